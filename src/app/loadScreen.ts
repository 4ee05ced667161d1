import { lazy } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { CHUNK_TIMEOUT_MS } from '@/config/constants.ts'
import type { RouteId } from '@/routes/table.ts'
import type { CatalogueName } from './catalogues.ts'
import { ChunkLoadError } from '@/shared/chunkErrors.ts'
import { loadChunk } from './loadChunk.ts'
import { repairStylesheets } from '@/ui/stylesheet.ts'
import type { Screen } from './firstScreen.ts'

/** A loaded page: its component and, if needed, its scope. */
export interface ReadyScreen {
  Page: ComponentType
  Scope: ComponentType<{ children: ReactNode }> | undefined
}

/** Dependencies of the loader; `app/services.ts` provides them. */
export interface ScreenLoaderPorts {
  /** Screen of a route. */
  screenOf: (id: RouteId) => Promise<Screen>
  loadMessages: (names: readonly CatalogueName[]) => Promise<void>
  /** Prefetches ports, containers and charges; errors are handled elsewhere. */
  loadFreight: () => void
  /** Prefetches the first query of the page. */
  askAhead: (id: RouteId) => void
  loadAntdScope: () => Promise<ComponentType<{ children: ReactNode }>>
  /** Shows the progress bar until the given function is called. */
  startProgress: () => () => void
  /** Reloads the page because of an error if still allowed for this build and path; returns whether it did. */
  tryReload: (error: unknown) => boolean
}

/** Loads and caches pages. */
export interface ScreenLoader {
  /** The page, if loaded. */
  peek: (id: RouteId) => ReadyScreen | undefined
  /**
   * Component that suspends until the page is loaded, then renders it; a new one after `forget`. Uses React.lazy,
   * because `use` hangs inside `act`.
   */
  waiting: (id: RouteId) => ComponentType<{ render: (screen: ReadyScreen) => ReactNode }>
  /** Loads the page; concurrent callers share one promise. @throws ChunkLoadError or CssChunkLoadError. */
  load: (id: RouteId) => Promise<ReadyScreen>
  /** Prefetches: no progress bar, no reload, errors are ignored. */
  preload: (id: RouteId) => void
  /** Prefetches the page's first queries, even before its code is loaded. */
  askAhead: (id: RouteId) => void
  /** Drops a failed attempt so that the next `load` retries. */
  forget: (id: RouteId) => void
}

/** Returns a screen loader. RELIABILITY E7. */
export function createScreenLoader(ports: ScreenLoaderPorts): ScreenLoader {
  const ready = new Map<RouteId, ReadyScreen>()
  const fetching = new Map<RouteId, Promise<ReadyScreen>>()
  const shown = new Map<RouteId, Promise<ReadyScreen>>()
  const waiters = new Map<RouteId, ReturnType<ScreenLoader['waiting']>>()

  const fetchParts = async (id: RouteId): Promise<ReadyScreen> => {
    const { load, kit, messages, hasFreight } = await loadChunk('pageRegistry', () => ports.screenOf(id))
    if (hasFreight) ports.loadFreight()
    const [page, Scope] = await Promise.all([
      loadChunk(id, load),
      kit === 'antd' ? loadChunk('AntdScope', ports.loadAntdScope) : undefined,
      loadChunk(`messages:${id}`, () => ports.loadMessages(messages)),
    ])
    // The bundler requests a style file only once: without this a retried page would show without it.
    await repairStylesheets(id, CHUNK_TIMEOUT_MS)
    const Page: unknown = page?.default
    if (typeof Page !== 'function') throw new ChunkLoadError(id, 'missing', id)
    const screen = { Page: page.default, Scope }
    ready.set(id, screen)
    return screen
  }
  const fetchOnce = (id: RouteId): Promise<ReadyScreen> => {
    const known = fetching.get(id)
    if (known) return known
    const started = fetchParts(id)
    fetching.set(id, started)
    started.catch(() => fetching.delete(id))
    return started
  }
  const show = async (id: RouteId): Promise<ReadyScreen> => {
    const stop = ports.startProgress()
    ports.askAhead(id)
    let isLeaving = false
    try {
      return await fetchOnce(id)
    } catch (error) {
      isLeaving = ports.tryReload(error)
      // The page is about to be reloaded: show nothing in between.
      if (isLeaving) return await new Promise<ReadyScreen>(() => undefined)
      throw error
    } finally {
      if (!isLeaving) stop()
    }
  }

  const load = (id: RouteId): Promise<ReadyScreen> => {
    const known = shown.get(id)
    if (known) return known
    const started = show(id)
    shown.set(id, started)
    return started
  }

  return {
    peek: (id) => ready.get(id),
    load,
    waiting: (id) => {
      const known = waiters.get(id)
      if (known) return known
      const waiter = lazy(async () => {
        const screen = await load(id)
        return { default: ({ render }: { render: (screen: ReadyScreen) => ReactNode }) => render(screen) }
      })
      waiters.set(id, waiter)
      return waiter
    },
    preload: (id) => void fetchOnce(id).catch(() => undefined),
    askAhead: ports.askAhead,
    forget: (id) => {
      shown.delete(id)
      waiters.delete(id)
    },
  }
}
