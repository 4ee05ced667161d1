import { BUSINESS_CODES, type Envelope } from '@/contract/envelope.ts'
import { sha256Of } from '@/contract/money/order/contract/text.ts'
import { iso, type Caller, type Deps } from './domain/deps.ts'
import { DomainError, refuseField } from './domain/errors.ts'
import { faultsOf } from './domain/demo/faults.ts'
import { logWrite, type Change } from './domain/member/staff/log/write.ts'
import type { AnswerRow } from './domain/rows.ts'
import type { Route } from './handlers/on.ts'
import { say } from './messages.ts'
import { CannotSave, type Store } from './store/port.ts'

/** Prefix of every call (Spec §9). */
export const API_PREFIX_PATH = '/trading-api'
/** How long the response to an intent is remembered, ms of market time. */
const REMEMBER_MS = 7 * 24 * 3600 * 1000

interface Answerer {
  answer: (
    deps: Deps,
    route: Route | undefined,
    input: unknown,
    callerOf: () => Caller | undefined,
  ) => Promise<Response>
  fault: (deps: Deps, error: unknown) => Response
}

/** Returns the function that answers a call with one envelope, whatever happens. */
export function createAnswerer(store: Store, deps: Deps, sleep: (ms: number) => Promise<void>): Answerer {
  const fault = (mine: Deps, error: unknown): Response =>
    respond(mine, refusal(mine, error), error instanceof DomainError ? error.details.http : undefined)
  return {
    fault,
    answer: async (mine, route, input, callerOf) => {
      if (!route) return respond(mine, refusal(mine, new DomainError(BUSINESS_CODES.notFound, 'noSuchCall')))
      if (!route.control) {
        const injected = faultsOf(deps)
        if (injected.delayMs > 0) await sleep(injected.delayMs)
        if (deps.chance.number() * 100 < injected.errorPct) {
          return respond(mine, refusal(mine, new DomainError(BUSINESS_CODES.fault, 'injected')))
        }
      }
      try {
        const outcome = await store.atomically(async () => work(mine, route, input, callerOf))
        if (outcome instanceof DomainError) throw outcome
        return respond(mine, outcome)
      } catch (error) {
        return fault(mine, error)
      }
    },
  }
}

/** Runs one call inside the store; a rejection whose writes must be kept is returned as a value. */
async function work(
  deps: Deps,
  route: Route,
  input: unknown,
  callerOf: () => Caller | undefined,
): Promise<Envelope<unknown> | DomainError> {
  try {
    if (input === undefined) throw refuseField('', 'badBody')
    const caller = callerOf()
    const intent = intentOf(route, input, caller)
    const before = intent === undefined ? undefined : deps.rows.answers.get(intent)
    const digest = intent === undefined ? '' : await digestOf(input)
    if (before?.digest !== undefined && before.digest !== digest)
      throw new DomainError(BUSINESS_CODES.requestReused, 'requestReused')
    if (before) return JSON.parse(before.envelope) as Envelope<unknown>
    let change: Change | undefined
    const noteChange: Deps['noteChange'] = (was, is) => void (change = { ...change, before: was, after: is })
    const noteDeputy: Deps['noteDeputy'] = (deputyOf) => void (change = { ...change, deputyOf })
    const data = await route.run({ ...deps, noteChange, noteDeputy }, input, caller)
    if (caller) await logWrite(deps, route.key, input, data, caller, change)
    const envelope = { code: BUSINESS_CODES.ok, message: say('ok', deps.language), data }
    if (intent) remember(deps, { id: intent, digest, envelope: JSON.stringify(envelope) })
    return envelope
  } catch (error) {
    if (error instanceof DomainError && error.details.keep) return error
    throw error
  }
}

/** Key of the caller's intent, for calls with a `requestNo`. */
function intentOf(route: Route, input: unknown, caller: Caller | undefined): string | undefined {
  if (typeof input !== 'object' || input === null || !('requestNo' in input)) return undefined
  const { requestNo } = input
  if (typeof requestNo !== 'string' || !caller) return undefined
  return `${caller.memberId}|${route.key}|${requestNo}`
}

function remember(deps: Deps, answer: Omit<AnswerRow, 'at'>): void {
  const now = deps.wall()
  for (const old of deps.rows.answers.within({ at: { to: now - REMEMBER_MS - 1 } }).all())
    deps.rows.answers.remove(old.id)
  deps.rows.answers.put({ ...answer, at: now })
}

/** A digest of the input, independent of the order of its fields. */
async function digestOf(input: unknown): Promise<string> {
  const text = JSON.stringify(input, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
  return sha256Of(text)
}

function refusal(deps: Deps, error: unknown): Envelope<unknown> {
  if (error instanceof CannotSave) return { code: BUSINESS_CODES.cannotSave, message: say('cannotSave', deps.language) }
  if (!(error instanceof DomainError)) {
    console.error('mock: unexpected failure', error)
    return { code: BUSINESS_CODES.fault, message: say('fault', deps.language) }
  }
  const { values, data, fields } = error.details
  const message = say(error.key, deps.language, values)
  if (fields) {
    const said = fields.map(({ field, key, values: inner, nearest }) => ({
      field,
      message: say(key, deps.language, inner),
      ...(nearest !== undefined && { nearest }),
    }))
    return { code: error.code, message, data: { ...data, fields: said } }
  }
  return data ? { code: error.code, message, data } : { code: error.code, message }
}

function respond(
  deps: Deps,
  envelope: Envelope<unknown>,
  { status, headers = {} }: NonNullable<DomainError['details']['http']> = { status: 200 },
): Response {
  return new Response(JSON.stringify(envelope), {
    status,
    headers: {
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-server-time': iso(deps.now()),
      // A real back end does not send it: the product then hides everything of a demo.
      'x-market': deps.pilot ? 'pilot' : 'demo',
    },
  })
}
