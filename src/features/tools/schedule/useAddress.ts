import { useLocation, useNavigate } from 'react-router-dom'

/** Changed query parameters; undefined removes one. */
type Patch = Record<string, string | undefined>

/** Functions to change some query parameters and keep the others. */
export interface Address {
  get: (name: string) => string | undefined
  /** URL with the changes, for links. */
  at: (patch: Patch) => string
  go: (patch: Patch) => void
}

/** Returns the query parameters of this page and functions to change them. */
export function useAddress(): Address {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const params = new URLSearchParams(search)
  const at = (patch: Patch) => {
    const next = new URLSearchParams(search)
    for (const [name, value] of Object.entries(patch)) {
      if (value === undefined || value === '') next.delete(name)
      else next.set(name, value)
    }
    const text = next.toString()
    return text ? `${pathname}?${text}` : pathname
  }
  return {
    get: (name) => params.get(name) ?? undefined,
    at,
    go: (patch) => void navigate(at(patch)),
  }
}
