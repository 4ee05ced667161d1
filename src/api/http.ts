import { create, isAxiosError, isCancel } from 'axios'
import { TransportError } from './errors.ts'
import { parseJson } from './json.ts'
import type { Transport, WireRequest } from './transport.ts'

function readBody(text: unknown): unknown {
  if (typeof text !== 'string') return text
  try {
    return parseJson(text)
  } catch {
    // Not JSON (an html page, a truncated body): the envelope check refuses it (RELIABILITY finding 16).
    return text
  }
}

function failure(error: unknown): TransportError {
  if (isCancel(error)) return new TransportError('aborted')
  if (!isAxiosError(error)) return new TransportError('network')
  if (error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT') return new TransportError('timeout')
  return new TransportError(typeof navigator !== 'undefined' && !navigator.onLine ? 'offline' : 'network')
}

const client = create({
  allowAbsoluteUrls: false,
  // Every status is an answer: the envelope decides (RELIABILITY S5, appendix C).
  validateStatus: () => true,
  transformResponse: [readBody],
})

/** Gives a transport over axios; `baseUrl` is empty in browsers (same origin) and the test server's origin in tests. */
export function createHttpTransport(baseUrl = ''): Transport {
  return async (request: WireRequest) => {
    try {
      const answer = await client.request<unknown>({
        baseURL: baseUrl || '/',
        url: request.path,
        method: request.method,
        headers: { ...request.headers },
        timeout: request.timeoutMs,
        ...(request.query && { params: request.query }),
        ...(request.body !== undefined && { data: request.body }),
        ...(request.signal && { signal: request.signal }),
        ...(request.onProgress && {
          onUploadProgress: ({ progress }) => request.onProgress?.(progress ?? 0),
        }),
      })
      return {
        status: answer.status,
        body: answer.data,
        header: (name) => {
          const value: unknown = answer.headers[name]
          return typeof value === 'string' ? value : undefined
        },
      }
    } catch (error) {
      throw failure(error)
    }
  }
}
