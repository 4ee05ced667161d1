import { z } from 'zod'
import { userTypeSchema } from '../schemas.ts'
import { sailingSchema } from '../../tools/schedule/schemas.ts'
import { tenderSummarySchema } from '../../trade/tender/schemas.ts'
import { listingSummarySchema } from '../../market/listing/schemas.ts'
import { newsHeadSchema } from '../../front/news/schemas.ts'
import { currency, decimal, id, instant, ownListQuery, text } from '../../zod.ts'
import { FAVORITE_KINDS, FAVORITE_NOTE_MAX, FAVORITE_TYPES, GONE_REASONS } from './values.ts'

/** Public facts of a tender. */
const tenderFactsSchema = tenderSummarySchema
  .pick({ no: true, title: true, status: true, mode: true, deadline: true, bidCount: true })
  .extend({
    kind: z.literal('TENDER'),
    pol: z.string(),
    pod: z.string().optional(),
    buyerZh: z.string(),
    buyerEn: z.string().optional(),
  })
/** Public facts of a listing: `price` is the lowest all-in of one unit, at the rates of the day it was set. */
const listingFactsSchema = listingSummarySchema
  .pick({ no: true, title: true, status: true, mode: true, pol: true, pod: true, cityName: true, validTo: true })
  .extend({
    kind: z.literal('LISTING'),
    listingKind: listingSummarySchema.shape.kind,
    price: decimal.optional(),
    currency,
    isoCode: z.string().optional(),
    sellerZh: z.string(),
    sellerEn: z.string().optional(),
  })
const companyFactsSchema = z.object({
  kind: z.literal('COMPANY'),
  nameZh: z.string(),
  nameEn: z.string().optional(),
  userType: userTypeSchema,
  cityName: z.string(),
  certified: z.boolean(),
  rating: z.number(),
  completedOrders: z.int(),
})
const sailingFactsSchema = sailingSchema.omit({ id: true, transhipments: true }).extend({ kind: z.literal('SAILING') })
const pairFactsSchema = z.object({ kind: z.literal('PAIR'), pol: z.string(), pod: z.string() })
const serviceFactsSchema = z.object({
  kind: z.literal('SERVICE'),
  code: z.string(),
  nameZh: z.string(),
  nameEn: z.string(),
})
const vesselFactsSchema = z.object({
  kind: z.literal('VESSEL'),
  imo: z.string(),
  vesselName: z.string(),
  serviceCode: z.string(),
})
const portFactsSchema = z.object({ kind: z.literal('PORT'), unlocode: z.string() })
const hsFactsSchema = z.object({ kind: z.literal('HS'), code: z.string(), nameZh: z.string(), nameEn: z.string() })
const newsFactsSchema = newsHeadSchema.omit({ id: true }).extend({ kind: z.literal('NEWS') })

export const favoriteFactsSchema = z.discriminatedUnion('kind', [
  tenderFactsSchema,
  listingFactsSchema,
  companyFactsSchema,
  sailingFactsSchema,
  pairFactsSchema,
  serviceFactsSchema,
  vesselFactsSchema,
  portFactsSchema,
  hsFactsSchema,
  newsFactsSchema,
])

export const favoriteSchema = z.object({
  id,
  targetType: z.enum(FAVORITE_TYPES),
  targetId: id,
  note: z.string(),
  savedAt: instant,
  /** Facts when it was saved. */
  before: favoriteFactsSchema,
  /** Current facts; absent if the item no longer exists. */
  now: favoriteFactsSchema.optional(),
  /** Names of the facts that differ. */
  changed: z.array(z.string()),
  gone: z.enum(GONE_REASONS).optional(),
})

const note = text(FAVORITE_NOTE_MAX)
const targetType = z.enum(FAVORITE_TYPES)
const ids = z.array(id).min(1).max(200)
export const saveFavoriteSchema = z.object({ targetType, targetId: id, note: note.optional() })
/** The favourite, and the number of enterprises with the same one. */
export const savedFavoriteSchema = z.object({ id, count: z.int() })
export const favoriteIdsSchema = z.object({ ids })
export const noteFavoriteSchema = z.object({ id, note })
/** The days are those of saving. */
export const favoriteQuerySchema = ownListQuery.extend({ type: z.enum(FAVORITE_KINDS).optional() })
/** `targetIds` are comma-separated, at most 100. */
export const favoriteStateQuerySchema = z.object({ targetType, targetIds: z.string().min(1).max(6500) })
export const favoriteStateSchema = z.object({ favorites: z.array(z.object({ id, targetId: id })) })

export type FavoriteFacts = z.infer<typeof favoriteFactsSchema>
export type Favorite = z.infer<typeof favoriteSchema>
export type SaveFavorite = z.infer<typeof saveFavoriteSchema>
export type SavedFavorite = z.infer<typeof savedFavoriteSchema>
export type FavoriteIds = z.infer<typeof favoriteIdsSchema>
export type NoteFavorite = z.infer<typeof noteFavoriteSchema>
export type FavoriteQuery = z.infer<typeof favoriteQuerySchema>
export type FavoriteStateQuery = z.infer<typeof favoriteStateQuerySchema>
export type FavoriteState = z.infer<typeof favoriteStateSchema>
