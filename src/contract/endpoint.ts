import type { Page } from './page.ts'

/**
 * Descriptor of one API call. Client, mock handlers, tests and the OpenAPI document are all derived from these
 * descriptors, so that a call cannot exist on one side only.
 */
export interface Endpoint<In, Out, Current = unknown> {
  readonly method: 'GET' | 'POST'
  /** Full path after the `/trading-api` prefix, e.g. `/trading/api/tender/page`. */
  readonly path: string
  /** Type carriers only; never set at run time. */
  readonly input?: In
  readonly output?: Out
  /** The current object, sent as `data.current` with a rejection of this call (4009 and similar). */
  readonly current?: Current
  /** Cache updates after a write, or after a rejection with the current object. */
  renews?(value: Out | Current, input: In): readonly Renewal[]
}

/** Cache update for the responses of one read call. */
export interface Renewal {
  readonly path: string
  /** Returns the updated response for `input`: unchanged if not affected, undefined to refetch. */
  readonly change: (before: unknown, input: unknown) => unknown
}

/** A read call with its input. */
export interface Question {
  readonly endpoint: Endpoint<unknown, unknown>
  readonly input: unknown
}

/** Creates a `Question`. */
export function question<In, Out>(endpoint: Endpoint<In, Out, never>, input: In): Question {
  return { endpoint, input }
}

/** A read call: GET with query parameters. */
export function get<In, Out>(path: string): Endpoint<In, Out, never> {
  return { method: 'GET', path }
}

/** A write call: POST with a JSON body. */
export function post<In, Out, Current = never>(
  path: string,
  renews?: (value: Out | Current, input: In) => readonly Renewal[],
): Endpoint<In, Out, Current> {
  return { method: 'POST', path, ...(renews && { renews }) }
}

/** Updates cached responses of `endpoint`; see `Renewal.change`. */
export function renewal<In, Out>(
  endpoint: Endpoint<In, Out, never>,
  change: (before: Out, input: In) => Out | undefined,
): Renewal {
  // The cache entries under this path are responses of this call only.
  return { path: endpoint.path, change: (before, input) => change(before as Out, input as In) }
}

/** Replaces the cached response that has the value's id. */
export function renewsDetail<Out extends { id: string }>(
  endpoint: Endpoint<{ id: string }, Out, never>,
  value: Out,
): Renewal {
  return renewal(endpoint, (before, { id }) => (id === value.id ? value : before))
}

/** Refetches lists that contain the record with this id. */
export function renewsList<In>(
  endpoint: Endpoint<In, { records: readonly { id: string }[] }, never>,
  id: string,
): Renewal {
  return renewal(endpoint, (before) => (before.records.some((row) => row.id === id) ? undefined : before))
}

/** Changes the record with this id where a list shows it; it keeps its place there. */
export function renewsRecord<In, Row extends { id: string }>(
  endpoint: Endpoint<In, Page<Row>, never>,
  id: string,
  change: (row: Row) => Row,
): Renewal {
  return renewal(endpoint, (before) =>
    before.records.some((row) => row.id === id)
      ? { ...before, records: before.records.map((row) => (row.id === id ? change(row) : row)) }
      : before,
  )
}

/** Has everything asked again that a call was answered: counts and lists that a write moves records in or out of. */
export function renewsAll<In, Out>(endpoint: Endpoint<In, Out, never>): Renewal {
  return renewal(endpoint, () => undefined)
}
