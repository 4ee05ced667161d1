import type { Endpoint } from '@/contract/endpoint.ts'
import { authEndpoints } from '@/contract/member/auth/endpoints.ts'
import { createBackend, type Backend, type BackendOptions } from '@mock/backend.ts'
import { DEMO_PASSWORD } from '@mock/seed/accounts.ts'
import { memoryStore } from '@mock/store/memory.ts'

/** One raw response. */
export interface Answer<T> {
  code: number
  message: string
  data: T
  headers: Headers
}

/** A marketplace in memory with a clock that the test moves and deterministic randomness. */
export interface Market {
  backend: Backend
  /** Milliseconds; used by both clocks. */
  time: { now: number }
  call: <In, Out>(
    endpoint: Endpoint<In, Out>,
    input: In,
    options?: { token?: string; language?: string },
  ) => Promise<Answer<Out>>
  /** Logs a demo account in and returns its access token. */
  signIn: (account: string) => Promise<string>
}

/** 2026-11-21 10:00 in Shanghai. */
export const START = Date.parse('2026-11-21T02:00:00Z')

export async function openMarket(options: Partial<BackendOptions> = {}): Promise<Market> {
  const time = { now: START }
  const clock = () => time.now
  const backend = await createBackend({
    store: memoryStore(),
    clocks: { market: clock, wall: clock },
    chance: countingChance(),
    sleep: async () => undefined,
    ...options,
  })
  return market(backend.handle, backend, time)
}

/** The same calls over any `handle`, e.g. `fetch` to a server. */
export function market(
  handle: (request: Request) => Promise<Response>,
  backend: Backend,
  time: { now: number },
  origin = 'http://mock.test',
): Market {
  const call: Market['call'] = async (endpoint, input, { token, language = 'en-US' } = {}) => {
    const url = new URL(`${origin}/trading-api${endpoint.path}`)
    const headers = new Headers({ 'accept-language': language })
    if (token !== undefined) headers.set('token', token)
    const init: RequestInit = { method: endpoint.method, headers }
    if (input instanceof FormData) init.body = input
    else if (endpoint.method === 'POST') {
      headers.set('content-type', 'application/json')
      init.body = JSON.stringify(input)
    } else {
      for (const [name, value] of Object.entries(input ?? {}))
        if (value !== undefined) url.searchParams.set(name, `${value as string | number | boolean}`)
    }
    const response = await handle(new Request(url, init))
    const envelope = (await response.json()) as Answer<never>
    return { ...envelope, headers: response.headers }
  }
  const signIn = async (account: string) => {
    const body = { grantType: 'password', userType: 'PC', account, password: DEMO_PASSWORD } as const
    const answer = await call(authEndpoints.token, body)
    if (answer.code !== 200) throw new Error(`${account}: ${answer.message}`)
    return answer.data.access_token
  }
  return { backend, time, call, signIn }
}

/** Secrets that count up, and the same random numbers in every test. */
export function countingChance() {
  let secrets = 0
  let numbers = 0
  return {
    secret: () => `${(++secrets).toString(36).padStart(8, '0')}-secret-of-test`,
    number: () => {
      numbers = (numbers * 16807 + 7) % 2147483647
      return numbers / 2147483647
    },
  }
}

let intents = 0
/** A new request number for calls that carry one. */
export const newRequestNo = () => `intent-${String(++intents).padStart(6, '0')}`
