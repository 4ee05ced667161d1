import type { ScheduledSailing } from '@/contract/tools/schedule/schemas.ts'
import { durationText } from '@/i18n/duration.ts'
import { useText } from '@/i18n/useText.ts'
import { StatusTag } from '@/ui/Chip.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { READY_TIME, arrivalOf, cutOffsFor, hasSailed, judge, mayRollOver, opensAt } from '../timing.ts'
import type { Judgement } from '../timing.ts'
import type { Schedule } from '../useSchedule.ts'
import { LightTag } from './CutOffList.tsx'
import { useZoneOf } from '../useZoneOf.ts'

interface MakeItProps {
  sailing: Pick<ScheduledSailing, 'pol' | 'etd' | 'cutOffs'>
  schedule: { now: number; wanted: Pick<Schedule['wanted'], 'ready' | 'truckDays' | 'isoCode'> }
}

/** Checks a sailing against the current time and, if given, the ready date and trucking days. */
export function useJudgement({ sailing, schedule: { wanted, now } }: MakeItProps): Judgement {
  const zone = useZoneOf()(sailing.pol)
  const arrival = arrivalOf(wanted.ready, wanted.truckDays, zone)
  return judge(cutOffsFor(sailing, wanted.isoCode), opensAt(sailing), now, arrival)
}

const TONE = { ok: 'ok', soon: 'warn', missed: 'danger' } as const

/** One line: whether the cargo makes the sailing, and by how much. */
export function MakeItLine(props: MakeItProps) {
  const t = useText()
  const { sailing, schedule } = props
  const { light, tightest } = useJudgement(props)
  if (hasSailed(sailing, schedule.now)) return <StatusTag tone="neutral">{t('schedule.sailed')}</StatusTag>
  const cutOff = tightest ? t(`schedule.cutOff.code.${tightest.code}`) : ''
  const time = durationText(t, Math.abs(tightest?.hours ?? 0) * 60)
  return (
    <span className="ct-schedule-make">
      <StatusTag tone={TONE[light]}>{t(`schedule.make.${light}`)}</StatusTag>
      <span className="ct-dim">{t(light === 'missed' ? 'schedule.late' : 'schedule.left', { cutOff, time })}</span>
      {mayRollOver(sailing, schedule.now) && <span className="ct-schedule-roll">{t('schedule.roll')}</span>}
    </span>
  )
}

/** Whether the cargo makes the sailing: every relevant cut-off with its margin in hours. */
export function MakeIt(props: MakeItProps) {
  const t = useText()
  const { sailing, schedule } = props
  const { wanted, now } = schedule
  const { light, verdicts, waitHours } = useJudgement(props)
  if (hasSailed(sailing, now)) return <Notice tone="warn">{t('schedule.sailed.text')}</Notice>
  return (
    <div className="ct-schedule-judged">
      <p>
        <StatusTag tone={TONE[light]}>{t(`schedule.make.${light}`)}</StatusTag>
      </p>
      <p className="ct-dim">
        {wanted.ready
          ? t('schedule.make.basis', { day: wanted.ready, time: READY_TIME, days: wanted.truckDays })
          : t('schedule.make.now')}
      </p>
      <ul className="ct-schedule-verdicts">
        {verdicts.map((one) => (
          <li key={one.code}>
            <span>{t(`schedule.cutOff.code.${one.code}`)}</span>
            <LightTag verdict={one} />
          </li>
        ))}
      </ul>
      {waitHours > 0 && (
        <Notice tone="warn">{t('schedule.make.wait', { time: durationText(t, waitHours * 60) })}</Notice>
      )}
      {mayRollOver(sailing, now) && <Notice tone="warn">{t('schedule.roll.text')}</Notice>}
    </div>
  )
}
