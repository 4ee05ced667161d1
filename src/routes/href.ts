import type { LinkArgs } from './params.ts'
import { routes } from './table.ts'
import type { RouteId } from './table.ts'

/**
 * Returns the URL of a page; a missing, extra or misspelt parameter does not compile. Empty query values are left out.
 */
export function hrefTo<Id extends RouteId>(id: Id, ...args: LinkArgs<Id>): string {
  const params: Record<string, string | number | undefined> = { ...args[0] }
  const path = routes[id].path.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(params[name])
    delete params[name]
    return encodeURIComponent(value)
  })
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(params)) {
    if (value !== undefined && value !== '') query.set(name, String(value))
  }
  const text = query.toString()
  return text ? `${path}?${text}` : path
}
