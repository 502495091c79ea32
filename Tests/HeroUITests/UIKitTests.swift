import HeroCore
import HeroUI
import Testing

private let red: UInt32 = 0xFF0000

@MainActor @Suite struct UIKitTests {
  @Test("UIKit tells of the display of the stage")
  func display() throws {
    let shown = try Shown(StageSettings()) {
      VStack {
        Text("\(UIScreen.main.bounds.width) \(UIScreen.main.scale)")
        Text("\(UIApplication.shared.windows.first?.safeAreaInsets.top ?? 0)")
        Text(
          "\((UIApplication.shared.connectedScenes.first as? UIWindowScene)?.keyWindow?.safeAreaInsets.bottom ?? 0)"
        )
      }
    }
    #expect(shown.first.texts == ["393.0 3.0", "59.0", "34.0"])
  }

  private struct Bottom: Shape {
    func path(in rect: CGRect) -> HeroUI.Path {
      HeroUI.Path(
        UIBezierPath(
          roundedRect: rect, byRoundingCorners: [.bottomLeft, .bottomRight],
          cornerRadii: CGSize(width: 20, height: 20)
        ).cgPath)
    }
  }

  @Test("a path of UIKit with some round corners is the shape of the core with those")
  func corners() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 60)
    let same = UnevenRoundedRectangle(
      bottomLeadingRadius: 20, bottomTrailingRadius: 20, style: .continuous)
    #expect(Bottom().path(in: rect) == same.path(in: rect))
  }

  private struct Box: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView {
      let view = UIView()
      view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      return view
    }
    func updateUIView(_ uiView: UIView, context: Context) {}
  }

  private final class Odd: UIView {}

  private struct Unknown: UIViewRepresentable {
    func makeUIView(context: Context) -> Odd { Odd() }
    func updateUIView(_ uiView: Odd, context: Context) {}
  }

  @Test("of a view of UIKit the background is drawn; what else it draws is a warning")
  func represented() throws {
    let shown = try Shown {
      VStack(spacing: 0) {
        Box().frame(width: 30, height: 20)
        Unknown().frame(width: 30, height: 20)
      }
    }
    #expect(try shown.first.frame(of: red).size == Size(width: 30, height: 20))
    #expect(shown.warnings == ["the UIKit view Odd is not drawn, only its background"])
  }

  private struct Ticking: View {
    @State private var count = 0
    private let timer = Timer.publish(every: 0.25, on: .main, in: .common).autoconnect()

    var body: some View { Text("\(count)").onReceive(timer) { _ in count += 1 } }
  }

  @Test("a publisher of a timer tells on the stage's clock")
  func timer() throws {
    let shown = try Shown(script: "wait 1.1") { Ticking() }
    #expect(shown.last.texts == ["4"])
  }

  @Test("publishers can be changed and put together")
  func publishers() {
    let numbers = PassthroughSubject<Int, Never>()
    let words = CurrentValueSubject<String, Never>("a")
    var told: [String] = []
    var kept: Set<AnyCancellable> = []
    numbers.filter { $0 % 2 == 0 }.removeDuplicates().map { $0 * 10 }
      .combineLatest(words.dropFirst(0))
      .sink { told.append("\($0.0)\($0.1)") }
      .store(in: &kept)
    for number in [1, 2, 2, 4] { numbers.send(number) }
    words.send("b")
    #expect(told == ["20a", "40a", "40b"])
    kept = []
    numbers.send(6)
    #expect(told.count == 3)
  }
}
