import type { BidDetail } from '@/contract/trade/bid/schemas.ts'
import type { Money as Amount } from '@/contract/money.ts'
import { useText } from '@/i18n/useText.ts'
import { BoxesText } from '@/reference/LaneText.tsx'
import { Money } from '@/ui/Money.tsx'
import { TypedText } from '@/ui/TypedText.tsx'

interface PartProps {
  awarded: NonNullable<BidDetail['awarded']>
  /** Total of the whole bid. */
  allIn: Amount
}

/** The awarded lanes and containers with their total; states when only part of the bid was awarded. */
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
      {awarded.note && (
        <p>
          <span className="ct-dim">{t('bid.awarded.note')}</span> <TypedText>{awarded.note}</TypedText>
        </p>
      )}
    </div>
  )
}
