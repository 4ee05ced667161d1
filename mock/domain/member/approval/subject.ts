import { GUARDED, type GuardedCall } from '@/contract/member/approval/calls.ts'
import type { Approval } from '@/contract/member/approval/schemas.ts'
import type { ApprovalSubject } from '@/contract/member/approval/values.ts'
import type { TenderInput } from '@/contract/trade/tender/draft.ts'
import type { Row, Table } from '../../../store/port.ts'
import type { Deps } from '../../deps.ts'
import type { Rows } from '../../rows.ts'
import { dayEnd } from '../../trade/agreement/clock.ts'
import { waitingPart } from '../../trade/tender/winners.ts'
import type { AgreementRow, OrderRow } from '../../tradeRows.ts'
import type { ApprovalRow } from './row.ts'

const TABLE = {
  TENDER: 'tenders',
  BID: 'bids',
  ORDER: 'orders',
  LISTING: 'listings',
  AGREEMENT: 'agreements',
  CREDIT: 'credits',
} as const satisfies Record<ApprovalSubject, keyof Rows>

/** Tables whose rows approvals are about. */
export const SUBJECT_TABLES: readonly string[] = [...Object.values(TABLE), 'refunds']

/** A row that an approval is about, whatever it is. */
interface Thing extends Row {
  version?: number
  status?: string
  adjustments?: OrderRow['adjustments']
}

/** What is kept of a thing that an approval is about. */
interface Subject extends Pick<ApprovalRow, 'subjectStatus'> {
  subject: NonNullable<ApprovalRow['subject']>
  subjectVersion: number
}

/** The version of a row; 1 of one from before it had any. */
const versionOf = ({ version = 1 }: Thing): number => version

/**
 * Whether a thing is as it was when the approval was asked for. What a yes or a no moves does not always give its thing
 * another version: the status counts too, and that an addition still waits.
 */
export function isAsAsked({ input, subjectVersion, subjectStatus }: ApprovalRow, now: Thing | undefined): boolean {
  if (!now || versionOf(now) !== subjectVersion) return false
  if (subjectStatus !== undefined && now.status !== subjectStatus) return false
  const addition = now.adjustments?.find(({ id }) => id === input['chargeId'])
  return !addition || addition.status === 'PROPOSED'
}

/** The thing that a call is about, as it is now; nothing for one that makes a new thing. */
export function subjectOf({ rows }: Deps, call: GuardedCall, input: Record<string, unknown>): Subject | undefined {
  for (const [field, about] of Object.entries(GUARDED[call].about)) {
    const named = input[field]
    if (typeof named !== 'string') continue
    const [kind, id] =
      about === 'REFUND' ? (['ORDER', rows.refunds.get(named)?.orderId ?? ''] as const) : [about, named]
    const table: Pick<Table<Row>, 'get'> = rows[TABLE[kind]]
    const row: Thing | undefined = table.get(id)
    if (!row) continue
    const { status } = row
    return {
      subject: { kind, id },
      subjectVersion: versionOf(row),
      ...(status !== undefined && { subjectStatus: status }),
    }
  }
  return undefined
}

/** The deadline that runs for what a call is about, and does not wait for an answer. */
export function deadlineOf(
  { rows }: Deps,
  call: GuardedCall,
  subject: Approval['subject'],
  { draft, chargeId }: Record<string, unknown>,
): string | undefined {
  if (draft !== undefined) return (draft as TenderInput).deadline
  if (subject?.kind === 'TENDER') return rows.tenders.get(subject.id)?.body?.deadline
  if (subject?.kind === 'BID') {
    const tender = rows.tenders.get(rows.bids.get(subject.id)?.tenderId ?? '')
    return tender && waitingPart(tender, subject.id)?.confirmBy
  }
  if (subject?.kind === 'AGREEMENT') return answerEnd(call, rows.agreements.get(subject.id))
  const order = subject?.kind === 'ORDER' ? rows.orders.get(subject.id) : undefined
  const addition = order?.adjustments?.find(({ id }) => id === chargeId)
  if (addition) return addition.until
  return order && (order.status === 'TO_CONFIRM' ? order.confirmBy : order.payBy)
}

/** The end of the day on which a proposal about an agreement can still be answered. */
function answerEnd(call: GuardedCall, agreement: AgreementRow | undefined): string | undefined {
  const proposal = {
    'agreement/answerAmend': agreement?.amendments?.at(-1),
    'agreement/answerRenew': agreement?.renewal,
  }[call as string]
  return proposal && new Date(dayEnd(proposal.answerBy)).toISOString()
}
