import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, describe, test } from 'vitest'
import type { WireRequest } from '@/api/transport.ts'
import { rateSheetEndpoints } from '@/contract/market/rateSheet/endpoints.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { rateOf, sheetOf } from '@tests/mock/market/rateSheet/support.ts'
import { newRequestNo } from '@tests/mock/support/market.ts'
import type { Market } from '@tests/mock/support/market.ts'
import { publish } from '@tests/mock/support/trade.ts'
import type { OpenApp, OpenAppOptions } from '@tests/setup/renderApp.tsx'
import { openAs, price, quietMarket } from './bidding.ts'

await import('@/features/trade/bid/components/editor/FillFromRates.tsx')

const WAIT = { timeout: 20_000 }
const PODS = [
  'USLAX',
  'USOAK',
  'USSEA',
  'USNYC',
  'USSAV',
  'USHOU',
  'NLRTM',
  'DEHAM',
  'BEANR',
  'GBFXT',
  'SGSIN',
  'VNSGN',
]
let market: Market
let tender: TenderDetail
let app: OpenApp

beforeEach(async () => {
  market = await quietMarket()
  const token = await market.signIn('trader')
  const first = await publish(market, token)
  const [lane] = first.lanes
  if (!lane) throw new Error('no lane')
  tender = await publish(market, token, {
    lanes: PODS.map((pod, at) => ({ ...lane, laneNo: at + 1, pod, boxes: [{ isoCode: '45G1', qty: at + 1 }] })),
  })
})
afterEach(() => {
  app.session.stop()
  localStorage.clear()
  window.history.replaceState({}, '', '/')
})

const open = async (options: OpenAppOptions = {}) => {
  app = await openAs('forwarder', `/business/quote?tenderId=${tender.id}`, market, options)
}
const keepRates = async (pods: readonly string[]) => {
  const token = await market.signIn('forwarder')
  const rates = pods.map((pod) => rateOf({ pod, price: '2400', validTo: '2027-02-28' }))
  await sheetOf(market, token, rates, { name: 'Winter' })
  const rule = { kind: 'PCT' as const, value: '6', step: '5', requestNo: newRequestNo() }
  await market.call(rateSheetEndpoints.saveMarkup, rule, { token })
}

describe('a quote of twelve lanes', () => {
  test('is filled from the rate sheets at the selling price in one step, which can be undone', async () => {
    await keepRates(PODS.slice(0, 11))
    await open()
    const freight = await price('OFR')
    await userEvent.click(await screen.findByRole('button', { name: 'Use rate sheets' }, WAIT))
    expect(await screen.findByText('11 prices taken from Winter. Check them before you send', {}, WAIT)).toBeTruthy()
    expect(screen.getByText('Lane 12: no rate in your rate sheets')).toBeTruthy()
    await waitFor(() => expect(freight.value).toBe('2545'))
    expect(screen.getByText(/^Prices from rate sheet “Winter”, row 2; the rate is valid until 2027-02-28/)).toBeTruthy()
    await userEvent.click(screen.getByRole('checkbox', { name: /my cost/i }))
    expect(await screen.findByDisplayValue('2400')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(freight.value).toBe(''))
  })

  test('says where there is nothing, and keeps what was typed when the network fails', async () => {
    let isDown = false
    const reply = ({ path }: WireRequest) =>
      isDown && path.endsWith('rateSheet/match') ? { code: 5000, message: 'busy' } : undefined
    await open({ reply })
    const freight = await price('OFR')
    await userEvent.type(freight, '1999')
    const button = await screen.findByRole('button', { name: 'Use rate sheets' }, WAIT)
    await userEvent.click(button)
    expect(await screen.findByText(/^Your rate sheets have no rate for these lanes/, {}, WAIT)).toBeTruthy()
    await keepRates(PODS)
    isDown = true
    await userEvent.click(button)
    const region = button.closest('div')
    await waitFor(() => expect(region && within(region).getByRole('alert').textContent).toBe('busy'), WAIT)
    expect(freight.value).toBe('1999')
    isDown = false
    await userEvent.click(button)
    await waitFor(() => expect(freight.value).toBe('2545'), WAIT)
  })
})

test('in Chinese the button says where it takes prices from', async () => {
  await open({ locale: 'zh-CN' })
  expect(await screen.findByRole('button', { name: '\u4ece\u8fd0\u4ef7\u5e93\u586b\u5165' }, WAIT)).toBeTruthy()
})
