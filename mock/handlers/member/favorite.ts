import { favoriteEndpoints as calls } from '@/contract/member/favorite/endpoints.ts'
import { favoriteWire as wire } from '@/contract/member/favorite/wire.ts'
import * as list from '../../domain/member/favorite/list.ts'
import * as commands from '../../domain/member/favorite/save.ts'
import { on, type Route } from '../on.ts'

export const favoriteRoutes: Route[] = [
  on(calls.page, wire.page, list.pageFavorites),
  on(calls.state, wire.state, list.favoriteState),
  on(calls.save, wire.save, commands.saveFavorite),
  on(calls.remove, wire.remove, commands.removeFavorites),
  on(calls.restore, wire.restore, commands.restoreFavorites),
  on(calls.note, wire.note, commands.noteFavorite),
]
