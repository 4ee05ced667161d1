import { Big } from 'big.js'
import { completenessOf } from '@/contract/trade/bid/coverage.ts'
import type { BidInput, BidLane, BidLaneView } from '@/contract/trade/bid/schemas.ts'
import { roundMoney, type Currency, type Money } from '@/contract/money.ts'
import { MAIN_CHARGE } from '@/contract/trade/tender/mainCharge.ts'
import { mayQuote } from '@/contract/trade/tender/lifecycle.ts'
import { priceBid } from '../../domain/trade/bid/submit.ts'
import type { Deps } from '../../domain/deps.ts'
import { robotOffer } from '../../domain/robots/credit.ts'
import { inventBid } from '../../domain/robots/pricing.ts'
import type { CompanyRow } from '../../domain/rows.ts'
import { bodyOf } from '../../domain/guards.ts'
import type { BidRow, TenderRow } from '../../domain/tradeRows.ts'
import { DEMO_ACCOUNTS } from '../accounts.ts'
import type { Random } from '../random.ts'
import type { Numbers } from './numbers.ts'

const iso = (ms: number) => new Date(ms).toISOString()

/** Demo companies take part more often, so that none of their lists is empty. */
const DEMO_COUNT = DEMO_ACCOUNTS.length
/** Certification statuses of companies that may have quoted earlier. */
const ONCE_CERTIFIED = new Set(['APPROVED', 'EXPIRING', 'EXPIRED', 'REVOKED'])

/** Picks `count` of the enterprises that may quote on a tender. */
export function pickBidders(
  random: Random,
  companies: readonly CompanyRow[],
  tender: TenderRow,
  count: number,
): CompanyRow[] {
  const { mode } = bodyOf(tender)
  const isOpen = tender.status === 'QUOTING'
  const able = companies.filter(
    (company) =>
      company.id !== tender.companyId &&
      mayQuote(company.userType, mode) &&
      (isOpen ? company.certification === 'APPROVED' : ONCE_CERTIFIED.has(company.certification)),
  )
  const demo = able.filter((company) => companies.indexOf(company) < DEMO_COUNT && random.chance(0.42))
  const others = able.filter((company) => !demo.includes(company))
  return [...demo, ...random.some(others, count)].slice(0, Math.max(count, 0))
}

/** One submitted bid. Some are incomplete, some were revised. */
export function writeBid(
  deps: Deps,
  market: Random,
  tender: TenderRow,
  bidder: CompanyRow,
  at: number,
  numbers: Numbers,
): BidRow {
  const random = market.fork()
  const body = bodyOf(tender)
  const wanted = { id: tender.id, version: tender.version, body }
  // All know the schedules as they stand now, so that the sailings of a pair are computed once.
  const env = { reference: deps.reference, chance: random.next, now: at, known: deps.now() }
  const invented = inventBid(env, wanted)
  const isIncomplete = random.chance(0.16)
  const lanes = invented.lanes.map((lane) => spoil(random, lane, isIncomplete, body.mode))
  const input: BidInput = { ...invented, lanes, note: random.chance(0.3) ? '演示报价：舱位需放舱后确认。' : '' }
  const priced = priceBid(tender, lanes)
  const allIn = { ...sumOf(priced, body.compareCurrency), rateDate: tender.rates.date }
  const isRevised = random.chance(0.12)
  const no = numbers.next('BJ', at)
  return {
    id: `b${no.slice(2)}`,
    no,
    tenderId: tender.id,
    companyId: bidder.id,
    memberId: `m${bidder.id.slice(1)}`,
    status: 'SUBMITTED',
    version: isRevised ? 2 : 1,
    option: 1,
    round: 1,
    askedLanes: body.lanes,
    body: { ...input, ...robotOffer(body, allIn), lanes: priced },
    allIn,
    completeness: completenessOf(lanes, body.requiredCharges, body.lanes),
    submittedAt: iso(at),
    receiptNo: numbers.receipt(at),
    createdAt: iso(at),
    updatedAt: iso(at),
    history: isRevised
      ? [
          {
            version: 1,
            round: 1,
            submittedAt: iso(at - 3600_000),
            receiptNo: numbers.receipt(at - 3600_000),
            allIn: { amount: (Number(allIn.amount) * 1.03).toFixed(2), currency: allIn.currency },
          },
        ]
      : [],
  }
}

/** All-in of a bid: the sum of its lanes, which are already rounded. */
function sumOf(lanes: readonly BidLaneView[], currency: Currency): Money {
  const sum = lanes.reduce((total, lane) => total.plus(lane.allIn.amount), new Big(0))
  return { amount: roundMoney(sum, currency), currency }
}

/** Leaves out a required side charge, as hasty bidders do. */
function spoil(random: Random, lane: BidLane, isIncomplete: boolean, mode: keyof typeof MAIN_CHARGE): BidLane {
  if (!isIncomplete) return lane
  const side = lane.charges.filter((line) => line.code !== MAIN_CHARGE[mode])
  if (side.length === 0) return lane
  const missing = random.pick(side).code
  return { ...lane, charges: lane.charges.filter((line) => line.code !== missing) }
}
