import { createPath, NavigationType, parsePath } from 'react-router-dom'
import type { Location, Navigator, To } from 'react-router-dom'

/** The current location and how it was reached. */
export interface Visit {
  action: NavigationType
  location: Location
}

/** The browser's history for `Router`. */
export interface BrowserHistory extends Navigator {
  /** Returns the current location. */
  visit: () => Visit
  /** Subscribes to every change, by the app or the browser's buttons. Returns the unsubscribe function. */
  listen: (tell: (visit: Visit) => void) => () => void
}

/** State of a history entry, in the format of react-router's own history. */
interface Entry {
  key?: string
  usr?: unknown
}

/** Returns the history of this window. */
export function createBrowserHistory(): BrowserHistory {
  let action = NavigationType.Pop
  let tell: ((visit: Visit) => void) | undefined

  const visit = (): Visit => {
    const { pathname, search, hash } = window.location
    // Only `enter` writes it; it is null on the first visit.
    const { key = 'default', usr = null } = (window.history.state ?? {}) as Entry
    return { action, location: { pathname, search, hash, state: usr, key } as Location }
  }
  const enter = (how: NavigationType.Push | NavigationType.Replace) => (to: To, state?: unknown) => {
    action = how
    const entry: Entry = { key: Math.random().toString(36).slice(2, 10), usr: state ?? null }
    const { pathname = window.location.pathname, ...rest } = typeof to === 'string' ? parsePath(to) : to
    const href = createPath({ pathname, ...rest })
    if (how === NavigationType.Push) window.history.pushState(entry, '', href)
    else window.history.replaceState(entry, '', href)
    tell?.(visit())
  }
  return {
    visit,
    listen: (told) => {
      const back = () => {
        action = NavigationType.Pop
        told(visit())
      }
      tell = told
      window.addEventListener('popstate', back)
      return () => {
        tell = undefined
        window.removeEventListener('popstate', back)
      }
    },
    push: enter(NavigationType.Push),
    replace: enter(NavigationType.Replace),
    go: (by) => window.history.go(by),
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  }
}
