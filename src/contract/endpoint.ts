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

/** What a call takes, read off its descriptor. */
export type InputOf<E> = E extends Endpoint<infer In, unknown> ? In : never
/** What a call gives, read off its descriptor. */
export type OutputOf<E> =
  E extends Endpoint<never, infer Out> ? Out : E extends Endpoint<infer _In, infer Out> ? Out : never

/** A reading call: GET with query parameters. */
export function get<In, Out>(path: string): Endpoint<In, Out> {
  return { method: 'GET', path }
}

/** A writing call: POST with a JSON body. */
export function post<In, Out>(path: string): Endpoint<In, Out> {
  return { method: 'POST', path }
}
