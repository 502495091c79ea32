internal import CCairo
internal import CDeflate
internal import CGIF
internal import CPNG
internal import CPango
internal import CWebP

/// The versions of the C libraries that are loaded, for people who look for a difference.
public enum LibraryVersions {
  /// The libraries by name, in a fixed order.
  public static var all: [(name: String, version: String)] {
    let png = png_access_version_number()
    let fontconfig = FcGetVersion()
    let webp = WebPGetEncoderVersion()
    return [
      ("cairo", cairo_version_string().map { String(cString: $0) } ?? "unknown"),
      ("pango", pango_version_string().map { String(cString: $0) } ?? "unknown"),
      ("libdeflate", LIBDEFLATE_VERSION_STRING),
      ("libpng", "\(png / 10_000).\(png / 100 % 100).\(png % 100)"),
      // giflib cannot be asked; this is the version that it was built with.
      ("giflib", "\(GIFLIB_MAJOR).\(GIFLIB_MINOR).\(GIFLIB_RELEASE)"),
      ("libwebp", "\(webp >> 16).\(webp >> 8 & 255).\(webp & 255)"),
      (
        "fontconfig",
        "\(fontconfig / 10_000).\(fontconfig / 100 % 100).\(fontconfig % 100)"
      ),
    ]
  }
}
