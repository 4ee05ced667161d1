import { screen, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { openApp, type OpenApp } from '@tests/setup/renderApp.tsx'
import { openRows } from '@mock/domain/openRows.ts'
import { passageById } from '@mock/domain/tools/schedule/passages.ts'
import { memoryStore } from '@mock/store/memory.ts'
import { openMarket } from '@tests/mock/support/market.ts'
import { omittedSailing } from '@tests/mock/support/omitted.ts'
import { quietMarket } from '../trade/bidding.ts'

const LONG = { timeout: 60_000 }
const WAIT = { timeout: 20_000 }

let app: OpenApp | undefined
beforeAll(async () => {
  await import('@/pages/business/TenderDetailPage.tsx')
  await import('@/pages/business/MarketDetailPage.tsx')
  await import('@/pages/business/NewsDetailPage.tsx')
  await import('@/pages/tool/ShipDatePage.tsx')
  await import('@/reference/gone/Gone.tsx')
})
afterEach(() => {
  app?.session.stop()
  app = undefined
  localStorage.clear()
  window.history.replaceState({}, '', '/')
})

test.each([
  ['tender', '/business/foreignTradeDetial?id=nobody', 'Similar open tenders', '/business/foreignTradeDetial?id='],
  ['listing', '/business/marketDetail?id=nobody', 'Similar listings on offer', '/business/marketDetail?id='],
] as const)('an old address of a %s offers three that live', LONG, async (_, address, name, href) => {
  const market = await quietMarket()
  app = await openApp(address, { backend: market.backend })
  const list = await screen.findByRole('list', { name }, WAIT)
  const links = within(list).getAllByRole('link')
  expect(links).toHaveLength(3)
  for (const link of links) expect(link.getAttribute('href')?.startsWith(href)).toBe(true)
})

test('an old address of an article says which it was', LONG, async () => {
  const store = memoryStore()
  const market = await openMarket({ store })
  const [gone] = openRows(store).news.all(({ status }) => status === 'OFFLINE')
  app = await openApp(`/business/newsDetial?id=${gone?.id}`, { backend: market.backend })
  expect(await screen.findByText(/^This address was the article “.+” of /, {}, WAIT)).toBeTruthy()
})

test('an old address of a sailing says when it was planned and leads to the next ones', LONG, async () => {
  const market = await quietMarket()
  const id = omittedSailing()
  const { pol, pod } = passageById(id, -Infinity) ?? {}
  app = await openApp(`/tool/shipDate?pol=${pol}&pod=${pod}&id=${id}`, { backend: market.backend })
  expect(await screen.findByText('Sailing not found', {}, WAIT)).toBeTruthy()
  const list = await screen.findByRole('list', { name: 'Other sailings between these ports' }, WAIT)
  const ids = within(list)
    .getAllByRole('link')
    .map((link) => new URL(link.getAttribute('href') ?? '', location.href).searchParams.get('id') ?? '')
  expect(ids).toHaveLength(3)
  expect(ids).not.toContain(id)
  expect(ids.every((one) => (passageById(one, -Infinity)?.etd ?? 0) > market.time.now && one.startsWith('s-'))).toBe(
    true,
  )
  expect(screen.getByText(/^This address was the sailing .+, planned for /)).toBeTruthy()
})
