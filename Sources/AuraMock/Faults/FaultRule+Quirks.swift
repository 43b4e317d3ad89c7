// SPDX-License-Identifier: MIT

extension FaultRule {
  /// The rules that a quirk's switch stands for.
  static func rules(for quirks: QuirkSwitches) -> [FaultRule] {
    let switched: [(Quirk, FaultRule)] = [
      (.productMissing, FaultRule("Q-ENV-09", .productMissing, hop: .first)),
      (
        .errorObjectInsteadOfList,
        FaultRule(
          "Q-ENV-17", .errorObject(estado: 404, descripcion: "No hay datos que satisfagan esos criterios"), hop: .second
        )
      ),
      (.bodyCutShort, FaultRule("Q-ENV-18", .cutShort(afterBytes: 4096), hop: .second)),
      (.connectionReset, FaultRule("Q-ENV-19", .reset(afterBytes: 4096), hop: .second)),
      (.serverError, FaultRule("Q-ENV-20", .serverError(hasDescripcion: false), hop: .first)),
      (
        .everySecondCallFails,
        FaultRule("Q-ENV-21", .serverError(hasDescripcion: true), hop: .first, occurrence: .every(2))
      ),
      (.limitAs500Page, FaultRule("Q-LIM-11", .limitPage)),
    ]
    return switched.compactMap { quirk, rule in quirks[quirk] ? rule : nil }
  }
}
