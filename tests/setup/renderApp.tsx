import { act, render } from '@testing-library/react'
import { App } from '@/app/App.tsx'
import { screens } from '@/app/screens.ts'
import { createServices } from '@/app/services.ts'
import type { Services } from '@/app/services.ts'
import type { Shapes } from '@/api/readable.ts'
import type { Transport, WireRequest } from '@/api/transport.ts'
import { localeStore } from '@/i18n/locale.ts'
import type { Locale } from '@/i18n/locale.ts'
import { routeAt } from '@/routes/match.ts'
import type { Backend } from '@mock/backend.ts'
import { buildShapes } from '@mock/shapes.ts'
import { openBackend } from './openBackend.ts'

/** The whole product over a marketplace in memory, with the requests sent. */
export interface OpenApp extends Services {
  backend: Backend
  requests: WireRequest[]
  /** Requested paths, e.g. `/trading/oauth/token`, in order. */
  paths: () => string[]
}

/**
 * Options of `openApp`. `signedIn`: tokens of a person who is signed in when the page opens, as after a reload. `reply`
 * responds instead of the marketplace, or returns undefined to pass a request on.
 */
export interface OpenAppOptions {
  locale?: Locale
  backend?: Backend
  signedIn?: Parameters<Services['session']['signIn']>[0]
  reply?: (request: WireRequest) => unknown
}

/** A transport that passes each request to a backend in this process. */
export function directTransport(backend: Backend, requests: WireRequest[], reply: OpenAppOptions['reply']): Transport {
  return async (request) => {
    requests.push(request)
    const instead = reply?.(request)
    if (instead !== undefined) return { status: 200, body: instead, header: () => undefined }
    const url = new URL(`http://mock.test${request.path}`)
    for (const [name, value] of Object.entries(request.query ?? {})) {
      if (value !== undefined) url.searchParams.set(name, `${value as string | number | boolean}`)
    }
    const headers = new Headers(request.headers)
    const init: RequestInit = { method: request.method, headers }
    if (request.body instanceof FormData) init.body = request.body
    else {
      headers.set('content-type', 'application/json')
      if (request.body !== undefined) init.body = JSON.stringify(request.body)
    }
    const answer = await backend.handle(new Request(url, init))
    return {
      status: answer.status,
      body: await answer.json(),
      header: (name) => answer.headers.get(name) ?? undefined,
    }
  }
}

let built: Shapes | undefined
/** The response schemas, as a browser fetches them; built once in a process, for that takes longer than most tests. */
export const shapes = async (): Promise<Shapes> => (built ??= buildShapes())

/** Loads the file of the page at a URL: tests wait for answers, not for files that a busy machine compiles. */
export async function loadPage(address: string): Promise<void> {
  const id = routeAt(new URL(address, 'http://mock.test').pathname)
  if (id) await screens[id].load()
}

/** Renders the product at a URL over a marketplace in memory. */
export async function openApp(address: string, options: OpenAppOptions = {}): Promise<OpenApp> {
  const { locale = 'en-US', reply, signedIn } = options
  const backend = options.backend ?? (await openBackend())
  const requests: WireRequest[] = []
  window.history.replaceState({}, '', address)
  localeStore.setLocale(locale, false)
  const transport = directTransport(backend, requests, reply)
  const services = createServices({ transport: () => Promise.resolve(transport), shapes })
  await Promise.all([services.messages.load(['core']), loadPage(address)])
  if (signedIn) await services.session.signIn(signedIn)
  await act(async () => void render(<App services={services} />))
  const paths = () => requests.map((request) => request.path.replace(/^\/trading-api/, ''))
  return { ...services, backend, requests, paths }
}
