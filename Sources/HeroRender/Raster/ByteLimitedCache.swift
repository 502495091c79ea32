/// Masks by what they show, forgotten when they take too much memory.
///
/// Two generations: when the young one has half the limit it becomes the old one, and what is asked
/// for moves back to the young. So what every frame uses stays, without a list of times.
final class ByteLimitedCache<Key: Hashable, Value: AnyObject> {
  private var young: [Key: (value: Value, bytes: Int)] = [:]
  private var old: [Key: (value: Value, bytes: Int)] = [:]
  private var youngBytes = 0
  private let limit: Int

  /// Creates a cache that holds at most `limit` bytes.
  init(limit: Int) { self.limit = limit }

  /// The remembered value.
  subscript(key: Key) -> Value? {
    if let entry = young[key] { return entry.value }
    guard let entry = old.removeValue(forKey: key) else { return nil }
    insert(entry.value, for: key, bytes: entry.bytes)
    return entry.value
  }

  /// Remembers a value, unless it alone is too large.
  func insert(_ value: Value, for key: Key, bytes: Int) {
    guard bytes <= limit / 4 else { return }
    if youngBytes + bytes > limit / 2 {
      (old, young, youngBytes) = (young, [:], 0)
    }
    young[key] = (value, bytes)
    youngBytes += bytes
  }
}
