// SPDX-License-Identifier: MIT

extension Quirk {
  /// Call 1 answers an envelope with a link; off, call 1 is the payload itself.
  public static let twoCalls = Quirk("Q-ENV-01", "two calls")
  /// Jackson's pretty layout; off, the same JSON without white space.
  public static let prettyLayout = Quirk("Q-ENV-02", "pretty layout")
  /// `descripcion` of a good envelope is `exito`; off, `Éxito` as the specification says.
  public static let exitoLowerCase = Quirk("Q-ENV-03", "exito lower case")
  /// No data is 404 inside HTTP 200; off, HTTP 404.
  public static let noDataInside200 = Quirk("Q-ENV-04", "no data inside 200")
  /// No key is HTTP 200 with an empty body; off, 401.
  public static let missingKeyIsEmpty200 = Quirk("Q-ENV-05", "missing key is empty 200")
  /// A bad key is told with the text of the date; off, always with the text of before 2026.
  public static let badKeyTextByDate = Quirk("Q-ENV-06", "bad key text by date")
  /// A key past its `exp` is 401 with its own text; off, accepted.
  public static let expiredKeyRefused = Quirk("Q-ENV-07", "expired key refused")
  /// An unknown path is a Tomcat page; off, a JSON 404.
  public static let unknownPathIsTomcatPage = Quirk("Q-ENV-08", "unknown path is Tomcat page")
  /// Every product answers "Error al obtener los datos"; off, products are there.
  public static let productMissing = Quirk("Q-ENV-09", "product missing")
  /// Links end after their life; off, never.
  public static let linksExpire = Quirk("Q-ENV-10", "links expire")
  /// The same link is handed out again for 15 minutes; off, a fresh one each time.
  public static let linkHandedOutAgain = Quirk("Q-ENV-11", "link handed out again")
  /// The link of warnings carries the product name; off, eight digits only.
  public static let warningsLinkNamed = Quirk("Q-ENV-12", "warnings link named")
  /// Call 2 needs no key; off, it does.
  public static let dataNeedsNoKey = Quirk("Q-ENV-13", "data needs no key")
  /// The key is taken from the query too; off, from the header only.
  public static let keyInQueryAccepted = Quirk("Q-ENV-14", "key in query accepted")
  /// `metadatos` is fixed for a product; off, fresh each time.
  public static let metadataLinkFixed = Quirk("Q-ENV-15", "metadata link fixed")
  /// Answers carry `aemet_estado`, `aemet_mensaje` and `aemet_num`; off, none.
  public static let estadoHeaders = Quirk("Q-ENV-16", "estado headers")
  /// Call 2 answers an error object; off, the list.
  public static let errorObjectInsteadOfList = Quirk("Q-ENV-17", "error object instead of list")
  /// Bodies of call 2 end early; off, whole.
  public static let bodyCutShort = Quirk("Q-ENV-18", "body cut short")
  /// The connection is reset in the middle of call 2; off, not.
  public static let connectionReset = Quirk("Q-ENV-19", "connection reset")
  /// HTTP 500 without `descripcion`; off, not.
  public static let serverError = Quirk("Q-ENV-20", "server error")
  /// Every second call 1 fails with 500; off, none.
  public static let everySecondCallFails = Quirk("Q-ENV-21", "every second call fails")
  /// Keys without `exp` stop on 2026-10-15; off, they go on.
  public static let keysNeedExpiry = Quirk("Q-ENV-22", "keys need expiry")

  /// Envelope and transport, in the order of the ids.
  static let envelope: [Quirk] = [
    .twoCalls, .prettyLayout, .exitoLowerCase, .noDataInside200, .missingKeyIsEmpty200, .badKeyTextByDate,
    .expiredKeyRefused, .unknownPathIsTomcatPage, .productMissing, .linksExpire, .linkHandedOutAgain,
    .warningsLinkNamed, .dataNeedsNoKey, .keyInQueryAccepted, .metadataLinkFixed, .estadoHeaders,
    .errorObjectInsteadOfList, .bodyCutShort, .connectionReset, .serverError, .everySecondCallFails, .keysNeedExpiry,
  ]
}
