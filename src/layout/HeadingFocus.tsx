import { useEffect, useLayoutEffect, useRef } from 'react'
import { keepFocus } from '@/ui/keepFocus.ts'
import { removeShells } from './ShellHandover.tsx'

let firstPage: object | undefined

/**
 * Mount it with each page (key = URL): removes the prerendered copies once a page is rendered, and moves the focus to
 * the new page's h1, except on the first page (RELIABILITY R17).
 */
export function HeadingFocus() {
  // StrictMode runs effects twice; the same instance must count as the first page both times.
  const me = useRef<object>({})
  useLayoutEffect(removeShells, [])
  useEffect(() => {
    firstPage ??= me.current
    if (firstPage === me.current) return
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    keepFocus()
  }, [])
  return null
}
