import type { GuardedCall } from '@/contract/member/approval/calls.ts'
import type { Approval, TierRules } from '@/contract/member/approval/schemas.ts'
import type { Decider } from '@/contract/member/approval/values.ts'
import type { MessageKey, MessageValues } from '../../../messages.ts'
import type { Row } from '../../../store/port.ts'

/** A text of the server, said in the reader's language later. */
export interface Said {
  key: MessageKey
  values?: MessageValues
}

/** One step of the chain; without a person it is open. */
export interface StepRow {
  role: Decider
  memberId?: string
  /** The person in whose place it decided. */
  forId?: string
  at?: string
}

/** A call that waits, or waited, for others of its enterprise. */
export interface ApprovalRow
  extends
    Row,
    Pick<Approval, 'kind' | 'status' | 'subject' | 'title' | 'amount' | 'cny' | 'note' | 'until'>,
    Pick<Approval, 'deadline' | 'reason' | 'expiry' | 'createdAt' | 'updatedAt' | 'version'> {
  companyId: string
  /** Who asked. */
  memberId: string
  call: GuardedCall
  /** The body as it was sent, with the version of what the person saw. */
  input: Record<string, unknown>
  /** Of the subject, to be found by; '' without one. */
  subjectId: string
  /** Version of the subject when it was asked. */
  subjectVersion?: number
  /** Its status then; absent: it has none, or the row is of an earlier release. */
  subjectStatus?: string
  steps: StepRow[]
  /** Why the call was refused when it was approved. */
  refusal?: Said[]
}

/** The tiers of an enterprise; its id is the enterprise's. */
export interface ApprovalRulesRow extends Row, TierRules {}
