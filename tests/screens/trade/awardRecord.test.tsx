import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { bidNow, laneOf, openContract, quoteLane, quoteLanes } from '@tests/mock/support/contract.ts'
import { newRequestNo } from '@tests/mock/support/market.ts'
import type { Market } from '@tests/mock/support/market.ts'
import type { OpenApp } from '@tests/setup/renderApp.tsx'
import { letPass, openAs } from './bidding.ts'

const DAY = 24 * 3600_000
let market: Market
let tender: TenderDetail
let app: OpenApp | undefined

/** A lane that allows 20 days; the dearer bid takes 25 and wins with a waiver, an alternative fails without. */
beforeEach(async () => {
  const opened = await openContract([{ ...laneOf(1), maxTransitDays: 20 }])
  market = opened.market
  await quoteLanes(market, 'forwarder', opened.tender, [{ ...quoteLane(laneOf(1), '1900'), transitDays: 25 }])
  await quoteLanes(market, 'forwarder2', opened.tender, [quoteLane(laneOf(1), '1800')])
  const slow = { ...quoteLane(laneOf(1), '1700'), transitDays: 30 }
  await quoteLanes(market, 'forwarder2', opened.tender, [slow], { option: 2 })
  await letPass(market, 4 * DAY)
  const token = await market.signIn('trader')
  const { id } = opened.tender
  const bidId = (await bidNow(market, 'forwarder', id))?.id ?? ''
  const { version } = (await market.call(tenderEndpoints.detail, { id }, { token })).data
  const waivers = [{ bidId, demand: 'transit' as const, note: 'The consignee agrees' }]
  const estimates = [{ code: 'DTHC', basis: 'PER_CONTAINER' as const, unitPrice: '350', currency: 'USD' as const }]
  const body = { id, version, waivers, estimates, requestNo: newRequestNo() }
  tender = (await market.call(tenderEndpoints.saveEvaluation, body, { token })).data
  const award = {
    tenderId: id,
    version: tender.version,
    shares: [{ bidId, lanes: [{ laneNo: 1, boxes: laneOf(1).boxes }] }],
    reason: 'SERVICE' as const,
    note: 'Known for many years',
    weights: tender.weights,
    requestNo: newRequestNo(),
  }
  await market.call(tenderEndpoints.award, award, { token })
})
afterEach(() => app?.session.stop())

describe('the record of an award', () => {
  test('tells rank, distance to the lowest, why a bid has no rank, the own figures and what was waived', async () => {
    app = await openAs('trader', `/business/myTenderBid?tenderId=${tender.id}`, market)
    const table = await screen.findByRole('table', { name: 'Comparison at award' }, { timeout: 40_000 })
    const ranks = within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent?.trim()),
      )
    expect(ranks.flat()).toEqual(expect.arrayContaining(['2 of 2', '1 of 2', 'Lowest', 'Fails: Transit limit']))
    const figures = screen.getByText('Own figures').closest('div')
    expect(figures?.textContent).toMatch(/DTHC USD\s350(\.00)? · Per container$/)
    const waived = screen.getByText('Waived musts').closest('div')
    expect(waived?.textContent).toMatch(/Transit limit: The consignee agrees$/)
  })
})
