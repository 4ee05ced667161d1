import type { Deps } from '../../deps.ts'
import type { TicketRow } from './row.ts'

/** Creates a secret that proves `subject` once within `ttlMs` of the wall clock. */
export function giveTicket(deps: Deps, kind: TicketRow['kind'], subject: string, ttlMs: number): string {
  for (const old of deps.rows.tickets.all((row) => row.expiresAt <= deps.wall())) deps.rows.tickets.remove(old.id)
  const id = deps.chance.secret()
  deps.rows.tickets.put({ id, kind, subject, expiresAt: deps.wall() + ttlMs })
  return id
}

/** Removes a ticket and returns what it proved; undefined if it has expired. */
export function takeTicket(deps: Deps, kind: TicketRow['kind'], id: string): string | undefined {
  const ticket = deps.rows.tickets.get(id)
  if (!ticket || ticket.kind !== kind) return undefined
  deps.rows.tickets.remove(id)
  return ticket.expiresAt > deps.wall() ? ticket.subject : undefined
}
