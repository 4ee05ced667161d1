import { useState } from 'react'
import { hasCode } from '@/api/errors.ts'
import { useQuery } from '@/api/useQuery.ts'
import { BUSINESS_CODES } from '@/contract/envelope.ts'
import { shippingDateEndpoints } from '@/contract/tools/schedule/endpoints.ts'
import type { VesselView as VesselData } from '@/contract/tools/schedule/views/schemas.ts'
import { useServerNow } from '@/api/useServerNow.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { useFreight, useNameOf } from '@/reference/useReferences.ts'
import { hrefTo } from '@/routes/href.ts'
import { Button } from '@/ui/Button.tsx'
import { Section } from '@/ui/Card.tsx'
import { DataTable } from '@/ui/DataTable.tsx'
import { DefinitionGrid } from '@/ui/DefinitionGrid.tsx'
import { StatusTag } from '@/ui/Chip.tsx'
import { QueryBlock } from '@/ui/QueryBlock.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { servicePlace } from '../../places.ts'
import { CallMark, CallTime, PortNameLink } from './CallTime.tsx'
import { Gone, Start } from './Gone.tsx'
import { Position } from './Position.tsx'
import type { Follow } from '../follow.ts'

const MINUTE_MS = 60_000
type ShipCall = VesselData['calls'][number]

/** A ship: what it is, where the timetable has it, and its calls. */
export function VesselView({ code, follow }: { code: string | undefined; follow: Follow }) {
  const query = useQuery(shippingDateEndpoints.vessel, { imo: code ?? '' }, { ready: code !== undefined, silent: true })
  if (code === undefined) return <Start view="vessel" />
  if (hasCode(query.error, BUSINESS_CODES.notFound)) return <Gone view="vessel" code={code} />
  return (
    <QueryBlock query={query} height={640}>
      {(ship) => <Shown ship={ship} follow={follow} />}
    </QueryBlock>
  )
}

function Shown({ ship, follow }: { ship: VesselData; follow: Follow }) {
  const t = useText()
  const nameOf = useNameOf()
  const { number } = useFormats()
  const { carrierName } = useFreight()
  const { imo, vesselName, operator, service, teu, reeferPlugs, position } = ship
  return (
    <>
      <Section title={vesselName} note={t('timetable.vessel.note')} actions={follow('VESSEL', imo, vesselName)}>
        <DefinitionGrid
          items={[
            { label: 'IMO', value: imo },
            { label: t('timetable.vessel.operator'), value: `${carrierName(operator)} (${operator})`, span: 2 },
            {
              label: t('timetable.choose.service'),
              value: (
                <RouteLink to={servicePlace(service.code)}>
                  {service.code} {nameOf(service)}
                </RouteLink>
              ),
              span: 2,
            },
            {
              label: t('timetable.vessel.size'),
              value: t('timetable.vessel.size.value', { teu: number(teu), plugs: number(reeferPlugs) }),
              span: 2,
            },
          ]}
        />
        <Position position={position} />
      </Section>
      <Section title={t('timetable.vessel.calls')} note={t('timetable.local')}>
        <Calls calls={ship.calls} />
      </Section>
    </>
  )
}

function Calls({ calls }: { calls: readonly ShipCall[] }) {
  const t = useText()
  const { portOf } = useFreight()
  const [isWhole, setWhole] = useState(false)
  const now = useServerNow(MINUTE_MS)
  const next = calls.find(({ state, eta }) => state === 'CALLS' && Date.parse(eta) > now)
  const left = calls.findLastIndex(({ state, etd }) => state === 'CALLS' && Date.parse(etd) <= now)
  // The port where the ship comes from stays in sight.
  const shown = isWhole ? calls : calls.slice(Math.max(0, left))
  /** The next port abroad on the way, to which cargo can be booked. */
  const abroad = (call: ShipCall): string | undefined =>
    calls
      .slice(calls.indexOf(call) + 1)
      .find((one) => one.state === 'CALLS' && portOf(one.port)?.country !== portOf(call.port)?.country)?.port
  const status = (call: ShipCall) => {
    if (call.state !== 'CALLS') return null
    if (Date.parse(call.etd) <= now) return <span className="ct-dim">{t('timetable.state.past')}</span>
    if (Date.parse(call.eta) <= now) return <StatusTag tone="sea">{t('timetable.state.inPort')}</StatusTag>
    return call === next ? <StatusTag tone="ok">{t('timetable.state.next')}</StatusTag> : null
  }
  return (
    <>
      {left > 0 && !isWhole && (
        <p>
          <Button size="small" variant="quiet" onClick={() => setWhole(true)}>
            {t('timetable.vessel.earlier', { count: left })}
          </Button>
        </p>
      )}
      <DataTable
        caption={t('timetable.vessel.calls')}
        rows={shown}
        rowKey={({ port, voyage, eta }) => `${port} ${voyage} ${eta}`}
        columns={[
          {
            key: 'port',
            title: t('timetable.vessel.call'),
            isLead: true,
            cell: ({ port, terminal }) => <PortNameLink port={port} terminal={terminal} />,
          },
          { key: 'voyage', title: t('timetable.vessel.voyage'), cell: ({ voyage }) => voyage },
          { key: 'eta', title: t('timetable.eta'), cell: (call) => <CallTime call={call} end="eta" /> },
          { key: 'etd', title: t('timetable.etd'), cell: (call) => <CallTime call={call} end="etd" /> },
          {
            key: 'status',
            title: t('timetable.vessel.status'),
            cell: (call) => (
              <div className="ct-schedule-end">
                {status(call)}
                <CallMark call={call} />
                {call.state === 'CALLS' && Date.parse(call.etd) > now && <ToPair call={call} pod={abroad(call)} />}
              </div>
            ),
          },
        ]}
      />
    </>
  )
}

/** The search of the pair that this ship sails next. */
function ToPair({ call: { port, etd }, pod }: { call: ShipCall; pod: string | undefined }) {
  if (pod === undefined) return null
  return (
    <RouteLink to={hrefTo('shippingDates', { pol: port, pod, from: etd.slice(0, 10) })}>
      {port} → {pod}
    </RouteLink>
  )
}
