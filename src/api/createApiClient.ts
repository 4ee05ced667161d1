import { isApprovalNeeded } from './approvalNeeded.ts'
import { API_PREFIX, AUTH_FAILURE_CODE, REQUEST_TIMEOUT_MS } from '@/config/constants.ts'
import type { Endpoint } from '@/contract/endpoint.ts'
import { fileEndpoints } from '@/contract/file/endpoints.ts'
import type { FileRef } from '@/contract/file/schemas.ts'
import type { ApiClient, ApiPorts, Call, UploadOptions } from './client.ts'
import { openEnvelope } from './envelope.ts'
import { createMarketKind } from './marketKind.ts'
import { BusinessError, TransportError } from './errors.ts'
import type { WireRequest } from './transport.ts'

/** Timeout of an upload, ms; longer than a call's because 20 MB may go over a slow connection (RELIABILITY A13). */
export const UPLOAD_TIMEOUT_MS = 120_000

interface Sent {
  request: Pick<WireRequest, 'method' | 'path' | 'query' | 'body' | 'onProgress'>
  options: UploadOptions
}

/** Returns the API client over its ports; `prefix` precedes every path. */
export function createApiClient(ports: ApiPorts, prefix: string = API_PREFIX): ApiClient {
  const { clock } = ports
  const market = createMarketKind()

  /** Unwraps an envelope; a rejection keeps the current object only if it is readable. */
  const unwrap = async (path: string, { body, status }: { body: unknown; status: number }): Promise<unknown> => {
    try {
      return openEnvelope(body, status)
    } catch (error) {
      if (!(error instanceof BusinessError) || error.current === undefined) throw error
      if (await ports.isReadable(`${path}#current`, error.current)) throw error
      // Keep other data, e.g. why a coupon cannot be used.
      throw new BusinessError(error.code, error.message, { ...(error.data as object), current: undefined })
    }
  }

  const exchange = async ({ request, options }: Sent, tokenSent: string | undefined): Promise<unknown> => {
    const send = await ports.transport()
    if (options.signal?.aborted) throw new TransportError('aborted')
    const sentAt = Date.now()
    const answer = await send({
      ...request,
      headers: {
        'Accept-Language': ports.language(),
        ...(tokenSent && { token: tokenSent }),
        ...(options.operatorKey && { 'x-operator-key': options.operatorKey }),
      },
      timeoutMs: options.timeoutMs ?? REQUEST_TIMEOUT_MS,
      signal: options.signal,
    })
    clock.observe(answer.header('x-server-time'), sentAt, Date.now())
    market.observe(answer.header('x-market'))
    const value = await unwrap(request.path, answer)
    // A read without a value has failed; a write may succeed without one.
    const isNothing = value === null || value === undefined
    const isUsable = isNothing ? request.method !== 'GET' : await ports.isReadable(request.path, value)
    if (!isUsable) throw new TransportError('badEnvelope', '', answer.status)
    return value
  }

  /** Reports a 4098 to the session; returns whether to show the error and whether to retry with a newer token. */
  const judge = (error: unknown, { options }: Sent, tokenSent: string | undefined) => {
    const ended = error instanceof BusinessError && error.code === AUTH_FAILURE_CODE
    if (!ended || options.noToken || options.noRedirect) return { show: true, retry: false }
    const verdict = ports.onAuthFailure(tokenSent)
    return { show: verdict === 'ended', retry: verdict === 'stale' }
  }

  const report = (error: unknown) => {
    if (error instanceof BusinessError) ports.toastError(error.message || ports.defaultMessage(error.code))
    else if (error instanceof TransportError && error.message) ports.toastError(error.message)
  }

  const attempt = async (sent: Sent, mayRetry: boolean): Promise<unknown> => {
    const { noToken, token } = sent.options
    if (!noToken && token === undefined) await ports.beforeCall()
    const tokenSent = noToken ? undefined : (token ?? ports.token())
    try {
      return await exchange(sent, tokenSent)
    } catch (error) {
      const { show, retry } = judge(error, sent, tokenSent)
      // Another tab renewed the token during this call: a read can be repeated safely, a write cannot.
      if (retry && mayRetry && sent.request.method === 'GET') return attempt(sent, false)
      // Who offers to ask for an approval says why.
      if (show && !sent.options.silent && !isApprovalNeeded(error)) report(error)
      throw error
    }
  }

  const run = async (sent: Sent): Promise<unknown> => {
    if (!sent.options.loading) return attempt(sent, true)
    ports.loadingStarted()
    try {
      return await attempt(sent, true)
    } finally {
      ports.loadingStopped()
    }
  }

  const call: Call = async <In, Out>(endpoint: Endpoint<In, Out>, input?: In, options = {}) => {
    const path = prefix + endpoint.path
    const request =
      endpoint.method === 'GET'
        ? // Inputs of read calls are flat records by contract.
          { method: endpoint.method, path, query: input as Readonly<Record<string, unknown>> | undefined }
        : { method: endpoint.method, path, body: input }
    // The endpoint descriptor declares the type; the mock validates its side with the schema.
    return (await run({ request, options })) as Out
  }

  return {
    call,
    clock,
    market,
    upload: async (file, fileName, options = {}) => {
      const body = new FormData()
      body.append('file', file, fileName)
      const { method, path } = fileEndpoints.upload
      const request = { method, path: prefix + path, body, onProgress: options.onProgress }
      // As in `call`.
      return (await run({ request, options: { timeoutMs: UPLOAD_TIMEOUT_MS, ...options } })) as FileRef
    },
  }
}
