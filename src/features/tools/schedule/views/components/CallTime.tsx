import type { ViewCall } from '@/contract/tools/schedule/views/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { Chip, StatusTag } from '@/ui/Chip.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { useFreight } from '@/reference/useReferences.ts'
import { PortClock } from '../../components/PortClock.tsx'
import { portPlace } from '../../places.ts'

/** An arrival or departure: what it was when it has changed, struck out when it does not take place. */
export function CallTime({ call, end }: { call: ViewCall; end: 'eta' | 'etd' }) {
  const { port, state } = call
  const planned = end === 'eta' ? call.plannedEta : call.plannedEtd
  const time = <PortClock value={call[end]} unlocode={port} />
  if (state !== 'CALLS') return <del className="ct-timetable-was">{time}</del>
  if (planned === undefined) return time
  return (
    <span className="ct-timetable-moved">
      <del className="ct-timetable-was">
        <PortClock value={planned} unlocode={port} />
      </del>
      <ins>{time}</ins>
    </span>
  )
}

/** That a call has changed or does not take place; nothing otherwise. */
export function CallMark({ call: { state, plannedEta, plannedEtd } }: { call: ViewCall }) {
  const t = useText()
  if (state !== 'CALLS') return <StatusTag tone="danger">{t(`timetable.state.${state}`)}</StatusTag>
  return (plannedEta ?? plannedEtd) === undefined ? null : <Chip tone="accent">{t('timetable.changed')}</Chip>
}

/** A port as a link to its view. */
export function PortNameLink({ port, terminal }: { port: string; terminal?: string }) {
  const { portName } = useFreight()
  return (
    <span className="ct-timetable-port">
      <RouteLink to={portPlace(port)}>
        <span className="ct-code">{port}</span> {portName(port)}
      </RouteLink>
      {terminal && <span className="ct-dim">{terminal}</span>}
    </span>
  )
}
