import { eventOf } from '@mock/domain/tools/schedule/events.ts'
import { passageById } from '@mock/domain/tools/schedule/passages.ts'
import { SERVICES, startOf } from '@mock/domain/tools/schedule/timetable.ts'
import { isForeign } from '@mock/domain/tools/schedule/voyages.ts'
import { START } from './market.ts'

const DAY = 86_400_000

/** Id of a sailing whose ship leaves out its port of loading, as was announced before the tests begin. */
export function omittedSailing(): string {
  for (const service of SERVICES.values())
    for (let round = 30; startOf(service, round) < START + 5 * DAY; round++) {
      const event = eventOf(service, round)
      if (event?.type !== 'OMISSION' || event.announcedAt > START) continue
      const { call } = event
      const pol = service.rotation[call]?.port ?? ''
      const to = service.rotation.findIndex(({ port }, place) => place > call && isForeign(pol, port))
      const id = `s-${service.code}.${round}.${call}.${to}.0`
      if (to > 0 && passageById(id, -Infinity)) return id
    }
  throw new Error('no call was left out')
}
