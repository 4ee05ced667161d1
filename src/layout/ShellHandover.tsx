import { useLayoutEffect } from 'react'

/** Removes the prerendered copies, so that the live page in #root shows in the same frame. Idempotent. */
export function removeShells(): void {
  for (const shell of document.querySelectorAll('.ct-pre')) shell.remove()
  const { dataset } = document.documentElement
  delete dataset.shell
  delete dataset.page
  delete dataset.one
  delete dataset.work
  delete dataset.plain
}

/**
 * Mount it inside the first page (not around its loading state): switches from the prerendered copy to the live page.
 */
export function ShellHandover() {
  useLayoutEffect(removeShells, [])
  return null
}
