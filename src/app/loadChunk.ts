import { CHUNK_TIMEOUT_MS } from '@/config/constants.ts'
import { asChunkError, ChunkLoadError, CssChunkLoadError } from '@/shared/chunkErrors.ts'
import { pendingStylesheet } from '@/ui/stylesheet.ts'

const RETRY_AFTER_MS = 300

/** Awaits `work`, or rejects with the owner's timeout error after 120 s: a native import has none. Spec §7, §9. */
async function withTimeout<T>(chunk: string, work: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const css = pendingStylesheet()
      reject(
        css === undefined ? new ChunkLoadError(chunk, 'timeout', chunk) : new CssChunkLoadError(chunk, 'timeout', css),
      )
    }, CHUNK_TIMEOUT_MS)
  })
  try {
    return await Promise.race([work(), limit])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Loads a page's code, with one retry after 300 ms. RELIABILITY E7, findings 1 to 4.
 * @throws ChunkLoadError or CssChunkLoadError when the retry fails too, or at once after 120 s.
 */
export async function loadChunk<T>(chunk: string, work: () => Promise<T>): Promise<T> {
  const attempt = async () => {
    try {
      return await withTimeout(chunk, work)
    } catch (error) {
      throw asChunkError(chunk, error)
    }
  }
  try {
    return await attempt()
  } catch (first) {
    const failure = asChunkError(chunk, first)
    if (failure.type === 'timeout') throw failure
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS))
    return attempt()
  }
}
