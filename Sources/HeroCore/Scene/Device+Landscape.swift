extension Device {
  /// The device turned by a quarter.
  ///
  /// A phone keeps the side of its camera free on both sides then, and nothing above; a phone with a
  /// home button keeps nothing free. A tablet keeps what it keeps upright.
  ///
  /// - Source: 21 pt for the home indicator of a turned phone is from memory, not from a source.
  public var landscape: Device {
    let isTablet = size.width > 600
    let hasHomeButton = safeArea.bottom == 0
    let turned =
      isTablet
      ? safeArea
      : hasHomeButton
        ? .zero : Insets(top: 0, leading: safeArea.top, bottom: 21, trailing: safeArea.top)
    return Device(
      name: name + ", landscape", size: Size(width: size.height, height: size.width), scale: scale,
      safeArea: turned, cornerRadius: cornerRadius)
  }
}
