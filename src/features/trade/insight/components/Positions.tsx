import type { Position } from '@/contract/trade/tender/help/schemas.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { LaneText } from '@/reference/LaneText.tsx'
import { Chip } from '@/ui/Chip.tsx'
import './insight.css'

interface PositionsProps {
  positions: readonly Position[]
  lanes: TenderDetail['lanes']
}

/** Up to this relative distance from the median a price counts as usual. */
const USUAL = 0.02

/** Position of the only quote among the caller's own earlier awards. */
export function Positions({ positions, lanes }: PositionsProps) {
  const t = useText()
  const { money, percent } = useFormats()
  return (
    <div>
      <h3 className="ct-h3">{t('insight.position.title')}</h3>
      <ul className="ct-insight-positions">
        {positions.map(({ laneNo, unit, currency, price, median, low, high, awards }) => {
          const lane = lanes.find((one) => one.laneNo === laneNo)
          const gap = Number(median) > 0 ? Number(price) / Number(median) - 1 : 0
          const kind = Math.abs(gap) <= USUAL ? 'same' : gap < 0 ? 'below' : 'above'
          const per = (amount: string) => t(`insight.per.${unit}`, { amount: money({ amount, currency }) })
          return (
            <li key={laneNo}>
              {lane && <LaneText pol={lane.pol} pod={lane.pod} />}
              <span>
                <strong>{per(price)}</strong>{' '}
                <Chip tone={kind === 'above' ? 'warn' : 'ok'}>
                  {t(`insight.position.${kind}`, { gap: percent(Math.abs(gap)) })}
                </Chip>
              </span>
              <span className="ct-dim">
                {t('insight.position.past', {
                  count: awards,
                  median: money({ amount: median, currency }),
                  low: money({ amount: low, currency }),
                  high: money({ amount: high, currency }),
                })}
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
