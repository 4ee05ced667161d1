import type { Page } from './page.ts'

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
  /** Says what a write, or the current version that came with its refusal, changes in what was answered before. */
  renews?(value: Out | Current, input: In): readonly Renewal[]
}

/** What a write changes in the answers of one read call. */
export interface Renewal {
  readonly path: string
  /** Returns what stands for a former answer to `input` now; the same where it is not concerned, undefined to ask again. */
  readonly change: (before: unknown, input: unknown) => unknown
}

/** A read call with its input. */
export interface Question {
  readonly endpoint: Endpoint<unknown, unknown>
  readonly input: unknown
}

/** Names a read call with its input. */
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

/** A renewal of the answers of `endpoint`; see `Renewal.change`. */
export function renewal<In, Out>(
  endpoint: Endpoint<In, Out, never>,
  change: (before: Out, input: In) => Out | undefined,
): Renewal {
  // The store keeps under this path only what this call was asked and answered.
  return { path: endpoint.path, change: (before, input) => change(before as Out, input as In) }
}

/** Puts a value in the place of the answer that has its id. */
export function renewsDetail<Out extends { id: string }>(
  endpoint: Endpoint<{ id: string }, Out, never>,
  value: Out,
): Renewal {
  return renewal(endpoint, (before, { id }) => (id === value.id ? value : before))
}

/** Has a list asked again where it shows the record with this id. */
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
