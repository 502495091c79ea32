import HeroCore

/// Does something with the values of a publisher as long as a view is there.
struct ReceiveModifier<Source: Publisher>: PrimitiveModifier where Source.Failure == Never {
  let publisher: Source
  let action: @MainActor (Source.Output) -> Void

  /// What listens for a view; it ends with the state of the view.
  private final class Listener {
    var action: (@MainActor (Source.Output) -> Void)?
    var subscription: AnyCancellable?
  }

  func resolve(_ content: some View, in context: ResolveContext) -> [LayoutNode] {
    let id = context.id.appending("receive")
    let slot: StateSlot<Listener> = context.resolver.state.slot(
      of: id, field: ".listener", initial: { Listener() })
    let listener = slot.value
    listener.action = action
    if listener.subscription == nil {
      let publisher = publisher
      context.resolver.registry.appearances.append(
        (
          id: id,
          action: {
            guard listener.subscription == nil else { return }
            listener.subscription = publisher.attach(
              receive: { [weak listener] value in
                let box = UncheckedBox((listener, value))
                MainActor.assumeIsolated { box.value.0?.action?(box.value.1) }
              }, finish: { _ in })
          }
        ))
    }
    return context.child("receive").resolve(content)
  }
}

extension View {
  /// Does something with each value of a publisher, as long as the view is there.
  public func onReceive<Source: Publisher>(
    _ publisher: Source, perform action: @escaping @MainActor (Source.Output) -> Void
  ) -> some View where Source.Failure == Never {
    modifier(ReceiveModifier(publisher: publisher, action: action))
  }
}
