// SPDX-License-Identifier: MIT

extension Quirk {
  /// Archives come as `application/x-gtar;charset=ISO-8859-15`; off, as `application/octet-stream`.
  public static let archiveIsGtar = Quirk("Q-TAR-01", "archive is gtar")
  /// The archive is packed with gzip; off, plain.
  public static let gzippedTar = Quirk("Q-TAR-02", "gzipped tar")
  /// The body is a lone CAP file; off, an archive.
  public static let loneFile = Quirk("Q-TAR-03", "lone file")
  /// The archive is the complete state; off, what the last shift issued.
  public static let completeState = Quirk("Q-TAR-04", "complete state")
  /// The archive ends inside a member; off, it is whole.
  public static let archiveCut = Quirk("Q-TAR-05", "archive cut")
  /// A folder, an empty member and one of exactly 512 bytes lie among the files; off, none.
  public static let oddMembers = Quirk("Q-TAR-06", "odd members")
  /// Names are long, told by prefix, GNU and PAX in turn; off, short.
  public static let longNames = Quirk("Q-TAR-07", "long names")
  /// Sizes end in a blank, begin with blanks or come from a PAX header; off, eleven digits.
  public static let paddedNumbers = Quirk("Q-TAR-08", "padded numbers")
  /// Two end blocks, filled up to 10,240 bytes; off, nothing behind the last member.
  public static let endBlocks = Quirk("Q-TAR-09", "end blocks")
  /// One file among the others is broken; off, none.
  public static let brokenFile = Quirk("Q-TAR-10", "broken file")

  /// The warnings' container, in the order of the ids.
  static let archive: [Quirk] = [
    .archiveIsGtar, .gzippedTar, .loneFile, .completeState, .archiveCut, .oddMembers, .longNames, .paddedNumbers,
    .endBlocks, .brokenFile,
  ]
}
