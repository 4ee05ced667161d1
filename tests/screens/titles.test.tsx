import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { localeStore } from '@/i18n/locale.ts'
import { publish } from '@tests/mock/support/trade.ts'
import { openApp } from '@tests/setup/renderApp.tsx'
import type { OpenApp } from '@tests/setup/renderApp.tsx'
import { quietMarket } from './trade/bidding.ts'

const WAIT = { timeout: 15_000 }
const HAN = /\p{Script=Han}/u
const PLACES = [
  '/business/searchTender',
  '/business/market?kind=EMPTY_BOX',
  '/business/tendering',
  '/coupon/couponCollectionCenter',
]

let app: OpenApp | undefined
afterEach(() => {
  app?.session.stop()
  app = undefined
  act(() => localeStore.setLocale('en-US', false))
  window.history.replaceState({}, '', '/')
})

const main = () => screen.getByRole('main')

test.each(PLACES)('%s holds no Chinese in English and turns with the language, without a reload', async (address) => {
  const market = await quietMarket()
  app = await openApp(address, { backend: market.backend })
  await waitFor(() => expect(main().textContent).toMatch(/Shanghai|Ningbo|off/), WAIT)
  expect(HAN.test(main().textContent)).toBe(false)
  act(() => localeStore.setLocale('zh-CN', false))
  await waitFor(() => expect(main().textContent).toMatch(/上海|宁波/), WAIT)
  // No title is left in the previous language.
  await waitFor(() => expect(main().textContent).not.toMatch(/Shanghai|Ningbo|\boff\b|empty containers/), WAIT)
  act(() => localeStore.setLocale('en-US', false))
  await waitFor(() => expect(HAN.test(main().textContent)).toBe(false), WAIT)
})

test('a typed title stays as it was typed, marked with its language where that is not the page’s', async () => {
  const market = await quietMarket()
  const token = await market.signIn('trader')
  const { id } = await publish(market, token, { title: '上海到洛杉矶 两个高柜' })
  app = await openApp(`/business/foreignTradeDetial?id=${id}`, { backend: market.backend })
  const title = await screen.findByRole('heading', { level: 1, name: /^上海到洛杉矶 两个高柜/ }, WAIT)
  expect(within(title).getByText('上海到洛杉矶 两个高柜').getAttribute('lang')).toBe('zh-CN')
  act(() => localeStore.setLocale('zh-CN', false))
  await waitFor(() => expect(title.querySelector('[lang]')).toBeNull(), WAIT)
  expect(title.textContent).toContain('上海到洛杉矶 两个高柜')
})

test('the search marks a typed title with its language', async () => {
  const market = await quietMarket()
  await publish(market, await market.signIn('trader'), { title: '上海到洛杉矶 两个高柜' })
  app = await openApp('/test', { backend: market.backend })
  await screen.findByRole('button', { name: /^Search (Ctrl|⌘) K$/ }, WAIT)
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
  fireEvent.change(await screen.findByRole('combobox', { name: /^Search/ }, WAIT), { target: { value: '两个高柜' } })
  const found = await screen.findByRole('option', { name: /^上海到洛杉矶 两个高柜/ }, WAIT)
  expect(within(found).getByText('上海到洛杉矶 两个高柜').getAttribute('lang')).toBe('zh-CN')
})
