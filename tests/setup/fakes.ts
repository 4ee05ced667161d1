import type { ApiPorts } from '@/api/client.ts'
import { createServerClock } from '@/api/serverClock.ts'
import type { Transport, WireAnswer, WireRequest } from '@/api/transport.ts'

/** The response of a fake server to one request: a body, a whole response, or an error to throw. */
export type Reply = (request: WireRequest) => unknown

/** A response of a fake server. */
export function answer(body: unknown, status = 200, headers: Record<string, string> = {}): WireAnswer {
  return { status, body, header: (name) => headers[name] }
}

/** The envelope of a success. */
export const ok = (data: unknown) => ({ code: 200, message: 'ok', data })
/** The envelope of an error. */
export const no = (code: number | string, message = 'refused', data?: unknown) => ({ code, message, data })

/** A transport that records the requests and responds by path (without prefix), `'*'` for all others. */
export function fakeTransport(replies: Record<string, Reply>) {
  const requests: WireRequest[] = []
  const transport: Transport = async (request) => {
    requests.push(request)
    const path = request.path.replace(/^\/trading-api/, '')
    const reply = replies[path] ?? replies['*']
    if (!reply) throw new Error(`No reply for ${path}`)
    const given = await reply(request)
    if (given instanceof Error) throw given
    return typeof given === 'object' && given !== null && 'header' in given ? (given as WireAnswer) : answer(given)
  }
  return { transport, requests, replies }
}

/** Ports over a fake server that record the toasts. */
export function fakePorts(transport: Transport, patch: Partial<ApiPorts> = {}) {
  const shown = { errors: [] as string[], loading: 0, mostLoading: 0 }
  const ports: ApiPorts = {
    transport: () => Promise.resolve(transport),
    clock: createServerClock(),
    beforeCall: () => Promise.resolve(),
    token: () => undefined,
    isReadable: () => Promise.resolve(true),
    language: () => 'zh-CN',
    onAuthFailure: () => 'ended',
    toastError: (text) => void shown.errors.push(text),
    defaultMessage: (code) => `default ${code}`,
    loadingStarted: () => {
      shown.loading += 1
      shown.mostLoading = Math.max(shown.mostLoading, shown.loading)
    },
    loadingStopped: () => {
      shown.loading -= 1
    },
    ...patch,
  }
  return { ports, shown }
}
