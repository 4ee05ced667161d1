import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { asChunkError, ChunkLoadError, CssChunkLoadError, isBrokenChunk } from '@/shared/chunkErrors.ts'
import { createScreenLoader } from '@/app/loadScreen.ts'
import type { ScreenLoaderPorts } from '@/app/loadScreen.ts'
import { loadStylesheet } from '@/ui/stylesheet.ts'
import { mayReload } from '@/app/reloadGuard.ts'
import { screens } from '@/app/screens.ts'
import type { Screen } from '@/app/firstScreen.ts'
import { memoryBacking } from '@/storage/backing.ts'

const page = { default: () => null }
const jsFailure = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: http://x/a.js'))

function setup(load: Screen['load'], patch: Partial<ScreenLoaderPorts> = {}) {
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

const caught = (work: Promise<unknown>) => work.then(() => undefined).catch((error: unknown) => error)

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

describe('a style file', () => {
  test('is fetched anew with its own link, and fails in its own way', async () => {
    const links: HTMLLinkElement[] = []
    vi.spyOn(document.head, 'append').mockImplementation((link) => void links.push(link as HTMLLinkElement))
    const failed = caught(loadStylesheet('quote', '/assets/a.css', 1_000))
    const late = caught(loadStylesheet('quote', '/assets/b.css', 1_000))
    const good = loadStylesheet('quote', '/assets/c.css', 1_000)
    links[0]?.dispatchEvent(new Event('error'))
    links[2]?.dispatchEvent(new Event('load'))
    await vi.advanceTimersByTimeAsync(1_000)
    expect(links.map((link) => link.rel)).toEqual(['stylesheet', 'stylesheet', 'stylesheet'])
    expect(await failed).toMatchObject({ code: 'CSS_CHUNK_LOAD_FAILED', type: 'error' })
    expect(await late).toMatchObject({ code: 'CSS_CHUNK_LOAD_FAILED', type: 'timeout' })
    await expect(good).resolves.toBeUndefined()
  })
})

describe('style files that failed', () => {
  const links: HTMLLinkElement[] = []
  const fail = (href: string) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    Object.defineProperty(link, 'href', { value: `${window.location.origin}${href}` })
    document.head.append(link)
    link.dispatchEvent(new Event('error'))
  }
  const cssFailure = () => Promise.reject(new Error('Unable to preload CSS for /assets/one.css'))
  const settle = (href: string, event: 'load' | 'error') =>
    links.find((link) => link.href.endsWith(href))?.dispatchEvent(new Event(event))

  test('are all fetched again, and the page waits for the last of them', async () => {
    for (const href of ['/assets/one.css', '/assets/two.css']) fail(href)
    links.length = 0
    vi.spyOn(document.head, 'append').mockImplementation((link) => void links.push(link as HTMLLinkElement))
    // Vite's preload reports the first failed style only and does not retry any.
    const { loader } = setup(vi.fn<Screen['load']>().mockImplementationOnce(cssFailure).mockResolvedValue(page))
    const shown = vi.fn<() => void>()
    void loader.load('quote').then(shown)
    await vi.advanceTimersByTimeAsync(300)
    expect(links.map(({ href }) => new URL(href).pathname)).toEqual(['/assets/one.css', '/assets/two.css'])
    settle('one.css', 'load')
    await vi.advanceTimersByTimeAsync(0)
    expect(shown).not.toHaveBeenCalled()
    settle('two.css', 'load')
    await vi.advanceTimersByTimeAsync(0)
    expect(shown).toHaveBeenCalledTimes(1)
  })

  test('that came as a page, but count as loaded for the browser, hold the page back too', async () => {
    const unreadable = {
      get cssRules(): never {
        throw new DOMException('Cannot access rules', 'SecurityError')
      },
    }
    const add = (href: string, event: 'load' | 'error') => {
      const link = document.createElement('link')
      link.rel = 'stylesheet'
      Object.defineProperties(link, {
        href: { value: `${window.location.origin}${href}` },
        sheet: { value: unreadable },
      })
      document.head.append(link)
      link.dispatchEvent(new Event(event))
    }
    add('/assets/page.css', 'load')
    links.length = 0
    vi.spyOn(document.head, 'append').mockImplementation((added) => {
      const link = added as HTMLLinkElement
      Object.defineProperty(link, 'sheet', { value: unreadable, configurable: true })
      links.push(link)
    })
    const { loader, tryReload } = setup(vi.fn<Screen['load']>().mockResolvedValue(page))
    const failed = caught(loader.load('quote'))
    await vi.advanceTimersByTimeAsync(0)
    settle('page.css', 'load')
    await vi.advanceTimersByTimeAsync(0)
    expect(await failed).toMatchObject({ code: 'CSS_CHUNK_LOAD_FAILED', type: 'error' })
    expect(tryReload).toHaveBeenCalledTimes(1)
    links.length = 0
    loader.forget('quote')
    const again = loader.load('quote')
    await vi.advanceTimersByTimeAsync(0)
    const [link] = links
    if (!link) throw new Error('not fetched again')
    Object.defineProperty(link, 'sheet', { value: null, configurable: true })
    link.dispatchEvent(new Event('load'))
    expect((await again).Page).toBe(page.default)
  })

  test('that another page asked for and that are still under way hold the page back, and fail it if they fail', async () => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    Object.defineProperty(link, 'href', { value: `${window.location.origin}/assets/shared.css` })
    document.head.append(link)
    links.length = 0
    vi.spyOn(document.head, 'append').mockImplementation((added) => void links.push(added as HTMLLinkElement))
    const { loader, tryReload } = setup(vi.fn<Screen['load']>().mockResolvedValue(page))
    const failed = caught(loader.load('quote'))
    await vi.advanceTimersByTimeAsync(0)
    expect(loader.peek('quote')).toBeUndefined()
    link.dispatchEvent(new Event('error'))
    await vi.advanceTimersByTimeAsync(0)
    settle('shared.css', 'error')
    await vi.advanceTimersByTimeAsync(0)
    expect(await failed).toBeInstanceOf(CssChunkLoadError)
    expect(tryReload).toHaveBeenCalledTimes(1)
    // Once it comes, so does the page.
    loader.forget('quote')
    const again = loader.load('quote')
    links.length = 0
    await vi.advanceTimersByTimeAsync(0)
    settle('shared.css', 'load')
    expect((await again).Page).toBe(page.default)
  })

  test('of somebody else, e.g. of an extension, hold no page and reload none', async () => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    Object.defineProperty(link, 'href', { value: 'https://other.test/assets/theirs.css' })
    document.head.append(link)
    link.dispatchEvent(new Event('error'))
    links.length = 0
    vi.spyOn(document.head, 'append').mockImplementation((added) => void links.push(added as HTMLLinkElement))
    const { loader, tryReload } = setup(vi.fn<Screen['load']>().mockResolvedValue(page))
    const ready = loader.load('quote')
    await vi.advanceTimersByTimeAsync(0)
    expect(links).toEqual([])
    expect((await ready).Page).toBe(page.default)
    expect(tryReload).not.toHaveBeenCalled()
  })

  test('hold the page back also when it is tried by hand after they failed twice', async () => {
    fail('/assets/three.css')
    links.length = 0
    vi.spyOn(document.head, 'append').mockImplementation((link) => void links.push(link as HTMLLinkElement))
    const { loader, tryReload } = setup(
      vi.fn<Screen['load']>().mockImplementationOnce(cssFailure).mockResolvedValue(page),
    )
    const failed = caught(loader.load('quote'))
    await vi.advanceTimersByTimeAsync(300)
    settle('three.css', 'error')
    await vi.advanceTimersByTimeAsync(0)
    expect(await failed).toBeInstanceOf(CssChunkLoadError)
    expect(tryReload).toHaveBeenCalledTimes(1)
    loader.forget('quote')
    links.length = 0
    const again = loader.load('quote')
    await vi.advanceTimersByTimeAsync(0)
    settle('three.css', 'load')
    expect((await again).Page).toBe(page.default)
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
