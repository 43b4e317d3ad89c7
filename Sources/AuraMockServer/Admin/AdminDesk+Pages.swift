// SPDX-License-Identifier: MIT

import AuraFormats
import AuraMock

/// The pages that were handed in.
extension AdminDesk {
  func pageList() -> MockAnswer {
    AdminAnswer.json { json in
      json.array("pages", pages) { json, page in
        json.beginObject()
        json.field("name", page.name)
        json.field("title", page.title)
        json.endObject()
      }
    }
  }

  func page(_ name: String) throws(AdminError) -> AttachedPage {
    guard let page = pages.first(where: { $0.name == name }) else {
      throw .unknownName(found: String(name.prefix(200)), known: pages.map(\.name))
    }
    return page
  }
}
