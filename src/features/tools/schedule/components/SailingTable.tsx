import type { ReactNode } from 'react'
import type { ScheduledSailing } from '@/contract/tools/schedule/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { useFreight } from '@/reference/useReferences.ts'
import { CheckBox } from '@/ui/CheckBox.tsx'
import { Mark } from '@/ui/CompanyName.tsx'
import { DataTable } from '@/ui/DataTable.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { hasSailed } from '../timing.ts'
import { useAddress } from '../useAddress.ts'
import { MOST_COMPARED } from '../useCompared.ts'
import type { Compared } from '../useCompared.ts'
import type { Schedule } from '../useSchedule.ts'
import { CutOffList } from './CutOffList.tsx'
import { MakeItLine } from './MakeIt.tsx'
import { PortLink, ServiceLink } from './PlaceLinks.tsx'
import { PortClock } from './PortClock.tsx'
import { ChangedText, Co2, RoutingText, useSailingName, useVesselName } from './SailingFacts.tsx'

interface TableProps {
  schedule: Schedule
  compared: Compared
  /** Further actions of a row, rendered by the page. */
  actions: (sailing: ScheduledSailing) => ReactNode
}

/** Sailings as a table on wide screens and as cards on narrow ones; departed ones are gray. */
export function SailingTable({ schedule, compared, actions }: TableProps) {
  const t = useText()
  const vesselOf = useVesselName()
  const nameOf = useSailingName()
  const address = useAddress()
  const { carrierName } = useFreight()
  const { list, now, wanted } = schedule
  const ship = (row: ScheduledSailing) => (
    <div className={hasSailed(row, now) ? 'ct-schedule-row ct-schedule-over' : 'ct-schedule-row'}>
      <Mark id={row.carrierScac} text={row.carrierScac} />
      <div className="ct-schedule-ship">
        <RouteLink to={address.at({ id: row.id })}>
          {vesselOf(row)} {row.voyage}
        </RouteLink>
        <span className="ct-dim">
          {carrierName(row.carrierScac)} · <ServiceLink code={row.serviceCode} />
        </span>
        <ChangedText sailing={row} />
        <MakeItLine sailing={row} schedule={schedule} />
      </div>
    </div>
  )
  const end = (value: string, unlocode: string, terminal: string | undefined) => (
    <div className="ct-schedule-end">
      <PortClock value={value} unlocode={unlocode} />
      <span className="ct-dim">
        <PortLink port={unlocode} /> {terminal}
      </span>
    </div>
  )
  const isFull = compared.ids.length >= MOST_COMPARED
  return (
    <DataTable
      caption={t('schedule.list.caption')}
      rows={list.records}
      rowKey={(row) => row.id}
      isStale={list.loading}
      columns={[
        { key: 'ship', title: t('schedule.col.ship'), isLead: true, cell: ship },
        { key: 'etd', title: 'ETD', cell: (row) => end(row.etd, row.pol, row.legs[0]?.fromTerminal) },
        { key: 'eta', title: 'ETA', cell: (row) => end(row.eta, row.pod, row.legs.at(-1)?.toTerminal) },
        {
          key: 'days',
          title: t('schedule.col.days'),
          cell: (row) => (
            <div className="ct-schedule-end">
              <strong className="ct-schedule-transit">{t('common.unit.day', { count: row.transitDays })}</strong>
              <RoutingText sailing={row} />
              <Co2 sailing={row} />
            </div>
          ),
        },
        {
          key: 'cuts',
          title: t('schedule.col.cutOffs'),
          cell: (row) => <CutOffList sailing={row} now={now} isoCode={wanted.isoCode} isBrief />,
        },
        {
          key: 'do',
          title: t('schedule.col.actions'),
          cell: (row) => (
            <div className="ct-schedule-do">
              <CheckBox
                label={t('schedule.compare.tick')}
                aria-label={t('schedule.compare.tick.of', { name: nameOf(row) })}
                checked={compared.ids.includes(row.id)}
                disabled={isFull && !compared.ids.includes(row.id)}
                onChange={() => compared.toggle(row.id)}
              />
              {actions(row)}
            </div>
          ),
        },
      ]}
    />
  )
}
