import { z } from 'zod'
import { NOTE_MAX } from '../../limits.ts'
import { decimal, id, instant, money, ownListQuery, ownPageOf, requestNo, text } from '../../zod.ts'
import { deputySchema } from '../staff/deputy/schemas.ts'
import { ROLES } from '../staff/values.ts'
import { GUARDED_CALLS } from './calls.ts'
import * as v from './values.ts'

const kind = z.enum(v.APPROVAL_KINDS)
const call = z.enum(GUARDED_CALLS)

/** Amounts in CNY up to which a person acts alone, by kind; an absent kind: as the tiers say. */
export const limitsSchema = z.partialRecord(kind, decimal)

/** Up to an amount in CNY, who decides one after the other; nobody: the person alone. The last one has no end. */
export const tierSchema = z.object({ upTo: decimal.optional(), chain: z.array(z.enum(v.DECIDERS)).max(2) })
export const tiersSchema = z.partialRecord(kind, z.array(tierSchema).max(v.MAX_TIERS))
/** The tiers of the enterprise; a kind without tiers asks nobody. */
export const tierRulesSchema = z.object({ tiers: tiersSchema, version: z.int() })
/** The same with who decides in whose place now or later, and for who may name a deputy the others; absent: none. */
export const rulesSchema = tierRulesSchema.extend({
  deputies: z.array(deputySchema).optional(),
  people: z.array(z.object({ id, name: z.string(), role: z.enum(ROLES) })).optional(),
})

/** One step of the chain, with who decided it. */
export const approvalStepSchema = z.object({
  role: z.enum(v.DECIDERS),
  memberName: z.string().optional(),
  /** The person in whose place it decided. */
  deputyOf: z.string().optional(),
  at: instant.optional(),
})

/** A call that waits, or waited, for somebody else to agree. */
export const approvalSchema = z.object({
  id,
  kind,
  call,
  status: z.enum(v.APPROVAL_STATUSES),
  /** The thing that it is about; absent: none yet. */
  subject: z.object({ kind: z.enum(v.APPROVAL_SUBJECTS), id }).optional(),
  title: z.string(),
  amount: money,
  /** The same in CNY by the table of the day of asking. */
  cny: decimal,
  askerId: id,
  askerName: z.string(),
  note: z.string(),
  /** In order; the first without a time waits. */
  steps: z.array(approvalStepSchema),
  createdAt: instant,
  updatedAt: instant,
  /** When it expires. */
  until: instant,
  /** The deadline that runs meanwhile, as that of its tender: it does not wait. */
  deadline: instant.optional(),
  /** Of a rejection. */
  reason: z.string().optional(),
  expiry: z.enum(v.APPROVAL_EXPIRIES).optional(),
  /** Why the server refused to do it when it was approved. */
  refusal: z.string().optional(),
  isMine: z.boolean(),
  /** Whether the person who asks may decide its next step. */
  mayDecide: z.boolean(),
  /** In whose place; absent: its own. */
  decidesFor: z.string().optional(),
  version: z.int(),
})

export const approvalQuerySchema = ownListQuery.extend({
  show: z.enum(v.APPROVAL_LISTS).optional(),
  kind: kind.optional(),
  status: z.enum(v.APPROVAL_STATUSES).optional(),
  /** Id of the thing that it is about. */
  subjectId: id.optional(),
})
export const approvalPageSchema = ownPageOf(approvalSchema)

/** Asks for a call exactly as it would be sent. */
export const requestApprovalSchema = z.object({
  call,
  input: z.record(z.string(), z.unknown()),
  note: text(NOTE_MAX),
  requestNo,
})
export const approvalCommandSchema = z.object({ id, version: z.int(), requestNo })
export const rejectApprovalSchema = approvalCommandSchema.extend({ reason: text(NOTE_MAX).min(1) })
export const saveRulesSchema = tierRulesSchema.extend({ requestNo })

export type Limits = z.infer<typeof limitsSchema>
export type Tier = z.infer<typeof tierSchema>
export type Tiers = z.infer<typeof tiersSchema>
export type TierRules = z.infer<typeof tierRulesSchema>
export type ApprovalRules = z.infer<typeof rulesSchema>
export type ApprovalStep = z.infer<typeof approvalStepSchema>
export type Approval = z.infer<typeof approvalSchema>
export type ApprovalQuery = z.infer<typeof approvalQuerySchema>
export type ApprovalPage = z.infer<typeof approvalPageSchema>
export type RequestApproval = z.infer<typeof requestApprovalSchema>
export type ApprovalCommand = z.infer<typeof approvalCommandSchema>
export type RejectApproval = z.infer<typeof rejectApprovalSchema>
export type SaveRules = z.infer<typeof saveRulesSchema>
