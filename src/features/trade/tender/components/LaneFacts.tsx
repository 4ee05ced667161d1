import { DaySpan } from '@/ui/DateText.tsx'
import type { Currency } from '@/contract/money.ts'
import type { TenderLane } from '@/contract/trade/tender/draft.ts'
import type { TransportMode } from '@/contract/trade/tender/values.ts'
import { useText } from '@/i18n/useText.ts'
import { mqcParts } from '@/reference/mqcParts.ts'
import { AllocationText } from '@/reference/AllocationText.tsx'
import { DictText } from '@/reference/DictText.tsx'
import { BoxesText } from '@/reference/LaneText.tsx'
import { useFreight } from '@/reference/useReferences.ts'
import { hrefTo } from '@/routes/href.ts'
import { DefinitionGrid } from '@/ui/DefinitionGrid.tsx'
import type { DefinitionItem } from '@/ui/DefinitionGrid.tsx'
import { LazyRouteMap, RouteMapSpace } from '@/ui/LazyRouteMap.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { endName } from '../endName.ts'
import './tender.css'
import { TypedText } from '@/ui/TypedText.tsx'

interface FactsProps {
  lane: TenderLane
  mode: TransportMode
  /** In which the tender is compared. */
  currency: Currency
}

/** One lane as label-value pairs above its map: one quotes for the facts, the map only shows where. */
export function LaneFacts({ lane, mode, currency }: FactsProps) {
  const { portOf, portName, isComing } = useFreight()
  const items = useLaneItems({ lane, mode, currency })
  const from = portOf(lane.pol)
  const to = lane.pod ? portOf(lane.pod) : undefined
  return (
    <div className="ct-tender-lanefacts">
      <DefinitionGrid items={items} />
      {isComing && lane.pod && <RouteMapSpace shape={3.2} />}
      {from && to && (
        <LazyRouteMap
          from={{ ...from, name: portName(from.unlocode) }}
          to={{ ...to, name: portName(to.unlocode) }}
          shape={3.2}
        />
      )}
    </div>
  )
}

function useLaneItems({ lane, mode, currency }: FactsProps): DefinitionItem[] {
  const t = useText()
  const { portName } = useFreight()
  const items: DefinitionItem[] = [
    { label: endName(t, 'pol', mode), value: `${lane.pol} ${portName(lane.pol)}` },
    ...(lane.pod ? [{ label: endName(t, 'pod', mode), value: `${lane.pod} ${portName(lane.pod)}` }] : []),
    { label: t('tender.detail.boxes'), value: <BoxesText boxes={lane.boxes} loose={lane.loose} /> },
    ...(lane.blCount === undefined ? [] : [{ label: t('tender.detail.bls'), value: lane.blCount }]),
    ...(lane.assumedDays === undefined ? [] : [{ label: t('tender.detail.days'), value: lane.assumedDays }]),
    { label: t('tender.detail.ready'), value: lane.cargoReadyDate },
    { label: t('tender.detail.etd', { mode }), value: <DaySpan from={lane.etdFrom} to={lane.etdTo} /> },
    ...(lane.sailingId === undefined ? [] : [sailingItem(lane.sailingId, t)]),
  ]
  if (mode === 'TRUCK') return [...items, ...truckItems(lane, t), ...callOffItems(lane, currency, t)]
  return [
    ...items,
    {
      label: t('tender.detail.handover'),
      value: (
        <>
          <DictText dict="handover_type" code={lane.receiptType} /> /{' '}
          <DictText dict="handover_type" code={lane.deliveryType} />
        </>
      ),
    },
    ...(lane.receiptPlace ? [{ label: t('tender.detail.receipt'), value: lane.receiptPlace }] : []),
    ...(lane.deliveryPlace ? [{ label: t('tender.detail.delivery'), value: lane.deliveryPlace }] : []),
    { label: t('tender.detail.direct'), value: t(lane.directOnly ? 'common.yes' : 'common.no') },
    ...(lane.maxTransitDays
      ? [{ label: t('tender.detail.transit'), value: t('common.unit.day', { count: lane.maxTransitDays }) }]
      : []),
    ...(lane.freeDaysWanted === undefined
      ? []
      : [{ label: t('tender.detail.freeDays'), value: t('common.unit.day', { count: lane.freeDaysWanted }) }]),
    ...(lane.boxesPerWeek
      ? [{ label: t('tender.detail.weekly'), value: t('common.unit.box', { count: lane.boxesPerWeek }) }]
      : []),
    ...callOffItems(lane, currency, t),
  ]
}

/** The sailing that the lane was begun with, in the schedules; they tell what became of it since. */
const sailingItem = (id: string, t: ReturnType<typeof useText>): DefinitionItem => ({
  label: t('tender.detail.sailing'),
  value: <RouteLink to={hrefTo('shippingDates', { id })}>{t('tender.detail.sailing.view')}</RouteLink>,
})

/** How the lane of a contract is called off. */
function callOffItems(
  { plannedBookings, blPerBooking = 1, allocation, mqc, boxes }: TenderLane,
  currency: Currency,
  t: ReturnType<typeof useText>,
): DefinitionItem[] {
  if (plannedBookings === undefined) return []
  return [
    {
      label: t('tender.detail.plannedBookings'),
      value: t('tender.detail.bookings', { bookings: plannedBookings, bls: blPerBooking }),
    },
    ...(allocation
      ? [{ label: t('tender.detail.allocation'), value: <AllocationText allocation={allocation} /> }]
      : []),
    ...(mqc
      ? [
          {
            label: t('tender.detail.mqc'),
            value: t('tender.detail.mqc.text', mqcParts(mqc, boxes, currency)),
            span: 2 as const,
          },
        ]
      : []),
  ]
}

function truckItems(lane: TenderLane, t: ReturnType<typeof useText>): DefinitionItem[] {
  const { truck } = lane
  if (!truck) return []
  return [
    { label: t('tender.detail.pickup'), value: <TypedText>{truck.pickup}</TypedText>, span: 2 },
    { label: t('tender.detail.drop'), value: <TypedText>{truck.drop}</TypedText>, span: 2 },
    ...(truck.emptyReturn
      ? [{ label: t('tender.detail.emptyReturn'), value: <TypedText>{truck.emptyReturn}</TypedText> }]
      : []),
    { label: t('tender.detail.weighbridge'), value: t(truck.weighbridge ? 'common.yes' : 'common.no') },
    { label: t('tender.detail.waiting'), value: t('common.unit.hour', { count: truck.waitingFreeHours }) },
  ]
}
