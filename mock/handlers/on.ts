import type { Endpoint } from '@/contract/endpoint.ts'
import type { Wire } from '@/contract/zod.ts'
import type { Caller, Deps } from '../domain/deps.ts'
import { refuseStranger } from '../domain/demo/pilot.ts'
import { DomainError, refuseFields, sessionEnded } from '../domain/errors.ts'
import { signAddress } from '../domain/file/address.ts'
import { refusedFields } from './fields.ts'
import { signFiles } from './signFiles.ts'

/** One entry of the table METHOD path -> handler. */
export interface Route {
  /** `GET /trading/api/…` */
  key: string
  /** True for the mock's own controls, which faults leave alone. */
  control: boolean
  run: (deps: Deps, input: unknown, caller: Caller | undefined) => Promise<unknown>
}

type Known<In, Out> = (deps: Deps, input: In, caller: Caller) => Out | Promise<Out>
type Anybody<In, Out> = (deps: Deps, input: In, caller: Caller | undefined) => Out | Promise<Out>

/** Binds a call for signed-in callers: checks the input, refuses guests with 4098, lets out only what the contract names. */
export function on<In, Out>(endpoint: Endpoint<In, Out>, wire: Wire, fn: Known<In, Out>): Route {
  const route = bind(endpoint, wire, (deps, input: In, caller) => fn(deps, input, known(caller)))
  // Guests are sent to the login before their input is looked at.
  return { ...route, run: async (deps, input, caller) => route.run(deps, input, known(caller)) }
}

/** Binds a call that needs no login; the caller is given if there is one. */
export function open<In, Out>(endpoint: Endpoint<In, Out>, wire: Wire, fn: Anybody<In, Out>): Route {
  return bind(endpoint, wire, fn)
}

/** Binds a control of the mock itself: open but in a pilot, and never hit by injected faults. */
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

/** Lets out of the object that comes with a refusal what the contract names. @throws Error where it names none. */
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
