/**
 * One call of the treaty between browser and server. The client, the mock handlers, the tests and the OpenAPI document are
 * all derived from these descriptors, so a call cannot exist on one side only.
 */
export interface Endpoint<In, Out> {
  readonly method: 'GET' | 'POST'
  /** Full path behind the `/trading-api` prefix, e.g. `/trading/api/tender/page`. */
  readonly path: string
  /** Carry the types only; never set at run time. */
  readonly input?: In
  readonly output?: Out
}

/** A reading call: GET with query parameters. */
export function get<In, Out>(path: string): Endpoint<In, Out> {
  return { method: 'GET', path }
}

/** A writing call: POST with a JSON body. */
export function post<In, Out>(path: string): Endpoint<In, Out> {
  return { method: 'POST', path }
}
