import type { SaveDeputy } from './schemas.ts'
import { DEPUTY_DAYS } from '../values.ts'

const DAY_MS = 86_400_000

/** What is wrong about the days of a deputy: the end is before the beginning or before today, or they are too many. */
export type DeputyProblem = 'order' | 'past' | 'long'

/** What is wrong about the last day; undefined: nothing. `today` is the day in China. */
export function checkDeputyDays(
  { from, to }: Pick<SaveDeputy, 'from' | 'to'>,
  today: string,
): DeputyProblem | undefined {
  if (to < from) return 'order'
  if (to < today) return 'past'
  return (Date.parse(to) - Date.parse(from)) / DAY_MS + 1 > DEPUTY_DAYS ? 'long' : undefined
}
