import { useState } from 'react'
import type { ReactNode } from 'react'
import { useApi } from '@/api/ApiContext.tsx'
import type { OrderLane } from '@/contract/money/order/schemas.ts'
import { maySchedule, scheduleOf } from '@/contract/money/order/schedule/rules.ts'
import { ORDER_CUT_OFFS } from '@/contract/money/order/schedule/values.ts'
import { useText } from '@/i18n/useText.ts'
import { Co2Text } from '@/reference/co2/Co2.tsx'
import { useFreight } from '@/reference/useReferences.ts'
import { Button } from '@/ui/Button.tsx'
import { StatusTag } from '@/ui/Chip.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { LazySection } from '@/ui/LazySection.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'
import type { OrderProps } from '../useOrderAct.ts'
import { movedOf, timesOf } from '../times.ts'
import type { CallTimes, Moved } from '../times.ts'
import './schedule.css'

const load = async () => (await import('../schedule/components/ScheduleForm.tsx')).ScheduleForm
const loadChanges = async () => (await import('../schedule/components/ScheduleChanges.tsx')).ScheduleChanges
const COLUMNS = ['planned', 'estimated', 'actual'] as const
/** Heads of the first columns of a lane whose sailing moved. */
const MOVED = { planned: 'agreed', estimated: 'now', actual: 'actual' } as const

interface LaneProps extends OrderProps {
  lane: OrderLane
}

/** Departure and arrival of a lane as planned, estimated and actual, its cut-offs and emissions, what changed, and the seller's form. */
export function LaneSchedule({ lane, title, ...props }: LaneProps & { title?: ReactNode }) {
  const t = useText()
  const { order } = props
  const [isOpen, setOpen] = useState(false)
  const [isRead, setRead] = useState(false)
  const times = timesOf(lane, order)
  const moved = movedOf(lane, order)
  const schedule = scheduleOf(order.schedules, lane.laneNo)
  const mayChange = order.side === 'SELLER' && maySchedule(order)
  if (!times && !mayChange) return null
  return (
    <div className="ct-times">
      {title && <h3 className="ct-h3">{title}</h3>}
      {times && (
        <Times lane={lane} mode={order.mode} departure={times.departure} arrival={times.arrival} moved={moved} />
      )}
      {schedule && <CutOffs lane={lane} {...props} />}
      {lane.co2Kg !== undefined && (
        <dl className="ct-times-cuts">
          <div>
            <dt>{t('co2.title')}</dt>
            <dd>
              <Co2Text kg={lane.co2Kg} />
            </dd>
          </div>
        </dl>
      )}
      {schedule && schedule.changes.length > 0 && (
        <details className="ct-order-fold" onToggle={(event) => setRead(event.currentTarget.open)}>
          <summary>{t('order.schedule.changes', { count: schedule.changes.length })}</summary>
          {isRead && (
            <LazySection
              load={loadChanges}
              texts="orderSchedule"
              placeholder={<SkeletonBlock height={80} />}
              props={{ order, lane }}
            />
          )}
        </details>
      )}
      {mayChange && !isOpen && (
        <div>
          <Button size="small" onClick={() => setOpen(true)}>
            {t('order.schedule.change')}
          </Button>
        </div>
      )}
      {mayChange && isOpen && (
        <LazySection
          load={load}
          texts="orderSchedule"
          placeholder={<SkeletonBlock height={240} />}
          props={{ order, lane, onClose: () => setOpen(false) }}
        />
      )}
    </div>
  )
}

interface TimesProps {
  lane: OrderLane
  mode: OrderProps['order']['mode']
  departure: CallTimes
  arrival: CallTimes
  /** Days from departure to arrival, if the sailing moved. */
  moved: Moved | undefined
}

function Times({ lane: { pol, pod = '' }, mode = 'FCL', departure, arrival, moved }: TimesProps) {
  const t = useText()
  const { zoneOf } = useFreight()
  const rows = [
    { key: 'departure', times: departure, port: pol },
    { key: 'arrival', times: arrival, port: pod },
  ] as const
  return (
    <table className="ct-times-table">
      <caption className="ct-hidden">{t('order.schedule.times')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="ct-hidden">{t('order.schedule.event')}</span>
          </th>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {t(`order.schedule.${moved ? MOVED[column] : column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, times, port }) => (
          <tr key={key}>
            <th scope="row">{t(`order.schedule.${key}`, { mode })}</th>
            {COLUMNS.map((column) => {
              const value = times[column]
              return (
                <td key={column}>
                  {value ? <DateText value={value} precision="date" timeZone={zoneOf(port)} /> : '–'}
                </td>
              )
            })}
          </tr>
        ))}
        {moved && (
          <tr>
            <th scope="row">{t('order.schedule.transit')}</th>
            <td>{t('common.unit.day', { count: moved.agreed })}</td>
            <td>{t('common.unit.day', { count: moved.now })}</td>
            <td>–</td>
          </tr>
        )}
      </tbody>
    </table>
  )
}

/** Cut-offs in port time; those that are over say so. */
function CutOffs({ lane: { laneNo, pol }, order }: LaneProps) {
  const t = useText()
  const { clock } = useApi()
  const { zoneOf } = useFreight()
  const cutOffs = scheduleOf(order.schedules, laneNo)?.cutOffs ?? {}
  const known = ORDER_CUT_OFFS.flatMap((name) => {
    const at = cutOffs[name]
    return at === undefined ? [] : [{ name, at }]
  })
  if (known.length === 0) return null
  return (
    <dl className="ct-times-cuts" aria-label={t('order.schedule.cutOffs')}>
      {known.map(({ name, at }) => (
        <div key={name}>
          <dt>{t(`order.schedule.${name}`)}</dt>
          <dd>
            <DateText value={at} timeZone={zoneOf(pol)} />
            {Date.parse(at) <= clock.now() && <StatusTag tone="neutral">{t('order.schedule.over')}</StatusTag>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
