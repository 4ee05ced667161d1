import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import type { SailingLeg, ScheduledSailing } from '@/contract/tools/schedule/schemas.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { durationText } from '@/i18n/duration.ts'
import { useText } from '@/i18n/useText.ts'
import { Co2Text } from '@/reference/co2/Co2.tsx'
import { LazyGone } from '@/reference/gone/LazyGone.tsx'
import { useFreight } from '@/reference/useReferences.ts'
import { Section } from '@/ui/Card.tsx'
import { LinkButton } from '@/ui/Button.tsx'
import { Chip } from '@/ui/Chip.tsx'
import { DefinitionGrid } from '@/ui/DefinitionGrid.tsx'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { ErrorState } from '@/ui/ErrorState.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'
import { useAddress } from '../useAddress.ts'
import { useSailing } from '../useCompared.ts'
import type { Schedule } from '../useSchedule.ts'
import { CutOffList } from './CutOffList.tsx'
import { MakeIt } from './MakeIt.tsx'
import { PortLink, ServiceLink, VesselLink } from './PlaceLinks.tsx'
import { PortClock } from './PortClock.tsx'
import { SailingActions } from './SailingActions.tsx'
import { ChangedText, RoutingText, useVesselName } from './SailingFacts.tsx'

interface PartProps {
  id: string
  schedule: Schedule
  /** Favourite button, rendered by the page. */
  favorite: (sailing: ScheduledSailing) => ReactNode
}

/** Details of the sailing in the URL. */
export function SailingSection({ id, schedule, favorite }: PartProps) {
  const t = useText()
  const address = useAddress()
  const section = useRef<HTMLDivElement>(null)
  const { sailing, state, refresh } = useSailing(id)
  // A sailing opened from the list takes the focus; on page load the page heading has it.
  const shown = useRef(id)
  useEffect(() => {
    if (shown.current !== id || document.activeElement?.getAttribute('href')?.includes(`id=${encodeURIComponent(id)}`))
      section.current?.focus()
    shown.current = id
  }, [id])
  const close = (
    <LinkButton to={address.at({ id: undefined })} size="small">
      {t('schedule.part.close')}
    </LinkButton>
  )
  return (
    <div ref={section} tabIndex={-1} className="ct-schedule-part" role="group" aria-label={t('schedule.part')}>
      {state === 'loading' && <SkeletonBlock height={320} />}
      {state === 'failed' && <ErrorState onRetry={refresh} action={close} />}
      {state === 'gone' && (
        <>
          <EmptyState title={t('schedule.part.gone')} text={t('schedule.part.gone.text')} action={close} />
          <LazyGone kind="SAILING" id={id} hrefOf={(near) => address.at({ id: near })} />
        </>
      )}
      {sailing && <Shown sailing={sailing} schedule={schedule} close={close} star={favorite(sailing)} />}
    </div>
  )
}

interface ShownProps {
  sailing: ScheduledSailing
  schedule: Schedule
  close: ReactNode
  star: ReactNode
}

function Shown({ sailing, schedule, close, star }: ShownProps) {
  const t = useText()
  const { dateTime } = useFormats()
  const address = useAddress()
  const vesselOf = useVesselName()
  const { carrierName, portName } = useFreight()
  const { pol, pod, legs } = sailing
  const { wanted } = schedule
  const end = (value: string, port: string, terminal: string | undefined) => (
    <>
      <PortClock value={value} unlocode={port} />
      <span className="ct-dim">
        <PortLink port={port} /> {portName(port)} {terminal}
      </span>
    </>
  )
  return (
    <Section
      title={`${vesselOf(sailing)} ${sailing.voyage}`}
      note={t('schedule.part.updated', { time: dateTime(sailing.updatedAt) })}
      actions={
        <>
          {(wanted.pol !== pol || wanted.pod !== pod) && (
            <LinkButton to={address.at({ pol, pod })} size="small">
              {t('schedule.part.lane')}
            </LinkButton>
          )}
          {close}
        </>
      }
    >
      <ChangedText sailing={sailing} />
      <DefinitionGrid
        items={[
          {
            label: t('schedule.form.carrier'),
            value: `${carrierName(sailing.carrierScac)} (${sailing.carrierScac})`,
            span: 2,
          },
          { label: t('schedule.part.service'), value: <ServiceLink code={sailing.serviceCode} /> },
          { label: 'IMO', value: legs[0]?.imo ? <VesselLink imo={legs[0].imo} /> : t('schedule.unnamed') },
          { label: t('schedule.col.days'), value: t('common.unit.day', { count: sailing.transitDays }) },
          { label: t('schedule.form.routing'), value: <RoutingText sailing={sailing} />, span: 2 },
          ...(sailing.co2PerTeu === undefined
            ? []
            : [{ label: t('co2.title'), value: <Co2Text kg={sailing.co2PerTeu} isPerTeu />, span: 2 as const }]),
          { label: 'ETD', value: end(sailing.etd, pol, legs[0]?.fromTerminal), span: 2 },
          { label: 'ETA', value: end(sailing.eta, pod, legs.at(-1)?.toTerminal), span: 3 },
          {
            label: t('schedule.part.boxes'),
            value: sailing.boxKinds.map((kind) => <Chip key={kind}>{t(`schedule.box.kind.${kind}`)}</Chip>),
            span: 2,
          },
        ]}
      />
      <div className="ct-schedule-columns">
        <div>
          <h3>{t('schedule.col.cutOffs')}</h3>
          <CutOffList sailing={sailing} now={schedule.now} isoCode={wanted.isoCode} isWhole />
        </div>
        <div>
          <h3>{t('schedule.make')}</h3>
          <MakeIt sailing={sailing} schedule={schedule} />
        </div>
        {legs.length > 1 && (
          <div>
            <h3>{t('schedule.part.legs')}</h3>
            <Legs legs={legs} />
          </div>
        )}
      </div>
      <div className="ct-schedule-actions">
        <SailingActions sailing={sailing} />
        {star}
      </div>
    </Section>
  )
}

/** Legs in order, with the waiting time between them. */
function Legs({ legs }: { legs: readonly SailingLeg[] }) {
  const t = useText()
  const vesselOf = useVesselName()
  return (
    <ol className="ct-schedule-legs">
      {legs.map((leg, place) => {
        const before = legs[place - 1]
        const wait = before && durationText(t, (Date.parse(leg.etd) - Date.parse(before.eta)) / 60_000)
        return (
          <li key={leg.from}>
            {wait !== undefined && (
              <span className="ct-dim">{t('schedule.part.wait', { time: wait, port: leg.from })}</span>
            )}
            <strong>
              {leg.from} {leg.fromTerminal} → {leg.to} {leg.toTerminal}
            </strong>
            <span>
              {vesselOf(leg)} {leg.voyage}{' '}
              {leg.imo && (
                <>
                  · IMO <VesselLink imo={leg.imo} />
                </>
              )}
            </span>
            <PortClock value={leg.etd} unlocode={leg.from} />
            <PortClock value={leg.eta} unlocode={leg.to} />
          </li>
        )
      })}
    </ol>
  )
}
