/** One complete request for the transport: path with prefix. */
export interface WireRequest {
  method: 'GET' | 'POST'
  /** Prefix and full path, e.g. `/trading-api/trading/api/tender/page`; never another origin. */
  path: string
  query?: Readonly<Record<string, unknown>> | undefined
  body?: unknown
  headers: Readonly<Record<string, string>>
  timeoutMs: number
  signal?: AbortSignal | undefined
  /** Share of the body sent, 0 to 1. */
  onProgress?: ((share: number) => void) | undefined
}

/** A response of any HTTP status; `header` reads one header, lower case. */
export interface WireAnswer {
  status: number
  body: unknown
  header: (name: string) => string | undefined
}

/**
 * Sends one request and resolves to the server's response.
 * @throws TransportError `timeout`, `offline`, `network` or `aborted` when no response arrived.
 */
export type Transport = (request: WireRequest) => Promise<WireAnswer>
