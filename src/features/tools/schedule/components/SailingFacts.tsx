import type { ScheduledSailing } from '@/contract/tools/schedule/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { Co2Text } from '@/reference/co2/Co2.tsx'
import { useFreight } from '@/reference/useReferences.ts'
import { Chip } from '@/ui/Chip.tsx'
import { PortClock } from './PortClock.tsx'

/** Name of the first vessel, or "to be named". */
export function useVesselName(): (sailing: Pick<ScheduledSailing, 'vesselName' | 'isDummyVessel'>) => string {
  const t = useText()
  return ({ vesselName, isDummyVessel }) => (isDummyVessel ? t('schedule.unnamed') : vesselName)
}

/** A sailing in one line, for screen readers. */
export function useSailingName(): (sailing: ScheduledSailing) => string {
  const vesselOf = useVesselName()
  return (sailing) => `${sailing.carrierScac} ${vesselOf(sailing)} ${sailing.voyage} ${sailing.etd.slice(0, 10)}`
}

/** Transhipment ports, or direct. */
export function RoutingText({ sailing: { transhipments } }: { sailing: ScheduledSailing }) {
  const t = useText()
  const { portName } = useFreight()
  if (transhipments.length === 0) return <Chip tone="ok">{t('schedule.direct')}</Chip>
  return <span>{t('schedule.via', { ports: transhipments.map(portName).join(', ') })}</span>
}

/** Estimated emissions of a sailing for each TEU. */
export function Co2({ sailing: { co2PerTeu } }: { sailing: ScheduledSailing }) {
  const t = useText()
  if (co2PerTeu === undefined) return null
  return (
    <span className="ct-dim ct-schedule-co2" title={t('co2.title')}>
      CO₂e <Co2Text kg={co2PerTeu} isPerTeu />
    </span>
  )
}

/** The last change of a sailing: old and new values. */
export function ChangedText({ sailing }: { sailing: ScheduledSailing }) {
  const t = useText()
  const vesselOf = useVesselName()
  const { changed, pol, pod, etd, eta } = sailing
  if (!changed) return null
  const { field, from } = changed
  const port = field === 'etd' ? pol : pod
  return (
    <div className="ct-schedule-changed">
      <Chip tone="accent">{t(`schedule.changed.field.${field}`)}</Chip>
      <del>{field === 'vesselName' ? from : <PortClock value={from} unlocode={port} />}</del>
      <ins>
        {field === 'vesselName' ? vesselOf(sailing) : <PortClock value={field === 'etd' ? etd : eta} unlocode={port} />}
      </ins>
    </div>
  )
}
