import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { WireRequest } from '@/api/transport.ts'
import type { Locale } from '@/i18n/locale.ts'
import { toastStore } from '@/ui/toast.ts'
import type { Market } from '@tests/mock/support/market.ts'
import { openApp } from '@tests/setup/renderApp.tsx'
import type { OpenApp } from '@tests/setup/renderApp.tsx'
import { openAs, quietMarket } from '../trade/bidding.ts'

const WAIT = { timeout: 20_000 }
const PATH = '/trading/api/search/all'
let market: Market
let app: OpenApp | undefined

beforeEach(async () => {
  market = await quietMarket()
})
afterEach(() => {
  app?.session.stop()
  app = undefined
  toastStore.reset()
  vi.restoreAllMocks()
  window.history.replaceState({}, '', '/')
})

interface Start {
  locale?: Locale
  account?: string
  reply?: (request: WireRequest) => unknown
}
/** Opens the self-check, a small page, and waits for the header. */
async function start({ locale = 'en-US', account, reply }: Start = {}): Promise<void> {
  app = account
    ? await openAs(account, '/business/market', market)
    : await openApp('/test', { backend: market.backend, locale, ...(reply && { reply }) })
  await screen.findByRole('button', { name: /^(Search|搜索) (Ctrl|⌘) K$/ }, WAIT)
}
const keys = (init: KeyboardEventInit, target: Element = document.body) => fireEvent.keyDown(target, init)
const searchInput = async () => screen.findByRole<HTMLInputElement>('combobox', { name: /^(Search|搜索)/ }, WAIT)
async function openSearch(): Promise<HTMLInputElement> {
  keys({ key: 'k', ctrlKey: true })
  const input = await searchInput()
  await waitFor(() => expect(document.activeElement).toBe(input), WAIT)
  return input
}
const type = (input: HTMLInputElement, value: string) => fireEvent.change(input, { target: { value } })
const option = async (name: string | RegExp) => screen.findByRole('option', { name }, WAIT)
const active = (input: HTMLInputElement) =>
  document.querySelector(`#${input.getAttribute('aria-activedescendant') ?? 'none'}`)?.textContent ?? ''
const asked = () => app?.requests.filter(({ path }) => path.endsWith(PATH)).map(({ query }) => query?.['q'])
const isShut = async () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), WAIT)

describe('the search over everything', () => {
  test('opens by its button, by Ctrl or Cmd K and by /, and gives the focus back', async () => {
    await start()
    // A page that is still coming takes the focus to its heading.
    await screen.findByRole('heading', { level: 1 }, WAIT)
    const button = screen.getByRole('button', { name: /^Search / })
    button.focus()
    for (const init of [{ key: 'k', ctrlKey: true }, { key: 'K', metaKey: true }, { key: '/' }]) {
      keys(init, button)
      const input = await searchInput()
      await waitFor(() => expect(document.activeElement).toBe(input), WAIT)
      fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
      await isShut()
      await waitFor(() => expect(document.activeElement).toBe(button), WAIT)
    }
    await userEvent.click(button)
    expect(await searchInput()).toBeTruthy()
  })

  test('leaves a / in a field and an open dialog alone', async () => {
    await start()
    const field = document.createElement('input')
    document.body.append(field)
    keys({ key: '/' }, field)
    field.remove()
    const asking = document.createElement('dialog')
    asking.setAttribute('open', '')
    document.body.append(asking)
    keys({ key: 'k', ctrlKey: true })
    asking.remove()
    await act(async () => undefined)
    expect(screen.queryByRole('combobox', { name: /^Search/ })).toBeNull()
    await openSearch()
  })

  test('finds a port by initials, walks with the keys and opens its sailings', async () => {
    await start()
    const input = await openSearch()
    type(input, 'nb')
    expect(await option(/^Ningbo CNNGB/)).toBeTruthy()
    expect(active(input)).toContain('Ningbo')
    keys({ key: 'End' }, input)
    expect(active(input)).toBe('Search HS codes for “nb”')
    keys({ key: 'ArrowDown' }, input)
    expect(active(input)).toContain('Ningbo')
    keys({ key: 'ArrowUp' }, input)
    keys({ key: 'Home' }, input)
    const groups = screen.getAllByRole('group').map((group) => group.getAttribute('aria-labelledby') ?? '')
    expect(groups.map((id) => document.querySelector(`#${id}`)?.textContent).slice(0, 2)).toEqual(['Ports', 'Cities'])
    expect(screen.getByText(/^\d+ results$/)).toBeTruthy()
    keys({ key: 'Enter' }, input)
    await isShut()
    expect(window.location.pathname + window.location.search).toBe('/tool/shipDate?pol=CNNGB')
  })

  test('opens the first answer for one who types and presses Enter at once', async () => {
    await start()
    const input = await openSearch()
    type(input, 'USLAX')
    keys({ key: 'Enter' }, input)
    await isShut()
    expect(window.location.search).toBe('?pod=USLAX')
  })

  test('opens another tab with Ctrl Enter and stays', async () => {
    const tab = vi.spyOn(window, 'open').mockReturnValue(null)
    await start()
    const input = await openSearch()
    type(input, '8712003000')
    await option(/ 8712003000$/)
    keys({ key: 'Enter', ctrlKey: true }, input)
    expect(tab).toHaveBeenCalledWith('/tool/customs?code=8712003000', '_blank', 'noopener')
    expect(screen.getByRole('dialog')).toBeTruthy()
  })

  test('asks once for what is typed fast, and never while an input method composes', async () => {
    await start({ locale: 'zh-CN' })
    const input = await openSearch()
    for (const text of ['u', 'us', 'usl', 'uslax']) type(input, text)
    await option(/^洛杉矶 USLAX/)
    expect(asked()).toEqual(['uslax'])
    fireEvent.compositionStart(input)
    fireEvent.input(input, { target: { value: "ning'bo" }, isComposing: true })
    keys({ key: 'Enter', isComposing: true }, input)
    expect(screen.getByRole('dialog')).toBeTruthy()
    fireEvent.compositionEnd(input, { target: { value: '宁波' } })
    expect(await option(/^宁波 CNNGB/)).toBeTruthy()
    expect(asked()).toEqual(['uslax', '宁波'])
  })

  test('never shows the answer to an earlier question', async () => {
    await start()
    const input = await openSearch()
    type(input, 'hamburg')
    await option(/^Hamburg DEHAM/)
    type(input, 'rotterdam')
    expect(screen.queryByRole('option', { name: /^Hamburg DEHAM/ })).toBeNull()
    expect(await option(/^Rotterdam NLRTM/)).toBeTruthy()
    expect(screen.queryByRole('option', { name: /^Hamburg DEHAM/ })).toBeNull()
  })

  test('keeps what was opened on this device, newest first, until it is cleared', async () => {
    await start()
    let input = await openSearch()
    expect(screen.queryByText('Recently opened')).toBeNull()
    for (const [q, name] of [
      ['hamburg', /^Hamburg DEHAM/],
      ['CNNGB', /^Ningbo CNNGB/],
    ] as const) {
      type(input, q)
      fireEvent.click(await option(name))
      await isShut()
      input = await openSearch()
    }
    const recent = screen.getByRole('group', { name: 'Recently opened' })
    const names = within(recent)
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
    expect(names).toEqual(['Ningbo Ports', 'Hamburg Ports'])
    await userEvent.click(screen.getByRole('button', { name: 'Clear history' }))
    expect(screen.queryByText('Recently opened')).toBeNull()
  })

  test('finds pages in either language and shows a guest none that need a login', async () => {
    await start()
    const input = await openSearch()
    type(input, '船期查询')
    expect(await option(/^Sailing|^Schedule/)).toBeTruthy()
    type(input, 'invoice')
    await option('Search the marketplace for “invoice”')
    expect(screen.queryByRole('group', { name: 'Pages' })).toBeNull()
  })

  test('shows a member the pages of members, what its kind may do and the way out', async () => {
    await start({ account: 'consolidator' })
    const input = await openSearch()
    expect(await option('List space')).toBeTruthy()
    expect(screen.queryByRole('option', { name: 'Publish a tender' })).toBeNull()
    type(input, 'invoice')
    expect(await option(/^Invoice/)).toBeTruthy()
    type(input, 'log out')
    fireEvent.click(await option('Log out'))
    expect(await screen.findByRole('link', { name: 'Log in' }, WAIT)).toBeTruthy()
  })

  test('says that nothing was found and leads on with the words', async () => {
    await start()
    const input = await openSearch()
    type(input, 'qqqqqqqq')
    expect(await screen.findByText(/^Nothing matches “qqqqqqqq”/, {}, WAIT)).toBeTruthy()
    const list = within(screen.getByRole('listbox', { name: 'Search results' }))
    expect(list.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Search tenders for “qqqqqqqq”',
      'Search the marketplace for “qqqqqqqq”',
      'Search HS codes for “qqqqqqqq”',
    ])
    keys({ key: 'ArrowDown' }, input)
    keys({ key: 'Enter' }, input)
    await isShut()
    expect(window.location.pathname + window.location.search).toBe('/business/market?keyword=qqqqqqqq')
  })

  test('says that the results did not come, keeps what is here, and asks again', async () => {
    let isDown = true
    await start({
      reply: ({ path }) => (isDown && path.endsWith(PATH) ? { code: 5000, message: 'down' } : undefined),
    })
    const input = await openSearch()
    type(input, 'news')
    const alert = await screen.findByRole('alert', {}, WAIT)
    expect(within(alert).getByText('The results could not be loaded')).toBeTruthy()
    expect(screen.getByRole('group', { name: 'Pages' })).toBeTruthy()
    isDown = false
    await userEvent.click(within(alert).getByRole('button'))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull(), WAIT)
    expect(asked()).toEqual(['news', 'news'])
  })

  test('switches language and appearance from the list', async () => {
    await start()
    let input = await openSearch()
    type(input, 'dark')
    fireEvent.click(await option('Switch to dark'))
    await isShut()
    expect(document.documentElement.dataset['theme']).toBe('dark')
    input = await openSearch()
    type(input, '切换')
    fireEvent.click(await option('Switch to Chinese'))
    await isShut()
    expect(await screen.findByRole('button', { name: '搜索 Ctrl K' }, WAIT)).toBeTruthy()
  })
})
