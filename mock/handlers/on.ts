import type { Endpoint } from '@/contract/endpoint.ts'
import { isForDeputies, permissionFor } from '@/contract/member/staff/calls.ts'
import { hasPermission } from '@/contract/member/staff/permissions.ts'
import type { Wire } from '@/contract/zod.ts'
import type { Caller, Deps } from '../domain/deps.ts'
import { refuseStranger } from '../domain/demo/pilot.ts'
import { DomainError, notAllowed, refuseFields, sessionEnded } from '../domain/errors.ts'
import { refuseAboveLimit } from '../domain/member/approval/guard.ts'
import { isStandIn } from '../domain/member/staff/deputy.ts'
import { signAddress } from '../domain/file/address.ts'
import { refusedFields } from './fields.ts'
import { signFiles } from './signFiles.ts'

/** One entry of the table METHOD path -> handler. */
export interface Route {
  /** `GET /trading/api/…` */
  key: string
  /** True for the mock's own controls, which are exempt from injected faults. */
  control: boolean
  run: (deps: Deps, input: unknown, caller: Caller | undefined) => Promise<unknown>
}

type Known<In, Out> = (deps: Deps, input: In, caller: Caller) => Out | Promise<Out>
type Anybody<In, Out> = (deps: Deps, input: In, caller: Caller | undefined) => Out | Promise<Out>

/**
 * Binds a call for signed-in callers: validates the input, rejects guests with 4098, roles that lack the call's
 * permission and amounts above the person's limit with 4003, returns only what the contract names.
 */
export function on<In, Out>(endpoint: Endpoint<In, Out>, wire: Wire, fn: Known<In, Out>): Route {
  const route = bind(endpoint, wire, (deps, input: In, caller) => fn(deps, input, known(caller)))
  const permission = permissionFor(endpoint.path)
  return {
    ...route,
    run: async (deps, input, caller) => {
      // Before the input is validated.
      const who = known(caller)
      const { role } = deps.rows.members.get(who.memberId) ?? {}
      const isDeputy = isForDeputies(endpoint.path) && isStandIn(deps, who)
      if (permission && !isDeputy && !hasPermission(role, permission))
        throw notAllowed('wrongRole', { role, permission })
      const output = await route.run(deps, input, who)
      refuseAboveLimit(deps, endpoint.path, input, output, who)
      return output
    },
  }
}

/** Binds a public call; the caller is passed if there is one. */
export function open<In, Out>(endpoint: Endpoint<In, Out>, wire: Wire, fn: Anybody<In, Out>): Route {
  return bind(endpoint, wire, fn)
}

/** Binds a control of the mock: public except in a pilot, and exempt from injected faults. */
export function control<In, Out>(endpoint: Endpoint<In, Out>, wire: Wire, fn: Anybody<In, Out>): Route {
  const route = bind(endpoint, wire, fn)
  const run: Route['run'] = async (deps, input, caller) => {
    refuseStranger(deps)
    return route.run(deps, input, caller)
  }
  return { ...route, run, control: true }
}

function bind<In, Out>(endpoint: Endpoint<In, Out>, wire: Wire, fn: Anybody<In, Out>): Route {
  return {
    key: `${endpoint.method} ${endpoint.path}`,
    control: false,
    run: async (deps, input, caller) => {
      const checked = wire.input.safeParse(input)
      if (!checked.success) throw refuseFields(refusedFields(checked.error.issues))
      const sign = async (path: string) => signAddress(deps, path, caller?.companyId ?? '')
      try {
        const output = await fn(deps, checked.data as In, caller)
        return await signFiles(wire.output, wire.output.parse(output), sign)
      } catch (error) {
        if (error instanceof DomainError) await openCurrent(error, wire, sign)
        throw error
      }
    },
  }
}

/** Reduces the current object of a rejection to what the contract names. @throws Error if it names none. */
async function openCurrent({ details }: DomainError, wire: Wire, sign: (path: string) => Promise<string>) {
  const current = details.data?.['current']
  if (current === undefined) return
  if (!wire.current) throw new Error('This call refuses with an object that its contract does not name')
  details.data = { ...details.data, current: await signFiles(wire.current, wire.current.parse(current), sign) }
}

function known(caller: Caller | undefined): Caller {
  if (!caller) throw sessionEnded()
  return caller
}
