import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Backend } from '../backend.ts'
import { answerNode, isDecodable } from './http.ts'

export type Next = (error?: unknown) => void
/** One handler of a Node server. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: Next) => void

/** Prefix of every call. */
export const PREFIX = '/trading-api/'

/** Opens a resource once: a failed attempt can be retried, an opened one is reused. */
export function openOnce<T>(open: () => Promise<T>): { get: () => Promise<T>; opened: () => Promise<T> | undefined } {
  let opened: Promise<T> | undefined
  return {
    opened: () => opened,
    get: async () => {
      opened ??= open().catch((error: unknown) => {
        opened = undefined
        throw error
      })
      return opened
    },
  }
}

/** Answers every call with the marketplace; 502 if it cannot be opened. */
export function answerCalls(market: () => Promise<Pick<Backend, 'handle'>>): Middleware {
  return (request, response, next) => {
    if (!request.url?.startsWith(PREFIX)) return next()
    void market().then(
      async ({ handle }) => answerNode(handle, request, response),
      (error: unknown) => {
        console.error('mock host:', error)
        response.writeHead(502, { 'content-type': 'text/plain' }).end('The mock back end did not start')
      },
    )
  }
}

/** Answers 400 to a URL with malformed escapes, before other handlers decode it. */
export const refuseBadAddresses: Middleware = (request, response, next) => {
  if (isDecodable(request.url ?? '/')) return next()
  response.writeHead(400, { 'content-type': 'text/plain', 'cache-control': 'no-store' }).end('Bad request')
}
