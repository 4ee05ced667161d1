import type { ShipPosition } from '@/contract/tools/schedule/views/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { useFreight } from '@/reference/useReferences.ts'
import { LazyRouteMap } from '@/ui/LazyRouteMap.tsx'
import { Meter } from '@/ui/Meter.tsx'
import { PortClock } from '../../components/PortClock.tsx'

/** Where a ship is, in one line. */
export function PositionText({ position: { state, from, to } }: { position: ShipPosition }) {
  const t = useText()
  const { portName } = useFreight()
  return <span>{t(`timetable.position.${state}`, { from: portName(from), to: portName(to) })}</span>
}

/** Where a ship is: text, times, how far it has come, and a map. */
export function Position({ position }: { position: ShipPosition }) {
  const t = useText()
  const { portOf, portName } = useFreight()
  const { state, from, to, since, until, share } = position
  const [start, end] = [portOf(from), portOf(to)]
  const names = { from: portName(from), to: portName(to) }
  const percent = Math.round(share * 100)
  return (
    <div className="ct-timetable-position">
      <div>
        <h3>{t('timetable.vessel.position')}</h3>
        <p className="ct-timetable-where">
          <PositionText position={position} />
        </p>
        <dl className="ct-schedule-cuts">
          <div>
            <dt>{t(`timetable.position.since.${state}`, names)}</dt>
            <dd>
              <PortClock value={since} unlocode={from} />
            </dd>
          </div>
          <div>
            <dt>{t(`timetable.position.until.${state}`, names)}</dt>
            <dd>
              <PortClock value={until} unlocode={state === 'IN_PORT' ? from : to} />
            </dd>
          </div>
        </dl>
        <Meter
          value={percent}
          max={100}
          label={t('timetable.vessel.position')}
          text={t(`timetable.position.share.${state}`, { share: percent })}
        />
      </div>
      {start && end && (
        <LazyRouteMap
          from={{ ...start, name: portName(from) }}
          to={{ ...end, name: portName(to) }}
          part={state === 'IN_PORT' ? 0 : share}
        />
      )}
    </div>
  )
}
