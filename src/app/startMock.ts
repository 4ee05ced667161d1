/** Starts the mock back end in this page's service worker where the build asks for it; it is in no other build. Decision 0007. */
export async function startMock(): Promise<void> {
  // Written out so that the bundler sees a constant and leaves the mock out of every other build.
  if (import.meta.env.VITE_MOCK === 'worker') {
    const { startBrowserMock } = await import('@mock/hosts/browser.ts')
    await startBrowserMock()
  }
}
