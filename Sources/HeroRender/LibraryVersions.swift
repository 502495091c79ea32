internal import CCairo
internal import CPNG
internal import CPango

/// The versions of the C libraries that are loaded, for people who look for a difference.
public enum LibraryVersions {
  /// The libraries by name, in a fixed order.
  public static var all: [(name: String, version: String)] {
    let png = png_access_version_number()
    let fontconfig = FcGetVersion()
    return [
      ("cairo", cairo_version_string().map { String(cString: $0) } ?? "unknown"),
      ("pango", pango_version_string().map { String(cString: $0) } ?? "unknown"),
      ("libpng", "\(png / 10_000).\(png / 100 % 100).\(png % 100)"),
      (
        "fontconfig",
        "\(fontconfig / 10_000).\(fontconfig / 100 % 100).\(fontconfig % 100)"
      ),
    ]
  }
}
