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

/** Own stylesheets that were requested and have not loaded. A disabled one is never requested: its rules are in the document. */
function unloaded(): HTMLLinkElement[] {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]:not([disabled])')
  return [...links].filter((link) => isOwn(link) && link.sheet === null)
}

/** Returns the URL of a requested stylesheet that has not loaded, or undefined. */
export const pendingStylesheet = (): string | undefined => unloaded()[0]?.href

/** URLs of stylesheets that failed to load. */
const failed = new Set<string>()
/** Stylesheets being reloaded. */
const repairing = new Map<string, Promise<void>>()
const note = ({ type, target }: Event) => {
  if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet' || !isOwn(target)) return
  if (type === 'error' || isUnreadable(target)) failed.add(target.href)
}

/** Whether a page came instead of the styles: now and then Chromium calls that loaded, but lets nobody read the rules. */
function isUnreadable({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules === null
  } catch {
    return true
  }
}
// There is no document when prerendering. These events do not bubble, so capture them.
if (typeof document !== 'undefined') {
  // Scripts run after the stylesheets of the document: what has not loaded by now has failed.
  for (const { href } of unloaded()) failed.add(href)
  for (const type of ['error', 'load']) document.addEventListener(type, note, true)
}

/** Waits until a stylesheet has come or failed. @throws CssChunkLoadError when neither happens within `timeoutMs`. */
function arrivalOf(link: HTMLLinkElement, chunk: string, timeoutMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const finish = () => {
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(() => reject(new CssChunkLoadError(chunk, 'timeout', link.href)), timeoutMs)
    link.addEventListener('load', finish, { once: true })
    link.addEventListener('error', finish, { once: true })
  })
}

/**
 * Awaits stylesheets under way and reloads every failed one, whichever page requested it: Vite reports only the first
 * failure, never requests a file twice, and does not wait for one that another page or prefetch asked for.
 * @throws CssChunkLoadError when one fails again, or does not come.
 */
export async function repairStylesheets(chunk: string, timeoutMs: number): Promise<void> {
  const underWay = unloaded().filter(({ href }) => !failed.has(href))
  await Promise.all(underWay.map((link) => arrivalOf(link, chunk, timeoutMs)))
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
    link.addEventListener('load', () => finish(isUnreadable(link) ? 'error' : undefined))
    link.addEventListener('error', () => finish('error'))
    link.href = href
    document.head.append(link)
  })
}
