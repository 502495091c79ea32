/// The choice that somebody who typed `word` most likely meant; `nil` when none is near.
///
/// Upper and lower case count as equal, and so do two neighbouring letters in the wrong order and a
/// word that was only begun. Ties go to the earlier choice, so the answer never varies.
///
/// - Parameters:
///   - word: What was typed.
///   - choices: What could have been.
/// - Returns: One of `choices` that differs from `word` in at most a third of its letters.
package func closestWord(to word: String, in choices: [String]) -> String? {
  let typed = Array(word.lowercased())
  guard !typed.isEmpty else { return nil }
  let distances = choices.map { choice in
    let letters = Array(choice.lowercased())
    let isBegun = typed.count >= 2 && letters.starts(with: typed)
    return isBegun ? 1 : editDistance(typed, letters)
  }
  guard let best = distances.indices.min(by: { distances[$0] < distances[$1] }),
    distances[best] <= max(1, max(typed.count, choices[best].count) / 3)
  else { return nil }
  return choices[best]
}

/// How many letters have to be added, removed, replaced or swapped with their neighbour.
///
/// Damerau's distance in its restricted form (no letter is edited twice), by the usual table of
/// prefixes, of which only three rows are alive.
private func editDistance(_ first: [Character], _ second: [Character]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...second.count)
  for (row, letter) in first.enumerated() {
    var current = [row + 1]
    for (column, other) in second.enumerated() {
      var cost = min(
        last[column + 1] + 1, current[column] + 1, last[column] + (letter == other ? 0 : 1))
      if row > 0, column > 0, letter == second[column - 1], first[row - 1] == other {
        cost = min(cost, beforeLast[column - 1] + 1)
      }
      current.append(cost)
    }
    (beforeLast, last) = (last, current)
  }
  return last[second.count]
}
