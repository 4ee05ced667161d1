import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { routeAt } from '@/routes/match.ts'
import { App } from './App.tsx'
import { documentParsed } from './documentParsed.ts'
import { logError } from './errorLog.ts'
import { createServices } from './services.ts'
import { startMock } from './startMock.ts'
import { startup } from './startup.ts'

/** Warms up Intl (about 0.1 s on a phone) while files are loading. */
function warmFormats(): void {
  setTimeout(() => Intl.NumberFormat.supportedLocalesOf('en'))
  setTimeout(() => Intl.DateTimeFormat.supportedLocalesOf('en'))
}

/**
 * Mounts the product into `#root`: loads texts and the first page's code in parallel, then shows everything at once.
 */
export async function boot(): Promise<void> {
  window.addEventListener('unhandledrejection', (event) => logError(event.reason))
  window.addEventListener('error', (event) => logError(event.error))
  warmFormats()
  const services = createServices()
  const id = routeAt(window.location.pathname)
  if (id) services.loader.preload(id)
  // Without core texts the page would show message ids only: retry once.
  const texts = services.messages.load(['core']).catch(() => services.messages.load(['core']))
  void startMock().catch(logError)
  if (id) services.loader.askAhead(id)
  // The first view of the home page needs no dictionary; all other pages do.
  if (id !== 'home') void services.reference.load('sysAllDictItems')
  await Promise.all([texts, documentParsed()])

  const root = document.querySelector('#root')
  if (!root) throw new Error('index.html has no #root')
  const tree = createRoot(root, { onUncaughtError: logError, onCaughtError: logError })
  // Render in slices: the prerendered page must stay responsive meanwhile.
  startTransition(() =>
    tree.render(
      <StrictMode>
        <App services={services} />
      </StrictMode>,
    ),
  )
  startup(services)
}
