import { CssChunkLoadError } from './chunkErrors.ts'

function linksTo(href: string): HTMLLinkElement[] {
  const wanted = new URL(href, document.baseURI).href
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')
  return [...links].filter((link) => link.href === wanted)
}

/** Gives the address of a style file that was asked for and has not come, or undefined. */
export function pendingStylesheet(): string | undefined {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')
  return [...links].find((link) => link.sheet === null)?.href
}

/**
 * Fetches a style file with a link of its own. Vite remembers a failed one as loaded and would show the page without it
 * (RELIABILITY finding 1).
 * @throws CssChunkLoadError when it does not come within `timeoutMs`.
 */
export function loadStylesheet(chunk: string, href: string, timeoutMs: number): Promise<void> {
  for (const failed of linksTo(href)) failed.remove()
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    const finish = (failure?: 'error' | 'timeout') => {
      clearTimeout(timer)
      if (failure === undefined) {
        resolve()
        return
      }
      link.remove()
      reject(new CssChunkLoadError(chunk, failure, href))
    }
    const timer = setTimeout(() => finish('timeout'), timeoutMs)
    link.rel = 'stylesheet'
    link.addEventListener('load', () => finish())
    link.addEventListener('error', () => finish('error'))
    link.href = href
    document.head.append(link)
  })
}
