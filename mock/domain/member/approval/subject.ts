import { GUARDED, type GuardedCall } from '@/contract/member/approval/calls.ts'
import type { Approval } from '@/contract/member/approval/schemas.ts'
import type { ApprovalSubject } from '@/contract/member/approval/values.ts'
import type { TenderInput } from '@/contract/trade/tender/draft.ts'
import type { Row, Table } from '../../../store/port.ts'
import type { Deps } from '../../deps.ts'
import type { Rows } from '../../rows.ts'
import { waitingPart } from '../../trade/tender/winners.ts'

const TABLE = {
  TENDER: 'tenders',
  BID: 'bids',
  ORDER: 'orders',
  LISTING: 'listings',
  AGREEMENT: 'agreements',
  CREDIT: 'credits',
} as const satisfies Record<ApprovalSubject, keyof Rows>

/** Tables whose rows approvals are about. */
export const SUBJECT_TABLES: readonly string[] = Object.values(TABLE)

/** The version of a row; 1 of one from before it had any. */
export const versionOf = (row: Row): number => (row as { version?: number }).version ?? 1

/** The thing that a call is about, and its version now; nothing for one that makes a new thing. */
export function subjectOf(
  { rows }: Deps,
  call: GuardedCall,
  input: Record<string, unknown>,
): { subject: NonNullable<Approval['subject']>; subjectVersion: number } | undefined {
  for (const [field, kind] of Object.entries(GUARDED[call].about)) {
    const id = input[field]
    if (typeof id !== 'string') continue
    const table: Pick<Table<Row>, 'get'> = rows[TABLE[kind]]
    const row = table.get(id)
    if (row) return { subject: { kind, id }, subjectVersion: versionOf(row) }
  }
  return undefined
}

/** The deadline that runs for what a call is about, and does not wait for an answer. */
export function deadlineOf(
  { rows }: Deps,
  subject: Approval['subject'],
  { draft }: Record<string, unknown>,
): string | undefined {
  if (draft !== undefined) return (draft as TenderInput).deadline
  if (subject?.kind === 'TENDER') return rows.tenders.get(subject.id)?.body?.deadline
  if (subject?.kind === 'BID') {
    const tender = rows.tenders.get(rows.bids.get(subject.id)?.tenderId ?? '')
    return tender && waitingPart(tender, subject.id)?.confirmBy
  }
  const order = subject?.kind === 'ORDER' ? rows.orders.get(subject.id) : undefined
  return order && (order.status === 'TO_CONFIRM' ? order.confirmBy : order.payBy)
}
