import { useLayoutEffect } from 'react'

/** Takes the prerendered copies away, so that the live page in #root shows in the same frame. Calling it again does nothing. */
export function removeShells(): void {
  for (const shell of document.querySelectorAll('.ct-pre')) shell.remove()
  const { dataset } = document.documentElement
  delete dataset.shell
  delete dataset.page
  delete dataset.one
}

/** Mount it inside the first page (not around its loading state): hands the screen over from the prerendered copy. */
export function ShellHandover() {
  useLayoutEffect(removeShells, [])
  return null
}
