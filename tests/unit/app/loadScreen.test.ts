import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { asChunkError, ChunkLoadError, CssChunkLoadError, isBrokenChunk } from '@/shared/chunkErrors.ts'
import type { ScreenLoaderPorts } from '@/app/loadScreen.ts'
import { mayReload } from '@/app/reloadGuard.ts'
import type { Screen } from '@/app/firstScreen.ts'
import { memoryBacking } from '@/storage/backing.ts'
import { caught, page, setup } from './screenLoader.ts'

const jsFailure = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: http://x/a.js'))

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('loading a page', () => {
  test('gives it once and keeps it', async () => {
    const load = vi.fn<Screen['load']>(() => Promise.resolve(page))
    const { loader, startProgress, stop } = setup(load)
    const [first, second] = await Promise.all([loader.load('quote'), loader.load('quote')])
    expect(first).toBe(second)
    expect(loader.peek('quote')?.Page).toBe(page.default)
    expect(load).toHaveBeenCalledTimes(1)
    expect(startProgress).toHaveBeenCalledTimes(1)
    expect(stop).toHaveBeenCalledTimes(1)
  })

  test('asks for the freight lists beside the files where a page shows them, not elsewhere', async () => {
    const loadFreight = vi.fn<() => void>()
    const screenOf: ScreenLoaderPorts['screenOf'] = async (id) => ({
      load: () => Promise.resolve(page),
      messages: [],
      ...(id === 'market' && { hasFreight: true }),
    })
    const { loader } = setup(jsFailure, { loadFreight, screenOf })
    await loader.load('about')
    expect(loadFreight).not.toHaveBeenCalled()
    await loader.load('market')
    expect(loadFreight).toHaveBeenCalledTimes(1)
  })

  test('tries once more after 300 ms', async () => {
    const load = vi.fn<Screen['load']>().mockImplementationOnce(jsFailure).mockResolvedValue(page)
    const { loader } = setup(load)
    const loaded = loader.load('quote')
    await vi.advanceTimersByTimeAsync(299)
    expect(load).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect((await loaded).Page).toBe(page.default)
  })

  test('tells a script that cannot be run from one that did not come', async () => {
    const broken = () => Promise.reject(new SyntaxError('Unexpected end of input'))
    const { loader, tryReload } = setup(broken)
    const failed = caught(loader.load('quote'))
    await vi.advanceTimersByTimeAsync(300)
    expect(await failed).toMatchObject({ type: 'missing' })
    expect(isBrokenChunk(tryReload.mock.calls[0]?.[0])).toBe(true)
    expect(
      isBrokenChunk(asChunkError('quote', new TypeError('Failed to fetch dynamically imported module: /a.js'))),
    ).toBe(false)
  })

  test('asks for a reload when the second try fails too, else shows the error', async () => {
    const { loader, tryReload, stop } = setup(jsFailure)
    const failed = caught(loader.load('quote'))
    await vi.advanceTimersByTimeAsync(300)
    expect(await failed).toMatchObject({ name: 'ChunkLoadError', type: 'error', request: 'http://x/a.js' })
    expect(tryReload).toHaveBeenCalledTimes(1)
    expect(stop).toHaveBeenCalledTimes(1)
  })

  test('shows nothing more while the page is being reloaded', async () => {
    const { loader, stop } = setup(jsFailure, { tryReload: () => true })
    const settled = vi.fn<() => void>()
    void loader.load('quote').then(settled, settled)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(settled).not.toHaveBeenCalled()
    expect(stop).not.toHaveBeenCalled()
  })

  test('can be tried again by hand', async () => {
    const load = vi.fn<Screen['load']>().mockImplementationOnce(jsFailure).mockImplementationOnce(jsFailure)
    load.mockResolvedValue(page)
    const { loader } = setup(load)
    const failed = caught(loader.load('quote'))
    await vi.advanceTimersByTimeAsync(300)
    expect(await failed).toBeInstanceOf(ChunkLoadError)
    loader.forget('quote')
    expect((await loader.load('quote')).Page).toBe(page.default)
  })

  test('a file that hangs is an error after 120 s, not before', async () => {
    const { loader } = setup(() => new Promise(() => undefined))
    const settled = vi.fn<(error: unknown) => void>()
    loader.load('quote').catch(settled)
    await vi.advanceTimersByTimeAsync(119_000)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(settled.mock.calls[0]?.[0]).toMatchObject({ name: 'ChunkLoadError', type: 'timeout' })
  })

  test('an empty file is a missing chunk', async () => {
    // A truncated module has no default export, whatever its type.
    const { loader } = setup(() => Promise.resolve({} as typeof page))
    expect(await caught(loader.load('quote'))).toMatchObject({ name: 'ChunkLoadError', type: 'missing' })
  })

  test('fetching ahead neither shows progress nor reloads', async () => {
    const { loader, startProgress, tryReload } = setup(jsFailure)
    loader.preload('quote')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(startProgress).not.toHaveBeenCalled()
    expect(tryReload).not.toHaveBeenCalled()
  })
})

describe('error shapes', () => {
  test('are webpack’s', () => {
    const js = new ChunkLoadError('quote', 'timeout', '/assets/quote.js')
    expect(js.name).toBe('ChunkLoadError')
    expect(js.message).toBe('Loading chunk quote failed.\n(timeout: /assets/quote.js)')
    const css = asChunkError('quote', new Error('Unable to preload CSS for /assets/quote.css'))
    expect(css).toBeInstanceOf(CssChunkLoadError)
    expect(css).toMatchObject({ code: 'CSS_CHUNK_LOAD_FAILED', request: '/assets/quote.css' })
    expect(css.message).toMatch(/^Loading CSS chunk quote failed\./)
  })
})

test('a page may reload itself once per build and path, never without storage', () => {
  const backing = { ...memoryBacking(), persistent: true }
  expect(mayReload(backing, 'b1', '/a')).toBe(true)
  expect(mayReload(backing, 'b1', '/a')).toBe(false)
  expect(mayReload(backing, 'b1', '/b')).toBe(true)
  expect(mayReload(backing, 'b2', '/a')).toBe(true)
  expect(mayReload(memoryBacking(), 'b3', '/a')).toBe(false)
})
