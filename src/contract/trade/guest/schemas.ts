import { z } from 'zod'
import { id, instant, requestNo } from '../../zod.ts'
import { companyCardSchema } from '../../member/schemas.ts'
import { questionSchema } from '../question/schemas.ts'
import { tenderDetailSchema } from '../tender/schemas.ts'
import { guestInputSchema } from './draft.ts'
import { GUEST_STATUSES, LINK_STATES } from './values.ts'

/** The secret of a link; no id of anything. */
const code = z.string().min(1).max(64)
const companySchema = companyCardSchema.pick({ id: true, nameZh: true, nameEn: true, certified: true })

/** A guest, as the publisher sees it. */
export const guestSchema = guestInputSchema.extend({
  id,
  /** Makes the link; absent once it is revoked. */
  code: code.optional(),
  /** QUOTED after the deadline only: before it nobody is told who has quoted. */
  status: z.enum(GUEST_STATUSES),
  createdAt: instant,
  openedAt: instant.optional(),
  /** The enterprise that registered or accepted the invitation, and when. */
  registered: z.object({ company: companySchema, at: instant }).optional(),
  revokedAt: instant.optional(),
})
export const guestListSchema = z.object({ tenderId: id, guests: z.array(guestSchema) })

/** What a link shows. */
export const guestViewSchema = z.object({
  state: z.enum(LINK_STATES),
  /** Who is invited, in the publisher's words. */
  company: z.string(),
  /** Somebody has registered by it or accepted it. */
  isTaken: z.boolean(),
  /** The caller's enterprise may accept the invitation. */
  mayAccept: z.boolean(),
  /** As an invited member sees it; OPEN only. */
  tender: tenderDetailSchema.optional(),
  /** All that were asked about it, newest first, as an invited member reads them; OPEN only. */
  questions: z.array(questionSchema).optional(),
})

export const guestsOfSchema = z.object({ tenderId: id })
export const guestCodeSchema = z.object({ code })
export const acceptGuestSchema = z.object({ code, requestNo })
export const guestAcceptedSchema = z.object({ tenderId: id })
export const revokeGuestSchema = z.object({ id, requestNo })

export type Guest = z.infer<typeof guestSchema>
export type GuestList = z.infer<typeof guestListSchema>
export type GuestView = z.infer<typeof guestViewSchema>
export type AcceptGuest = z.infer<typeof acceptGuestSchema>
export type GuestAccepted = z.infer<typeof guestAcceptedSchema>
export type RevokeGuest = z.infer<typeof revokeGuestSchema>
