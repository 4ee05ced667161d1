import type { PortCall } from '@/contract/tools/schedule/views/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { useFreight, useNameOf } from '@/reference/useReferences.ts'
import { hrefTo } from '@/routes/href.ts'
import { Mark } from '@/ui/CompanyName.tsx'
import { DataTable } from '@/ui/DataTable.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { useMedia } from '@/ui/useMedia.ts'
import { CutOffList } from '../../components/CutOffList.tsx'
import { MakeItLine } from '../../components/MakeIt.tsx'
import { useVesselName } from '../../components/SailingFacts.tsx'
import { portPlace, servicePlace, vesselPlace } from '../../places.ts'
import { CallMark, CallTime } from './CallTime.tsx'

/** Cut-offs are judged by the time of the market. */
const AS_OF_NOW = { ready: undefined, truckDays: 0, isoCode: undefined }

/** Ships at a port as a table on wide screens and as cards on narrow ones; those that have left are gray. */
export function PortCalls({ calls, now }: { calls: readonly PortCall[]; now: number }) {
  const t = useText()
  const nameOf = useNameOf()
  const vesselOf = useVesselName()
  const { carrierName } = useFreight()
  const ship = (row: PortCall) => {
    const { carrierScac, imo, voyage, service } = row
    const name = `${vesselOf(row)} ${voyage}`
    const isOver = Date.parse(row.etd) <= now
    return (
      <div className={isOver ? 'ct-schedule-row ct-schedule-over' : 'ct-schedule-row'}>
        <Mark id={carrierScac} text={carrierScac} />
        <div className="ct-schedule-ship">
          {imo === undefined ? <strong>{name}</strong> : <RouteLink to={vesselPlace(imo)}>{name}</RouteLink>}
          <span className="ct-dim">
            {carrierName(carrierScac)} ·{' '}
            <RouteLink to={servicePlace(service.code)} title={nameOf(service)}>
              {service.code}
            </RouteLink>
          </span>
          <CallMark call={row} />
          {row.sailing && (
            <MakeItLine
              sailing={{ pol: row.port, etd: row.etd, cutOffs: row.sailing.cutOffs }}
              schedule={{ now, wanted: AS_OF_NOW }}
            />
          )}
        </div>
      </div>
    )
  }
  const time = (row: PortCall, end: 'eta' | 'etd') => (
    <div className="ct-schedule-end">
      <CallTime call={row} end={end} />
      {end === 'eta' && <span className="ct-dim">{row.terminal}</span>}
    </div>
  )
  return (
    <DataTable
      caption={t('timetable.port.caption')}
      rows={calls}
      rowKey={({ service, voyage, eta }) => `${service.code} ${voyage} ${eta}`}
      columns={[
        { key: 'ship', title: t('timetable.ship'), isLead: true, cell: ship },
        { key: 'eta', title: t('timetable.eta'), cell: (row) => time(row, 'eta') },
        { key: 'etd', title: t('timetable.etd'), cell: (row) => time(row, 'etd') },
        {
          key: 'route',
          title: t('timetable.port.route'),
          cell: ({ before, next }) => (
            <span className="ct-timetable-route">
              <RouteLink to={portPlace(before)} className="ct-code">
                {before}
              </RouteLink>{' '}
              →{' '}
              <RouteLink to={portPlace(next)} className="ct-code">
                {next}
              </RouteLink>
            </span>
          ),
        },
        { key: 'cuts', title: t('timetable.port.cuts'), cell: (row) => <Cuts row={row} now={now} /> },
      ]}
    />
  )
}

/** A day at a large port has twenty calls: as cards their cut-offs are opened one by one. */
const NARROW = '(max-width: 767px)'

/** Cut-offs for the first port abroad, and the way to that sailing. */
function Cuts({ row, now }: { row: PortCall; now: number }) {
  const t = useText()
  const isNarrow = useMedia(NARROW)
  const { sailing, port, etd } = row
  if (!sailing) return <span className="ct-dim">{t('timetable.port.cuts.none')}</span>
  const { id, pod, cutOffs } = sailing
  const list = <CutOffList sailing={{ cutOffs, pol: port, etd }} now={now} isoCode={undefined} isBrief />
  return (
    <div className="ct-schedule-end">
      {isNarrow ? (
        <details className="ct-timetable-cuts">
          <summary>{t('timetable.port.cuts.to', { pod })}</summary>
          {list}
        </details>
      ) : (
        <>
          <span className="ct-dim">{t('timetable.port.cuts.to', { pod })}</span>
          {list}
        </>
      )}
      <RouteLink
        to={hrefTo('shippingDates', { pol: port, pod, id })}
        aria-label={t('timetable.port.sailing.of', { name: `${row.service.code} ${row.voyage}` })}
      >
        {t('schedule.part')}
      </RouteLink>
    </div>
  )
}
