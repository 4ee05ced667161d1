import type { OwnPage } from '@/contract/page.ts'
import type { Ticket, TicketQuery } from '@/contract/front/ticket/schemas.ts'
import { LABELS } from '../../../seed/dictLabels.ts'
import { TICKET_ANSWERS, TICKET_ORDER } from '../../../ticketTexts.ts'
import type { Caller, Deps } from '../../deps.ts'
import { inDays, ownPageOf } from '../../list.ts'
import { keysOf, namedBy } from '../search/keys.ts'
import type { TicketRow } from './row.ts'

/** A ticket for its enterprise, with the answer in the reader's language. */
export function ticketView(deps: Deps, row: TicketRow): Ticket {
  const { id, no, topic, orderNo, text, files, status, version, at, answer } = row
  const language = deps.language === 'zh-CN' ? 0 : 1
  const ofOrder =
    answer?.orderStatus &&
    TICKET_ORDER[language]
      .replace('{no}', orderNo ?? '')
      .replace('{status}', LABELS.order_status[answer.orderStatus][language])
  return {
    id,
    no,
    topic,
    ...(orderNo !== undefined && { orderNo }),
    text,
    files,
    status,
    version,
    at,
    ...(answer && {
      answer: {
        at: answer.at,
        text: [ofOrder, TICKET_ANSWERS[topic][language]].filter(Boolean).join(language ? ' ' : ''),
      },
    }),
  }
}

/** Tickets of the caller's enterprise, newest first. */
export function pageTickets(deps: Deps, query: TicketQuery, caller: Caller): OwnPage<Ticket> {
  const isNamed = namedBy(query.keyword)
  const isInDays = inDays(query)
  const all = deps.rows.ticketsOfHelp
    .of('companyId', caller.companyId)
    .filter(
      ({ no, orderNo = '', text, at }) => isInDays(at) && isNamed(() => [keysOf({ codes: [no, orderNo], zh: text })]),
    )
    .toSorted((a, b) => b.no.localeCompare(a.no))
  const page = ownPageOf(all, { wanted: query.status, of: ({ status }) => [status] }, query)
  return { ...page, records: page.records.map((row) => ticketView(deps, row)) }
}
