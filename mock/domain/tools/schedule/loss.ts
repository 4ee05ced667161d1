import type { ScheduleReason } from '@/contract/money/order/schedule/values.ts'
import { eventOf } from './events.ts'
import type { Passage } from './passages.ts'
import { knownAt } from './sailings.ts'

/** Why a passage can no longer be had: a round that is not sailed, else a port that is left out or a change that is missed. */
export function lossOf({ legs }: Passage, now: number): Extract<ScheduleReason, 'BLANK_SAILING' | 'OMISSION'> {
  const isBlank = legs.some(({ service, round }) => {
    const event = eventOf(service, round)
    return event?.type === 'BLANK' && event.announcedAt <= knownAt(now)
  })
  return isBlank ? 'BLANK_SAILING' : 'OMISSION'
}
