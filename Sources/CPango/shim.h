// Empty where Pango's headers are not on the path: SwiftPM loads this module also into the runner that it
// makes of a user's XCTest cases, which calls nothing of it and gets no flags of ours.
#if __has_include(<pango/pangocairo.h>)
#include <fontconfig/fontconfig.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-font.h>
#include <pango/pangofc-fontmap.h>
#endif
