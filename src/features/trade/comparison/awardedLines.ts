import type { ChargeLine, ReceivedBid } from '@/contract/trade/bid/schemas.ts'
import { partLines } from '@/contract/trade/bid/share.ts'
import type { AwardWinner } from '@/contract/trade/tender/award/schemas.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'

/** The priced lines of an awarded part of one lane; empty without the bid. */
export function awardedLines(
  tender: TenderDetail,
  bid: ReceivedBid | undefined,
  part: AwardWinner['lanes'][number],
): ChargeLine[] {
  const lane = tender.lanes.find((one) => one.laneNo === part.laneNo)
  const quoted = bid?.lanes.find((one) => one.laneNo === part.laneNo)
  return lane && quoted ? partLines(quoted, lane, part.boxes, tender) : []
}
