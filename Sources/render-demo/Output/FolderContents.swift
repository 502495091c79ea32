/// What a folder holds: files of ours, and files of somebody else.
struct FolderContents: Hashable, Sendable {
  /// Whether it has a manifest that we wrote.
  let hasOurManifest: Bool
  /// The files that a run writes, by name; only those of a folder that has our manifest count.
  let ownNames: [String]
  /// Everything else.
  let foreignNames: [String]

  /// Looks into a folder.
  init(of folder: String) throws(SystemError) {
    // What a killed run left, and what a file browser writes into every folder it shows.
    let names = try FileSystem.names(in: folder).filter {
      !$0.hasPrefix(OutputPlan.stagingPrefix) && $0 != ".DS_Store"
    }
    let start = Array(Manifest.signature.utf8)
    let manifest = folder + "/" + Manifest.fileName
    if names.contains(Manifest.fileName), try FileSystem.kind(of: manifest) == .file {
      hasOurManifest = try FileSystem.read(manifest, atMost: start.count) == start
    } else {
      hasOurManifest = false
    }
    let isOwn: (String) -> Bool = { $0 == Manifest.fileName || FrameName.matches($0) }
    ownNames = hasOurManifest ? names.filter(isOwn) : []
    foreignNames = hasOurManifest ? names.filter { !isOwn($0) } : names
  }
}
