import { useEffect } from 'react'

let isFirstPage = true

/** Mount it with each page (key = address): moves the focus to the new page's h1, except on the first one (RELIABILITY R17). */
export function HeadingFocus() {
  useEffect(() => {
    if (isFirstPage) {
      isFirstPage = false
      return
    }
    const heading = document.querySelector<HTMLElement>('main h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [])
  return null
}
