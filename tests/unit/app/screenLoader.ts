import { vi } from 'vitest'
import { createScreenLoader } from '@/app/loadScreen.ts'
import type { ScreenLoaderPorts } from '@/app/loadScreen.ts'
import { screens } from '@/app/screens.ts'
import type { Screen } from '@/app/firstScreen.ts'

/** A page without content. */
export const page = { default: () => null }

/** A loader whose page `quote` is loaded by `load`, with what it told the app. */
export function setup(load: Screen['load'], patch: Partial<ScreenLoaderPorts> = {}) {
  const stop = vi.fn<() => void>()
  const startProgress = vi.fn<ScreenLoaderPorts['startProgress']>(() => stop)
  const tryReload = vi.fn<(error: unknown) => boolean>(() => false)
  const loader = createScreenLoader({
    screenOf: async (id) => (id === 'quote' ? { load, messages: ['core'] } : screens[id]),
    loadMessages: () => Promise.resolve(),
    loadFreight: () => undefined,
    askAhead: () => undefined,
    loadAntdScope: () => Promise.reject(new Error('not wanted')),
    startProgress,
    tryReload,
    ...patch,
  })
  return { loader, stop, startProgress, tryReload }
}

/** What a promise was rejected with; undefined if it was not. */
export const caught = (work: Promise<unknown>) => work.then(() => undefined).catch((error: unknown) => error)
