import type { z } from 'zod'
import { BUSINESS_CODES } from '@/contract/envelope.ts'
import type { Wire } from '@/contract/zod.ts'
import { API_PREFIX_PATH } from '../answer.ts'
import { CONTRACT } from '../contract.ts'

/** One call of the contract with its name in the report, e.g. `tender.detail`. */
export interface Call {
  name: string
  method: 'GET' | 'POST'
  path: string
  wire: Wire
}

/** A server's response to one request. */
export interface Heard {
  /** Faults of the envelope as text; empty if it is valid. */
  faults: string[]
  code: number | undefined
  message: string
  data: unknown
}

/** Sends one request; `token` and `language` as the product would send them. */
export type Ask = (call: Call, input: object, options?: { token?: string; language?: string }) => Promise<Heard>

/** Every call of the contract. */
export const CALLS: readonly Call[] = Object.entries(CONTRACT).flatMap(([tag, { calls, wire }]) =>
  Object.entries(calls).flatMap(([name, { method, path }]) => {
    const mine = wire[name]
    return mine ? [{ name: `${tag}.${name}`, method, path, wire: mine }] : []
  }),
)

const CODES = new Set<number>(Object.values(BUSINESS_CODES))
/** Timeout of a server, ms; the same as the product's. */
const PATIENCE_MS = 10_000

/** Returns a function that sends requests to a server at a base URL, e.g. `http://127.0.0.1:4173`. */
export function asker(base: string): Ask {
  return async ({ method, path }, input, { token, language = 'en-US' } = {}) => {
    const url = new URL(`${base.replace(/\/$/, '')}${API_PREFIX_PATH}${path}`)
    const headers = new Headers({ 'accept-language': language })
    if (token !== undefined) headers.set('token', token)
    const init: RequestInit = { method, headers, redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) }
    if (input instanceof FormData) init.body = input
    else if (method === 'POST') {
      headers.set('content-type', 'application/json')
      init.body = JSON.stringify(input)
    } else
      for (const [name, value] of Object.entries(input))
        if (value !== undefined) url.searchParams.append(name, String(value))
    try {
      return await judge(await fetch(url, init))
    } catch (error) {
      return { faults: [`no answer: ${String(error)}`], code: undefined, message: '', data: undefined }
    }
  }
}

/** Checks what every response must satisfy. */
async function judge(response: Response): Promise<Heard> {
  const text = await response.text()
  const faults: string[] = []
  if (response.status !== 200) faults.push(`HTTP status ${response.status}, not 200`)
  const type = response.headers.get('content-type') ?? ''
  if (!type.startsWith('application/json')) faults.push(`content type ${type || 'missing'}, not application/json`)
  const time = response.headers.get('x-server-time')
  if (Number.isNaN(Date.parse(time ?? ''))) faults.push(`header x-server-time ${time ?? 'missing'}`)
  const body = parsed(text)
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return { faults: [...faults, 'the body is no envelope'], code: undefined, message: '', data: undefined }
  const { code, message, data, result } = body as Record<string, unknown>
  const number = typeof code === 'string' && /^\d+$/.test(code) ? Number(code) : code
  if (typeof number !== 'number') faults.push('the envelope has no code')
  else if (!CODES.has(number)) faults.push(`code ${number} is not of the contract`)
  if (typeof message !== 'string' || message === '') faults.push('the envelope has no message')
  return {
    faults,
    code: typeof number === 'number' ? number : undefined,
    message: typeof message === 'string' ? message : '',
    data: data ?? result,
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Paths where a response does not match its schema; at most three per list. */
export function misfits(call: Call, data: unknown): string[] {
  return misfitsOf(call.wire.output, data, 'data')
}

/** The same for any schema; `at` is the path of the value. */
export function misfitsOf(schema: z.ZodType, value: unknown, at: string): string[] {
  const read = schema.safeParse(value)
  if (read.success) return []
  return read.error.issues
    .slice(0, 3)
    .map(({ path, message }) => `${at}${path.map((part) => `.${String(part)}`).join('')}: ${message}`)
}
