import type { BidLaneView, ReceivedBid } from '@/contract/trade/bid/schemas.ts'
import { allInOf } from '@/contract/trade/bid/calc.ts'
import { isStanding } from '@/contract/trade/bid/lifecycle.ts'
import type { Money as MoneyValue } from '@/contract/money.ts'
import { isPartial } from '@/contract/trade/bid/share.ts'
import { boxCount } from '@/contract/trade/bid/quantity.ts'
import type { TenderLane } from '@/contract/trade/tender/draft.ts'
import { countsIn, rankOnOf } from '@/contract/trade/tender/evaluation/rankOn.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { useText } from '@/i18n/useText.ts'
import { BoxesText } from '@/reference/LaneText.tsx'
import { Section } from '@/ui/Card.tsx'
import { Money } from '@/ui/Money.tsx'
import { bidName } from '../names.ts'
import { rankedLabel } from '../ranked.ts'

interface OverviewProps {
  tender: TenderDetail
  bids: readonly ReceivedBid[]
  laneNo: number | undefined
  onLane: (laneNo: number | undefined) => void
}

/** Prices that are ranked per lane and bidder, the lowest whole offer marked; selecting a lane shows it in the matrix. */
export function LaneOverview({ tender, bids, laneNo, onLane }: OverviewProps) {
  const t = useText()
  const { locale } = useLocale()
  const caption = t('comparison.lanes.caption', { currency: tender.compareCurrency })
  return (
    <Section title={rankedLabel(t, t('comparison.lanes.title'), rankOnOf(tender))}>
      <div className="ct-matrixwrap" tabIndex={0} role="region" aria-label={caption}>
        <table className="ct-matrix ct-lane-matrix">
          <caption className="ct-hidden">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{t('comparison.control.lane')}</th>
              {bids.map((bid) => (
                <th scope="col" key={bid.id}>
                  {bidName(t, locale, bid)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {tender.lanes.map((lane) => (
              <tr key={lane.laneNo} className={lane.laneNo === laneNo ? 'ct-lane-matrix-current' : undefined}>
                <th scope="row">
                  <button
                    type="button"
                    className="ct-lane-matrix-pick"
                    aria-pressed={lane.laneNo === laneNo}
                    onClick={() => onLane(lane.laneNo === laneNo ? undefined : lane.laneNo)}
                  >
                    {lane.laneNo} · {lane.pol}
                    {lane.pod && ` → ${lane.pod}`}
                  </button>
                  <BoxesText boxes={lane.boxes} loose={lane.loose} />
                </th>
                {bids.map((bid) => (
                  <td key={bid.id}>
                    <LaneCell tender={tender} bid={bid} lane={lane} isBest={bestOn(bids, lane, tender) === bid.id} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  )
}

interface CellProps {
  tender: TenderDetail
  bid: ReceivedBid
  lane: TenderLane
  isBest: boolean
}

function LaneCell({ tender, bid, lane, isBest }: CellProps) {
  const t = useText()
  const quoted = bid.lanes.find((one) => one.laneNo === lane.laneNo && !one.noQuote)
  if (!quoted) return <span className="ct-mark-none">{t('comparison.lanes.none')}</span>
  const isPart = isPartial(quoted, lane)
  return (
    <>
      <Money value={rankedPrice(quoted, tender)} />{' '}
      {isBest && <strong className="ct-ok">{t('comparison.matrix.best')}</strong>}
      {isPart && (
        <span className="ct-warn">
          {t('comparison.lanes.part', {
            offered: boxCount({ boxes: quoted.offeredBoxes ?? [] }),
            asked: boxCount(lane),
          })}
        </span>
      )}
    </>
  )
}

/** What is quoted for a lane of the charges that are ranked. */
function rankedPrice({ charges, allIn }: BidLaneView, tender: TenderDetail): MoneyValue {
  if (rankOnOf(tender) === 'TOTAL') return allIn
  const counted = charges.filter((line) => countsIn(tender, line))
  return allInOf(counted, tender.compareCurrency, tender.rates)
}

/** Id of the active bid with the lowest price for the whole lane. */
function bestOn(bids: readonly ReceivedBid[], lane: TenderLane, tender: TenderDetail): string | undefined {
  const whole = bids.filter(isInRunning).flatMap((bid) => {
    const quoted = bid.lanes.find((one) => one.laneNo === lane.laneNo && !one.noQuote)
    return quoted && !isPartial(quoted, lane)
      ? [{ id: bid.id, amount: Number(rankedPrice(quoted, tender).amount) }]
      : []
  })
  return whole.toSorted((a, b) => a.amount - b.amount)[0]?.id
}

const isInRunning = (bid: ReceivedBid): boolean => isStanding(bid.status)
