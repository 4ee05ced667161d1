import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { favoriteEndpoints } from '@/contract/member/favorite/endpoints.ts'
import { listingEndpoints } from '@/contract/market/listing/endpoints.ts'
import { newsDeskEndpoints, newsEndpoints } from '@/contract/front/news/endpoints.ts'
import type { PublishNews } from '@/contract/front/news/schemas.ts'
import { openRows } from '@mock/domain/openRows.ts'
import { memoryStore } from '@mock/store/memory.ts'
import { openMarket, type Market } from '@tests/mock/support/market.ts'
import { openApp, type OpenApp } from '@tests/setup/renderApp.tsx'
import { openAs, quietMarket } from '../trade/bidding.ts'
import { choose } from '../support/choose.ts'

const LONG = { timeout: 60_000 }
const WAIT = { timeout: 20_000 }

let app: OpenApp | undefined
beforeAll(async () => {
  await import('@/pages/business/NewsListPage.tsx')
  await import('@/pages/business/NewsDetailPage.tsx')
  await import('@/pages/business/MarketDetailPage.tsx')
  await import('@/pages/member/MyCollectPage.tsx')
  await import('@/reference/notices/PortNotices.tsx')
})
afterEach(() => {
  app?.session.stop()
  app = undefined
  localStorage.clear()
  window.history.replaceState({}, '', '/')
})

const publish = async (market: Market, part: Partial<PublishNews> = {}) => {
  const body = {
    category: 'PORT',
    status: 'PUBLISHED',
    titleEn: 'Berth three closed',
    titleZh: '三号泊位关闭',
  } as const
  return (await market.call(newsDeskEndpoints.publishNews, { ...body, ...part })).data.id
}
const list = async () => screen.findByRole('list', { name: 'Articles' }, WAIT)

test(
  'the list shows what is published, pinned first, with counts, and keeps what is looked for in the address',
  LONG,
  async () => {
    const market = await quietMarket()
    const { records } = (await market.call(newsEndpoints.page, {})).data
    const { counts, all } = (await market.call(newsEndpoints.counts, {})).data
    app = await openApp('/business/newsList', { backend: market.backend })
    const titles = within(await list())
      .getAllByRole('heading', { level: 2 })
      .map((one) => one.querySelector('a')?.textContent)
    expect(titles).toEqual(records.map(({ titleEn, titleZh }) => titleEn ?? titleZh))
    const tabs = within(screen.getByRole('navigation', { name: 'News categories' }))
    await tabs.findByRole('link', { name: new RegExp(`^All ?${all}$`) }, WAIT)
    await userEvent.click(await tabs.findByRole('link', { name: new RegExp(`^Port notices ?${counts.PORT}$`) }, WAIT))
    expect(window.location.search).toBe('?category=PORT')
  },
)

test('words and order are in the address, and what is found is counted', LONG, async () => {
  const market = await quietMarket()
  app = await openApp('/business/newsList?category=PORT', { backend: market.backend })
  await list()
  await userEvent.type(screen.getByRole('searchbox', { name: 'Title, summary or port' }), 'omits{Enter}')
  await waitFor(() => expect(window.location.search).toBe('?category=PORT&q=omits'), WAIT)
  const found = (await market.call(newsEndpoints.page, { category: 'PORT', keyword: 'omits' })).data
  expect(found.total).toBeGreaterThan(0)
  await screen.findByText(`${found.total} in all`, {}, WAIT)
  await choose(screen.getByRole('combobox', { name: 'Sort by' }), 'Most read')
  expect(window.location.search).toBe('?category=PORT&q=omits&sort=hot')
})

test('where nothing matches the filters are cleared by one click', LONG, async () => {
  const market = await quietMarket()
  app = await openApp('/business/newsList?q=nothinglikeit', { backend: market.backend })
  await screen.findByText('No articles match', {}, WAIT)
  await userEvent.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] as HTMLElement)
  await list()
  expect(window.location.search).toBe('')
})

test('a list that does not come says so, and comes when it is asked for again', LONG, async () => {
  const market = await quietMarket()
  let isBroken = true
  const reply = ({ path }: { path: string }) =>
    isBroken && path.endsWith('/news/page') ? { code: 5000, message: 'fault', data: null } : undefined
  app = await openApp('/business/newsList', { backend: market.backend, reply })
  const [retry] = await screen.findAllByRole('button', { name: /again|retry/i }, WAIT)
  isBroken = false
  await userEvent.click(retry as HTMLElement)
  expect((await list()).children).toHaveLength(10)
})

test('an article shows its words, its neighbours and its ports, and counts the visit', LONG, async () => {
  const market = await quietMarket()
  const id = await publish(market, {
    ports: ['CNNGB'],
    lanes: ['N_EUROPE'],
    bodyEn: '<p>First.</p><h2>What to do</h2><p>Use <a href="/business/market?pol=CNNGB">the market</a>.</p>',
  })
  app = await openApp(`/business/newsDetial?id=${id}`, { backend: market.backend })
  await screen.findByRole('heading', { level: 1, name: 'Berth three closed' }, WAIT)
  expect(screen.getByRole('link', { name: 'the market' }).getAttribute('href')).toBe('/business/market?pol=CNNGB')
  expect(screen.queryByText('English only')).toBeNull()
  const { older } = (await market.call(newsEndpoints.detail, { id })).data
  const nav = within(screen.getByRole('navigation', { name: 'Previous and next article' }))
  expect(nav.getByRole('link').getAttribute('href')).toBe(`/business/newsDetial?id=${older?.id}`)
  const [market1] = screen.getAllByRole('link', { name: 'Market rates' })
  expect(market1?.getAttribute('href')).toBe('/business/market?pol=CNNGB')
  await waitFor(async () => expect((await market.call(newsEndpoints.detail, { id })).data.views).toBe(1), WAIT)
})

test('an article in one language only says so and is marked as that language', LONG, async () => {
  const market = await quietMarket()
  const id = await publish(market, { titleEn: undefined, bodyZh: '<p>正文</p>' })
  app = await openApp(`/business/newsDetial?id=${id}`, { backend: market.backend })
  const heading = await screen.findByRole('heading', { level: 1, name: /三号泊位关闭/ }, WAIT)
  expect(within(heading).getByText('三号泊位关闭').getAttribute('lang')).toBe('zh-CN')
  expect(screen.getByText('正文').closest('[lang]')?.getAttribute('lang')).toBe('zh-CN')
  expect(screen.getByText('This article is available in Chinese only.')).toBeTruthy()
})

test('a notice says when it was added to, and once its time has passed that it is ended', LONG, async () => {
  const store = memoryStore()
  const market = await openMarket({ store })
  const { news } = openRows(store)
  const [notice] = (await market.call(newsEndpoints.page, { category: 'PORT', sort: 'newest' })).data.records
  const row = news.get(notice?.id ?? '')
  if (!row) throw new Error('no notice')
  const yesterday = new Date(market.time.now - 86_400_000).toISOString()
  await store.atomically(() => news.put({ ...row, until: yesterday, updatedAt: '2026-11-19T16:05:00Z' }))
  app = await openApp('/business/newsList?category=PORT&sort=newest', { backend: market.backend })
  const [first] = within(await list()).getAllByRole('heading', { level: 2 })
  expect(within(first as HTMLElement).getByText('Ended')).toBeTruthy()
  app.session.stop()
  document.body.replaceChildren()
  app = await openApp(`/business/newsDetial?id=${row.id}`, { backend: market.backend })
  expect(await screen.findByText(/^Updated .*2026/, {}, WAIT)).toBeTruthy()
})

test('an article that is not there gives others instead', LONG, async () => {
  const market = await quietMarket()
  app = await openApp('/business/newsDetial?id=nobody', { backend: market.backend })
  await screen.findByText('Article not found', {}, WAIT)
  const others = await screen.findByRole('list', { name: 'You may want to read' }, WAIT)
  expect(others.children).toHaveLength(3)
})

test('an article is a favourite, and stays one with a mark once it is taken off', LONG, async () => {
  const market = await quietMarket()
  const id = await publish(market)
  app = await openAs('forwarder', `/business/newsDetial?id=${id}`, market)
  await screen.findByRole('heading', { level: 1, name: 'Berth three closed' }, WAIT)
  await userEvent.click(screen.getByRole('button', { name: 'Favourite Berth three closed' }))
  const token = await market.signIn('forwarder')
  const mine = async () => (await market.call(favoriteEndpoints.page, { type: 'NEWS' }, { token })).data.records
  await waitFor(async () => expect((await mine()).map(({ targetId }) => targetId)).toEqual([id]), WAIT)
  await publish(market, { id, status: 'OFFLINE' })
  expect((await mine())[0]).toMatchObject({ gone: 'OFFLINE', before: { titleEn: 'Berth three closed' } })
  app.session.stop()
  document.body.replaceChildren()
  app = await openAs('forwarder', '/user/myCollect?type=NEWS', market)
  expect(await screen.findByText('Unlisted', {}, WAIT)).toBeTruthy()
  expect(screen.getByText('Berth three closed').closest('a')).toBeNull()
})

test(
  'notices of its ports stand on a listing; without any nothing does, and a failure can be tried again',
  LONG,
  async () => {
    const market = await quietMarket()
    const { records } = (await market.call(listingEndpoints.page, { kind: 'RATE' })).data
    const [listing] = records
    const id = await publish(market, { ports: [listing?.pod ?? ''] })
    let isBroken = true
    const reply = ({ path }: { path: string }) =>
      isBroken && path.endsWith('/news/ofPorts') ? { code: 5000, message: 'fault', data: null } : undefined
    app = await openApp(`/business/marketDetail?id=${listing?.id}`, { backend: market.backend, reply })
    await screen.findByText('Port notices could not be loaded', {}, WAIT)
    isBroken = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    const notices = await screen.findByRole('complementary', { name: 'Notices for these ports' }, WAIT)
    const link = within(notices).getByRole('link', { name: 'Berth three closed' })
    expect(link.getAttribute('href')).toBe(`/business/newsDetial?id=${id}`)
  },
)
