import { z } from 'zod'
import { TRANSPORT_MODES } from '../tender/values.ts'
import { companyCardSchema } from '../member/schemas.ts'
import { SERVICE_TYPES } from '../member/values.ts'
import { instant, pageQuery, text } from '../zod.ts'

/** An enterprise in the directory: what everybody may know of it. */
export const companyEntrySchema = companyCardSchema.extend({
  services: z.array(z.enum(SERVICE_TYPES)),
  /** Ids of the trade lanes it works on. */
  lanes: z.array(z.string()),
  /** When the caller's enterprise last gave it an order; absent if never. */
  lastAwardedAt: instant.optional(),
})
export const companyQuerySchema = pageQuery.extend({
  /** Part of a name in either language, a city, or a whole USCC. */
  keyword: text(60).optional(),
  /** Only those that may quote on this mode. */
  mode: z.enum(TRANSPORT_MODES).optional(),
  /** Only these, ids with commas between. */
  ids: text(2100).optional(),
})

export type CompanyEntry = z.infer<typeof companyEntrySchema>
export type CompanyQuery = z.infer<typeof companyQuerySchema>
