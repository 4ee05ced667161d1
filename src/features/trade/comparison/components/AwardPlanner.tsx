import { useState } from 'react'
import type { ReceivedBid } from '@/contract/trade/bid/schemas.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { Dialog } from '@/ui/Dialog.tsx'
import { Money } from '@/ui/Money.tsx'
import { Stack } from '@/ui/Split.tsx'
import { cheapestChoices, choicesFor, isDecided, planByChoices } from '../choices.ts'
import type { Choices, LaneChoice } from '../choices.ts'
import { bidName } from '../names.ts'
import { mayWin, openLanes } from '../plan.ts'
import type { Plan } from '../plan.ts'
import { PlannerLane } from './PlannerLane.tsx'

interface PlannerProps {
  tender: TenderDetail
  bids: readonly ReceivedBid[]
  onClose: () => void
  /** The plan is complete; the reason is still to be given. */
  onPlan: (plan: Plan) => void
}

/** Splits a tender: each lane to one bidder, to several by containers, or to nobody. */
export function AwardPlanner({ tender, bids, onClose, onPlan }: PlannerProps) {
  const t = useText()
  const { locale } = useLocale()
  const [choices, setChoices] = useState<Choices>(() => cheapestChoices(tender, bids))
  const open = openLanes(tender)
  const able = bids.filter(mayWin)
  const plan = planByChoices(tender, bids, choices)
  const undecided = open.filter((lane) => !isDecided(choices[lane.laneNo] ?? { kind: 'none' }, lane))
  const change = (laneNo: number, choice: LaneChoice) => setChoices((before) => ({ ...before, [laneNo]: choice }))
  const footer = (
    <>
      <Button onClick={onClose}>{t('ui.dialog.cancel')}</Button>
      <Button variant="primary" disabled={plan.parts.length === 0 || undecided.length > 0} onClick={() => onPlan(plan)}>
        {t('comparison.planner.next')}
      </Button>
    </>
  )
  return (
    <Dialog isOpen onClose={onClose} title={t('comparison.planner.title')} footer={footer} size="large">
      <Stack>
        <p className="ct-dim">{t('comparison.planner.text')}</p>
        <div className="ct-filter-bar" role="group" aria-label={t('comparison.planner.presets')}>
          <Button size="small" onClick={() => setChoices(cheapestChoices(tender, bids))}>
            {t('comparison.planner.cheapest')}
          </Button>
          {able.map((bid) => (
            <Button key={bid.id} size="small" onClick={() => setChoices(choicesFor(tender, bid))}>
              {t('comparison.planner.allTo', { name: bidName(t, locale, bid) })}
            </Button>
          ))}
        </div>
        <ol className="ct-planner">
          {open.map((lane) => (
            <PlannerLane
              key={lane.laneNo}
              tender={tender}
              bids={bids}
              open={lane}
              choice={choices[lane.laneNo] ?? { kind: 'none' }}
              onChange={(choice) => change(lane.laneNo, choice)}
            />
          ))}
        </ol>
        <dl className="ct-planner-sums">
          {plan.parts.map(({ bid, lanes, price }) => (
            <div key={bid.id}>
              <dt>
                {bidName(t, locale, bid)}{' '}
                <span className="ct-dim">{t('comparison.planner.lanes', { count: lanes.length })}</span>
              </dt>
              <dd>
                <Money value={price} />
              </dd>
            </div>
          ))}
        </dl>
        {undecided.length > 0 && (
          <p className="ct-danger" role="alert">
            {t('comparison.planner.undecided', { lanes: undecided.map((lane) => lane.laneNo).join(', ') })}
          </p>
        )}
      </Stack>
    </Dialog>
  )
}
