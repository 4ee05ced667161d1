import { CUT_OFFS } from '@/contract/tools/schedule/values.ts'
import type { ScheduledSailing } from '@/contract/tools/schedule/schemas.ts'
import { durationText } from '@/i18n/duration.ts'
import { useText } from '@/i18n/useText.ts'
import { StatusTag } from '@/ui/Chip.tsx'
import { cutOffsFor, hasSailed, verdictOf } from '../timing.ts'
import type { Light, Verdict } from '../timing.ts'
import { PortClock } from './PortClock.tsx'

const TONE = { ok: 'ok', soon: 'warn', missed: 'danger' } as const satisfies Record<Light, string>

/** Status of a cut-off as text and color: time left, or hours late. */
export function LightTag({ verdict: { light, hours } }: { verdict: Verdict }) {
  const t = useText()
  const time = durationText(t, Math.abs(hours) * 60)
  return <StatusTag tone={TONE[light]}>{t(`schedule.light.${light}`, { time })}</StatusTag>
}

interface ListProps {
  sailing: Pick<ScheduledSailing, 'cutOffs' | 'pol' | 'etd'>
  now: number
  isoCode: string | undefined
  /** Lists all cut-offs instead of the relevant ones. */
  isWhole?: boolean
  /** For a row that has one status for all: a cut-off says its own only where they differ, and the zone is said once. */
  isBrief?: boolean
}

/** Cut-offs of a sailing in port time, each with its status in server time. */
export function CutOffList({ sailing, now, isoCode, isWhole = false, isBrief = false }: ListProps) {
  const t = useText()
  const counted = cutOffsFor(sailing, isoCode)
  const shown = isWhole ? sailing.cutOffs : counted
  const isOver = hasSailed(sailing, now)
  const lights = new Set(shown.map((one) => verdictOf(one, now).light))
  const isSaid = ({ light }: Verdict) => !isBrief || (lights.size > 1 && light !== 'ok')
  return (
    <dl className={isBrief ? 'ct-schedule-cuts ct-schedule-brief' : 'ct-schedule-cuts'}>
      {CUT_OFFS.flatMap((code) => shown.filter((one) => one.code === code)).map((one) => (
        <div key={one.code}>
          <dt>{t(`schedule.cutOff.code.${one.code}`)}</dt>
          <dd>
            <PortClock value={one.at} unlocode={sailing.pol} />
            {!isOver && one.code !== 'EFC' && isSaid(verdictOf(one, now)) && <LightTag verdict={verdictOf(one, now)} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}
