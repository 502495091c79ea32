import HeroCore
import Testing

@Suite struct DeviceTests {
  @Test("devices are found by name, whatever the case")
  func lookUp() throws {
    #expect(try Device.named("iphone 16") == .iPhone16)
    for device in Device.all { #expect(try Device.named(device.name) == device) }
  }

  @Test("an unknown device lists the choices")
  func unknown() throws {
    let error = try #require(throws: UnknownDevice.self) { try Device.named("iPhone 61") }
    #expect(error.description.contains("did you mean “iPhone 16”?"))
    for device in Device.all { #expect(error.description.contains(device.name)) }
  }

  @Test("every display is a whole number of pixels, and its safe area leaves room")
  func sanity() {
    for device in Device.all {
      let pixels = [device.size.width, device.size.height].map { $0 * device.scale }
      #expect(pixels.allSatisfy { $0 == $0.rounded() })
      #expect(device.safeArea.top + device.safeArea.bottom < device.size.height / 2)
    }
    #expect(Set(Device.all.map(\.name)).count == Device.all.count)
  }
}
