import { hasLane } from '@/contract/market/listing/kinds.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { Co2Method } from '@/reference/co2/Co2.tsx'
import { LaneText } from '@/reference/LaneText.tsx'
import { useDict, useFreight } from '@/reference/useReferences.ts'
import { Card, Section } from '@/ui/Card.tsx'
import { TypedText } from '@/ui/TypedText.tsx'
import { trackOf } from '../milestones.ts'
import type { TrackStop } from '../milestones.ts'
import { FreeDays } from './FreeDays.tsx'
import { LaneSchedule } from './LaneSchedule.tsx'
import type { OrderProps } from '../useOrderAct.ts'

/** Where the shipment is: milestones, the schedule of each lane, and containers. */
export function RouteSection({ order }: OrderProps) {
  const t = useText()
  const { containerName } = useFreight()
  const { lanes, containers, booking } = order
  const isPlace = booking !== undefined && !hasLane(booking.kind)
  const track = trackOf(order)
  return (
    <Section title={t('order.route.track')}>
      <Card className="ct-route">
        {track.length > 0 ? <Track stops={track} /> : <p className="ct-dim">{t('order.route.none')}</p>}
        {!isPlace &&
          lanes.map((lane) => (
            <LaneSchedule
              key={lane.laneNo}
              order={order}
              lane={lane}
              title={lanes.length > 1 ? <LaneText pol={lane.pol} pod={lane.pod} /> : undefined}
            />
          ))}
        {!isPlace && lanes.some(({ co2Kg }) => co2Kg !== undefined) && <Co2Method />}
        <FreeDays order={order} />
        {containers.length > 0 && (
          <ul className="ct-route-boxes" aria-label={t('order.boxes')}>
            {containers.map(({ no, isoCode, sealNo }) => (
              <li key={no}>
                <span className="ct-order-box">{no}</span>
                <span>{containerName(isoCode)}</span>
                {sealNo && (
                  <span className="ct-dim">
                    {t('order.boxes.seal')} {sealNo}
                  </span>
                )}
              </li>
            ))}
          </ul>
        )}
      </Card>
    </Section>
  )
}

/** Month and day: the year stands beside the ETA. */
function ShortDay({ value }: { value: string }) {
  const { date } = useFormats()
  return (
    <time className="ct-date" dateTime={value} title={date(value)}>
      {date(value).slice(5)}
    </time>
  )
}

/** The milestones as a line: done, next, expected. */
function Track({ stops }: { stops: readonly TrackStop[] }) {
  const t = useText()
  const { labelOf } = useDict('milestone')
  return (
    <ol className="ct-track" aria-label={t('order.route.track')}>
      {stops.map(({ code, state, at, place }) => (
        <li key={code} className={`ct-track-${state}`} aria-current={state === 'next' ? 'step' : undefined}>
          <span className="ct-track-name">{labelOf(code)}</span>
          <span className="ct-track-when">
            {state !== 'done' && <span className="ct-hidden">{t(`order.route.${state}`)} </span>}
            {at && <ShortDay value={at} />}
            {place && <TypedText>{place}</TypedText>}
          </span>
        </li>
      ))}
    </ol>
  )
}
