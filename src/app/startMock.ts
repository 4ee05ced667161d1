let started: Promise<void> | undefined

async function start(): Promise<void> {
  if (import.meta.env.VITE_MOCK === 'worker') {
    const { startBrowserMock } = await import('@mock/hosts/browser.ts')
    await startBrowserMock()
  }
}

/** Starts the mock back end once in this page's service worker, if the build includes it. Decision 0007. */
export function startMock(): Promise<void> {
  started ??= start()
  return started
}
