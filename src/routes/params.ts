import type { RouteQueries } from './queries.ts'
import type { routes, RouteId } from './table.ts'

type Table = typeof routes

/** Names of the `:params` of a path. */
export type PathParams<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathParams<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** Names of the query parameters of a route. */
export type QueryNames<Id extends RouteId> = Id extends keyof RouteQueries ? RouteQueries[Id] : never

/**
 * Returns the query parameters of a page's list. The compiler ensures that they are those which links to the page may
 * use, and that all of them are read, except the sorting.
 */
export function namesReadBy<Id extends RouteId>(
  _page: Id,
): <const Names extends readonly QueryNames<Id>[]>(
  names: [Exclude<QueryNames<Id>, Names[number] | 'sort'>] extends [never] ? Names : never,
) => Names {
  return (names) => names
}

/** Parameters of a link to a route: path parameters are required, query parameters optional. */
export type LinkParams<Id extends RouteId> = Record<PathParams<Table[Id]['path']>, string | number> &
  Partial<Record<QueryNames<Id>, string | number | undefined>>

/** The parameters as an argument list: optional when the path has none. */
export type LinkArgs<Id extends RouteId> = [PathParams<Table[Id]['path']>] extends [never]
  ? [params?: LinkParams<Id>]
  : [params: LinkParams<Id>]

const ID = /^[A-Za-z0-9_-]{1,64}$/

/**
 * Returns an id from a URL if it is well-formed: 1 to 64 of `A-Z a-z 0-9 _ -`; else undefined, and no request is made.
 * RELIABILITY R7.
 */
export function readId(text: string | null | undefined): string | undefined {
  return text && ID.test(text) ? text : undefined
}
