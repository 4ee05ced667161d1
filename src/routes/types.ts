import type { UserType } from '@/contract/userType.ts'

/** Who may open a page: everybody, only guests, only members, or only some kinds of enterprises. Assumed: decision 0005. */
export type RouteAccess = 'public' | 'guest' | 'member' | readonly UserType[]

/** Menus in which a route may stand. */
export type NavPlace = 'main' | 'member'

/** The facts of one address; its code is in `app/screens.ts` under the same id. */
export interface RouteFacts<Id extends string = string> {
  /** Path pattern; the owner's spelling (Spec §2). */
  readonly path: string
  /** Other addresses of the same page, shown without rewriting. */
  readonly aliases?: readonly string[]
  /** Misspellings of the owner's path that are led to it. RELIABILITY R8. */
  readonly redirects?: readonly string[]
  /** Message id of title and breadcrumb. */
  readonly titleId: `route.${string}`
  readonly parent?: Id
  readonly access: RouteAccess
  readonly nav?: readonly NavPlace[]
  /** True for a page that draws to both edges; the others stand in the page column under their breadcrumbs. */
  readonly isFullWidth?: boolean
  /** What its path parameter may be, as a regular expression of the whole; anything else is no page. */
  readonly paramIs?: string
}
