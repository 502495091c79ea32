// `import SwiftUI` on Linux: everything HeroUI has, under the name that SwiftUI sources ask for.
@_exported import HeroUI
