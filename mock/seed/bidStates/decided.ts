import { Big } from 'big.js'
import { bidAllIn } from '@/contract/trade/bid/calc.ts'
import type { Counter } from '@/contract/trade/bid/counter/schemas.ts'
import { withRates } from '@/contract/trade/bid/lineCost.ts'
import type { BidLane } from '@/contract/trade/bid/schemas.ts'
import type { CounterStatus, DisqualifyReason } from '@/contract/trade/bid/values.ts'
import { MAIN_CHARGE } from '@/contract/trade/tender/mainCharge.ts'
import { iso, type Deps } from '../../domain/deps.ts'
import { bodyOf } from '../../domain/guards.ts'
import { planJob } from '../../domain/jobs.ts'
import { leftOpen } from './habits.ts'
import { withPrices } from '../../domain/trade/bid/counter.ts'
import { newVersion } from '../../domain/trade/bid/submit.ts'
import { rewrite, type Offer } from './offers.ts'
import { has, type Saying } from './offered.ts'

const HOUR_MS = 3600_000
/** The price of a counter-offer to the quoted one; a bidder that is asked for more than it can give declines. */
const ASKED: Record<CounterStatus, string> = { OPEN: '0.96', ACCEPTED: '0.98', DECLINED: '0.85', LAPSED: '0.9' }
const ANSWERS: Partial<Record<CounterStatus, string>> = {
  ACCEPTED: '可以接受，请尽快确认舱位。',
  DECLINED: '已是底价，无法再降。',
}

/** A counter-offer on the main charge of the first lane, in one of its states. */
export function counterOf(status: CounterStatus): Saying {
  return {
    fits: (offer) => has(MAIN_CHARGE[bodyOf(offer.tender).mode])(offer),
    say: (deps, { tender, bid }) => {
      const { mode, compareCurrency, cargo } = bodyOf(tender)
      const lane = bid.body?.lanes.find(({ noQuote }) => !noQuote)
      const index = lane?.charges.findIndex(({ code }) => code === MAIN_CHARGE[mode]) ?? -1
      const line = lane?.charges[index]
      if (!bid.body || !lane || !line) return
      const to = new Big(line.unitPrice).times(ASKED[status]).round(0, Big.roundDown).toFixed()
      const { code, isoCode, currency, unitPrice: from } = line
      const lines = [{ laneNo: lane.laneNo, index, code, ...(isoCode && { isoCode }), currency, from, to }]
      const at = deps.now() - (status === 'OPEN' ? 3 : 30) * HOUR_MS
      const lanes = withPrices(bid.body.lanes, lines)
      const answer = ANSWERS[status]
      const counter: Counter = {
        lines,
        allIn: bidAllIn(lanes, compareCurrency, tender.rates, cargo.value),
        note: '箱量稳定，请再给优惠。',
        at: iso(at),
        until: iso(at + 24 * HOUR_MS),
        status,
        ...(answer && { answer, answeredAt: iso(at + 5 * HOUR_MS) }),
      }
      const asked = { ...bid, counter, updatedAt: iso(at) }
      const then: Deps = { ...deps, now: () => at + 5 * HOUR_MS }
      deps.rows.bids.put(status === 'ACCEPTED' ? newVersion(then, tender, asked, { ...bid.body, lanes }) : asked)
      if (status === 'OPEN') {
        planJob(deps, 'counterLapse', bid.id, Date.parse(counter.until))
        planJob(deps, 'robotCounter', bid.id, deps.now() + 5 * HOUR_MS)
      }
    },
  }
}

const always = (): boolean => true
const unchanged = (lane: BidLane): BidLane => lane
const offSchedule = { sailings: [] }

/** Why a bid was taken out: what its bidder reads, and what of the bid it is about. */
const REASONS: Record<
  DisqualifyReason,
  { note: string; fits: Saying['fits']; change: Parameters<typeof rewrite>[2]; body?: (offer: Offer) => object }
> = {
  PAPERS: { note: '资质证明已过期，未在截止前补交。', fits: always, change: unchanged },
  EQUIPMENT: {
    note: '承运人不接受冷藏箱。',
    fits: ({ tender }) => bodyOf(tender).cargo.reefer !== undefined,
    change: (lane) => ({ ...lane, accepts: [] }),
  },
  DIRECT: {
    note: '招标要求直达，该报价须经釜山中转。',
    fits: ({ tender }) => bodyOf(tender).lanes.every(({ directOnly }) => directOnly),
    change: (lane) => ({ ...lane, ...offSchedule, direct: false, via: ['KRPUS'], transitDays: lane.transitDays + 5 }),
  },
  TRANSIT: {
    note: '航程比其他报价长两周，赶不上交期。',
    fits: ({ tender }) => bodyOf(tender).mode === 'FCL',
    change: (lane) => ({ ...lane, ...offSchedule, transitDays: lane.transitDays + 14 }),
  },
  FREE_TIME: {
    note: '目的港免箱期只有 3 天，低于要求。',
    fits: ({ tender }) => bodyOf(tender).lanes.every(({ freeDaysWanted }) => freeDaysWanted !== undefined),
    change: (lane) => ({ ...lane, freeTime: { ...lane.freeTime, combinedDays: 3 } }),
  },
  VALIDITY: {
    note: '报价有效期早于最早开船日。',
    fits: ({ tender }) => bodyOf(tender).mode === 'FCL',
    change: unchanged,
    body: ({ tender, bid }) => {
      const [etd = ''] = bodyOf(tender)
        .lanes.map(({ etdFrom }) => etdFrom)
        .toSorted()
      return { ...bid.body, validTo: iso(Date.parse(etd) - 24 * HOUR_MS).slice(0, 10) }
    },
  },
  CHARGES: {
    note: '必报费用 DTHC 不含在报价内，也不愿补报。',
    fits: has('DTHC'),
    change: (lane) => leftOpen(lane, 'DTHC', {}),
  },
  ABNORMALLY_LOW: {
    note: '海运费比其他报价低四成，且未说明原因。',
    fits: has('OFR'),
    change: (lane) => ({
      ...lane,
      charges: lane.charges.map((line) =>
        line.code === 'OFR' ? withRates(line, (price) => new Big(price).times('0.6').toFixed(0)) : line,
      ),
    }),
  },
  OTHER: { note: '与另一报价方为关联企业，按重复报价处理。', fits: always, change: unchanged },
}

/** A bid that its buyer has taken out of the comparison. */
export function disqualifiedFor(reason: DisqualifyReason): Saying {
  const { note, fits, change, body } = REASONS[reason]
  return {
    fits,
    say: (deps, offer) => {
      const at = iso(deps.now() - 20 * HOUR_MS)
      const told = body ? { ...offer.bid, body: body(offer) as typeof offer.bid.body } : offer.bid
      rewrite(deps, { tender: offer.tender, bid: told as typeof offer.bid }, change, {
        status: 'DISQUALIFIED',
        disqualified: { reason, note, at },
      })
    },
  }
}
