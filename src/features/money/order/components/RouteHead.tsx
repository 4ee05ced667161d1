import { Fragment } from 'react'
import type { ReactNode } from 'react'
import { hasLane } from '@/contract/market/listing/kinds.ts'
import { hasReached } from '@/contract/money/order/milestones.ts'
import { sailingOf } from '@/contract/money/order/schedule/rules.ts'
import type { OrderSchedule } from '@/contract/money/order/schedule/schemas.ts'
import type { OrderLane } from '@/contract/money/order/schemas.ts'
import { fellThrough } from '@/contract/money/order/values.ts'
import { useText } from '@/i18n/useText.ts'
import { BoxesText } from '@/reference/LaneText.tsx'
import { useDict, useFreight } from '@/reference/useReferences.ts'
import { hrefTo } from '@/routes/href.ts'
import { Card } from '@/ui/Card.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { ForwardIcon } from '@/ui/icons.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { TypedText } from '@/ui/TypedText.tsx'
import { arrivalOf, trackOf } from '../milestones.ts'
import type { TrackStop } from '../milestones.ts'
import type { OrderProps } from '../useOrderAct.ts'

/** Where the shipment goes, its next milestone and when it arrives: above the tabs of an order. */
export function RouteHead({ order }: OrderProps) {
  const t = useText()
  const { lanes, milestones, booking, schedules, mode } = order
  const isComing = !fellThrough(order) || hasReached(milestones, 'departed')
  const isPlace = booking !== undefined && !hasLane(booking.kind)
  const next = trackOf(order).find(({ state }) => state === 'next')
  return (
    <section aria-label={t('order.shipment')} className="ct-route-head">
      <Card>
        {lanes.map((lane) => (
          <Lane key={lane.laneNo} lane={lane} schedules={schedules} isPlace={isPlace}>
            {lanes.length === 1 && next && <NextStop stop={next} />}
            {!isPlace && isComing && <Arrival lane={lane} mode={mode} milestones={milestones} schedules={schedules} />}
          </Lane>
        ))}
        {lanes.length > 1 && next && (
          <dl className="ct-route-large">
            <NextStop stop={next} />
          </dl>
        )}
      </Card>
    </section>
  )
}

interface LaneProps {
  lane: OrderLane
  schedules: readonly OrderSchedule[] | undefined
  isPlace: boolean
  children: ReactNode
}

/** One lane: its ends, carrier, vessel and cargo, and what is large beside them. */
function Lane({ lane, schedules, isPlace, children }: LaneProps) {
  const t = useText()
  const { carrierName } = useFreight()
  const sailing = sailingOf(lane, schedules)
  const { pol, pod = '' } = lane
  const ship = sailing && `${sailing.vessel} ${sailing.voyage}`.trim()
  const to = sailing?.id && hrefTo('shippingDates', { pol, pod, id: sailing.id })
  const facts: { key: string; fact: ReactNode }[] = [
    { key: 'carrier', fact: lane.carrierScac && carrierName(lane.carrierScac) },
    { key: 'ship', fact: to ? <RouteLink to={to}>{ship}</RouteLink> : ship },
    { key: 'transit', fact: !isPlace && lane.transitDays > 0 && t('order.route.transit', { days: lane.transitDays }) },
  ]
  return (
    <div className="ct-route-lane">
      <div>
        {isPlace ? (
          <p className="ct-route-end">
            <TypedText>{lane.pol}</TypedText>
          </p>
        ) : (
          <p className="ct-route-ends">
            <End unlocode={lane.pol} />
            {lane.pod && (
              <>
                <ForwardIcon size={24} />
                <End unlocode={lane.pod} />
              </>
            )}
          </p>
        )}
        <p className="ct-route-facts">
          <BoxesText boxes={lane.boxes} loose={lane.loose} />{' '}
          {facts
            .filter(({ fact }) => Boolean(fact))
            .map(({ key, fact }, place) => (
              <Fragment key={key}>
                {place > 0 && ' · '}
                {fact}
              </Fragment>
            ))}
        </p>
      </div>
      <dl className="ct-route-large">{children}</dl>
    </div>
  )
}

/** A port by name and code. */
function End({ unlocode }: { unlocode: string }) {
  const { portName } = useFreight()
  return (
    <span className="ct-route-end">
      <strong>{portName(unlocode)}</strong>
      <span className="ct-code ct-dim">{unlocode}</span>
    </span>
  )
}

function NextStop({ stop: { code, at } }: { stop: TrackStop }) {
  const t = useText()
  const { labelOf } = useDict('milestone')
  return (
    <div>
      <dt>{t('order.route.next')}</dt>
      <dd>{labelOf(code)}</dd>
      {at && (
        <dd className="ct-dim">
          {t('order.route.planned')} <DateText value={at} precision="date" />
        </dd>
      )}
    </div>
  )
}

const ARRIVAL_TEXT = {
  reported: 'order.route.arrived',
  expected: 'order.route.eta',
  missed: 'order.route.etaMissed',
} as const

/** When the cargo arrives, or arrived; a schedule that has been missed is said to be one. */
function Arrival({
  lane,
  mode = 'FCL',
  milestones,
  schedules,
}: Pick<LaneProps, 'lane' | 'schedules'> & Pick<OrderProps['order'], 'mode' | 'milestones'>) {
  const t = useText()
  const { zoneOf } = useFreight()
  const arrival = arrivalOf(lane, milestones, schedules)
  const etd = sailingOf(lane, schedules)?.etd
  const hasLeft = hasReached(milestones, 'departed')
  if (!arrival) return null
  return (
    <div>
      <dt>{t(ARRIVAL_TEXT[arrival.kind], { mode })}</dt>
      <dd>
        <DateText value={arrival.at} precision="date" timeZone={zoneOf(lane.pod)} />
      </dd>
      {etd && !hasLeft && arrival.kind !== 'reported' && (
        <dd className="ct-dim">
          {t(arrival.kind === 'missed' ? 'order.route.etdMissed' : 'order.route.etd', { mode })}{' '}
          <DateText value={etd} precision="date" timeZone={zoneOf(lane.pol)} />
        </dd>
      )}
    </div>
  )
}
