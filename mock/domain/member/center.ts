import type { MemCenter } from '@/contract/member/schemas.ts'
import { mayQuote } from '@/contract/tender/lifecycle.ts'
import type { Caller, Deps } from '../deps.ts'
import { memberInfo } from './view.ts'

/** The caller's company and what it has to do: tenders to quote on and to award, awards to confirm, orders to pay. */
export function memCenter(deps: Deps, caller: Caller): MemCenter {
  const { bids, orders, tenders } = deps.rows
  const mine = caller.companyId
  const quoted = new Set(bids.all((bid) => bid.companyId === mine && bid.status !== 'DRAFT').map((bid) => bid.tenderId))
  const toQuote = tenders.all(
    (row) =>
      row.status === 'QUOTING' &&
      row.companyId !== mine &&
      !quoted.has(row.id) &&
      row.body !== undefined &&
      mayQuote(caller.userType, row.body.mode),
  ).length
  const toAward = tenders.all((row) => row.status === 'EVALUATING' && row.companyId === mine).length
  const toConfirm = bids.all((bid) => bid.status === 'AWARDED' && bid.companyId === mine).length
  const toPay = orders.all((order) => order.status === 'TO_PAY' && order.buyerId === mine).length
  return { member: memberInfo(deps, caller), duties: { toQuote, toAward, toConfirm, toPay } }
}
