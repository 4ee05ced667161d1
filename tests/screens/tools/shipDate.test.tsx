import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { shippingDateEndpoints } from '@/contract/tools/schedule/endpoints.ts'
import type { ScheduledSailing } from '@/contract/tools/schedule/schemas.ts'
import type { Market } from '@tests/mock/support/market.ts'
import { openApp, type OpenApp } from '@tests/setup/renderApp.tsx'
import { openAs, quietMarket } from '../trade/bidding.ts'
import { choose } from '../support/choose.ts'

const LONG = { timeout: 60_000 }
const WAIT = { timeout: 20_000 }
const LANE = 'pol=CNSHA&pod=NLRTM&from=2026-11-28'

let app: OpenApp | undefined
beforeAll(async () => {
  await import('@/pages/tool/ShipDatePage.tsx')
})
afterEach(() => {
  app?.session.stop()
  app = undefined
  vi.restoreAllMocks()
  localStorage.clear()
  window.history.replaceState({}, '', '/')
})

const sailings = async (market: Market, input: object = {}): Promise<ScheduledSailing[]> => {
  const query = { pol: 'CNSHA', pod: 'NLRTM', from: '2026-11-28', weeks: 4, size: 500, ...input }
  return (await market.call(shippingDateEndpoints.page, query)).data.records
}
const linkOf = (one: ScheduledSailing) => `${one.isDummyVessel ? 'Vessel to be named' : one.vesselName} ${one.voyage}`
const rows = async () => {
  const table = await screen.findByRole('table', { name: 'Sailings' }, WAIT)
  return within(table).getAllByRole('row').slice(1)
}

test('the sailings of a lane stand in a table, with cut-offs in the time of the port', LONG, async () => {
  const market = await quietMarket()
  const all = await sailings(market)
  app = await openApp(`/tool/shipDate?${LANE}`, { backend: market.backend })
  const shown = await rows()
  expect(shown).toHaveLength(10)
  const [first] = all
  expect(shown[0]?.textContent).toContain(first ? linkOf(first) : '')
  const yard = first?.cutOffs.find(({ code }) => code === 'FCO')?.at ?? ''
  expect(shown[0]?.textContent).toContain(`${yard.slice(0, 10)} ${yard.slice(11, 16)}\u00A0GMT+8`)
  expect(screen.getByText(`${all.length} sailings`)).toBeTruthy()
})

test('filters, order and view stand in the address', LONG, async () => {
  const market = await quietMarket()
  const direct = await sailings(market, { maxTranshipments: 0 })
  app = await openApp(`/tool/shipDate?${LANE}`, { backend: market.backend })
  await rows()
  await choose(screen.getByRole('combobox', { name: 'Transhipments' }), 'Direct only')
  await screen.findByText(`${direct.length} sailings`, {}, WAIT)
  await choose(screen.getByRole('combobox', { name: 'Sort by' }), 'Shortest transit')
  expect(window.location.search).toBe(`?${LANE}&transhipments=0&sort=transit`)
  await userEvent.click(screen.getByRole('link', { name: 'Week calendar' }))
  const weeks = await screen.findAllByRole('region', { name: /^Week of/ }, WAIT)
  expect(weeks.flatMap((week) => within(week).queryAllByRole('link'))).toHaveLength(direct.length)
  await userEvent.click(screen.getByRole('link', { name: 'Transit chart' }))
  const chart = await screen.findByRole('table', { name: /^Transit days/ }, WAIT)
  expect(within(chart).getAllByRole('row').length).toBe(
    new Set(direct.map((one) => `${one.carrierScac} ${one.serviceCode}`)).size + 1,
  )
})

test('the two ports are swapped by one button', LONG, async () => {
  const market = await quietMarket()
  app = await openApp(`/tool/shipDate?${LANE}`, { backend: market.backend })
  await rows()
  await userEvent.click(screen.getByRole('button', { name: 'Swap the ports' }))
  const params = new URLSearchParams(window.location.search)
  expect([params.get('pol'), params.get('pod')]).toEqual(['NLRTM', 'CNSHA'])
  await waitFor(async () => expect((await rows())[0]?.textContent).toContain('GMT+1'), WAIT)
})

test('a ready date tells which sailings are too late and which are not', LONG, async () => {
  const market = await quietMarket()
  app = await openApp(`/tool/shipDate?${LANE}&ready=2026-12-04&truckDays=2&size=50`, { backend: market.backend })
  const shown = (await rows()).map((row) => row.textContent ?? '')
  expect(shown[0]).toContain('Misses a cut-off')
  expect(shown.at(-1)).toContain('Makes all cut-offs')
})

test('a day that cannot be searched is refused at its field', LONG, async () => {
  const market = await quietMarket()
  app = await openApp('/tool/shipDate?pol=CNSHA&pod=NLRTM&from=2027-06-01', { backend: market.backend })
  expect((await screen.findByText('Schedules reach 12 weeks ahead', {}, WAIT)).getAttribute('role')).toBe('alert')
})

test('an address of months ago shows what is kept from the oldest day on', LONG, async () => {
  const market = await quietMarket()
  app = await openApp('/tool/shipDate?pol=CNSHA&pod=NLRTM&from=2026-07-17', { backend: market.backend })
  expect(await rows()).toHaveLength(10)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('where nothing sails, the way out is one click away', LONG, async () => {
  const market = await quietMarket()
  const all = await sailings(market)
  app = await openApp(`/tool/shipDate?${LANE}&carrier=MATS`, { backend: market.backend })
  await screen.findByText('No sailings match', {}, WAIT)
  await userEvent.click(await screen.findByRole('link', { name: `Any carrier (${all.length} sailings)` }, WAIT))
  expect(await rows()).toHaveLength(10)
})

test('one sailing is opened by its address, tells its ships and leads to a tender', LONG, async () => {
  const market = await quietMarket()
  const one = (await sailings(market, { weeks: 6 })).find(({ legs }) => legs.length > 1)
  if (!one) throw new Error('no sailing with a transhipment')
  app = await openApp(`/tool/shipDate?id=${one.id}`, { backend: market.backend })
  const part = await screen.findByRole('region', { name: linkOf(one) }, WAIT)
  for (const leg of one.legs) expect(part.textContent).toContain(`${leg.from} ${leg.fromTerminal} → ${leg.to}`)
  const day = one.etd.slice(0, 10)
  expect(within(part).getByRole('link', { name: 'Tender this sailing' }).getAttribute('href')).toBe(
    `/business/tenderIssue?pol=CNSHA&pod=NLRTM&mode=FCL&etdFrom=${day}&etdTo=${day}&sailing=${encodeURIComponent(one.id)}`,
  )
  expect(within(part).getByRole('link', { name: 'See rates' }).getAttribute('href')).toBe(
    '/business/market?pol=CNSHA&pod=NLRTM',
  )
  await userEvent.click(within(part).getByRole('link', { name: 'All sailings' }))
  expect((await rows()).length).toBeGreaterThan(0)
})

test('a sailing that no line has is told plainly', LONG, async () => {
  const market = await quietMarket()
  app = await openApp(`/tool/shipDate?${LANE}&id=nothing`, { backend: market.backend })
  await screen.findByText('Sailing not found', {}, WAIT)
  await userEvent.click(screen.getByRole('link', { name: 'Close' }))
  expect(window.location.search).toBe(`?${LANE}`)
})

test('a sailing opened from the list takes the focus; it becomes a favourite of the member', LONG, async () => {
  const market = await quietMarket()
  const [first] = await sailings(market)
  if (!first) throw new Error('no sailing')
  app = await openAs('trader', `/tool/shipDate?${LANE}`, market)
  const [row] = await rows()
  if (!row) throw new Error('no row')
  await userEvent.click(within(row).getByRole('link', { name: linkOf(first) }))
  const part = await screen.findByRole('region', { name: linkOf(first) }, WAIT)
  await waitFor(() => expect(part.parentElement).toBe(document.activeElement), WAIT)
  const star = within(part).getByRole('button', { name: /^Favourite/ })
  await userEvent.click(star)
  await waitFor(() => expect(star.getAttribute('aria-pressed')).toBe('true'), WAIT)
})

test('up to four are compared side by side; a fifth cannot be ticked', LONG, async () => {
  const market = await quietMarket()
  app = await openApp(`/tool/shipDate?${LANE}`, { backend: market.backend })
  for (const place of [0, 1, 2, 3]) {
    const checkbox = within((await rows())[place] ?? document.body).getByRole<HTMLInputElement>('checkbox')
    await userEvent.click(checkbox)
    await screen.findByText(`${place + 1} of 4 chosen`, {}, WAIT)
  }
  const fifth = within((await rows())[4] ?? document.body).getByRole<HTMLInputElement>('checkbox')
  expect(fifth.disabled).toBe(true)
  await userEvent.click(screen.getByRole('link', { name: 'Compare now' }))
  const table = await screen.findByRole('table', { name: 'Compare sailings' }, WAIT)
  expect(within(table).getAllByRole('columnheader')).toHaveLength(5)
  await userEvent.click(within(table).getAllByRole('button', { name: /^Remove/ })[0] ?? table)
  await waitFor(() => expect(screen.getAllByRole('columnheader')).toHaveLength(4), WAIT)
})

test('the table that is saved has the whole result, not only the page', LONG, async () => {
  const market = await quietMarket()
  const all = await sailings(market)
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob)
    return 'blob:table'
  })
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined)
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  app = await openApp(`/tool/shipDate?${LANE}`, { backend: market.backend })
  await rows()
  await userEvent.click(screen.getByRole('button', { name: 'Export all (CSV)' }))
  await waitFor(() => expect(saved).toHaveLength(1), WAIT)
  const lines = (await saved[0]?.text())?.trim().split('\r\n') ?? []
  expect(lines).toHaveLength(all.length + 1)
  expect(all.length).toBeGreaterThan(10)
})
