import { z } from 'zod'
import { LISTING_KINDS } from '../../market/listing/values.ts'
import { userTypeSchema } from '../../member/schemas.ts'
import { NEWS_CATEGORIES } from '../news/values.ts'
import { TENDER_STATUSES } from '../../trade/tender/values.ts'
import { id, instant, money, text, wholeNumber } from '../../zod.ts'
import { MATCHED_BY, SEARCH_MAX } from './values.ts'

export const searchQuerySchema = z.object({
  q: text(SEARCH_MAX).min(1),
  /** Hits per kind. */
  size: wholeNumber.pipe(z.number().min(1).max(20)).optional(),
})

/** An item by its title; a title in one language only is repeated in the other. `by`: by what it matched. */
const hit = z.object({ id, titleZh: z.string(), titleEn: z.string(), by: z.enum(MATCHED_BY).optional() })
const lane = { pol: z.string().optional(), pod: z.string().optional() }
const group = <K extends string, T extends z.ZodType>(kind: K, one: T) =>
  z.object({
    kind: z.literal(kind),
    total: z.int(),
    /** True if the first hit is an exact match of its name, code or number. */
    isExact: z.boolean(),
    hits: z.array(one),
  })

const tenderHit = hit.extend({ ...lane, no: z.string(), status: z.enum(TENDER_STATUSES), deadline: instant })
/** `price`: the lowest all-in price of one unit; absent for guests. */
const listingHit = hit.extend({ ...lane, no: z.string(), kind: z.enum(LISTING_KINDS), price: money.optional() })
const companyHit = hit.extend({ userType: userTypeSchema, cityName: z.string(), certified: z.boolean() })
/** The id of a port or rail terminal is its UN/LOCODE, that of an airport its IATA code, of an HS code its digits. */
const portHit = hit.extend({ country: z.string() })
const cityHit = hit.extend({ nameZh: z.string() })
/** A weekly service: from its first port to the one where it turns. */
const serviceHit = hit.extend({ pol: z.string(), pod: z.string() })
const newsHit = hit.extend({ category: z.enum(NEWS_CATEGORIES), publishedAt: instant })

/** Non-empty groups: exact matches first, then in the order of `SEARCH_KINDS`. Hits best first. */
export const searchAnswerSchema = z.object({
  groups: z.array(
    z.discriminatedUnion('kind', [
      group('TENDER', tenderHit),
      group('LISTING', listingHit),
      group('COMPANY', companyHit),
      group('PORT', portHit),
      group('AIRPORT', portHit),
      group('STATION', portHit),
      group('CITY', cityHit),
      group('CARRIER', hit),
      group('SERVICE', serviceHit),
      group('HS', hit),
      group('NEWS', newsHit),
    ]),
  ),
})

export type SearchQuery = z.infer<typeof searchQuerySchema>
export type SearchAnswer = z.infer<typeof searchAnswerSchema>
export type SearchGroup = SearchAnswer['groups'][number]
/** The group of one kind. */
export type GroupOf<K extends SearchGroup['kind']> = Extract<SearchGroup, { kind: K }>
