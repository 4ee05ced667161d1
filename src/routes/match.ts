import { matchPath } from 'react-router-dom'
import { routes } from './table.ts'
import type { RouteId } from './table.ts'
import type { RouteFacts } from './types.ts'

const entries = Object.entries(routes) as [RouteId, RouteFacts][]

/** Every path pattern with its route: own paths and aliases. */
export function allPaths(): { path: string; id: RouteId }[] {
  return entries.flatMap(([id, facts]) => [facts.path, ...(facts.aliases ?? [])].map((path) => ({ path, id })))
}

/** Returns every misspelt path with its redirect target. RELIABILITY R8. */
export function allRedirects(): { from: string; id: RouteId }[] {
  return entries.flatMap(([id, facts]) => (facts.redirects ?? []).map((from) => ({ from, id })))
}

/** Returns the route of a path, or undefined for an unknown one. Case and a trailing slash are ignored. */
export function routeAt(pathname: string): RouteId | undefined {
  return allPaths().find(({ path }) => matchPath({ path, caseSensitive: false, end: true }, pathname))?.id
}
