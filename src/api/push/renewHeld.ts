import type { Query, QueryClient } from '@tanstack/react-query'
import { eventRenewals } from '@/contract/member/event/renewals.ts'
import type { MarketEvent } from '@/contract/member/event/schemas.ts'
import type { AnsweredTo } from '../answers.ts'

/**
 * True for answers that their page keeps up to date anyway: those it asks for again when somebody returns to it. Others,
 * such as what an editor began with, change at no time that their page does not expect.
 */
const isLive = (query: Query): boolean =>
  query.observers.some(({ options }) => options.refetchOnWindowFocus === 'always')

/** Asks anew for what events made old, or for all with `reset`; each answer once. Failures leave what is shown. */
export function renewHeld(
  store: QueryClient,
  { member, language }: AnsweredTo,
  { events, reset }: { events: readonly MarketEvent[]; reset: boolean },
): void {
  const all = store.getQueryCache().findAll({ queryKey: [member, language] })
  const renewals = events.flatMap(eventRenewals)
  for (const query of all) {
    const { queryKey, state } = query
    if (state.data === undefined || !isLive(query)) continue
    const isOld = renewals.some(
      ({ path, change }) => queryKey[2] === path && change(state.data, queryKey[3]) !== state.data,
    )
    if (reset || isOld) void store.refetchQueries({ queryKey, exact: true })
  }
}
