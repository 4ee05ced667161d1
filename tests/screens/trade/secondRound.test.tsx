import { screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import { bidNow, laneOf, openContract, quoteLane, quoteLanes, tenderNow } from '@tests/mock/support/contract.ts'
import { newRequestNo } from '@tests/mock/support/market.ts'
import type { OpenApp } from '@tests/setup/renderApp.tsx'
import { openAs } from './bidding.ts'

let app: OpenApp | undefined
afterEach(() => {
  app?.session.stop()
  app = undefined
  localStorage.clear()
  window.history.replaceState({}, '', '/')
})

const HOUR_MS = 3600_000

/** A tender in its second round, to which only `forwarder` was admitted. */
async function openSecondRound() {
  const { market, tender } = await openContract([laneOf(1)])
  await quoteLanes(market, 'forwarder', tender, [quoteLane(laneOf(1), '1800')])
  market.time.now += 73 * HOUR_MS
  const token = await market.signIn('trader')
  const bid = await bidNow(market, 'forwarder', tender.id)
  const chosen = { id: bid?.id ?? '', version: bid?.version ?? 0, shortlisted: true, requestNo: newRequestNo() }
  await market.call(bidEndpoints.shortlist, chosen, { token })
  const { version } = await tenderNow(market, tender.id)
  const deadline = new Date(market.time.now + 24 * HOUR_MS).toISOString()
  const body = { tenderId: tender.id, version, deadline, note: '', requestNo: newRequestNo() }
  const { data } = await market.call(tenderEndpoints.nextRound, body, { token })
  expect(data.round).toBe(2)
  return { market, no: tender.no }
}

test.each([
  ['forwarder', true],
  ['forwarder2', false],
])('a row of the second round says whether %s may quote', async (account, admitted) => {
  const { market, no } = await openSecondRound()
  const query = { keyword: no, status: 'QUOTING' } as const
  const { data } = await market.call(tenderEndpoints.page, query, { token: await market.signIn(account) })
  expect(data.records.map((row) => [row.no, row.admitted])).toEqual([[no, admitted]])
})

test('the search offers no quote to who is not in the second round', async () => {
  const { market, no } = await openSecondRound()
  app = await openAs('forwarder2', `/business/searchTender?keyword=${no}`, market)
  const row = (await screen.findByText(no, { exact: false, selector: 'main td *' }, { timeout: 20_000 })).closest('tr')
  if (!row) throw new Error('no row')
  expect(within(row).getByRole('link', { name: 'View' })).toBeTruthy()
  expect(within(row).queryByRole('link', { name: 'Quote' })).toBeNull()
})
