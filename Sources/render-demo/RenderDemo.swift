import HeroCore
@main struct Tool { static func main() {} }
