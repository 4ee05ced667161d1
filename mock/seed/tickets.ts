import type { Deps } from '../domain/deps.ts'
import { planJob } from '../domain/jobs.ts'
import { nextNo } from '../domain/numbers.ts'
import type { TicketRow } from '../domain/front/ticket/row.ts'

const DAY_MS = 24 * 3600_000

/** Two tickets of the first demo company: one answered with an order's status, one closed long ago. */
export function seedTickets(deps: Deps, now: number): void {
  const [order] = deps.rows.orders.of('buyerId', 'c01').filter(({ status }) => status === 'EXECUTING')
  const common = { companyId: 'c01', name: '陈晓', mobile: '', email: 'chen@example.com', files: [], version: 3 }
  const put = (
    id: string,
    daysAgo: number,
    row: Pick<TicketRow, 'topic' | 'text' | 'status' | 'answer' | 'orderNo'>,
  ) => {
    const at = now - daysAgo * DAY_MS
    deps.rows.ticketsOfHelp.put({
      ...common,
      ...row,
      id,
      no: nextNo(deps.rows.ticketsOfHelp, 'TK', at),
      at: new Date(at).toISOString(),
    })
  }
  put('tk1', 20, {
    topic: 'INVOICE',
    text: '专用发票的抬头一直显示待审核，需要补充什么资料吗？',
    status: 'CLOSED',
    answer: { at: new Date(now - 19 * DAY_MS).toISOString() },
  })
  put('tk2', 1, {
    topic: 'ORDER',
    text: 'The vessel should have departed yesterday. Where do I see the milestones of this shipment?',
    status: 'ANSWERED',
    answer: { at: new Date(now - DAY_MS / 2).toISOString(), ...(order && { orderStatus: order.status }) },
    ...(order && { orderNo: order.no }),
  })
  planJob(deps, 'ticketClose', 'tk2', now + 6 * DAY_MS)
}
