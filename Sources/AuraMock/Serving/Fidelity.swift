// SPDX-License-Identifier: MIT

/// How near a product of the mock is to AEMET's own.
package enum Fidelity: String, Hashable, Sendable, CaseIterable {
  /// Bytes as they were sent once.
  case recorded
  /// Real values, written in AEMET's form; the form is checked against recordings byte by byte.
  case wireForm
  /// Made-up values in AEMET's form.
  case synthetic
  /// The route is known and nothing is made for it: "Error al obtener los datos".
  case absent
}
