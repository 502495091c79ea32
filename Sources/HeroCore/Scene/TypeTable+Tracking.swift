extension TypeTable {
  /// What the system font adds to the advance of each character.
  ///
  /// The same for all weights; the serif and monospaced designs add nothing.
  ///
  /// - Parameters:
  ///   - pointSize: The size, in points; sizes between those of the table are interpolated.
  ///   - design: The design of the font.
  /// - Returns: The tracking, in points: −0.442 for 17 pt.
  /// - Source: Apple's Human Interface Guidelines, *Typography*, the tables of tracking values in
  ///   thousandths of an em.
  public static func tracking(
    pointSize: Double, design: FontFace.Design = .standard
  ) -> Double {
    let table: [(size: Double, value: Double)]
    switch design {
    case .standard: table = standardTracking
    case .rounded: table = roundedTracking
    case .serif, .monospaced: return 0
    }
    return interpolated(table, at: pointSize, beyond: { _, value in value }) / 1000 * pointSize
  }

  /// Tracking of SF Pro by size, in thousandths of an em.
  private static let standardTracking: [(size: Double, value: Double)] = [
    (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11), (15, -16),
    (16, -20), (17, -26), (18, -25), (19, -24), (20, -23), (21, -18), (22, -12), (23, -4), (24, 3),
    (25, 6), (26, 8), (27, 11), (28, 14), (30, 14), (31, 13), (32, 13), (33, 12), (34, 12),
    (35, 11), (36, 10), (40, 10), (41, 9), (43, 9), (44, 8), (48, 8), (49, 7), (51, 7), (52, 6),
    (56, 6), (58, 5), (60, 4), (64, 4), (66, 3), (68, 2), (72, 2), (76, 1), (80, 0),
  ]

  /// Tracking of SF Pro Rounded by size, in thousandths of an em.
  private static let roundedTracking: [(size: Double, value: Double)] = [
    (11, 52), (12, 46), (13, 40), (14, 35), (15, 30), (16, 26), (17, 22), (18, 21), (19, 20),
    (20, 18), (21, 17), (22, 16), (23, 16), (24, 15), (25, 14), (27, 14), (28, 13), (29, 13),
    (30, 12), (34, 12), (35, 11), (36, 11), (37, 10), (42, 10), (43, 9), (44, 8), (49, 8), (50, 7),
    (51, 6), (56, 6), (58, 5), (62, 5), (64, 3), (66, 2), (72, 2), (76, 1), (80, 0),
  ]
}
