import type { Recurrence } from '@/contract/trade/tender/template/recurrence.ts'
import { useText } from '@/i18n/useText.ts'

/** Days of a week, Monday first. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const

/** Returns when a template is published, and how long before its draft is made, in words. */
export function useCycleText(): (recurrence: Recurrence) => { cycle: string; ahead: string } {
  const t = useText()
  return ({ cycle, on, aheadDays }) => {
    const weekday = WEEKDAYS.find((day) => day === on) ?? 1
    return {
      cycle:
        cycle === 'WEEKLY'
          ? t('template.told.WEEKLY', { day: t(`template.weekday.${weekday}`) })
          : t('template.told.MONTHLY', { day: on }),
      ahead: aheadDays === 0 ? t('template.told.sameDay') : t('template.told.ahead', { days: aheadDays }),
    }
  }
}
