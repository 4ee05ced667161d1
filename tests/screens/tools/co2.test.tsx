import { screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { shippingDateEndpoints as calls } from '@/contract/tools/schedule/endpoints.ts'
import { passageById } from '@mock/domain/tools/schedule/passages.ts'
import { toPay } from '@tests/mock/support/awarded.ts'
import { openMarket } from '@tests/mock/support/market.ts'
import { evaluatingOn } from '@tests/mock/support/sailing.ts'
import { openApp, type OpenApp } from '@tests/setup/renderApp.tsx'
import { openAs, quietMarket } from '../trade/bidding.ts'

const LONG = { timeout: 60_000 }
const WAIT = { timeout: 20_000 }
const LANE = 'pol=CNNGB&pod=USLAX&from=2026-12-01'
let app: OpenApp | undefined
afterEach(() => {
  app?.session.stop()
  app = undefined
  localStorage.clear()
  window.history.replaceState({}, '', '/')
})

/** Two bids on 2 x 40HQ by PW1. */
async function bidsByPw1() {
  const { records } = (
    await (await openMarket()).call(calls.page, { pol: 'CNNGB', pod: 'USLAX', from: '2026-12-01', weeks: 4, size: 500 })
  ).data
  const { id = '' } = records.find(({ serviceCode, legs }) => serviceCode === 'PW1' && legs.length === 1) ?? {}
  const planned = passageById(id, -Infinity)
  if (!planned) throw new Error('PW1 does not sail')
  return evaluatingOn({ id, planned, announcedAt: 0 })
}

const WORDS = [
  {
    locale: 'en-US' as const,
    table: 'Sailings',
    one: 'about 0.68 t/TEU',
    title: 'CO₂e (estimate)',
    two: 'about 2.7 t',
    method: 'How CO₂e is estimated',
    record: 'Comparison at award',
  },
  {
    locale: 'zh-CN' as const,
    table: '船期',
    one: '约 0.68 吨/TEU',
    title: 'CO₂e（估算）',
    two: '约 2.7 吨',
    method: 'CO₂e 估算方法',
    record: '定标时的报价快照',
  },
]

test.each(WORDS)('in $locale: a sailing shows what it emits a TEU, and how that is estimated', LONG, async (words) => {
  const market = await quietMarket()
  app = await openApp(`/tool/shipDate?${LANE}`, { backend: market.backend, locale: words.locale })
  const shown = await screen.findAllByText(words.one, {}, WAIT)
  expect(shown.length).toBeGreaterThan(0)
  expect(screen.getByText(words.method).closest('details')?.textContent).toContain('GLEC Framework v3.1')
})

test.each(WORDS)('in $locale: the comparison has a row of it, which does not rank', LONG, async (words) => {
  const { market, tender } = await bidsByPw1()
  app = await openAs('trader', `/business/myTenderBid?tenderId=${tender.id}`, market, { locale: words.locale })
  const table = await screen.findByRole('table', { name: /Comparison:|报价对比/ }, WAIT)
  const row = within(table)
    .getAllByRole('row')
    .find((one) => one.querySelector('th')?.textContent === words.title)
  expect(
    within(row ?? document.body)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual([words.two, words.two])
  expect(screen.getByText(words.method)).toBeTruthy()
})

test.each(WORDS)('in $locale: a bid shows it beside its sailing', LONG, async (words) => {
  const { market, cheap } = await bidsByPw1()
  app = await openAs('forwarder', `/business/myBid?bidId=${cheap.id}`, market, { locale: words.locale })
  const shown = await screen.findByText(words.two, {}, WAIT)
  expect(shown.closest('dl')?.textContent).toContain(words.title)
})

test.each(WORDS)('in $locale: the order and the award record keep showing it', LONG, async (words) => {
  const state = await bidsByPw1()
  const { id } = await toPay(state)
  const { market, tender } = state
  app = await openAs('trader', `/business/payment?orderId=${id}&tab=shipment`, market, { locale: words.locale })
  const shown = await screen.findByText(words.two, {}, WAIT)
  expect(shown.closest('dl')?.textContent).toContain(words.title)
  expect(screen.getByText(words.method)).toBeTruthy()
  app = await openAs('trader', `/business/myTenderBid?tenderId=${tender.id}`, market, { locale: words.locale })
  const record = await screen.findByRole('table', { name: words.record }, WAIT)
  within(record).getByRole('columnheader', { name: words.title })
  expect(within(record).getAllByRole('cell', { name: words.two })).toHaveLength(2)
})
