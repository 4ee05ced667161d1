import type { CloseTicket, Ticket } from '@/contract/front/ticket/schemas.ts'
import { TICKET_CLOSE_DAYS } from '@/contract/front/ticket/values.ts'
import { iso, type Caller, type Deps } from '../../deps.ts'
import { notFound, stateChanged } from '../../errors.ts'
import { dropJob, planJob } from '../../jobs.ts'
import { notify } from '../../member/notification/notify.ts'
import type { TicketRow } from './row.ts'
import { ticketView } from './view.ts'

const DAY_MS = 24 * 3600_000

function changed(deps: Deps, row: TicketRow, patch: Partial<TicketRow>): TicketRow {
  const next = { ...row, ...patch, version: row.version + 1 }
  deps.rows.ticketsOfHelp.put(next)
  return next
}

/** The clerk answers: OPEN -> ANSWERED, with the status of the order if one was named. */
export function answerTicket(deps: Deps, id: string): void {
  const row = deps.rows.ticketsOfHelp.get(id)
  if (row?.status !== 'OPEN') return
  const [order] = row.orderNo === undefined ? [] : deps.rows.orders.all(({ no }) => no === row.orderNo)
  const answer = { at: iso(deps.now()), ...(order && { orderStatus: order.status }) }
  changed(deps, row, { status: 'ANSWERED', answer })
  planJob(deps, 'ticketClose', id, deps.now() + TICKET_CLOSE_DAYS * DAY_MS)
  if (row.companyId !== undefined)
    notify(deps, {
      companyId: row.companyId,
      type: 'TICKET_ANSWERED',
      params: { no: row.no },
      target: { kind: 'TICKET', id: row.no },
    })
}

/** No further message arrived: ANSWERED -> CLOSED. */
export function ticketLapses(deps: Deps, id: string): void {
  const row = deps.rows.ticketsOfHelp.get(id)
  if (row?.status === 'ANSWERED') changed(deps, row, { status: 'CLOSED' })
}

/** The author closes the ticket: ANSWERED -> CLOSED. */
export function closeTicket(deps: Deps, { id, version }: CloseTicket, caller: Caller): Ticket {
  const row = deps.rows.ticketsOfHelp.get(id)
  if (row?.companyId !== caller.companyId) throw notFound()
  if (row.status !== 'ANSWERED' || row.version !== version) throw stateChanged(ticketView(deps, row))
  dropJob(deps, 'ticketClose', id)
  return ticketView(deps, changed(deps, row, { status: 'CLOSED' }))
}
