import { use, useEffect, useRef, useSyncExternalStore } from 'react'
import { useText } from '@/i18n/useText.ts'
import { ClockContext, onEachSecond } from './clock.ts'
import './chip.css'

/**
 * Props of `Countdown`: its end (ISO 8601), the number of seconds from which it is urgent, and a callback for the end.
 */
export interface CountdownProps {
  until: string
  urgentSeconds?: number | undefined
  onEnd?: (() => void) | undefined
}

const DAY_S = 86_400

const two = (value: number): string => String(value).padStart(2, '0')

/** Splits seconds into days, hours, minutes and seconds; not below zero. */
export function countdownParts(seconds: number): { days: number; hours: number; minutes: number; seconds: number } {
  const left = Math.max(0, Math.floor(seconds))
  return {
    days: Math.floor(left / DAY_S),
    hours: Math.floor(left / 3600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
  }
}

/** Seconds left; from one day on rounded to minutes, so that a list of distant deadlines does not flicker. */
function secondsLeft(until: string, nowMs: number): number {
  const seconds = Math.ceil((Date.parse(until) - nowMs) / 1000)
  return seconds < DAY_S ? seconds : Math.floor(seconds / 60) * 60
}

/**
 * Time left in server time: days and hours, on the last day ticking every second. Its accessible name changes only by
 * the minute, so that screen readers do not announce every second.
 */
export function Countdown({ until, urgentSeconds = 3600, onEnd }: CountdownProps) {
  const t = useText()
  const now = use(ClockContext)
  const seconds = useSyncExternalStore(onEachSecond, () => secondsLeft(until, now()))
  const isOver = !(seconds > 0)
  const endRef = useRef(onEnd)
  useEffect(() => {
    endRef.current = onEnd
  })
  const wasRunning = useRef(!isOver)
  useEffect(() => {
    if (isOver && wasRunning.current) endRef.current?.()
    wasRunning.current = !isOver
  }, [isOver])
  if (isOver) return <span className="ct-countdown ct-countdown-ended">{t('ui.countdown.ended')}</span>
  const { days, hours, minutes, seconds: rest } = countdownParts(seconds)
  return (
    <time
      className={seconds <= urgentSeconds ? 'ct-countdown ct-countdown-urgent' : 'ct-countdown'}
      role="timer"
      aria-live="off"
      dateTime={until}
      aria-label={t('ui.countdown.left', { days, hours, minutes })}
    >
      {days > 0 ? t('ui.countdown.days', { days, hours }) : `${two(hours)}:${two(minutes)}:${two(rest)}`}
    </time>
  )
}
