import { marketDayStart } from '@/contract/marketDay.ts'
import { HOLIDAYS } from '../../../../seed/news/holidays.ts'
import { PLATFORM_NOTICES } from '../../../../seed/news/platform.notices.ts'
import { POLICY_NOTICES } from '../../../../seed/news/policy.notices.ts'
import { iso } from '../../../deps.ts'
import type { NewsDraft } from './draft.ts'

const DAY_MS = 24 * 3600_000
/** A holiday is announced so many days before. */
const BEFORE_DAYS = 10

/** The notices of the list. */
export const NOTICES = [...POLICY_NOTICES, ...PLATFORM_NOTICES]

/** Holidays and notices whose date has come. MARKET 6.1. */
export function calendarDrafts(day: string): NewsDraft[] {
  const year = Number(day.slice(0, 4))
  const holidays = HOLIDAYS.flatMap((holiday) =>
    [year, year + 1].flatMap((of): NewsDraft[] => {
      const [first, last] = holiday.days[of] ?? []
      if (!first || !last || marketDayStart(first) - BEFORE_DAYS * DAY_MS !== marketDayStart(day)) return []
      return [
        {
          category: 'PORT',
          cause: 'HOLIDAY',
          place: `${holiday.id}-${of}`,
          facts: [{ kind: 'HOLIDAY', holiday: holiday.id, year: of }],
          ports: [...holiday.ports],
          lanes: [],
          until: iso(marketDayStart(last) + DAY_MS),
        },
      ]
    }),
  )
  const notices = NOTICES.filter(({ on }) => on.includes(day.slice(5))).map(({ id, category }): NewsDraft => ({
    category,
    cause: 'NOTICE',
    place: id,
    facts: [{ kind: 'NOTICE', notice: id }],
    ports: [],
    lanes: [],
  }))
  return [...holidays, ...notices]
}
