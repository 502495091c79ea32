// The only file in HeroCore that may call the C math library.
//
// `sin`, `cos`, `exp` and `cbrt` are not correctly rounded, and their last bit has changed between
// libc releases. Keeping the calls here means goldens that drift can be fixed in one place.

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

func sine(_ x: Double) -> Double { sin(x) }
func cosine(_ x: Double) -> Double { cos(x) }
func exponential(_ x: Double) -> Double { exp(x) }
func exponentialMinusOne(_ x: Double) -> Double { expm1(x) }
func naturalLogarithm(_ x: Double) -> Double { log(x) }
func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
func cubeRoot(_ x: Double) -> Double { cbrt(x) }
/// The angle of a direction, in radians.
func arcTangent(_ y: Double, _ x: Double) -> Double { atan2(y, x) }
