import { CssChunkLoadError } from './chunkErrors.ts'

function linksTo(href: string): HTMLLinkElement[] {
  const wanted = new URL(href, document.baseURI).href
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')
  return [...links].filter((link) => link.href === wanted)
}

/** The build's own style files lie here. What somebody else adds to the page, e.g. an extension, holds no page of ours. */
function isOwn({ href }: HTMLLinkElement): boolean {
  return href.startsWith(new URL('/assets/', window.location.origin).href)
}

/** Returns the address of a style file that was requested and has not loaded, or undefined. */
export function pendingStylesheet(): string | undefined {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')
  return [...links].find((link) => isOwn(link) && link.sheet === null)?.href
}

/** Addresses of style files that failed to load. */
const failed = new Set<string>()
/** Those that are being fetched again. */
const repairing = new Map<string, Promise<void>>()
const note = ({ target }: Event) => {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet' && isOwn(target)) failed.add(target.href)
}
// Pages are also drawn where there is no document. Such an event does not bubble.
if (typeof document !== 'undefined') document.addEventListener('error', note, true)

/**
 * Fetches again every style file that failed, whoever asked for it: Vite tells of the first one only and asks for none of them twice.
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
 * Fetches a style file with a link of its own. Vite remembers a failed one as loaded and would show the page without it
 * (RELIABILITY finding 1).
 * @throws CssChunkLoadError when it does not come within `timeoutMs`.
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
