import { hashOf } from '../../hash.ts'

/** Percent of a ship's containers that are booked when its papers close: the least, and above what it counts as full. */
const LEAST_PCT = 70
const FULL_PCT = 98

/** Percent of a ship's containers booked for a call when its papers close; invented, the same for every reader. */
export function fillOf(voyageId: string): number {
  const [service = '', round, call] = voyageId.split('.')
  return LEAST_PCT + (hashOf(`full|${service}.${round}.${call}`) % (101 - LEAST_PCT))
}

/** Whether the first ship of a sailing takes no more than what was booked early. MARKET 8.3. */
export const isFull = (sailingId: string): boolean => fillOf(sailingId.split('+')[0] ?? '') > FULL_PCT
