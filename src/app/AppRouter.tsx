import { startTransition, useLayoutEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom'

/**
 * react-router's BrowserRouter with one difference. Going to another page is a transition, so that the old page stays until the
 * new one is there. A change within the page (a filter, a step) is shown at once: an entry that the address holds would else be
 * set back while it is typed, and the next change would start from the address before it. The history is the one that
 * BrowserRouter makes for itself; the version of the package is pinned.
 */
export function AppRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }))
  const [shown, setShown] = useState({ action: history.action, location: history.location })
  const page = useRef(history.location.pathname)

  useLayoutEffect(
    () =>
      history.listen(({ action, location }) => {
        const show = () => setShown({ action, location })
        if (location.pathname === page.current) return show()
        page.current = location.pathname
        return startTransition(show)
      }),
    [history],
  )
  return (
    <Router location={shown.location} navigationType={shown.action} navigator={history}>
      {children}
    </Router>
  )
}
