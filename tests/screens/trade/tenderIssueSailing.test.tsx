import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { shippingDateEndpoints } from '@/contract/tools/schedule/endpoints.ts'
import { openMarket } from '@tests/mock/support/market.ts'
import { choosePort, fill, openIssue } from '../support/issueApp.tsx'

/** A sailing of the schedules, and the address that begins a tender with it. */
async function begun() {
  const market = await openMarket()
  const { data } = await market.call(shippingDateEndpoints.page, { pol: 'CNSHA', pod: 'USLAX', size: 1 }, {})
  const [sailing] = data.records
  if (!sailing) throw new Error('no sailings')
  const day = sailing.etd.slice(0, 10)
  const query = new URLSearchParams({ pol: 'CNSHA', pod: 'USLAX', etdFrom: day, etdTo: day, sailing: sailing.id })
  return { market, sailing, day, address: `/business/tenderIssue?step=route&${query}` }
}
const WAIT = { timeout: 10_000 }

test('a tender begun from a sailing links to it only while the lane fits it', async () => {
  const { market, sailing, day, address } = await begun()
  const app = await openIssue(address, { market, account: 'trader' })
  const name = 'View the chosen sailing'
  const link = await screen.findByRole('link', { name }, WAIT)
  expect(link.getAttribute('href')).toBe(`/tool/shipDate?id=${encodeURIComponent(sailing.id)}`)
  const isShown = () => screen.queryByRole('link', { name }) !== null
  fill('lanes.0.etdFrom', '2027-12-01')
  await waitFor(() => expect(isShown()).toBe(false))
  fill('lanes.0.etdFrom', day)
  await waitFor(() => expect(isShown()).toBe(true))
  choosePort(/Port of discharge/, 'DEHAM')
  await waitFor(() => expect(isShown()).toBe(false))
  choosePort(/Port of discharge/, 'USLAX')
  await waitFor(() => expect(isShown()).toBe(true))
  await app.leave()
})

test('in Chinese as well, and an id of no sailing leads nowhere', async () => {
  const { market, address } = await begun()
  const app = await openIssue(address, { market, account: 'trader', locale: 'zh-CN' })
  expect(await screen.findByRole('link', { name: '查看所选航次' }, WAIT)).toBeTruthy()
  await app.leave()
  const other = await openIssue('/business/tenderIssue?step=route&sailing=s-NONE.1.0.1.0', { market })
  await waitFor(() => expect(other.count('/shipDate/detail')).toBe(1), WAIT)
  expect(screen.queryByRole('link', { name: 'View the chosen sailing' })).toBeNull()
  await other.leave()
})
