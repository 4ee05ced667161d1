import { useEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

const RESTORE_FOR_MS = 2_000
const positions = new Map<string, number>()

function restore(top: number): () => void {
  const give = () => window.scrollTo(0, top)
  give()
  if (document.documentElement.scrollHeight >= top + window.innerHeight || typeof ResizeObserver === 'undefined') {
    return () => undefined
  }
  // Data may still be loading: keep scrolling until the page is long enough or the user scrolls.
  const stop = () => {
    clearTimeout(timer)
    observer.disconnect()
    window.removeEventListener('wheel', stop)
    window.removeEventListener('touchstart', stop)
    window.removeEventListener('keydown', stop)
  }
  const observer = new ResizeObserver(() => {
    give()
    if (window.scrollY >= top) stop()
  })
  const timer = setTimeout(stop, RESTORE_FOR_MS)
  observer.observe(document.body)
  window.addEventListener('wheel', stop, { passive: true })
  window.addEventListener('touchstart', stop, { passive: true })
  window.addEventListener('keydown', stop)
  return stop
}

/**
 * Scrolls to the top of a new page, and restores the position on "back". RELIABILITY R2. Query changes do not scroll.
 */
export function useScroll(): void {
  const { key, pathname, hash } = useLocation()
  const type = useNavigationType()

  useEffect(() => {
    window.history.scrollRestoration = 'manual'
  }, [])

  useEffect(() => {
    const remember = () => positions.set(key, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [key])

  useEffect(() => {
    if (type === NavigationType.Pop) return restore(positions.get(key) ?? 0)
    if (hash) document.querySelector(`#${CSS.escape(decoded(hash.slice(1)))}`)?.scrollIntoView()
    else window.scrollTo(0, 0)
    return undefined
    // Only a change of page scrolls; `key` and `type` are those of that change.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pathname, hash])
}

/** A fragment typed by hand may contain a malformed escape: then it is used undecoded. */
function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}
