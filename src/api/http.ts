import xhr from 'axios/unsafe/adapters/xhr.js'
import isCancel from 'axios/unsafe/cancel/isCancel.js'
import { TransportError } from './errors.ts'
import { parseJson } from './json.ts'
import type { Transport, WireRequest } from './transport.ts'

function readBody(text: unknown): unknown {
  if (typeof text !== 'string') return text
  try {
    return parseJson(text)
  } catch {
    // Not JSON (an html page, a truncated body): the envelope check rejects it (RELIABILITY finding 16).
    return text
  }
}

function failure(error: unknown, isTimedOut: boolean): TransportError {
  if (isTimedOut) return new TransportError('timeout')
  if (isCancel(error)) return new TransportError('aborted')
  return new TransportError(typeof navigator !== 'undefined' && !navigator.onLine ? 'offline' : 'network')
}

/**
 * Limits the total time, body included (RELIABILITY A13), the same way in every host; also follows the caller's signal.
 */
function startLimit({ timeoutMs, signal }: WireRequest) {
  const controller = new AbortController()
  const limit = { signal: controller.signal, isTimedOut: false, stop: () => undefined as void }
  const abort = () => controller.abort()
  const timer = setTimeout(() => {
    limit.isTimedOut = true
    abort()
  }, timeoutMs)
  if (signal?.aborted) abort()
  signal?.addEventListener('abort', abort)
  limit.stop = () => {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
  return limit
}

function hasJsonBody({ body }: WireRequest): boolean {
  return body !== undefined && !(body instanceof FormData)
}

/**
 * Returns a transport over axios' browser adapter only: 10.8 KB brotli instead of 19.2 for the whole library, whose
 * other parts (request and response transforms, interceptors, form encoding, fetch) are not used. `baseUrl` is '' in
 * browsers (same origin) and the test server's origin in tests.
 */
export function createHttpTransport(baseUrl = ''): Transport {
  return async (request: WireRequest) => {
    const limit = startLimit(request)
    try {
      const answer = await xhr({
        // A URL in the path can never lead to another origin (RELIABILITY S7).
        allowAbsoluteUrls: false,
        // Accept every status: the envelope decides (RELIABILITY S5, appendix C).
        validateStatus: () => true,
        baseURL: baseUrl || '/',
        url: request.path,
        method: request.method,
        headers: { ...request.headers, ...(hasJsonBody(request) && { 'Content-Type': 'application/json' }) },
        signal: limit.signal,
        ...(request.query && { params: request.query }),
        ...(request.body !== undefined && { data: hasJsonBody(request) ? JSON.stringify(request.body) : request.body }),
        ...(request.onProgress && {
          onUploadProgress: ({ progress }) => request.onProgress?.(progress ?? 0),
        }),
      })
      return {
        status: answer.status,
        body: readBody(answer.data),
        header: (name) => {
          const value: unknown = answer.headers[name]
          return typeof value === 'string' ? value : undefined
        },
      }
    } catch (error) {
      throw failure(error, limit.isTimedOut)
    } finally {
      limit.stop()
    }
  }
}
