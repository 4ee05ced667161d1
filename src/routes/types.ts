import type { UserType } from '@/contract/userType.ts'

/** Who may open a page: everybody, only guests, only members, or only some kinds of enterprises. Assumed: decision 0005. */
export type RouteAccess = 'public' | 'guest' | 'member' | readonly UserType[]

/** Menus that can contain a route. */
export type NavPlace = 'main' | 'member'

/** Facts of one route; its code is in `app/screens.ts` under the same id. */
export interface RouteFacts<Id extends string = string> {
  /** Path pattern; the owner's spelling (Spec §2). */
  readonly path: string
  /** Other paths of the same page, without a redirect. */
  readonly aliases?: readonly string[]
  /** Misspellings of the owner's path, redirected to it. RELIABILITY R8. */
  readonly redirects?: readonly string[]
  /** Message id of title and breadcrumb. */
  readonly titleId: `route.${string}`
  readonly parent?: Id
  readonly access: RouteAccess
  readonly nav?: readonly NavPlace[]
  /** True for a page of full width; others are in the page column below their breadcrumbs. */
  readonly isFullWidth?: boolean
  /** Regular expression for the whole path parameter; anything else is a 404. */
  readonly paramIs?: string
}
