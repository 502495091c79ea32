import HeroCore

/// Asynchronous work that belongs to a view; it is not done, and said so.
struct TaskModifier: PrimitiveModifier {
  let location: SourceLocation

  func resolve(_ content: some View, in context: ResolveContext) -> [LayoutNode] {
    context.resolver.warn(
      "task is not done: asynchronous code has no place on the stage's clock yet; onAppear has",
      at: location)
    return context.resolve(content)
  }
}

extension View {
  /// Does asynchronous work as long as the view is there; here it is not done, and a warning says so.
  public func task(
    priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line,
    _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    modifier(TaskModifier(location: SourceLocation(file: file, line: line)))
  }

  /// Does asynchronous work anew whenever a value changes; here it is not done, and a warning says so.
  public func task<Value: Equatable>(
    id value: Value, priority: TaskPriority = .userInitiated, file: String = #fileID,
    line: Int = #line, _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    modifier(TaskModifier(location: SourceLocation(file: file, line: line)))
  }
}
