import { favoriteEndpoints as calls } from '@/contract/favorite/endpoints.ts'
import { favoriteWire as wire } from '@/contract/favorite/wire.ts'
import * as list from '../domain/favorite/list.ts'
import * as verbs from '../domain/favorite/save.ts'
import { on, type Route } from './on.ts'

export const favoriteRoutes: Route[] = [
  on(calls.page, wire.page, list.pageFavorites),
  on(calls.counts, wire.counts, (deps, _, caller) => list.favoriteCounts(deps, caller)),
  on(calls.state, wire.state, list.favoriteState),
  on(calls.save, wire.save, verbs.saveFavorite),
  on(calls.remove, wire.remove, verbs.removeFavorites),
  on(calls.restore, wire.restore, verbs.restoreFavorites),
  on(calls.note, wire.note, verbs.noteFavorite),
]
