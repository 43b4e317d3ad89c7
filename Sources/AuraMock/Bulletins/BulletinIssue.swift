// SPDX-License-Identifier: MIT

package import AuraTime

/// One text that was issued: what it speaks of, when it was made, which days it is valid for.
package struct BulletinIssue: Hashable, Sendable {
  package enum Horizon: String, CaseIterable, Hashable, Sendable {
    case hoy, manana, pasadomanana, medioplazo, tendencia
  }

  package let subject: BulletinSubject
  package let horizon: Horizon
  package let issued: WallInstant
  package let validDays: [CivilDate]

  package init(subject: BulletinSubject, horizon: Horizon, issued: WallInstant, validDays: [CivilDate]) {
    self.subject = subject
    self.horizon = horizon
    self.issued = issued
    self.validDays = validDays
  }
}
