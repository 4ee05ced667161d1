/**
 * One call of the API contract. The client, the mock handlers, the tests and the OpenAPI document are all derived from these
 * descriptors, so a call cannot exist on one side only.
 */
export interface Endpoint<In, Out, Current = unknown> {
  readonly method: 'GET' | 'POST'
  /** Full path behind the `/trading-api` prefix, e.g. `/trading/api/tender/page`. */
  readonly path: string
  /** Carry the types only; never set at run time. */
  readonly input?: In
  readonly output?: Out
  /** The object as it stands now: what comes as `data.current` with a refusal (4009 and its like) of this call. */
  readonly current?: Current
}

/** A reading call: GET with query parameters. */
export function get<In, Out>(path: string): Endpoint<In, Out, never> {
  return { method: 'GET', path }
}

/** A writing call: POST with a JSON body. */
export function post<In, Out, Current = never>(path: string): Endpoint<In, Out, Current> {
  return { method: 'POST', path }
}
