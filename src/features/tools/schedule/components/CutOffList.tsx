import { CUT_OFFS } from '@/contract/tools/schedule/values.ts'
import type { ScheduledSailing } from '@/contract/tools/schedule/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { StatusTag } from '@/ui/Chip.tsx'
import { cutOffsFor, hasSailed, verdictOf } from '../timing.ts'
import type { Light, Verdict } from '../timing.ts'
import { PortClock } from './PortClock.tsx'

const TONE = { ok: 'ok', soon: 'warn', missed: 'danger' } as const satisfies Record<Light, string>

/** A traffic light in words and color: how much time is left, or how late it is. */
export function LightTag({ verdict: { light, hours } }: { verdict: Verdict }) {
  const t = useText()
  return <StatusTag tone={TONE[light]}>{t(`schedule.light.${light}`, { hours: Math.abs(hours) })}</StatusTag>
}

interface ListProps {
  sailing: ScheduledSailing
  now: number
  isoCode: string | undefined
  /** All that the schedules name instead of those that count. */
  isWhole?: boolean
}

/** Cut-offs of a sailing in the port's own time, each with its light against the server's clock. */
export function CutOffList({ sailing, now, isoCode, isWhole = false }: ListProps) {
  const t = useText()
  const counted = cutOffsFor(sailing, isoCode)
  const shown = isWhole ? sailing.cutOffs : counted
  const isOver = hasSailed(sailing, now)
  return (
    <dl className="ct-schedule-cuts">
      {CUT_OFFS.flatMap((code) => shown.filter((one) => one.code === code)).map((one) => (
        <div key={one.code}>
          <dt>{t(`schedule.cutOff.code.${one.code}`)}</dt>
          <dd>
            <PortClock value={one.at} unlocode={sailing.pol} />
            {!isOver && one.code !== 'EFC' && <LightTag verdict={verdictOf(one, now)} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}
