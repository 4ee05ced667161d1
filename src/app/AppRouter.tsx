import { startTransition, useLayoutEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { Router } from 'react-router-dom'
import { createBrowserHistory } from './browserHistory.ts'

/**
 * Changing the page is a transition, so that the old page stays until the new one is ready. Changing only the query (a
 * filter, a step) renders at once: otherwise an input bound to the URL would be reset while typing, and the next change
 * would start from the old URL. BrowserRouter supports only one of both for all navigations.
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
