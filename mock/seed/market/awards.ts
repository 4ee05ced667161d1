import { AWARD_UNDO_MINUTES, CONFIRM_HOURS, PAY_HOURS } from '@/contract/trade/tender/lifecycle.ts'
import { lanePrices, type AwardFrame } from '@/contract/trade/tender/award/lanePrices.ts'
import { remainingLanes, wholeShare } from '@/contract/trade/tender/sharing.ts'
import type { AwardRecord, AwardShare } from '@/contract/trade/tender/award/schemas.ts'
import type { AwardReason } from '@/contract/trade/tender/values.ts'
import { lossFeedback } from '../../domain/trade/bid/feedback.ts'
import { awardFrame, bestFirst } from '../../domain/trade/bid/compared.ts'
import type { Deps } from '../../domain/deps.ts'
import { onePagePdf } from '../../domain/money/invoice/pdf.ts'
import { planJob } from '../../domain/jobs.ts'
import { quotedPrice } from '../../domain/money/order/lines.ts'
import { RATE_LOCK_HOURS, orderOfAward } from '../../domain/money/order/create.ts'
import { payableIn, receiptsFor } from '../../domain/money/order/dues.ts'
import { bodyOf } from '../../domain/guards.ts'
import { ratesAt } from '../../domain/rates.ts'
import { snapshotOf } from '../../domain/trade/tender/snapshot.ts'
import type { BidRow, OrderRow, TenderRow } from '../../domain/tradeRows.ts'
import type { Random } from '../random.ts'
import type { Step } from './course.ts'
import type { Numbers } from './numbers.ts'

const HOUR_MS = 3600_000
const iso = (ms: number) => new Date(ms).toISOString()

/** What a buyer writes who does not take the lowest price. */
const NOTES: Partial<Record<AwardReason, string>> = {
  TRANSIT: '航程更短，能赶上工厂交期。',
  FREE_TIME: '免箱期更长，可减少滞箱费。',
  SERVICE: '合作多年，操作稳定可靠。',
}

/** Awards a tender at a time: the record, the losers' feedback and the order that waits for the confirmation. */
export function award(
  deps: Deps,
  random: Random,
  tender: TenderRow,
  bids: BidRow[],
  at: number,
  numbers: Numbers,
  preferred?: string,
): OrderRow {
  const ranked = bestFirst(bids, awardFrame(deps, tender, bids))
  const frame = awardFrame(deps, tender, ranked)
  const wanted = ranked.find((bid) => bid.companyId === preferred)
  const winner = wanted ?? (random.chance(0.7) ? ranked[0] : (ranked[1] ?? ranked[0]))
  if (!winner) throw new Error('A tender without bids cannot be awarded')
  const reason: AwardReason = winner === ranked[0] ? 'PRICE' : random.pick(['TRANSIT', 'FREE_TIME', 'SERVICE'])
  // The order's random id is replaced below: the seed must not use up the market's random numbers.
  const then = { ...deps, now: () => at, chance: { secret: () => '', number: () => 0 } }
  const no = numbers.next('DD', at)
  const { lanes } = bodyOf(tender)
  const share = wholeShare({ id: winner.id, lanes: winner.body?.lanes ?? [] }, remainingLanes(lanes, []), lanes)
  const order: OrderRow = { ...orderOfAward(then, tender, winner, share), id: `o${no.slice(2)}`, no }
  tender.award = record(deps, tender, ranked, frame, { share, order }, reason, at)
  tender.status = 'AWARDED'
  tender.updatedAt = iso(at)
  const prices = lanePrices([share], frame)
  for (const bid of bids) {
    bid.updatedAt = iso(at)
    if (bid === winner) bid.status = 'AWARDED'
    else {
      bid.lossFeedback = lossFeedback(ranked, bid, prices, reason)
      bid.status = 'LOST'
    }
  }
  return order
}

function record(
  deps: Deps,
  tender: TenderRow,
  ranked: BidRow[],
  frame: AwardFrame,
  { share, order }: { share: AwardShare; order: OrderRow },
  reason: AwardReason,
  at: number,
): AwardRecord {
  const { weights } = bodyOf(tender)
  const named = (companyId: string) => {
    const company = deps.rows.companies.get(companyId)
    return { bidderNameZh: company?.nameZh ?? '', ...(company?.nameEn && { bidderNameEn: company.nameEn }) }
  }
  return {
    winners: [
      {
        ...share,
        bidderId: order.sellerId,
        ...named(order.sellerId),
        allIn: quotedPrice(order),
        orderId: order.id,
        status: 'WAITING',
        awardedAt: iso(at),
        undoUntil: iso(at + AWARD_UNDO_MINUTES * 60_000),
        confirmBy: iso(at + CONFIRM_HOURS * HOUR_MS),
      },
    ],
    closedLanes: [],
    reason,
    note: NOTES[reason] ?? '',
    weights,
    awardedAt: iso(at),
    awardedBy: deps.rows.members.get(tender.memberId)?.contactName ?? '',
    snapshot: snapshotOf(deps, tender, ranked, frame, weights),
  }
}

/** Advances an order to a later status, a step after the other from a time on. */
export function walkOrder(
  deps: Deps,
  order: OrderRow,
  path: readonly OrderRow['status'][],
  from: number,
  stepMs: number,
  numbers: Numbers,
): OrderRow {
  const steps = path.map((status, index) => ({ status, at: from + index * stepMs }))
  return takeSteps(deps, order, steps, numbers)
}

/** Advances an order by steps, with an event for each and the data of the status: rates, dates, a payment. */
export function takeSteps(deps: Deps, order: OrderRow, steps: readonly Step[], numbers: Numbers): OrderRow {
  for (const { status, at } of steps) {
    order.status = status
    order.version += 1
    order.updatedAt = iso(at)
    order.events.push({ status, at: iso(at) })
    if (status === 'TO_PAY') {
      order.payBy = iso(at + PAY_HOURS * HOUR_MS)
      order.rateLock = { rates: ratesAt(at), until: iso(at + RATE_LOCK_HOURS * HOUR_MS) }
    }
    if (status === 'PAY_CHECKING') addPayment(deps, order, at, numbers, 'SUBMITTED')
    if (status === 'PAID') {
      addPayment(deps, order, at, numbers, 'CONFIRMED')
      order.receipts = receiptsFor(deps, order)
      order.paid = order.payable
    }
  }
  return order
}

/** A bank transfer with its proof: confirmed, or waiting for the clerk until tomorrow. */
function addPayment(
  deps: Deps,
  order: OrderRow,
  at: number,
  numbers: Numbers,
  status: 'SUBMITTED' | 'CONFIRMED',
): void {
  const [{ amount, currency } = order.payable] = payableIn(deps, order)
  const no = numbers.next('ZF', at)
  const id = `p${no.slice(2)}`
  const bytes = onePagePdf([{ x: 20, y: 30, size: 14, text: `${no} ${currency} ${amount}` }], [])
  const proof = {
    id: `f${id}`,
    name: '回单.pdf',
    url: `/upload/demo/${id}.pdf`,
    size: bytes.length,
    type: 'application/pdf',
  }
  deps.rows.files.put({ ...proof, base64: btoa(bytes), companyId: order.buyerId, purpose: 'PAYMENT' })
  deps.rows.payments.put({
    id,
    no,
    orderId: order.id,
    buyerId: order.buyerId,
    method: 'BANK_TRANSFER',
    status,
    amount: { amount, currency },
    parts: receiptsFor(deps, order),
    createdAt: iso(at),
    updatedAt: iso(at),
    remitCode: no.slice(-6).replace('-', 'K'),
    payerBank: '示例银行',
    payerAccount: '6230580000123456789',
    paidAmount: amount,
    proofs: [proof],
  })
  if (status === 'SUBMITTED') planJob(deps, 'proofCheck', id, at + 30 * HOUR_MS)
}
