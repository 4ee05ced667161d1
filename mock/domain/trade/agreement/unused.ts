import { marketDayStart } from '@/contract/marketDay.ts'
import { nextAllocations } from '@/contract/trade/agreement/allocation.ts'
import { isEnded, mayCallOff } from '@/contract/trade/agreement/lifecycle.ts'
import { restOf } from '@/contract/trade/agreement/quantities.ts'
import { UNUSED_DAYS } from '@/contract/trade/agreement/values.ts'
import { addDays } from '@/contract/money/credit/terms.ts'
import type { Deps } from '../../deps.ts'
import { planJob } from '../../jobs.ts'
import type { AgreementRow } from '../../tradeRows.ts'
import { marketDay } from '../../zone.ts'
import { callOffsOf, standingOf, type Standing } from './callOffs.ts'
import { tellAgreement } from './news.ts'

/** Periods that are looked at: the release of the last one is further away than that of any reminder. */
const AHEAD = 10

/** Periods of an agreement that are still to be released, with the day of their reminder. */
function remindersOf(deps: Deps, agreement: AgreementRow, { lanes, orders, quantities }: Standing) {
  const today = marketDay(deps.now())
  const days = { today, signedOn: marketDay(Date.parse(agreement.createdAt)) }
  const callOffs = callOffsOf(orders)
  return lanes.flatMap((lane) => {
    const rest = (quantities.get(lane.laneNo) ?? []).reduce((sum, one) => sum + restOf(one), 0)
    return nextAllocations(lane, today, AHEAD, callOffs, days).flatMap(({ from, free, askBy }) =>
      askBy === undefined ? [] : [{ from, askBy, on: addDays(askBy, -UNUSED_DAYS), count: Math.min(free, rest) }],
    )
  })
}

/** Schedules the next reminder of containers that will be released; none if nothing is. */
export function planUnused(deps: Deps, agreement: AgreementRow): void {
  const standing = standingOf(deps, agreement)
  if (isEnded(standing.status)) return
  const today = marketDay(deps.now())
  const [next] = remindersOf(deps, agreement, standing)
    .map(({ on }) => on)
    .filter((on) => on > today)
    .toSorted()
  if (next !== undefined) planJob(deps, 'agreementUnused', agreement.id, marketDayStart(next))
}

/** Some days before they are released: tells the buyer of the containers that it has not asked for, once a period. */
export function tellUnused(deps: Deps, id: string): void {
  const agreement = deps.rows.agreements.get(id)
  if (!agreement) return
  const standing = standingOf(deps, agreement)
  const today = marketDay(deps.now())
  const due = remindersOf(deps, agreement, standing).filter(({ on, count }) => on === today && count > 0)
  const count = due.reduce((sum, one) => sum + one.count, 0)
  const [day] = due.map(({ from }) => from).toSorted()
  if (day !== undefined && mayCallOff(standing.status)) {
    const params = { count: String(count), day, until: addDays(today, UNUSED_DAYS) }
    tellAgreement(deps, agreement, agreement.buyerId, 'AGREEMENT_UNUSED', params)
  }
  planUnused(deps, agreement)
}
