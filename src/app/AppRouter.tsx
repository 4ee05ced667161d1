import { startTransition, useLayoutEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { Router } from 'react-router-dom'
import { createBrowserHistory } from './browserHistory.ts'

/**
 * Going to another page is a transition, so that the old page stays until the new one is there. A change within the page (a
 * filter, a step) is shown at once: an entry that the address holds would else be set back while it is typed, and the next change
 * would start from the address before it. BrowserRouter can only do the one or the other for all.
 */
export function AppRouter({ children }: { children: ReactNode }) {
  const [history] = useState(createBrowserHistory)
  const [shown, setShown] = useState(history.visit)
  const page = useRef(shown.location.pathname)

  useLayoutEffect(
    () =>
      history.listen((visit) => {
        const show = () => setShown(visit)
        if (visit.location.pathname === page.current) return show()
        page.current = visit.location.pathname
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
