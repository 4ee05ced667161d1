import './jitless.ts'
import { http } from 'msw'
import { setupWorker } from 'msw/browser'
import { createBackend, type Backend } from '../backend.ts'
import { indexedDbStore } from '../store/indexeddb.ts'
import { memoryStore } from '../store/memory.ts'
import type { Store } from '../store/port.ts'

/** Interval for due jobs without requests, ms. */
const TICK_MS = 1000

/** Starts the marketplace inside this browser: a service worker intercepts the calls, IndexedDB stores the state. */
export async function startBrowserMock(): Promise<void> {
  // Intercepted requests have no User-Agent, and Chromium does not allow setting it.
  const agent = navigator.userAgent
  const backend = await createBackend({ store: await openStore(), host: 'worker', agent })
  const worker = setupWorker(http.all('*/trading-api/*', async ({ request }) => backend.handle(request)))
  navigator.serviceWorker.addEventListener('message', (event) => void answerFile(backend, event))
  await worker.start({ onUnhandledRequest: 'bypass', quiet: true, serviceWorker: { url: '/mockServiceWorker.js' } })
  // Deliveries are refused here, and say so.
  const work = async () => {
    await backend.tick()
    await backend.deliver()
  }
  setInterval(() => void work().catch(() => undefined), TICK_MS)
}

/** A file opened in a new tab or saved: the worker requests it from the page (fileNavigation.js). */
async function answerFile({ handle }: Backend, { data, ports }: MessageEvent): Promise<void> {
  const asked: unknown = data
  if (typeof asked !== 'object' || asked === null || !('type' in asked) || asked.type !== 'FILE_NAVIGATION') return
  if (!('url' in asked) || typeof asked.url !== 'string') return
  // Errors are shown in the page's language.
  const headers = { 'accept-language': document.documentElement.lang }
  const response = await handle(new Request(asked.url, { headers }))
  const body = await response.arrayBuffer()
  ports[0]?.postMessage({ status: response.status, headers: [...response.headers], body }, [body])
}

/** Private windows of some browsers have no IndexedDB: then the marketplace lives until the reload. */
async function openStore(): Promise<Store> {
  try {
    return await indexedDbStore()
  } catch {
    return memoryStore()
  }
}
