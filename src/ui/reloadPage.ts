import { flushDrafts } from '@/drafts/flush.ts'

/** Maximum wait for the scripts before a reload; a longer wait would look like a crash. */
const REFETCH_MS = 10_000

/** Fetches this document's scripts bypassing the HTTP cache, where a broken one would stay for a year. */
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

/** Reloads the page; `isPastCache` first refetches its scripts. */
export async function reloadPage(isPastCache: boolean): Promise<void> {
  flushDrafts()
  if (isPastCache) await refetchScripts()
  window.location.reload()
}
