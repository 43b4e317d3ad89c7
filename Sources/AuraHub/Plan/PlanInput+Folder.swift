// SPDX-License-Identifier: MIT

public import AuraModel
public import AuraStore
public import AuraTime

extension PlanInput {
  /// What a plan at a moment is made from, as a shared folder has it: what another process would fetch.
  public init(
    favourites: Favourites, folder: any Folder, request: RefreshRequest = RefreshRequest(), callBudget: Int? = nil,
    at moment: WallInstant
  ) throws(CacheError) {
    let cache = SharedCache(folder: folder)
    var places: [MunicipalityCode: KeptPlace] = [:]
    for code in favourites.places {
      do throws(CacheError) {
        places[code] = KeptPlace(try cache.snapshot(of: code, at: moment))
      } catch {
        // What cannot be read is as not there: it is fetched anew.
        guard case .damaged = error else { throw error }
      }
    }
    self.init(
      favourites: favourites, places: places, fetches: try SharedFetches(folder: folder).records(), request: request,
      callBudget: callBudget)
  }
}
