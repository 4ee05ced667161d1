import { z } from 'zod'
import { MOBILE_MAX, PERSON_NAME_MAX } from '../../limits.ts'
import { id, instant, pageOf, pageQuery, requestNo, text } from '../../zod.ts'
import { limitsSchema } from '../approval/schemas.ts'
import { INVITATION_STATUSES, ROLES } from './values.ts'

const role = z.enum(ROLES)
/** Code of an invitation, as in its link. */
const code = z.string().min(1).max(64)

/** A person of the enterprise, as its owner sees it. */
export const staffMemberSchema = z.object({
  id,
  account: z.string(),
  contactName: z.string(),
  mobileMasked: z.string(),
  role,
  /** Amounts in CNY up to which it acts alone, by kind; absent: as the tiers say. */
  limits: limitsSchema.optional(),
  createdAt: instant,
  lastLoginAt: instant.optional(),
  /** Since when the person cannot sign in; absent: can. */
  disabledAt: instant.optional(),
  /** The person who asks. */
  isSelf: z.boolean(),
})

/** An invitation, as its enterprise sees it; the code makes its link. */
export const invitationSchema = z.object({
  id: code,
  contactName: z.string(),
  mobileMasked: z.string(),
  role,
  status: z.enum(INVITATION_STATUSES),
  createdAt: instant,
  expiresAt: instant,
})

/** What whoever has the link sees of an invitation. */
export const invitedSchema = z.object({
  companyNameZh: z.string(),
  companyNameEn: z.string().optional(),
  contactName: z.string(),
  /** The number that must register. */
  mobileMasked: z.string(),
  role,
  status: z.enum(INVITATION_STATUSES),
  expiresAt: instant,
})

/** The people, owners first; the invitations that were not used, newest first. */
export const staffPageSchema = pageOf(staffMemberSchema).extend({ invitations: z.array(invitationSchema) })

export const staffQuerySchema = pageQuery
export const invitationQuerySchema = z.object({ code })
export const inviteSchema = z.object({
  mobile: z.string().max(MOBILE_MAX),
  contactName: text(PERSON_NAME_MAX).min(1),
  role,
  requestNo,
})
export const revokeInviteSchema = z.object({ id: code, requestNo })
export const changeStaffSchema = z.object({ id, role, requestNo })
/** The limits of a person, in place of those it had. */
export const saveLimitsSchema = z.object({ id, limits: limitsSchema, requestNo })
export const staffActSchema = z.object({ id, requestNo })

export type StaffMember = z.infer<typeof staffMemberSchema>
export type Invitation = z.infer<typeof invitationSchema>
export type Invited = z.infer<typeof invitedSchema>
export type StaffPage = z.infer<typeof staffPageSchema>
export type StaffQuery = z.infer<typeof staffQuerySchema>
export type Invite = z.infer<typeof inviteSchema>
export type RevokeInvite = z.infer<typeof revokeInviteSchema>
export type ChangeStaff = z.infer<typeof changeStaffSchema>
export type SaveLimits = z.infer<typeof saveLimitsSchema>
export type StaffAct = z.infer<typeof staffActSchema>
