import { flushDrafts } from '@/drafts/flush.ts'

/** A page that waits for its scripts longer than this before it is loaded anew would look dead. */
const REFETCH_MS = 10_000

/** Fetches the scripts of this document past the browser's cache, where a broken one would stay for a year. */
async function refetchScripts(): Promise<void> {
  const urls = new Set(
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.startsWith(`${window.location.origin}/assets/`) && name.endsWith('.js')),
  )
  const signal = AbortSignal.timeout(REFETCH_MS)
  await Promise.allSettled([...urls].map((url) => fetch(url, { cache: 'reload', signal })))
}

/** Loads the page anew; `isPastCache` fetches its scripts first. */
export async function reloadPage(isPastCache: boolean): Promise<void> {
  flushDrafts()
  if (isPastCache) await refetchScripts()
  window.location.reload()
}
