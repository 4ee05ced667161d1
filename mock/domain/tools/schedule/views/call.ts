import type { ViewCall } from '@/contract/tools/schedule/views/schemas.ts'
import type { CallState } from '@/contract/tools/schedule/views/values.ts'
import { roundOf, type Call } from '../rounds.ts'
import { atPort } from '../sailings.ts'
import { terminalOf } from '../scheduled.ts'
import type { Service } from '../timetable.ts'

/** The calls of a round as the timetable's views tell them, as known at a time, ms; in the order of the rotation. */
export function viewCalls(service: Service, round: number, known: number): ViewCall[] {
  const calls = roundOf(service, round, known)
  const isBlank = calls.every(({ leaves }) => !leaves)
  return calls.map((call) => viewCall(service, call, isBlank ? 'BLANK' : call.leaves ? 'CALLS' : 'OMITTED'))
}

function viewCall({ code }: Service, call: Call, state: CallState): ViewCall {
  const { port, eta, etd, plannedEta, plannedEtd } = call
  return {
    port,
    terminal: terminalOf(code, port),
    eta: atPort(eta, port),
    etd: atPort(etd, port),
    ...(eta !== plannedEta && { plannedEta: atPort(plannedEta, port) }),
    ...(etd !== plannedEtd && { plannedEtd: atPort(plannedEtd, port) }),
    state,
  }
}

/** A service by its code and names. */
export const serviceName = ({ code, nameZh, nameEn }: Service) => ({ code, nameZh, nameEn })
