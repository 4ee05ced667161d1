import { BUSINESS_CODES } from '@/contract/envelope.ts'
import { checkTicket } from '@/contract/front/ticket/rules.ts'
import type { CreateTicket, TicketCreated } from '@/contract/front/ticket/schemas.ts'
import { TICKETS_PER_HOUR } from '@/contract/front/ticket/values.ts'
import { normalizeMobile } from '@/contract/validation.ts'
import { countRecent, countUp, secondsUntilFewer } from '../../member/auth/counter.ts'
import { takeTicket } from '../../member/auth/tickets.ts'
import { iso, newId, type Caller, type Deps } from '../../deps.ts'
import { DomainError, refuseField, tooOften } from '../../errors.ts'
import { takeFiles } from '../../file/take.ts'
import { planJob } from '../../jobs.ts'
import { nextNo } from '../../numbers.ts'
import { refuseProblems } from '../../guards.ts'

const HOUR_MS = 3600_000

/** Stores a ticket, assigns its number and schedules the clerk's answer. */
export function createTicket(deps: Deps, input: CreateTicket, caller: Caller | undefined): TicketCreated {
  refuseProblems(checkTicket(input))
  const mobile = input.mobile.trim() === '' ? '' : normalizeMobile(input.mobile)
  const email = input.email.trim().toLowerCase()
  const orderNo = input.orderNo?.trim().toUpperCase() ?? ''
  if (orderNo !== '' && !isOwnOrder(deps, orderNo, caller)) throw refuseField('orderNo', 'field.unknownOrder')
  const files = takeFiles(deps, caller, 'TICKET', input.files, (index) => `files.${index}`)
  // Counted per member, or per contact of a guest.
  const names = caller ? [`ticket|${caller.memberId}`] : [mobile, email].filter(Boolean).map((way) => `ticket|${way}`)
  const most = caller ? TICKETS_PER_HOUR.member : TICKETS_PER_HOUR.guest
  for (const name of names)
    if (countRecent(deps, name, HOUR_MS) >= most) throw tooOften(secondsUntilFewer(deps, name, HOUR_MS))
  if (!caller && takeTicket(deps, 'captcha', input.captchaTicket ?? '') === undefined)
    throw new DomainError(BUSINESS_CODES.captchaWrong, 'captchaNeeded', { data: { captchaRequired: true }, keep: true })
  for (const name of names) countUp(deps, name, HOUR_MS)
  const at = iso(deps.now())
  const row = {
    id: newId(deps),
    no: nextNo(deps.rows.ticketsOfHelp, 'TK', deps.now()),
    ...(caller && { companyId: caller.companyId }),
    topic: input.topic,
    ...(orderNo !== '' && { orderNo }),
    name: input.name,
    ...(input.company && { company: input.company }),
    mobile,
    email,
    text: input.text,
    files,
    status: 'OPEN' as const,
    version: 1,
    at,
  }
  deps.rows.ticketsOfHelp.put(row)
  planJob(deps, 'ticketAnswer', row.id, deps.now() + deps.delays.clerkMs)
  return { no: row.no, at }
}

function isOwnOrder(deps: Deps, orderNo: string, caller: Caller | undefined): boolean {
  return (
    caller !== undefined &&
    [...deps.rows.orders.of('buyerId', caller.companyId), ...deps.rows.orders.of('sellerId', caller.companyId)].some(
      ({ no }) => no === orderNo,
    )
  )
}
