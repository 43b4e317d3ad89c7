// SPDX-License-Identifier: MIT

// `import AuraKit` is the whole engine: what an app, a widget or a watch links.
@_exported public import AuraChance
@_exported public import AuraClient
@_exported public import AuraFeeds
@_exported public import AuraFormats
@_exported public import AuraHub
@_exported public import AuraModel
@_exported public import AuraPacing
@_exported public import AuraPlaces
@_exported public import AuraProse
@_exported public import AuraSnapshot
@_exported public import AuraStore
@_exported public import AuraSun
@_exported public import AuraSurfaces
@_exported public import AuraTime
@_exported public import AuraTransport
@_exported public import AuraTransportLive
