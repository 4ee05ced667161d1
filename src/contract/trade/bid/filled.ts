import type { TenderDraft } from '../tender/draft.ts'
import { isPriced } from './priced.ts'
import { lockedQty } from './quantity.ts'
import type { BidLane, SentLane } from './schemas.ts'
import { offered } from './share.ts'

/**
 * Lanes as sent with the tender's quantity where a line says none; what it says is left to be checked, so that a bidder
 * who counted otherwise is told. A line without a price counts once. TRADE.md 1.1.
 */
export function withQuantities(
  lanes: readonly SentLane[],
  { lanes: all, mode }: Pick<TenderDraft, 'lanes' | 'mode'>,
): BidLane[] {
  return lanes.map((lane): BidLane => {
    const asked = all.find(({ laneNo }) => laneNo === lane.laneNo)
    const demand = { ...offered(lane, asked ?? { boxes: [] }), mode }
    const charges = lane.charges.map((line) => ({
      ...line,
      qty: line.qty ?? (isPriced(line) ? lockedQty(line, demand) : '1'),
    }))
    return { ...lane, charges }
  })
}
