import type { ReceivedBid } from '@/contract/trade/bid/schemas.ts'
import { isStanding } from '@/contract/trade/bid/lifecycle.ts'
import { isPartial } from '@/contract/trade/bid/share.ts'
import { boxCount } from '@/contract/trade/bid/quantity.ts'
import type { TenderLane } from '@/contract/trade/tender/draft.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { useText } from '@/i18n/useText.ts'
import { BoxesText } from '@/reference/LaneText.tsx'
import { Section } from '@/ui/Card.tsx'
import { Money } from '@/ui/Money.tsx'
import { bidName } from '../names.ts'

interface OverviewProps {
  tender: TenderDetail
  bids: readonly ReceivedBid[]
  laneNo: number | undefined
  onLane: (laneNo: number | undefined) => void
}

/** Prices per lane and bidder, the lowest whole offer marked; selecting a lane shows it in the matrix. */
export function LaneOverview({ tender, bids, laneNo, onLane }: OverviewProps) {
  const t = useText()
  const { locale } = useLocale()
  const caption = t('comparison.lanes.caption', { currency: tender.compareCurrency })
  return (
    <Section title={t('comparison.lanes.title')}>
      <div className="ct-matrixwrap" tabIndex={0} role="region" aria-label={caption}>
        <table className="ct-matrix ct-lanes">
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
              <tr key={lane.laneNo} className={lane.laneNo === laneNo ? 'ct-lanes-current' : undefined}>
                <th scope="row">
                  <button
                    type="button"
                    className="ct-lanes-pick"
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
                    <LaneCell bid={bid} lane={lane} isBest={bestOn(bids, lane) === bid.id} />
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

function LaneCell({ bid, lane, isBest }: { bid: ReceivedBid; lane: TenderLane; isBest: boolean }) {
  const t = useText()
  const quoted = bid.lanes.find((one) => one.laneNo === lane.laneNo && !one.noQuote)
  if (!quoted) return <span className="ct-mark-none">{t('comparison.lanes.none')}</span>
  const isPart = isPartial(quoted, lane)
  return (
    <>
      <Money value={quoted.allIn} /> {isBest && <strong className="ct-ok">{t('comparison.matrix.best')}</strong>}
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

/** Id of the active bid with the lowest price for the whole lane. */
function bestOn(bids: readonly ReceivedBid[], lane: TenderLane): string | undefined {
  const whole = bids.filter(isInRunning).flatMap((bid) => {
    const quoted = bid.lanes.find((one) => one.laneNo === lane.laneNo && !one.noQuote)
    return quoted && !isPartial(quoted, lane) ? [{ id: bid.id, amount: Number(quoted.allIn.amount) }] : []
  })
  return whole.toSorted((a, b) => a.amount - b.amount)[0]?.id
}

const isInRunning = (bid: ReceivedBid): boolean => isStanding(bid.status)
