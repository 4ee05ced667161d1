import { Big } from 'big.js'
import { moneyText, roundMoney } from '@/contract/money.ts'
import { CREDIT_STATUSES } from '@/contract/money/order/credits.ts'
import { checkAnswer, checkDispute, isMore, mayConfirm, mayDispute } from '@/contract/money/statement/rules.ts'
import type {
  AnswerLine,
  ConfirmLines,
  DisputeLine,
  SendStatement,
  StatementDetail,
} from '@/contract/money/statement/schemas.ts'
import { SILENT_DAYS } from '@/contract/money/statement/values.ts'
import { iso, type Caller, type Deps } from '../../deps.ts'
import { notAllowed, notFound, stateChanged } from '../../errors.ts'
import { refuseProblems } from '../../guards.ts'
import { dropJob, planJob } from '../../jobs.ts'
import { ROBOT_LOOKS_MS } from '../order/close.ts'
import { reduceCharge } from '../order/creditNote.ts'
import { creditableIn } from '../order/dues.ts'
import { linesOf } from './lines.ts'
import { tellStatement } from './news.ts'
import type { StatedLine, StatementRow } from './row.ts'
import { settleFee } from './settleFee.ts'
import { statementDetail } from './view.ts'

const DAY_MS = 24 * 3600_000

/** The caller's statement in this version; 4003 for the other side, 4004 for others, 4009 for another version or state. */
function statementFor(
  deps: Deps,
  caller: Caller,
  { id, version }: { id: string; version: number },
  need: { side: 'buyerId' | 'sellerId'; status: StatementRow['status'] },
): StatementRow {
  const row = deps.rows.statements.get(id)
  if (!row || (row.buyerId !== caller.companyId && row.sellerId !== caller.companyId)) throw notFound()
  // A draft is the seller's own.
  if (row.status === 'DRAFT' && row.sellerId !== caller.companyId) throw notFound()
  if (row[need.side] !== caller.companyId) throw notAllowed()
  if (row.version !== version || row.status !== need.status) throw stateChanged(statementDetail(deps, row, caller))
  return row
}

/** Stores the next version; the buyer has its time to answer, and a robot looks at it. */
function put(deps: Deps, row: StatementRow, part: Partial<StatementRow>): StatementRow {
  const next = { ...row, ...part, version: row.version + 1, updatedAt: iso(deps.now()) }
  deps.rows.statements.put(next)
  planJob(deps, 'robotStatement', row.id, deps.now() + ROBOT_LOOKS_MS)
  if (linesOf(deps, next).some(({ state }) => state === 'OPEN')) {
    if (part.sentAt !== undefined) planJob(deps, 'statementSilent', row.id, deps.now() + SILENT_DAYS * DAY_MS)
  } else dropJob(deps, 'statementSilent', row.id)
  return next
}

/** A late fee that its seller does not claim: its days are stated all the same, so that no later statement has them. */
const waived = (line: StatedLine): StatedLine =>
  line.kind === 'LATE_FEE' ? { ...line, state: 'AGREED', agreed: roundMoney('0', line.amount.currency) } : line

/** The seller sends a draft: from now on its lines stand as they are. */
export function sendStatement(deps: Deps, input: SendStatement, caller: Caller): StatementDetail {
  const row = statementFor(deps, caller, input, { side: 'sellerId', status: 'DRAFT' })
  const lines = linesOf(deps, row)
  if (lines.length === 0) throw stateChanged(statementDetail(deps, row, caller))
  const next = put(deps, row, {
    status: 'SENT',
    lines: input.waiveFees ? lines.map(waived) : lines,
    sentAt: iso(deps.now()),
  })
  tellStatement(deps, next, 'BUYER', 'SENT')
  return statementDetail(deps, next, caller)
}

/** The buyer did not answer: silence is no consent, so it is reminded. */
export function remindSilent(deps: Deps, id: string): void {
  const row = deps.rows.statements.get(id)
  if (!row?.lines?.some(({ state }) => state === 'OPEN')) return
  tellStatement(deps, row, 'BUYER', 'SILENT')
  planJob(deps, 'statementSilent', id, deps.now() + SILENT_DAYS * DAY_MS)
}

const replaced = (lines: readonly StatedLine[], next: StatedLine): StatedLine[] =>
  lines.map((line) => (line.key === next.key ? next : line))

/** One line of a sent statement that may still change; 4009 for any other. */
function lineFor(
  deps: Deps,
  caller: Caller,
  row: StatementRow,
  key: string,
  may: (line: StatedLine) => boolean,
): StatedLine {
  const line = row.lines?.find((one) => one.key === key)
  if (!line) throw notFound()
  if (!may(line)) throw stateChanged(statementDetail(deps, row, caller))
  return line
}

/** The buyer confirms lines. A disputed one: what the seller offers, or its dispute is taken back. */
export function confirmLines(deps: Deps, input: ConfirmLines, caller: Caller): StatementDetail {
  const row = statementFor(deps, caller, input, { side: 'buyerId', status: 'SENT' })
  let lines = row.lines ?? []
  for (const key of new Set(input.lines)) {
    const line = lineFor(deps, caller, row, key, mayConfirm)
    lines = replaced(lines, confirmed(deps, row, line))
  }
  const next = put(deps, row, { lines })
  if (!lines.some(({ state }) => state === 'OPEN' || state === 'DISPUTED'))
    tellStatement(deps, next, 'SELLER', 'CONFIRMED')
  return statementDetail(deps, next, caller)
}

function confirmed(deps: Deps, row: StatementRow, line: StatedLine): StatedLine {
  if (line.state === 'OPEN' && line.kind !== 'LATE_FEE') return { ...line, state: 'CONFIRMED' }
  return agreed(deps, row, line, line.offer?.amount ?? line.amount.amount)
}

/**
 * Both stand by an amount: the rest is taken back from the order, a late fee is added to it. One that was meanwhile
 * reduced by hand stays whole.
 */
function agreed(deps: Deps, row: StatementRow, line: StatedLine, amount: string): StatedLine {
  if (line.kind === 'LATE_FEE') return settleFee(deps, row, line, amount)
  const { currency } = line.amount
  const settledAt = iso(deps.now())
  const off = roundMoney(new Big(line.amount.amount).minus(amount), currency)
  if (new Big(off).eq(0)) return { ...line, state: 'WITHDRAWN', settledAt }
  const order = line.orderId === undefined ? undefined : deps.rows.orders.get(line.orderId)
  const { code } = line
  const most = order && creditableIn(deps, order).find((one) => one.code === code && one.currency === currency)
  if (!order || code === undefined || !most || !CREDIT_STATUSES.includes(order.status) || new Big(off).gt(most.amount))
    throw notAllowed('statementReduced')
  const reason = line.dispute?.note ?? ''
  const { credit } = reduceCharge(deps, order, { code, currency, amount: off, reason })
  return {
    ...line,
    state: 'AGREED',
    agreed: roundMoney(amount, currency),
    ...(credit && { reductionId: credit.id }),
    settledAt,
  }
}

/** The buyer disputes a charge: it waits, the other lines fall due on their day. */
export function disputeLine(deps: Deps, input: DisputeLine, caller: Caller): StatementDetail {
  const row = statementFor(deps, caller, input, { side: 'buyerId', status: 'SENT' })
  const line = lineFor(deps, caller, row, input.line, mayDispute)
  refuseProblems(checkDispute(input, line))
  const { reason, note } = input
  const believed = roundMoney(input.believed, line.amount.currency)
  const dispute = { reason, believed, note, at: iso(deps.now()) }
  const next = put(deps, row, { lines: replaced(row.lines ?? [], { ...line, state: 'DISPUTED', dispute }) })
  tellStatement(deps, next, 'SELLER', 'DISPUTED', moneyText(line.amount))
  return statementDetail(deps, next, caller)
}

/** The seller answers a dispute: what the buyer believes, or less, is agreed at once; more is an offer. */
export function answerLine(deps: Deps, input: AnswerLine, caller: Caller): StatementDetail {
  const row = statementFor(deps, caller, input, { side: 'sellerId', status: 'SENT' })
  const line = lineFor(deps, caller, row, input.line, ({ state }) => state === 'DISPUTED')
  refuseProblems(checkAnswer(input, line))
  const { currency } = line.amount
  const amount = roundMoney(input.amount, currency)
  const offer = { amount, note: input.note, at: iso(deps.now()) }
  const isOffer = isMore(amount, line)
  const changed = isOffer ? { ...line, offer } : agreed(deps, row, { ...line, offer }, amount)
  const next = put(deps, row, { lines: replaced(row.lines ?? [], changed) })
  tellStatement(deps, next, 'BUYER', isOffer ? 'OFFERED' : 'AGREED', moneyText({ amount, currency }))
  return statementDetail(deps, next, caller)
}
