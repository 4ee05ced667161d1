import { moneyText } from '@/contract/money.ts'
import type { MessageTarget, MessageType } from '@/contract/member/notification/values.ts'
import type { Deps } from '../domain/deps.ts'
import type { MessageRow } from '../domain/member/notification/row.ts'
import { DEMO_ACCOUNTS } from './accounts.ts'

const DAY_MS = 24 * 3600_000
const MOST = 12
/** Number of a company's newest messages that are unread. */
const UNREAD = 3

type Told = Omit<MessageRow, 'id' | 'companyId'>

/** Creates messages on recent events of the demo accounts' tenders, bids and orders: the newest dozen each. */
export function seedMessages(deps: Deps, now: number): void {
  DEMO_ACCOUNTS.forEach((_, index) => {
    const companyId = `c${String(index + 1).padStart(2, '0')}`
    const told = [...ofTenders(deps, companyId), ...ofBids(deps, companyId), ...ofOrders(deps, companyId)]
      .filter(({ at }) => Date.parse(at) <= now && Date.parse(at) > now - 30 * DAY_MS)
      .toSorted(
        (a, b) => b.at.localeCompare(a.at) || `${a.type}${a.target?.id}`.localeCompare(`${b.type}${b.target?.id}`),
      )
      .slice(0, MOST)
    told.forEach((row, place) =>
      deps.rows.messages.put({
        ...row,
        id: `n${companyId}-${String(place + 1).padStart(2, '0')}`,
        companyId,
        ...(place >= UNREAD && { readAt: new Date(Math.min(now, Date.parse(row.at) + DAY_MS / 4)).toISOString() }),
      }),
    )
  })
}

function say(at: string, type: MessageType, params: Told['params'], kind: MessageTarget['kind'], id: string): Told {
  return { at, type, params, target: { kind, id } }
}

function ofTenders(deps: Deps, companyId: string): Told[] {
  return deps.rows.tenders
    .all((row) => row.companyId === companyId && row.body !== undefined)
    .flatMap((tender): Told[] => {
      const { id, no, status, body, publishAt } = tender
      const params = { no, title: body?.title ?? '' }
      const bids = deps.rows.bids.all((bid) => bid.tenderId === id && bid.submittedAt !== undefined)
      const count = String(bids.length)
      if (status === 'QUOTING' && bids.length > 0) {
        const last =
          bids
            .map((bid) => bid.submittedAt ?? '')
            .toSorted()
            .at(-1) ?? ''
        return [say(last, 'BID_RECEIVED', { ...params, count }, 'OWN_TENDER', id)]
      }
      if (status === 'QUOTING' && publishAt) return [say(publishAt, 'TENDER_PUBLISHED', params, 'OWN_TENDER', id)]
      if (status === 'EVALUATING' && bids.length > 0)
        return [say(body?.deadline ?? '', 'TENDER_CLOSED', { ...params, count }, 'OWN_TENDER', id)]
      if (status === 'FAILED' && bids.length === 0)
        return [say(body?.deadline ?? '', 'TENDER_FAILED', params, 'OWN_TENDER', id)]
      return []
    })
}

function ofBids(deps: Deps, companyId: string): Told[] {
  return deps.rows.bids
    .all((bid) => bid.companyId === companyId)
    .flatMap((bid): Told[] => {
      const tender = deps.rows.tenders.get(bid.tenderId)
      if (!tender) return []
      const params = { no: tender.no, title: tender.body?.title ?? '' }
      if (bid.status === 'AWARDED') return [say(bid.updatedAt, 'BID_WON', params, 'BID', bid.id)]
      if (tender.status === 'CANCELLED' && bid.status === 'LOST')
        return [
          say(tender.updatedAt, 'TENDER_CANCELLED', { ...params, reason: tender.cancelReason ?? '' }, 'BID', bid.id),
        ]
      if (bid.status === 'LOST' && bid.lossFeedback) return [say(bid.updatedAt, 'BID_LOST', params, 'BID', bid.id)]
      return []
    })
}

function ofOrders(deps: Deps, companyId: string): Told[] {
  return deps.rows.orders
    .all((order) => order.buyerId === companyId || order.sellerId === companyId)
    .flatMap((order): Told[] => {
      const params = { order: order.no, title: order.title }
      const isBuyer = order.buyerId === companyId
      if (order.status === 'TO_PAY' && isBuyer)
        return [say(order.updatedAt, 'ORDER_CONFIRMED', params, 'ORDER', order.id)]
      if (order.status === 'TIMED_OUT') return [say(order.updatedAt, 'ORDER_CLOSED', params, 'ORDER', order.id)]
      const paidAt = order.events.find((event) => event.status === 'PAID')?.at
      if (!paidAt) return []
      const said = isBuyer ? { ...params, amount: moneyText(order.payable) } : { ...params, variant: 'seller' }
      return [say(paidAt, 'PAYMENT_CONFIRMED', said, 'ORDER', order.id)]
    })
}
