import { describe, expect, it } from 'vitest'
import { closingOf, countedOf, isProposed } from '@/contract/money/statement/balance.ts'
import { lessOf } from '@/contract/money/order/dues.ts'
import { sumByCurrency, type Money } from '@/contract/money.ts'
import { LATE_FEE } from '@/contract/reference/ruleCharges.ts'
import type { Caller, Deps } from '@mock/domain/deps.ts'
import {
  creditableIn,
  dueNow,
  duesOf,
  onItsDay,
  openFees,
  receiptsFor,
  receiptsOf,
  restDues,
  withReceipts,
} from '@mock/domain/money/order/dues.ts'
import { reduceCharge } from '@mock/domain/money/order/creditNote.ts'
import { answerLine, confirmLines, disputeLine, sendStatement } from '@mock/domain/money/statement/act.ts'
import { disputedOf } from '@mock/domain/money/statement/disputed.ts'
import { draftLines, statementsOf } from '@mock/domain/money/statement/lines.ts'
import { makeStatement } from '@mock/domain/money/statement/make.ts'
import type { StatedLine, StatementRow } from '@mock/domain/money/statement/row.ts'
import { overdueOf } from '@mock/domain/trade/agreement/overdue.ts'
import { ratesAt } from '@mock/domain/rates.ts'
import type { OrderRow } from '@mock/domain/tradeRows.ts'
import { createRandom } from '@mock/seed/random.ts'
import { overNothing, putCompany } from '../support/rows.ts'

const DAY = 24 * 3600_000
const parties = { buyerId: 'buyer', sellerId: 'seller' }
const callerOf = (companyId: string): Caller => ({
  memberId: companyId,
  companyId,
  sessionId: '',
  userType: companyId === 'buyer' ? 1 : 2,
  certification: 'APPROVED',
})

/** An order on credit of some dollars and yuan that was loaded now, with a late fee. */
function putLoaded(deps: Deps, id: string, usd: string, paymentTerm: OrderRow['paymentTerm']): void {
  const at = new Date(deps.now()).toISOString()
  const charge = { basis: 'PER_SHIPMENT', qty: '1', state: 'QUOTED' }
  const row = {
    id,
    no: id,
    source: 'TENDER',
    status: 'EXECUTING',
    version: 1,
    ...parties,
    lanes: [
      {
        laneNo: 1,
        boxes: [],
        sailings: [],
        charges: [
          { ...charge, code: 'OFR', group: 'FREIGHT', unitPrice: usd, amount: usd, currency: 'USD' },
          { ...charge, code: 'DOC', group: 'ORIGIN', unitPrice: '450.00', amount: '450.00', currency: 'CNY' },
        ],
      },
    ],
    payable: { amount: usd, currency: 'USD' },
    paid: { amount: '0.00', currency: 'USD' },
    receipts: [],
    creditId: 'line',
    paymentTerm,
    lateFeeDailyPct: '0.05',
    rateLock: { rates: ratesAt(deps.now()), until: at },
    events: [],
    milestones: [{ code: 'LOBD', at, reportedAt: at }],
    createdAt: at,
    updatedAt: at,
  }
  deps.rows.orders.put(row as unknown as OrderRow)
}

/**
 * Dues less receipts, counted from the orders; what was paid above the dues of one is the buyer's. Of what is paid on the
 * B/L only late fees are stated.
 */
const owed = (deps: Deps): Money[] => {
  const [monthly, others] = [true, false].map((is) =>
    deps.rows.orders.all(({ paymentTerm }) => (paymentTerm === 'MONTHLY_30') === is),
  )
  const open = lessOf(
    (monthly ?? []).flatMap((order) => duesOf(deps, order)),
    (monthly ?? []).flatMap((order) => receiptsOf(order)),
  )
  return lessOf([...open, ...(others ?? []).flatMap((order) => openFees(deps, order))], [])
}
/** Late fees that were stated: none has a day that another has. */
function overlaps(lines: readonly StatedLine[]): StatedLine[] {
  const fees = lines.filter(({ kind }) => kind === 'LATE_FEE')
  return fees.filter((one) =>
    fees.some(
      (other) =>
        other !== one &&
        other.orderId === one.orderId &&
        other.amount.currency === one.amount.currency &&
        (other.fee?.from ?? '') < (one.fee?.until ?? '') &&
        (one.fee?.from ?? '') < (other.fee?.until ?? ''),
    ),
  )
}
const byCurrency = (amounts: readonly Money[]) => new Map(amounts.map(({ currency, amount }) => [currency, amount]))
const sent = (deps: Deps): StatementRow[] => statementsOf(deps, parties).filter(({ lines }) => lines)

describe('statements of a pair', () => {
  it.each([1, 2, 3])('always make what the orders owe, by any acts of both (seed %s)', async (seed) => {
    await overNothing((first) => {
      for (const id of ['buyer', 'seller']) putCompany(first, id)
      const random = createRandom(`statement|${seed}`)
      let [at, overdue, fees] = [first.now(), 0, 0]
      const deps: Deps = { ...first, now: () => at }
      const done = new Set<string>()
      for (let step = 0; step < 90; step += 1) {
        at += random.int(1, 6) * DAY
        done.add(act(deps, random, step))
        const stated = sent(deps)
          .flatMap(({ lines = [] }) => lines)
          .filter(({ kind }) => kind !== 'CARRIED')
        // Nothing is stated twice.
        expect(new Set(stated.map(({ key }) => key)).size).toBe(stated.length)
        // No day of a debt bears a fee twice, and a fee is owed once its line is confirmed, never before.
        expect(overlaps(stated)).toEqual([])
        const claimed = stated.filter((line) => line.kind === 'LATE_FEE' && !isProposed(line))
        const agreed = sumByCurrency(claimed.map(countedOf)).filter(({ amount }) => Number(amount) > 0)
        const added = deps.rows.orders.all().flatMap(({ adjustments = [] }) => adjustments)
        const billed = added.filter(({ code }) => code === LATE_FEE).map(({ amount }) => amount)
        expect(byCurrency(sumByCurrency(billed))).toEqual(byCurrency(agreed))
        fees += claimed.length
        // The next statement closes with what is owed, counted from the orders.
        const closing = closingOf(draftLines(deps, { ...parties, month: '2999-12' }))
        expect(byCurrency(closing)).toEqual(byCurrency(owed(deps)))
        // What is disputed is not due now.
        for (const order of deps.rows.orders.all()) {
          const undisputed = lessOf(restDues(deps, order), disputedOf(deps, order))
          // One that was paid before it was disputed is not owed any more.
          const wanted = undisputed.filter(({ amount }) => Number(amount) > 0)
          expect(byCurrency(dueNow(deps, order))).toEqual(byCurrency(wanted))
        }
        // Nobody suspends an agreement for what is disputed.
        for (const { id, rest } of overdueOf(deps, parties)) {
          const order = deps.rows.orders.get(id)
          expect(byCurrency(rest)).toEqual(byCurrency(order ? onItsDay(deps, order) : []))
          overdue += 1
        }
      }
      expect(overdue).toBeGreaterThan(0)
      expect(fees).toBeGreaterThan(0)
      expect([...done].toSorted()).toEqual(['add', 'answer', 'confirm', 'dispute', 'load', 'make', 'pay', 'reduce'])
    })()
  })
})

function act(deps: Deps, random: ReturnType<typeof createRandom>, step: number): string {
  const orders = deps.rows.orders.all().filter((order) => dueNow(deps, order).length > 0)
  const order = orders.length > 0 ? random.pick(orders) : undefined
  const open = sent(deps).find(({ lines = [] }) => lines.some(({ state }) => state === 'OPEN' || state === 'DISPUTED'))
  const stepOf = (row: StatementRow) => ({ id: row.id, version: row.version, requestNo: `walk-step-${step}` })
  const what = random.int(0, 7)
  if (order && what === 0) {
    deps.rows.orders.put({ ...order, ...withReceipts(deps, order, receiptsFor(deps, order)) })
    return 'pay'
  }
  if (order && what === 1) {
    const amount = { amount: `${random.int(10, 90)}.00`, currency: 'USD' as const }
    const at = new Date(deps.now()).toISOString()
    const one = { id: `a${step}`, code: 'DEM', amount, reason: '', evidence: [], proposedAt: at, until: at }
    deps.rows.orders.put({ ...order, adjustments: [...(order.adjustments ?? []), { ...one, status: 'APPROVED' }] })
    return 'add'
  }
  if (order && what === 2) {
    // A charge that the buyer disputes is settled in the statement.
    const free = creditableIn(deps, order).find(({ code }) => code === 'DOC')
    if (free && disputedOf(deps, order).length === 0 && Number(free.amount) > 50) {
      reduceCharge(deps, order, { code: 'DOC', currency: 'CNY', amount: '20.00', reason: 'Goodwill' })
      return 'reduce'
    }
  }
  if (open && what >= 3 && what <= 5) return answer(deps, open, random, stepOf(open))
  if (what === 6) {
    makeStatement(deps, 'buyer|seller')
    const draft = statementsOf(deps, parties).find(({ lines }) => !lines)
    if (draft) sendStatement(deps, stepOf(draft), callerOf('seller'))
    return 'make'
  }
  putLoaded(deps, `o${step}`, `${random.int(500, 6000)}.00`, random.chance(0.7) ? 'MONTHLY_30' : 'ON_BL')
  return 'load'
}

/** The buyer confirms or disputes the first open line, or the seller answers the first dispute. */
function answer(
  deps: Deps,
  row: StatementRow,
  random: ReturnType<typeof createRandom>,
  input: { id: string; version: number; requestNo: string },
): string {
  const lines = row.lines ?? []
  const disputed = lines.find(({ state }) => state === 'DISPUTED')
  const isReply = disputed && random.int(0, 1) === 0
  if (disputed && isReply && !disputed.offer) {
    const amount = random.pick([disputed.dispute?.believed ?? '0', disputed.amount.amount])
    answerLine(deps, { ...input, line: disputed.key, amount, note: 'As we agreed by mail' }, callerOf('seller'))
    return 'answer'
  }
  const one = lines.find(({ state }) => state === 'OPEN') ?? disputed
  const mayDispute = one?.state === 'OPEN' && (one.kind === 'ADDITION' || one.kind === 'LATE_FEE')
  if (one && mayDispute && random.int(0, 2) > 0) {
    const note = 'We never agreed to it'
    disputeLine(
      deps,
      { ...input, line: one.key, reason: 'NOT_AGREED', believed: one.kind === 'ADDITION' ? '5.00' : '0', note },
      callerOf('buyer'),
    )
    return 'dispute'
  }
  if (one) confirmLines(deps, { ...input, lines: [one.key] }, callerOf('buyer'))
  return 'confirm'
}
