// What `import SwiftUI` brings along on a phone comes along here: Foundation, and the values of the
// core that carry SwiftUI's own names.

@_exported import Foundation
import HeroCore
@_exported import Observation

/// A type that describes how a value changes over time.
public typealias Animation = HeroCore.Animation
/// A rotation, in degrees or radians.
public typealias Angle = HeroCore.Angle
/// A place in a view as fractions of its width and height.
public typealias UnitPoint = HeroCore.UnitPoint
/// The twelve sizes of text a person can choose.
public typealias DynamicTypeSize = HeroCore.DynamicTypeSize
/// A spring, by its duration and bounce or by its physics.
public typealias Spring = HeroCore.Spring
/// A curve from 0 to 1.
public typealias UnitCurve = HeroCore.UnitCurve
