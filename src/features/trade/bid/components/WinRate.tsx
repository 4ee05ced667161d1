import type { BidStats } from '@/contract/trade/bid/record/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { LaneText } from '@/reference/LaneText.tsx'
import { Section } from '@/ui/Card.tsx'
import { sinceFirst } from '@/ui/charts/axis.ts'
import { BarChart } from '@/ui/charts/BarChart.tsx'
import { Meter } from '@/ui/Meter.tsx'

const share = (won: number, submitted: number) => (submitted === 0 ? 0 : Math.round((won / submitted) * 100))

/** Win rate of this enterprise: over the year and on its busiest lanes. */
export function WinRate({ stats }: { stats: BidStats }) {
  const t = useText()
  const submitted = stats.months.reduce((sum, month) => sum + month.submitted, 0)
  const won = stats.months.reduce((sum, month) => sum + month.won, 0)
  if (submitted === 0) return null
  const months = sinceFirst(stats.months, (month) => month.submitted > 0)
  const percent = (value: number) => `${value}%`
  return (
    <Section
      title={t('bid.stats.title')}
      note={t('bid.stats.text', { submitted, won, percent: share(won, submitted) })}
    >
      <div className="ct-winrate">
        <BarChart
          title={t('bid.stats.byMonth')}
          format={percent}
          bars={months.map((month, index) => ({
            label: month.month.slice(2),
            // A month without bids has no rate, not one of zero.
            value: month.submitted > 0 ? share(month.won, month.submitted) : undefined,
            isMarked: index === months.length - 1,
          }))}
        />
        <figure className="ct-winrate-lanes">
          <figcaption>{t('bid.stats.byLane')}</figcaption>
          <ul>
            {stats.lanes.map((lane) => (
              <li key={`${lane.pol} ${lane.pod ?? ''}`}>
                <LaneText pol={lane.pol} pod={lane.pod} />
                <Meter
                  value={lane.won}
                  max={lane.submitted}
                  label={t('bid.stats.lane', { pol: lane.pol, pod: lane.pod ?? '' })}
                  text={t('bid.stats.share', {
                    percent: share(lane.won, lane.submitted),
                    won: lane.won,
                    submitted: lane.submitted,
                  })}
                />
              </li>
            ))}
          </ul>
        </figure>
      </div>
    </Section>
  )
}
