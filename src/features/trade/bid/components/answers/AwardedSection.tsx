import type { BidDetail } from '@/contract/trade/bid/schemas.ts'
import type { Money as Amount } from '@/contract/money.ts'
import { useText } from '@/i18n/useText.ts'
import { BoxesText } from '@/reference/LaneText.tsx'
import { Money } from '@/ui/Money.tsx'

interface PartProps {
  awarded: NonNullable<BidDetail['awarded']>
  /** What the whole bid comes to. */
  allIn: Amount
}

/** The lanes and boxes that were awarded and what they come to; says so where it is a part of the bid only. */
export function AwardedSection({ awarded, allIn }: PartProps) {
  const t = useText()
  return (
    <div className="ct-awarded">
      <Money value={awarded.allIn} size="large" />
      {awarded.allIn.amount !== allIn.amount && (
        <p>
          {t('bid.awarded.part')} <Money value={allIn} />
        </p>
      )}
      <ul className="ct-receipt-history">
        {awarded.lanes.map((lane) => (
          <li key={lane.laneNo}>
            <strong>{t('bid.sum.lane', { no: lane.laneNo })}</strong>
            {lane.boxes.length > 0 ? <BoxesText boxes={lane.boxes} /> : <span>{t('bid.awarded.whole')}</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}
