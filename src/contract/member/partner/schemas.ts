import { z } from 'zod'
import { FAVORITE_NOTE_MAX } from '../favorite/values.ts'
import { KEYWORD_MAX } from '../../limits.ts'
import { id, instant, pageQuery, requestNo, text } from '../../zod.ts'
import { companyCardSchema } from '../schemas.ts'
import { MAX_PARTNER_GROUPS, PARTNER_GROUP_MAX } from './values.ts'

/** What happened between two enterprises where one buys from the other. */
const dealingsSchema = z.object({
  /** Tenders on which the seller quoted, and on which it was awarded a part. */
  quoted: z.int(),
  awarded: z.int(),
  /** Parts that it confirmed in time, of those that it had to. */
  confirmed: z.int(),
  toConfirm: z.int(),
  orders: z.int(),
  /** Orders that arrived on time, of those whose arrival was agreed and told. */
  onTime: z.int(),
  arrived: z.int(),
})

export const partnerSchema = z.object({
  /** Of the enterprise. */
  id,
  company: companyCardSchema,
  /** Favorite of the caller's enterprise; only such a one has a note and groups. */
  isAdded: z.boolean(),
  note: z.string(),
  groups: z.array(id),
  /** Tenders by invitation of the caller's enterprise to which it was invited. */
  invited: z.int(),
  /** The caller's enterprise as the buyer, and as the seller. */
  bought: dealingsSchema,
  sold: dealingsSchema,
  lastContactAt: instant.optional(),
})
export const partnerGroupSchema = z.object({ id, name: z.string(), companyIds: z.array(id) })
export const partnerGroupsSchema = z.object({ groups: z.array(partnerGroupSchema) })

export const partnerQuerySchema = pageQuery.extend({
  /** Part of a name in either language, a city, pinyin initials, or the note. */
  keyword: text(KEYWORD_MAX).optional(),
  groupId: id.optional(),
})
export const savePartnerSchema = z.object({
  id,
  note: text(FAVORITE_NOTE_MAX),
  groups: z.array(id).max(MAX_PARTNER_GROUPS),
  requestNo,
})
export const savePartnerGroupSchema = z.object({
  /** Absent: a new group. */
  id: id.optional(),
  name: text(PARTNER_GROUP_MAX).min(1),
  requestNo,
})
export const partnerIdSchema = z.object({ id, requestNo })

export type Dealings = z.infer<typeof dealingsSchema>
export type Partner = z.infer<typeof partnerSchema>
export type PartnerGroup = z.infer<typeof partnerGroupSchema>
export type PartnerGroups = z.infer<typeof partnerGroupsSchema>
export type PartnerQuery = z.infer<typeof partnerQuerySchema>
export type SavePartner = z.infer<typeof savePartnerSchema>
export type SavePartnerGroup = z.infer<typeof savePartnerGroupSchema>
export type PartnerId = z.infer<typeof partnerIdSchema>
