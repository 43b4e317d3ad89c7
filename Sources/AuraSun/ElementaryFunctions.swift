// SPDX-License-Identifier: MIT

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

// The mathematical functions of the platform, under the names this module uses: the one file that asks for them.
// Angles are radians.

@inline(__always)
func sine(_ angle: Double) -> Double { sin(angle) }

@inline(__always)
func cosine(_ angle: Double) -> Double { cos(angle) }

@inline(__always)
func tangent(_ angle: Double) -> Double { tan(angle) }

@inline(__always)
func arcsine(_ value: Double) -> Double { asin(value) }

@inline(__always)
func arccosine(_ value: Double) -> Double { acos(value) }

/// The angle of the point (x, y), −π…π.
@inline(__always)
func arctangent(y: Double, x: Double) -> Double { atan2(y, x) }
