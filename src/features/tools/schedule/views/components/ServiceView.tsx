import { hasCode } from '@/api/errors.ts'
import { useQuery } from '@/api/useQuery.ts'
import { BUSINESS_CODES } from '@/contract/envelope.ts'
import { shippingDateEndpoints } from '@/contract/tools/schedule/endpoints.ts'
import type { ServiceView as ServiceData } from '@/contract/tools/schedule/views/schemas.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { useFreight, useNameOf } from '@/reference/useReferences.ts'
import { hrefTo } from '@/routes/href.ts'
import { Section } from '@/ui/Card.tsx'
import { Chip } from '@/ui/Chip.tsx'
import { DataTable } from '@/ui/DataTable.tsx'
import { DefinitionGrid } from '@/ui/DefinitionGrid.tsx'
import { listText } from '@/ui/listText.ts'
import { QueryBlock } from '@/ui/QueryBlock.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { vesselPlace } from '../../places.ts'
import { PortNameLink } from './CallTime.tsx'
import { Gone, Start } from './Gone.tsx'
import { PositionText } from './Position.tsx'
import { Rotation } from './Rotation.tsx'
import type { Follow } from '../follow.ts'

/** A service: rotation with the next rounds, ports reached, ships. */
export function ServiceView({ code, follow }: { code: string | undefined; follow: Follow }) {
  const t = useText()
  const query = useQuery(
    shippingDateEndpoints.service,
    { code: code ?? '' },
    { ready: code !== undefined, silent: true },
  )
  if (code === undefined) return <Start view="service" />
  if (hasCode(query.error, BUSINESS_CODES.notFound)) return <Gone view="service" code={code} />
  return (
    <QueryBlock query={query} height={640}>
      {(service) => (
        <>
          <Facts service={service} follow={follow} />
          <Section title={t('timetable.service.rotation')} note={t('timetable.service.rotation.note')}>
            <Rotation service={service} />
          </Section>
          <Section title={t('timetable.service.reaches')} note={t('timetable.service.reaches.note')}>
            <Reaches service={service} />
          </Section>
          <Section title={t('timetable.service.fleet')} note={t('timetable.vessel.note')}>
            <Fleet ships={service.ships} />
          </Section>
        </>
      )}
    </QueryBlock>
  )
}

function Facts({ service, follow }: { service: ServiceData; follow: Follow }) {
  const t = useText()
  const nameOf = useNameOf()
  const { locale } = useLocale()
  const { number } = useFormats()
  const { carrierName, laneName } = useFreight()
  const { code, lane, operators, rotationDays, ships, shipTeu, reefers, special } = service
  const boxes = ['DRY' as const, ...(reefers ? ['REEFER' as const] : []), ...(special ? ['SPECIAL' as const] : [])]
  return (
    <Section title={`${code} ${nameOf(service)}`} actions={follow('SERVICE', code, code)}>
      <DefinitionGrid
        items={[
          { label: t('timetable.service.lane'), value: laneName(lane) },
          {
            label: t('timetable.service.operators'),
            value: listText(
              locale,
              operators.map((scac) => `${carrierName(scac)} (${scac})`),
            ),
            span: 2,
          },
          {
            label: t('timetable.service.round'),
            value: t('timetable.service.round.value', { days: rotationDays }),
          },
          {
            label: t('timetable.service.ships'),
            value: t('timetable.service.ships.value', { count: ships.length, teu: number(shipTeu) }),
            span: 2,
          },
          {
            label: t('schedule.part.boxes'),
            value: (
              <span className="ct-timetable-chips">
                {boxes.map((box) => (
                  <Chip key={box}>{t(`schedule.box.kind.${box}`)}</Chip>
                ))}
              </span>
            ),
            span: 2,
          },
        ]}
      />
    </Section>
  )
}

/** Where one may go from each port, as links to the search of that pair. */
function Reaches({ service: { rotation } }: { service: ServiceData }) {
  const t = useText()
  const { portName } = useFreight()
  return (
    <dl className="ct-timetable-reaches">
      {rotation
        .filter(({ reaches }) => reaches.length > 0)
        .map(({ port, reaches, leaves }) => (
          <div key={`${port} ${leaves}`}>
            <dt>
              <PortNameLink port={port} />
            </dt>
            <dd>
              {reaches.map((to) => (
                <RouteLink
                  key={to.port}
                  className="ct-timetable-reach"
                  to={hrefTo('shippingDates', { pol: port, pod: to.port })}
                >
                  <span className="ct-code">{to.port}</span> {portName(to.port)}{' '}
                  <span className="ct-dim">{t('common.unit.day', { count: to.transitDays })}</span>
                </RouteLink>
              ))}
            </dd>
          </div>
        ))}
    </dl>
  )
}

/** The ships of a service and where they are. */
function Fleet({ ships }: { ships: ServiceData['ships'] }) {
  const t = useText()
  const { number } = useFormats()
  const { carrierName } = useFreight()
  return (
    <DataTable
      caption={t('timetable.service.fleet')}
      rows={ships}
      rowKey={({ imo }) => imo}
      columns={[
        {
          key: 'ship',
          title: t('timetable.choose.vessel'),
          isLead: true,
          cell: ({ imo, vesselName }) => <RouteLink to={vesselPlace(imo)}>{vesselName}</RouteLink>,
        },
        { key: 'imo', title: 'IMO', cell: ({ imo }) => imo },
        { key: 'operator', title: t('timetable.vessel.operator'), cell: ({ operator }) => carrierName(operator) },
        { key: 'teu', title: 'TEU', align: 'end', cell: ({ teu }) => number(teu) },
        {
          key: 'where',
          title: t('timetable.vessel.position'),
          cell: ({ position }) => <PositionText position={position} />,
        },
      ]}
    />
  )
}
