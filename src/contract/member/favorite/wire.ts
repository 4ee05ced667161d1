import { done, ownPageOf, type WireOf } from '../../zod.ts'
import type { favoriteEndpoints } from './endpoints.ts'
import * as s from './schemas.ts'

export const favoriteWire = {
  page: { input: s.favoriteQuerySchema, output: ownPageOf(s.favoriteSchema) },
  state: { input: s.favoriteStateQuerySchema, output: s.favoriteStateSchema },
  save: { input: s.saveFavoriteSchema, output: s.savedFavoriteSchema },
  remove: { input: s.favoriteIdsSchema, output: done },
  restore: { input: s.favoriteIdsSchema, output: done },
  note: { input: s.noteFavoriteSchema, output: done },
} satisfies WireOf<typeof favoriteEndpoints>
