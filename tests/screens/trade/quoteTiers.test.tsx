import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import { publish } from '@tests/mock/support/trade.ts'
import type { OpenApp } from '@tests/setup/renderApp.tsx'
import { choose } from '../support/choose.ts'
import { letPass, openAs, price, quietMarket, quoteBar } from './bidding.ts'

let app: OpenApp
await import('@/pages/business/MyTenderBidsPage.tsx')
afterEach(() => {
  app.session.stop()
  window.history.replaceState({}, '', '/')
})

test('rates by day are typed, told where they are wrong, sent, and count in the landed price', async () => {
  const market = await quietMarket()
  const tender = await publish(market, await market.signIn('trader'))
  app = await openAs('forwarder', `/business/quote?tenderId=${tender.id}`, market)
  await userEvent.type(await price('OFR'), '1800')
  await userEvent.type(await price('DOC'), '450')
  await userEvent.type(screen.getByRole('textbox', { name: /^Transit/ }), '15')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Demurrage and detention combined at destination' }))
  await userEvent.type(screen.getByRole('textbox', { name: /^Combined at destination/ }), '7')
  const group = screen.getByRole('group', { name: 'Combined rates by day' })
  expect(screen.queryByRole('group', { name: 'Demurrage rates by day' })).toBeNull()
  await userEvent.click(within(group).getByRole('button', { name: 'Add rates' }))
  const rate = (day: string) => within(group).getByRole('textbox', { name: `Combined rate from day ${day}` })
  await userEvent.type(rate('1'), '120')
  // With rates by day there is no day rate.
  expect(screen.queryByRole('textbox', { name: /^Day rate/ })).toBeNull()
  await userEvent.click(within(group).getByRole('button', { name: 'Add a rate' }))
  const end = within(group).getByRole('textbox', { name: 'Combined from day 1 to day' })
  await userEvent.click(within(quoteBar()).getByRole('button', { name: 'Submit bid' }))
  expect(document.activeElement).toBe(end)
  await userEvent.type(end, '1')
  await userEvent.type(rate('2'), '180')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Day of discharge or pick-up counts' }))
  await userEvent.click(within(quoteBar()).getByRole('button', { name: 'Submit bid' }))
  await screen.findAllByText('Bid submitted')
  const token = await market.signIn('forwarder')
  const { bid } = (await market.call(bidEndpoints.forTender, { tenderId: tender.id }, { token })).data
  expect(bid?.lanes[0]?.freeTime).toEqual({
    originDetDays: 7,
    destDemDays: 0,
    destDetDays: 0,
    combinedDays: 7,
    start: 'DISCHARGE_DAY',
    tiers: {
      currency: 'USD',
      combined: [
        { fromDay: 1, toDay: 1, rate: '120' },
        { fromDay: 2, rate: '180' },
      ],
    },
  })
  app.session.stop()

  await letPass(market, 25 * 3600_000)
  app = await openAs('trader', `/business/myTenderBid?tenderId=${tender.id}`, market)
  const table = await screen.findByRole('table', { name: /Comparison: charges in rows/ }, { timeout: 20_000 })
  await choose(screen.getByRole('combobox', { name: 'Show' }), 'Incl. DEM/DET')
  const row = within(table).getByRole('row', { name: /^Incl\. DEM\/DET \(10 days\)/ })
  const landed = Number(bid?.allIn.amount) + 2 * (120 + 3 * 180)
  expect(row.textContent?.replaceAll(',', '')).toContain(landed.toFixed(2))
})
