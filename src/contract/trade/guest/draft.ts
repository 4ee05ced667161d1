import { z } from 'zod'
import { COMPANY_NAME_MAX, EMAIL_MAX, MOBILE_MAX } from '../../limits.ts'
import { text } from '../../zod.ts'

/** An enterprise without an account that a tender invites, by an e-mail address or a mobile number. */
export const guestInputSchema = z.object({
  company: text(COMPANY_NAME_MAX),
  email: text(EMAIL_MAX).optional(),
  mobile: text(MOBILE_MAX).optional(),
})

export type GuestInput = z.infer<typeof guestInputSchema>
