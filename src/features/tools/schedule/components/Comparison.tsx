import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import type { ScheduledSailing } from '@/contract/tools/schedule/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { Co2Text } from '@/reference/co2/Co2.tsx'
import { useFreight } from '@/reference/useReferences.ts'
import { Button, LinkButton } from '@/ui/Button.tsx'
import { Section } from '@/ui/Card.tsx'
import { StatusTag } from '@/ui/Chip.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'
import '@/ui/compare.css'
import { useAddress } from '../useAddress.ts'
import { useColumns } from '../useCompared.ts'
import type { Asked, Compared } from '../useCompared.ts'
import type { Schedule } from '../useSchedule.ts'
import { CutOffList } from './CutOffList.tsx'
import { MakeItLine } from './MakeIt.tsx'
import { PortClock } from './PortClock.tsx'
import { tenderAddress } from './SailingActions.tsx'
import { ChangedText, RoutingText, useVesselName } from './SailingFacts.tsx'

interface ComparisonProps {
  schedule: Schedule
  compared: Compared
}

interface Line {
  label: string
  draw: (sailing: ScheduledSailing) => ReactNode
}

function useLines(schedule: Schedule): Line[] {
  const t = useText()
  const { carrierName } = useFreight()
  const { now, wanted } = schedule
  return [
    { label: t('schedule.form.carrier'), draw: (one) => `${carrierName(one.carrierScac)} · ${one.serviceCode}` },
    {
      label: t('schedule.compare.lane'),
      draw: ({ pol, pod, legs }) => `${pol} ${legs[0]?.fromTerminal} → ${pod} ${legs.at(-1)?.toTerminal}`,
    },
    { label: 'ETD', draw: (one) => <PortClock value={one.etd} unlocode={one.pol} /> },
    { label: 'ETA', draw: (one) => <PortClock value={one.eta} unlocode={one.pod} /> },
    { label: t('schedule.col.days'), draw: (one) => t('common.unit.day', { count: one.transitDays }) },
    {
      label: t('co2.title'),
      draw: ({ co2PerTeu }) => co2PerTeu !== undefined && <Co2Text kg={co2PerTeu} isPerTeu />,
    },
    { label: t('schedule.form.routing'), draw: (one) => <RoutingText sailing={one} /> },
    {
      label: t('schedule.col.cutOffs'),
      draw: (one) => <CutOffList sailing={one} now={now} isoCode={wanted.isoCode} />,
    },
    { label: t('schedule.make'), draw: (one) => <MakeItLine sailing={one} schedule={schedule} /> },
    { label: t('schedule.compare.changed'), draw: (one) => (one.changed ? <ChangedText sailing={one} /> : null) },
    {
      label: t('schedule.col.actions'),
      draw: (one) =>
        Date.parse(one.etd) > now && <RouteLink to={tenderAddress(one)}>{t('schedule.do.tender')}</RouteLink>,
    },
  ]
}

/** Up to four sailings side by side, in a scrollable frame with a sticky first column. */
export function Comparison({ schedule, compared }: ComparisonProps) {
  const t = useText()
  const address = useAddress()
  const section = useRef<HTMLDivElement>(null)
  const columns = useColumns(compared.ids)
  const lines = useLines(schedule)
  useEffect(() => section.current?.focus({ preventScroll: true }), [])
  const isLoading = columns.some(({ state }) => state === 'loading')
  return (
    <div ref={section} className="ct-compare" tabIndex={-1}>
      <Section
        title={t('schedule.compare.title')}
        actions={
          <LinkButton size="small" variant="primary" to={address.at({ view: undefined })}>
            {t('schedule.compare.back')}
          </LinkButton>
        }
      >
        {isLoading ? (
          <SkeletonBlock height={420} />
        ) : (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users must be able to scroll the frame
          <div className="ct-compare-frame" role="region" aria-label={t('schedule.compare.title')} tabIndex={0}>
            <table className="ct-compare-table">
              <caption className="ct-hidden">{t('schedule.compare.title')}</caption>
              <thead>
                <tr>
                  <th scope="col">{t('schedule.compare.what')}</th>
                  {columns.map((column) => (
                    <th key={column.id} scope="col">
                      <Head
                        column={column}
                        onRemove={() => {
                          compared.toggle(column.id)
                          section.current?.focus()
                        }}
                      />
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {lines.map(({ label, draw }) => (
                  <tr key={label}>
                    <th scope="row">{label}</th>
                    {columns.map(({ id, sailing }) => (
                      <td key={id}>{(sailing && draw(sailing)) || <span className="ct-dim">{'–'}</span>}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </Section>
    </div>
  )
}

function Head({ column: { sailing, state, refresh }, onRemove }: { column: Asked; onRemove: () => void }) {
  const t = useText()
  const vesselOf = useVesselName()
  const address = useAddress()
  const name = sailing ? `${vesselOf(sailing)} ${sailing.voyage}` : t('schedule.part.gone')
  return (
    <div className="ct-compare-head">
      {sailing ? (
        <RouteLink to={address.at({ id: sailing.id, view: undefined })}>{name}</RouteLink>
      ) : (
        <StatusTag tone="danger">{state === 'failed' ? t('schedule.compare.failed') : name}</StatusTag>
      )}
      {state === 'failed' && (
        <Button size="small" onClick={refresh}>
          {t('common.action.retry')}
        </Button>
      )}
      <Button size="small" variant="quiet" aria-label={t('schedule.compare.remove', { name })} onClick={onRemove}>
        {t('schedule.compare.out')}
      </Button>
    </div>
  )
}
