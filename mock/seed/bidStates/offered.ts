import type { BidLane } from '@/contract/trade/bid/schemas.ts'
import { lockedQty } from '@/contract/trade/bid/quantity.ts'
import { offered } from '@/contract/trade/bid/share.ts'
import { unquoted } from '@/contract/trade/bid/refit.ts'
import { MAIN_CHARGE } from '@/contract/trade/tender/mainCharge.ts'
import type { Deps } from '../../domain/deps.ts'
import { bodyOf } from '../../domain/guards.ts'
import { nextNo } from '../../domain/numbers.ts'
import { leftOpen, withTwoClocks } from './habits.ts'
import { lineOf, rewrite, type Offer } from './offers.ts'

/** One thing that a bid may say, and on which bids it is natural. */
export interface Saying {
  fits: (offer: Offer) => boolean
  say: (deps: Deps, offer: Offer) => void
}

const isSea = ({ tender: { body } }: Offer): boolean => body?.mode === 'FCL'
export const has =
  (code: string) =>
  ({ bid: { body } }: Offer): boolean =>
    body?.lanes.every((lane) => lane.charges.some((line) => line.code === code && line.state === 'QUOTED')) ?? false
const boxesOf = ({ tender: { body } }: Offer): number =>
  body?.lanes.reduce((sum, lane) => sum + lane.boxes.reduce((count, { qty }) => count + qty, 0), 0) ?? 0

/** Half of the containers of each type, and the lines counted for these. */
function half(mode: keyof typeof MAIN_CHARGE): Parameters<typeof rewrite>[2] {
  return (lane, asked) => {
    const offeredBoxes = asked.boxes.flatMap(({ isoCode, qty }) =>
      qty > 1 ? [{ isoCode, qty: Math.floor(qty / 2) }] : [],
    )
    const demand = { ...offered({ offeredBoxes }, asked), mode }
    const charges = lane.charges
      .filter(({ isoCode }) => !isoCode || offeredBoxes.some((box) => box.isoCode === isoCode))
      .map((line) => (line.state === 'QUOTED' ? { ...line, qty: lockedQty(line, demand) } : line))
    return { ...lane, offeredBoxes, charges }
  }
}

/** Adds lines as a careful bidder writes them: days beyond the free time, currency, customs and insurance. */
function withMore(deps: Deps, { tender, bid }: Offer): void {
  const body = bodyOf(tender)
  const insured = { ...body, cargo: { ...body.cargo, value: { amount: '86000', currency: 'USD' as const } } }
  const valued = { ...tender, body: insured }
  deps.rows.tenders.put(valued)
  rewrite(deps, { tender: valued, bid }, (lane, asked) => {
    const boxes = String(asked.boxes.reduce((sum, { qty }) => sum + qty, 0))
    const line = (said: Parameters<typeof lineOf>[2]) => lineOf(deps, valued, said)
    return {
      ...lane,
      charges: [
        ...lane.charges,
        line({ code: 'CAF', basis: 'PERCENT_OF_FREIGHT', qty: '1', unitPrice: '1.5' }),
        line({ code: 'DEM', basis: 'PER_CONTAINER_DAY', qty: boxes, unitPrice: '110' }),
        line({ code: 'CUSE', basis: 'PER_SHIPMENT', qty: '1', unitPrice: '350', note: '含一次查验配合' }),
        line({ code: 'INS', basis: 'PERCENT_OF_VALUE', qty: '1', unitPrice: '0.12' }),
      ],
    }
  })
}

/** The second alternative of a bid: slower and cheaper by sea. */
function withAlternative(deps: Deps, { tender, bid }: Offer): void {
  if (!bid.body || !bid.receiptNo) return
  const { history: _, counter: _counter, ...kept } = bid
  const body = { ...bid.body, option: 2, optionName: '慢船低价' }
  const other = {
    ...kept,
    id: `${bid.id}o2`,
    no: nextNo(deps.rows.bids, 'BJ', Date.parse(bid.createdAt)),
    option: 2,
    version: 1,
    status: 'SUBMITTED' as const,
    body,
    receiptNo: `${bid.receiptNo}2`,
    history: [],
  }
  const slower = (lane: BidLane): BidLane => ({
    ...lane,
    sailings: [],
    spaceStatus: 'SUBJECT',
    transitDays: lane.transitDays + 6,
    charges: lane.charges.map((line) =>
      line.code === MAIN_CHARGE.FCL ? { ...line, unitPrice: String(Math.round(Number(line.unitPrice) * 0.94)) } : line,
    ),
  })
  rewrite(deps, { tender, bid: other }, slower)
}

/** What bids say besides a price for everything, each once, on the first bid where it is natural. */
export const SAYINGS: readonly Saying[] = [
  {
    fits: has('DTHC'),
    say: (deps, offer) =>
      rewrite(deps, offer, (lane) => leftOpen(lane, 'DTHC', { note: '目的港码头费由收货人代理当地收取' })),
  },
  {
    fits: (offer) => isSea(offer) && has('DOC')(offer),
    say: (deps, offer) =>
      rewrite(deps, offer, (lane) =>
        leftOpen(lane, 'DOC', { basis: 'AT_COST', estimate: '480', note: '凭船公司账单实报实销' }),
      ),
  },
  {
    fits: isSea,
    say: (deps, offer) => rewrite(deps, offer, (lane) => ({ ...withTwoClocks(lane), spaceStatus: 'WAITLIST' })),
  },
  {
    fits: (offer) => isSea(offer) && boxesOf(offer) > 3 && bodyOf(offer.tender).lanes.length === 1,
    say: (deps, offer) => rewrite(deps, offer, half('FCL')),
  },
  {
    fits: has('DTHC'),
    say: (deps, offer) => rewrite(deps, offer, (lane) => leftOpen(lane, 'DTHC', { estimate: '260', currency: 'USD' })),
  },
  { fits: isSea, say: withMore },
  { fits: (offer) => isSea(offer) && has('OFR')(offer), say: withAlternative },
  {
    // Nobody else mentions it: the buyer is asked for a figure of its own.
    fits: isSea,
    say: (deps, offer) =>
      rewrite(deps, offer, (lane) => ({
        ...lane,
        charges: [
          ...lane.charges,
          lineOf(deps, offer.tender, {
            code: 'CUSI',
            basis: 'PER_SHIPMENT',
            qty: '1',
            unitPrice: '0',
            state: 'EXCLUDED',
            note: '目的港清关由收货人安排',
          }),
        ],
      })),
  },
  {
    fits: ({ tender }) => bodyOf(tender).cargo.reefer !== undefined,
    say: (deps, offer) => rewrite(deps, offer, (lane) => ({ ...lane, accepts: [] })),
  },
  {
    fits: ({ tender }) => bodyOf(tender).lanes.length > 1,
    say: (deps, offer) =>
      rewrite(deps, offer, (lane, asked) => {
        const last = bodyOf(offer.tender).lanes.at(-1)
        return asked.laneNo === last?.laneNo ? unquoted(asked.laneNo) : lane
      }),
  },
]
