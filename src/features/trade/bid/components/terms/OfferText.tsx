import type { BidLane } from '@/contract/trade/bid/schemas.ts'
import type { TenderLane } from '@/contract/trade/tender/draft.ts'
import { useText } from '@/i18n/useText.ts'
import { BoxesText } from '@/reference/LaneText.tsx'
import { useFreight } from '@/reference/useReferences.ts'

/** What a lane offers to carry: everything, `3 of 10 × 40HQ`, or none of a type, which is said. */
export function OfferText({ offered, asked }: { offered: BidLane['offeredBoxes']; asked: TenderLane }) {
  const t = useText()
  const { boxCode } = useFreight()
  if (!offered) return <BoxesText boxes={asked.boxes} loose={asked.loose} />
  const parts = asked.boxes.map(({ isoCode, qty }) => {
    const box = boxCode(isoCode)
    const some = offered.reduce((sum, one) => sum + (one.isoCode === isoCode ? one.qty : 0), 0)
    if (some === 0) return t('bid.offer.none', { box })
    return some === qty ? `${qty}×${box}` : t('bid.offer.text', { some, qty, box })
  })
  return <span className="ct-boxes">{parts.join(' + ')}</span>
}
