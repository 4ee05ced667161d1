import { CssChunkLoadError } from '@/shared/chunkErrors.ts'

function linksTo(href: string): HTMLLinkElement[] {
  const wanted = new URL(href, document.baseURI).href
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')
  return [...links].filter((link) => link.href === wanted)
}

/** Whether it is one of the build's stylesheets. Others, e.g. of browser extensions, do not matter. */
function isOwn({ href }: HTMLLinkElement): boolean {
  return href.startsWith(new URL('/assets/', window.location.origin).href)
}

/** Returns the URL of a requested stylesheet that has not loaded, or undefined. */
export function pendingStylesheet(): string | undefined {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')
  return [...links].find((link) => isOwn(link) && link.sheet === null)?.href
}

/** URLs of stylesheets that failed to load. */
const failed = new Set<string>()
/** Stylesheets being reloaded. */
const repairing = new Map<string, Promise<void>>()
const note = ({ target }: Event) => {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet' && isOwn(target)) failed.add(target.href)
}
// There is no document when prerendering. This event does not bubble, so capture it.
if (typeof document !== 'undefined') document.addEventListener('error', note, true)

/**
 * Reloads every failed stylesheet, whichever page requested it: Vite reports only the first failure and never requests
 * a file twice.
 * @throws CssChunkLoadError when one fails again.
 */
export async function repairStylesheets(chunk: string, timeoutMs: number): Promise<void> {
  const repair = (href: string): Promise<void> => {
    const known = repairing.get(href)
    if (known) return known
    const started = loadStylesheet(chunk, href, timeoutMs).finally(() => repairing.delete(href))
    repairing.set(href, started)
    return started
  }
  await Promise.all([...failed].map(repair))
}

/**
 * Loads a stylesheet with its own link element. Vite treats a failed one as loaded and would show the page without it
 * (RELIABILITY finding 1).
 * @throws CssChunkLoadError when it does not load within `timeoutMs`.
 */
export function loadStylesheet(chunk: string, href: string, timeoutMs: number): Promise<void> {
  for (const link of linksTo(href)) link.remove()
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    const finish = (failure?: 'error' | 'timeout') => {
      clearTimeout(timer)
      if (failure === undefined) {
        failed.delete(link.href)
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
