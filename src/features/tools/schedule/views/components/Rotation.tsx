import type { ServiceView, ViewCall } from '@/contract/tools/schedule/views/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { Chip } from '@/ui/Chip.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import '@/ui/compare.css'
import { useVesselName } from '../../components/SailingFacts.tsx'
import { vesselPlace } from '../../places.ts'
import { CallMark, PortNameLink } from './CallTime.tsx'

/** Ports in the order of the rotation, beside them the days of the next rounds; in a frame that scrolls. */
export function Rotation({ service: { rotation, rounds } }: { service: ServiceView }) {
  const t = useText()
  const vesselOf = useVesselName()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users must be able to scroll the frame
    <div className="ct-compare-frame" role="region" aria-label={t('timetable.service.rotation')} tabIndex={0}>
      <table className="ct-compare-table ct-timetable-rotation">
        <caption className="ct-hidden">{t('timetable.service.rotation')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('timetable.choose.port')}</th>
            <th scope="col">{t('timetable.service.day')}</th>
            {rounds.map((round) => {
              const name = `${vesselOf(round)} ${round.voyage}`
              return (
                <th key={round.calls[0]?.etd} scope="col">
                  {round.imo === undefined ? name : <RouteLink to={vesselPlace(round.imo)}>{name}</RouteLink>}
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody>
          {rotation.map(({ port, terminal, arrives, leaves, isTurn }, place) => (
            <tr key={`${port} ${leaves}`}>
              <th scope="row">
                <span className="ct-timetable-chips">
                  <PortNameLink port={port} terminal={terminal} />
                  {isTurn && <Chip>{t('timetable.service.turn')}</Chip>}
                </span>
              </th>
              <td>
                {arrives < leaves && arrives >= 0
                  ? t('timetable.service.day.value', { arrives, leaves })
                  : t('timetable.service.day.same', { arrives: leaves })}
              </td>
              {rounds.map(({ calls }) => {
                const call = calls[place]
                return <td key={calls[0]?.etd}>{call && <Days call={call} />}</td>
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Arrival and departure in port time; the note of the section says so once. */
function Days({ call }: { call: ViewCall }) {
  const { state, eta, etd, plannedEta, plannedEtd } = call
  const line = (value: string, planned: string | undefined) => (
    <span className="ct-timetable-day">
      {planned !== undefined && planned !== value && <del className="ct-timetable-was">{short(planned)}</del>}
      {state === 'CALLS' ? (
        <time dateTime={value}>{short(value)}</time>
      ) : (
        <del className="ct-timetable-was">{short(value)}</del>
      )}
    </span>
  )
  return (
    <div className="ct-timetable-days">
      {line(eta, plannedEta)}
      {line(etd, plannedEtd)}
      <CallMark call={call} />
    </div>
  )
}

/** Times of the schedules are written in the zone of their port. */
const short = (iso: string): string => `${iso.slice(5, 10)} ${iso.slice(11, 16)}`
