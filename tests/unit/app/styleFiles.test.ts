import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CssChunkLoadError } from '@/shared/chunkErrors.ts'
import { loadStylesheet, pendingStylesheet } from '@/ui/stylesheet.ts'
import type { Screen } from '@/app/firstScreen.ts'
import { caught, page, setup } from './screenLoader.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
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

test('a style file whose rules are in the document is never waited for', () => {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  Object.defineProperty(link, 'href', { value: `${window.location.origin}/assets/home.css` })
  document.head.append(link)
  expect(pendingStylesheet()).toMatch(/home\.css$/)
  link.setAttribute('disabled', '')
  expect(pendingStylesheet()).toBeUndefined()
  link.remove()
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
