import HeroCore

/// A laid-out picture, where the front end's protocol of the same name could be meant as well.
typealias Scene = HeroCore.Scene
