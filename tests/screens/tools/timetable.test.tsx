import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { favoriteEndpoints } from '@/contract/member/favorite/endpoints.ts'
import { shippingDateEndpoints as calls } from '@/contract/tools/schedule/endpoints.ts'
import { SHIPS } from '@mock/domain/tools/schedule/timetable.ts'
import { openApp, type OpenApp } from '@tests/setup/renderApp.tsx'
import { firstHit } from '../../mock/support/sailing.ts'
import { choose } from '../support/choose.ts'
import { openAs, quietMarket } from '../trade/bidding.ts'

const LONG = { timeout: 60_000 }
const WAIT = { timeout: 20_000 }
const PAGE = '/tool/shipDate'
const PW1 = SHIPS.filter(({ service }) => service === 'PW1')
const imo = PW1[0]?.imo ?? ''

let app: OpenApp | undefined
beforeAll(async () => {
  await import('@/pages/tool/ShipDatePage.tsx')
  await import('@/features/tools/schedule/views/components/TimetableViews.tsx')
})
afterEach(() => {
  app?.session.stop()
  app = undefined
  localStorage.clear()
  window.history.replaceState({}, '', '/')
})

const hrefs = (part: HTMLElement): (string | null)[] =>
  within(part)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))

test.each([
  {
    locale: 'en-US' as const,
    title: 'CNSHA Shanghai: week of calls',
    table: 'Vessels at the port',
    whole: /^Whole week/,
  },
  { locale: 'zh-CN' as const, title: 'CNSHA 上海：一周船舶动态', table: '靠离泊船舶', whole: /^整周/ },
])('in $locale: a port shows its ships by day, which lead on', LONG, async ({ locale, title, table, whole }) => {
  const market = await quietMarket()
  const { data } = await market.call(calls.port, { port: 'CNSHA' })
  app = await openApp(`${PAGE}?view=port&port=CNSHA`, { backend: market.backend, locale })
  await screen.findByRole('heading', { name: title }, WAIT)
  const rows = async () =>
    within(await screen.findByRole('table', { name: table }, WAIT))
      .getAllByRole('row')
      .slice(1)
  const today = data.calls.filter(({ eta }) => eta.slice(0, 10) <= data.from)
  expect(await rows()).toHaveLength(today.length)
  await userEvent.click(screen.getByRole('link', { name: whole }))
  await waitFor(async () => expect(await rows()).toHaveLength(data.calls.length), WAIT)
  const first = data.calls.findIndex((one) => one.imo !== undefined && one.sailing !== undefined)
  const { service, sailing, imo: number, before } = data.calls[first] ?? {}
  const row = (await rows())[first] ?? document.body
  expect(hrefs(row)).toEqual(
    expect.arrayContaining([
      `${PAGE}?view=vessel&vessel=${number}`,
      `${PAGE}?view=service&service=${service?.code}`,
      `${PAGE}?view=port&port=${before}`,
      `${PAGE}?pol=CNSHA&pod=${sailing?.pod}&id=${sailing?.id}`,
    ]),
  )
})

test('the ships of a port are filtered, and another week is one click away', LONG, async () => {
  const market = await quietMarket()
  app = await openApp(`${PAGE}?view=port&port=CNSHA&day=week`, { backend: market.backend })
  const table = await screen.findByRole('table', { name: 'Vessels at the port' }, WAIT)
  const { data } = await market.call(calls.port, { port: 'CNSHA' })
  await choose(screen.getByRole('combobox', { name: 'Terminal' }), 'T1')
  const most = data.calls.filter(({ terminal }) => terminal === 'T1').length
  await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(most + 1), WAIT)
  await userEvent.click(screen.getByRole('link', { name: 'Next week' }))
  await screen.findByText(/^2026-11-28 to 2026-12-04/, {}, WAIT)
  expect(new URLSearchParams(window.location.search).get('terminal')).toBe('T1')
})

test('an omitted call is struck out in the view of its port', LONG, async () => {
  const { planned, announcedAt } = firstHit('OMISSION')
  const market = await quietMarket()
  market.time.now = announcedAt + 24 * 3600_000
  const day = new Date(planned.etd).toISOString().slice(0, 10)
  app = await openApp(`${PAGE}?view=port&port=${planned.pol}&from=${day}&day=week`, { backend: market.backend })
  const table = await screen.findByRole('table', { name: 'Vessels at the port' }, WAIT)
  const [leg] = planned.legs
  const row = within(table)
    .getAllByRole('row')
    .find((one) => one.textContent?.includes(`${leg.ship.name} ${leg.voyage}`))
  expect(row?.textContent).toContain('Port omitted')
  expect(row?.querySelectorAll('del')).toHaveLength(2)
})

test.each([
  { locale: 'en-US' as const, part: 'Port calls, this round and the next', where: 'Position (estimated)' },
  { locale: 'zh-CN' as const, part: '本航次与下一航次的挂靠港', where: '当前位置（推算）' },
])('in $locale: a ship tells where it is and where it calls', LONG, async ({ locale, part, where }) => {
  const market = await quietMarket()
  const { data } = await market.call(calls.vessel, { imo })
  app = await openApp(`${PAGE}?view=vessel&vessel=${imo}`, { backend: market.backend, locale })
  await screen.findByRole('heading', { name: data.vesselName }, WAIT)
  const meter = screen.getByRole('meter', { name: where })
  expect(meter.getAttribute('aria-valuenow')).toBe(String(Math.round(data.position.share * 100)))
  const table = screen.getByRole('table', { name: part })
  const earlier = screen.queryAllByRole('button', { name: locale === 'en-US' ? /earlier call/ : /^已离港的/ })
  for (const button of earlier) await userEvent.click(button)
  expect(within(table).getAllByRole('row')).toHaveLength(data.calls.length + 1)
  const links = hrefs(table)
  expect(links).toContain(`${PAGE}?view=port&port=CNSHA`)
  expect(links.filter((one) => one?.includes('pol=CNNGB&pod=USLAX')).length).toBeGreaterThan(0)
  expect(hrefs(document.body)).toContain(`${PAGE}?view=service&service=PW1`)
})

test.each([
  {
    locale: 'en-US' as const,
    title: 'PW1 Jade Pacific One',
    rotation: 'Rotation and next sailings',
    fleet: 'Vessels and positions',
  },
  { locale: 'zh-CN' as const, title: 'PW1 翠岛太平洋一线', rotation: '挂港顺序与未来班次', fleet: '船舶与位置' },
])(
  'in $locale: a service shows rotation, ships and where one may go',
  LONG,
  async ({ locale, title, rotation, fleet }) => {
    const market = await quietMarket()
    const { data } = await market.call(calls.service, { code: 'PW1' })
    app = await openApp(`${PAGE}?view=service&service=PW1`, { backend: market.backend, locale })
    await screen.findByRole('heading', { name: title }, WAIT)
    const table = screen.getByRole('table', { name: rotation })
    expect(within(table).getAllByRole('row')).toHaveLength(data.rotation.length + 1)
    const [round] = data.rounds
    const etd = round?.calls[0]?.etd ?? ''
    expect(table.textContent).toContain(`${etd.slice(5, 10)} ${etd.slice(11, 16)}`)
    const ships = screen.getByRole('table', { name: fleet })
    expect(hrefs(ships)).toEqual(data.ships.map((ship) => `${PAGE}?view=vessel&vessel=${ship.imo}`))
    expect(hrefs(document.body)).toContain(`${PAGE}?pol=CNNGB&pod=USLAX`)
  },
)

test.each([
  ['view=vessel&vessel=9999999', 'IMO 9999999 is not in the schedules'],
  ['view=vessel&vessel=EVER', 'IMO EVER is not in the schedules'],
  ['view=service&service=XX9', 'No service has the code XX9'],
  ['view=port&port=XXXXX', 'No port has the code XXXXX'],
])('an old or wrong code is told plainly, with a way on: %s', LONG, async (query, text) => {
  const market = await quietMarket()
  app = await openApp(`${PAGE}?${query}`, { backend: market.backend })
  await screen.findByText(text, {}, WAIT)
  expect(screen.getByRole('combobox', { name: /^(Vessel|Liner service|Port)$/ })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Search port pairs' }).getAttribute('href')).toBe(PAGE)
})

test('a view without a choice asks for one; a ship is found by its name', LONG, async () => {
  const market = await quietMarket()
  app = await openApp(`${PAGE}?view=vessel`, { backend: market.backend })
  await screen.findByText('Choose a vessel', {}, WAIT)
  const name = PW1[0]?.name ?? ''
  await userEvent.type(screen.getByRole('combobox', { name: 'Vessel' }), name.toLowerCase())
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(name) }, WAIT))
  await screen.findByRole('heading', { name }, WAIT)
  expect(window.location.search).toBe(`?view=vessel&vessel=${imo}`)
})

test('a day that cannot be shown is refused, and the port stays', LONG, async () => {
  const market = await quietMarket()
  app = await openApp(`${PAGE}?view=port&port=CNSHA&from=2027-06-01`, { backend: market.backend })
  await screen.findByRole('heading', { name: 'CNSHA Shanghai: week of calls' }, WAIT)
  expect((await screen.findByText('Schedules reach 12 weeks ahead', {}, WAIT)).getAttribute('role')).toBe('alert')
})

test('what a view shows is subscribed to there, and the subscription leads back', LONG, async () => {
  const market = await quietMarket()
  app = await openAs('forwarder', `${PAGE}?view=service&service=PW1`, market)
  const button = await screen.findByRole('button', { name: 'Follow the service: PW1' }, WAIT)
  await userEvent.click(button)
  const token = await market.signIn('forwarder')
  const state = { targetType: 'SERVICE' as const, targetIds: 'PW1' }
  await waitFor(async () => {
    expect((await market.call(favoriteEndpoints.state, state, { token })).data.favorites).toHaveLength(1)
  }, WAIT)
  app.session.stop()
  app = await openAs('forwarder', '/user/myCollect?type=SERVICE', market)
  const link = await screen.findByRole('link', { name: /^PW1 / }, WAIT)
  expect(link.getAttribute('href')).toBe(`${PAGE}?view=service&service=PW1`)
})
