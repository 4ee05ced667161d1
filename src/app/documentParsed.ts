/**
 * Resolves when all of the document has come. The app starts when something is painted, which on a slow line is before
 * the document's end; its files may be in the browser's cache by then.
 */
export function documentParsed(): Promise<void> {
  if (document.readyState !== 'loading') return Promise.resolve()
  return new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', () => resolve(), { once: true })
  })
}
