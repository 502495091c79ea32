import HeroCore

// What is said about a keyboard, which is never drawn.

/// Which keys a keyboard has.
public enum UIKeyboardType: Int, Hashable, Sendable {
  /// The kinds with letters and signs.
  case `default`, asciiCapable, numbersAndPunctuation
  /// The kinds for a purpose.
  case URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter, webSearch
  /// Figures only.
  case asciiCapableNumberPad
  /// Letters only, under the name older code uses.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// Which letters a keyboard makes large.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  /// The four choices.
  case none, words, sentences, allCharacters
}

/// What a field is for, by which a keyboard suggests words.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a purpose by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A person's name.
  public static let name = UITextContentType(rawValue: "name")
  /// A person's first name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A person's last name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A password that is being made.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code from a message.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// The address of an e-mail.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A number to call.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// The number of a card.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// The address of a page.
  public static let URL = UITextContentType(rawValue: "url")
  /// A code of a place.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
}

extension View {
  /// Sets which keys the keyboard has; none is drawn.
  public func keyboardType(_ type: UIKeyboardType) -> some View { self }

  /// Says what a field is for; scripts do not type.
  public func textContentType(_ textContentType: UITextContentType?) -> some View { self }

  /// Sets which letters the keyboard makes large; scripts do not type.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
}
