@_spi(Reflection) import Swift

/// A property of a view that is connected to the place where the view stands.
///
/// `@State`, `@Environment` and their kin conform; a struct of them is searched in turn.
@MainActor protocol BindableProperty: DynamicProperty {
  /// Connects the property; `field` tells the properties of one view apart.
  mutating func bind(field: String, in context: ResolveContext)
}

/// A stored property of a view that finds its value in the tree around the view.
@preconcurrency public protocol DynamicProperty {
  /// Called before the body is evaluated, when the properties inside have their values.
  @MainActor mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// Knows where in a type the properties are that have to be connected.
///
/// Reflection is asked once for each type; connecting is then a few writes at known offsets.
@MainActor final class PropertyTable {
  private struct Field {
    let name: String
    let offset: Int
    let type: any DynamicProperty.Type
  }

  private var fields: [ObjectIdentifier: [Field]] = [:]

  /// Connects all properties of a value.
  func bind<Value>(_ value: inout Value, in context: ResolveContext) {
    let fields = fields(of: Value.self)
    guard !fields.isEmpty else { return }
    withUnsafeMutablePointer(to: &value) { pointer in
      let start = UnsafeMutableRawPointer(pointer)
      for field in fields { bind(field, field.type, at: start, path: "", in: context) }
    }
  }

  private func bind<Property: DynamicProperty>(
    _ field: Field, _: Property.Type, at start: UnsafeMutableRawPointer, path: String,
    in context: ResolveContext
  ) {
    let address = start + field.offset
    let property = address.assumingMemoryBound(to: Property.self)
    let name = path + "." + field.name
    if var bindable = property.pointee as? any BindableProperty {
      bindable.bind(field: name, in: context)
      if let bound = bindable as? Property { property.pointee = bound }
    } else {
      for inner in fields(of: Property.self) {
        bind(inner, inner.type, at: address, path: name, in: context)
      }
    }
    property.pointee.update()
  }

  private func fields(of type: Any.Type) -> [Field] {
    let key = ObjectIdentifier(type)
    if let known = fields[key] { return known }
    var found: [Field] = []
    _forEachField(of: type) { name, offset, fieldType, _ in
      if let property = fieldType as? any DynamicProperty.Type {
        found.append(Field(name: String(cString: name), offset: offset, type: property))
      }
      return true
    }
    fields[key] = found
    return found
  }
}
