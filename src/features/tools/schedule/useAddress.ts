import { useLocation, useNavigate } from 'react-router-dom'

/** What changes in the address; undefined takes a name out. */
type Patch = Record<string, string | undefined>

/** Ways to change parts of this page's address and leave the others as they are. */
export interface Address {
  get: (name: string) => string | undefined
  /** The address with the changes, for links. */
  at: (patch: Patch) => string
  go: (patch: Patch) => void
}

/** Returns the address of this page as parts. */
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
