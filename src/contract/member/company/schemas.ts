import { z } from 'zod'
import { fileUrl } from '../../file/schemas.ts'
import { KEYWORD_MAX } from '../../limits.ts'
import { TRANSPORT_MODES } from '../../trade/tender/values.ts'
import { companyCardSchema, userTypeSchema } from '../schemas.ts'
import { CERTIFICATION_STATUSES, SERVICE_TYPES } from '../values.ts'
import { pointsSchema } from '../../money/order/after/schemas.ts'
import { ORDER_SIDES } from '../../money/order/values.ts'
import { flag, instant, pageQuery, text, wholeNumber } from '../../zod.ts'

/** Directory entry: public data of an enterprise. */
export const companyEntrySchema = companyCardSchema.extend({
  services: z.array(z.enum(SERVICE_TYPES)),
  /** Ids of the trade lanes it serves. */
  lanes: z.array(z.string()),
  /** When the caller's enterprise last gave it an order; absent if never. */
  lastAwardedAt: instant.optional(),
})
export const companyQuerySchema = pageQuery.extend({
  /** Part of a name in either language, a city, or a whole USCC. */
  keyword: text(KEYWORD_MAX).optional(),
  /** Only enterprises that may quote on this mode. */
  mode: z.enum(TRANSPORT_MODES).optional(),
  /** Only these ids, comma-separated. */
  ids: text(2100).optional(),
})

/** Sort orders of the directory: completed orders, rating, response time, name. */
const DIRECTORY_SORTS = ['orders', 'rating', 'response', 'name'] as const
/** User type as text in a query string. */
const userTypeQuery = wholeNumber.pipe(userTypeSchema)
export const directoryQuerySchema = pageQuery.extend({
  userType: userTypeQuery,
  /** Part of a name in either language, a city, pinyin initials, or a whole USCC. */
  keyword: text(KEYWORD_MAX).optional(),
  provinceCode: z.string().max(6).optional(),
  /** Id of a trade lane it serves. */
  lane: z.string().max(20).optional(),
  service: z.enum(SERVICE_TYPES).optional(),
  /** Minimum rating, 0-5. */
  minRating: wholeNumber.pipe(z.number().min(0).max(5)).optional(),
  certifiedOnly: flag.optional(),
  sort: z.enum(DIRECTORY_SORTS).optional(),
})

/** Means have a decimal; points of a single review are integers. */
const mean = z.number().min(1).max(5)
const meanPointsSchema = z.object({ priceTruth: mean, onTime: mean, communication: mean, documents: mean })

/** A public review: the author is shown by kind and city only. */
const publicReviewSchema = z.object({
  by: z.enum(ORDER_SIDES),
  userType: userTypeSchema,
  cityName: z.string(),
  points: pointsSchema,
  text: z.string(),
  at: instant,
  pol: z.string().optional(),
  pod: z.string().optional(),
})
export const companyProfileSchema = companyEntrySchema.omit({ lastAwardedAt: true }).extend({
  certification: z.enum(CERTIFICATION_STATUSES),
  /** For members only. */
  uscc: z.string().optional(),
  intro: z.string().optional(),
  logoUrl: fileUrl.optional(),
  /** Country codes. */
  markets: z.array(z.string()),
  since: instant,
  /** Mean per criterion over the published reviews; absent without any. */
  points: meanPointsSchema.optional(),
  reviewCount: z.int(),
  /** Newest first, at most ten. */
  reviews: z.array(publicReviewSchema),
  openTenders: z.int(),
  listings: z.int(),
})

export const zoneQuerySchema = z.object({ userType: userTypeQuery })
/** Figures of one kind of enterprise, now or in the last 30 days; those that do not apply are 0. */
export const zoneFiguresSchema = z.object({
  enterprises: z.int(),
  certified: z.int(),
  openTenders: z.int(),
  openTeu: z.int(),
  published30d: z.int(),
  awarded30d: z.int(),
  bids30d: z.int(),
  won30d: z.int(),
  listings: z.int(),
  /** Median of the members' median response times, minutes. */
  medianResponseMin: z.int(),
})

export type DirectoryQuery = z.infer<typeof directoryQuerySchema>
export type CompanyProfile = z.infer<typeof companyProfileSchema>
export type ZoneQuery = z.infer<typeof zoneQuerySchema>
export type ZoneFigures = z.infer<typeof zoneFiguresSchema>
export type CompanyEntry = z.infer<typeof companyEntrySchema>
export type CompanyQuery = z.infer<typeof companyQuerySchema>
