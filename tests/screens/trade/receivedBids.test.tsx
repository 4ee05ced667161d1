import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import {
  answerAward,
  bidNow,
  laneOf,
  openContract,
  quoteLane,
  quoteLanes,
  tenderNow,
} from '@tests/mock/support/contract.ts'
import type { Market } from '@tests/mock/support/market.ts'
import type { OpenApp } from '@tests/setup/renderApp.tsx'
import { letPass, openAs } from './bidding.ts'
import { choose, chosenIn } from '../support/choose.ts'

const DAY = 24 * 3600_000
/** The first bidder's schedule of lane 1; it states none for lane 2. */
const SAILS = {
  carrierScac: 'COSU',
  service: 'AAC',
  sailings: [
    { vessel: 'COSCO SHIPPING ROSE', voyage: '045E', etd: '2026-12-10T02:00:00Z', eta: '2026-12-24T20:00:00Z' },
  ],
}
// Preload the lazy screen, so that compile time does not count for the first test.
await import('@/pages/business/MyTenderBidsPage.tsx')

let market: Market
let tender: TenderDetail
let app: OpenApp | undefined

/** Two lanes of ten containers; the first bid is cheaper on lane 1, the second for four containers of lane 2. */
beforeEach(async () => {
  const opened = await openContract([laneOf(1), laneOf(2)])
  market = opened.market
  tender = opened.tender
  const [one, two] = [laneOf(1), laneOf(2)]
  await quoteLanes(market, 'forwarder', tender, [{ ...quoteLane(one, '1800'), ...SAILS }, quoteLane(two, '1700')])
  await quoteLanes(market, 'forwarder2', tender, [
    quoteLane(one, '1900'),
    quoteLane(two, '1600', [{ isoCode: '45G1', qty: 4 }]),
  ])
  await letPass(market, 4 * DAY)
})
afterEach(() => app?.session.stop())

const open = async () => {
  app = await openAs('trader', `/business/myTenderBid?tenderId=${tender.id}`, market)
  await screen.findByRole('heading', { level: 1, name: new RegExp(tender.title) }, { timeout: 8000 })
  await screen.findByRole('region', { name: 'Lane by lane' }, { timeout: 8000 })
}
const click = async (name: string | RegExp, within_?: HTMLElement) =>
  userEvent.click(await (within_ ? within(within_) : screen).findByRole('button', { name }))
const dialog = () => screen.findByRole('dialog')
const nameOf = async (account: string): Promise<RegExp> => {
  const received = await market.call(
    bidEndpoints.received,
    { tenderId: tender.id },
    { token: await market.signIn('trader') },
  )
  const own = await bidNow(market, account, tender.id)
  const found = received.data.bids.find(({ id }) => id === own?.id)
  return new RegExp((found?.bidder.nameEn ?? 'none').slice(0, 12))
}

describe('the bids received on a tender of several lanes', () => {
  test('stand lane by lane, a part of the boxes marked as a part and never as the lowest', async () => {
    await open()
    const table = screen.getByRole('table', { name: /All-in rate per lane in USD/ })
    const [, first, second] = within(table).getAllByRole('row')
    expect(
      within(first as HTMLElement)
        .getByText('Lowest')
        .closest('td')?.textContent,
    ).toContain('18,063.48')
    expect(second?.textContent).toContain('4 of 10 containers')
    expect(
      within(second as HTMLElement)
        .getByText('Lowest')
        .closest('td')?.textContent,
    ).toContain('17,063.48')
  })

  test('are shared out by boxes, with the sums checked before anything is sent', async () => {
    await open()
    await click('Split award')
    const planner = await dialog()
    const lane2 = within(planner).getAllByRole('combobox', { name: 'To' })[1] as HTMLElement
    await choose(lane2, 'Split by container')
    const [rest, part] = within(planner).getAllByRole('textbox') as HTMLInputElement[]
    // The bid for a part gets all it offers, the rest goes to the other.
    expect([part?.value, rest?.value]).toEqual(['4', '6'])
    await userEvent.clear(rest as HTMLElement)
    await userEvent.type(rest as HTMLElement, '5')
    expect(within(planner).getByText(/9 of 10 allocated/)).toBeTruthy()
    expect(within(planner).getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true)
    await userEvent.clear(rest as HTMLElement)
    await userEvent.type(rest as HTMLElement, '6')
    await click('Next', planner)
    const reason = await dialog()
    expect(within(reason).getByText('Award to 2 companies')).toBeTruthy()
    await click('Award', reason)
    // No reason is selected: the field shows an error, and nobody is awarded.
    const choice = within(reason).getByRole('combobox', { name: 'Reason' })
    expect(chosenIn(choice)).toBe('Choose a reason')
    expect(within(reason).getByRole('alert').textContent).toBe('Choose a reason')
    expect(document.activeElement).toBe(choice)
    expect((await tenderNow(market, tender.id)).award).toBeUndefined()
    await choose(choice, 'Price')
    await click('Award', reason)
    await screen.findByText(/^Waiting for/)
    const fresh = await tenderNow(market, tender.id)
    expect(fresh.award?.winners.map((winner) => winner.lanes)).toEqual([
      [
        { laneNo: 1, boxes: [{ isoCode: '45G1', qty: 10 }] },
        { laneNo: 2, boxes: [{ isoCode: '45G1', qty: 6 }] },
      ],
      [{ laneNo: 2, boxes: [{ isoCode: '45G1', qty: 4 }] }],
    ])
    await userEvent.click(screen.getAllByRole('button', { name: 'Letter' })[0] as HTMLElement)
    const letter = await dialog()
    const facts = (name: string) =>
      within(letter)
        .getAllByText(name)
        .map((term) => term.nextElementSibling?.textContent?.replaceAll('\u00A0', ' '))
    // What the bid states per lane, and what it does not state.
    expect(facts('Carrier')).toEqual([expect.stringMatching(/^COSCO.* · AAC$/), 'Not stated'])
    expect(facts('Sailings')).toEqual([
      'COSCO SHIPPING ROSE 045E, departs 2026-12-10 10:00 GMT+8, arrives 2026-12-24 12:00 GMT-8',
      'Not stated',
    ])
    expect(facts('Transit')).toEqual(['15 days · direct', '15 days · direct'])
    const free = 'Detention at origin 7 days; at destination demurrage 5 days, detention 5 days'
    expect(facts('Free time')).toEqual(Array(2).fill(`${free}Day rate thereafter not stated`))
    expect(within(letter).getByRole('heading', { name: /^Lane 1 · \S.* CN[A-Z]{3} → \S.* [A-Z]{5} · / })).toBeTruthy()
    expect(within(letter).getAllByText(/^\d+ × USD 1,\d{3} · /).length).toBeGreaterThan(0)
    const bid = await bidNow(market, 'forwarder', tender.id)
    expect(facts('Prices valid')).toEqual([`${bid?.validFrom} to ${bid?.validTo}`])
    expect(facts('Payment terms')[0]).toBeTruthy()
    expect(facts('Bidder’s note')).toEqual([bid?.note || 'Not stated'])
  })

  test('are not awarded by price to a bid that is not the lowest: the gap is shown, the choice refused and kept', async () => {
    await open()
    await click('Split award')
    const planner = await dialog()
    const [lane1, lane2] = within(planner).getAllByRole('combobox', { name: 'To' }) as [HTMLElement, HTMLElement]
    await choose(lane1, await nameOf('forwarder2'))
    await choose(lane2, 'Split by container')
    await click('Next', planner)
    const form = await dialog()
    // Ten containers of lane 1 at 1,900 instead of 1,800.
    expect(within(form).getByText(/above the lowest comparable price/).textContent).toContain(
      'USD 1,000.00'.replace(' ', '\u00A0'),
    )
    const choice = within(form).getByRole('combobox', { name: 'Reason' })
    await choose(choice, 'Price')
    await click('Award', form)
    expect(within(form).getByRole('alert').textContent).toMatch(/rank 2, USD 1,000\.00 above.*choose another reason/)
    expect(document.activeElement).toBe(choice)
    await choose(choice, 'Service')
    await userEvent.type(within(form).getByRole('textbox', { name: /^Note/ }), 'Own terminal in Shanghai')
    await click('Award', form)
    await screen.findByText(/^Waiting for/)
    expect((await tenderNow(market, tender.id)).award?.reason).toBe('SERVICE')
  })

  test('are not awarded to a bid for a part alone while another offers the rest', async () => {
    await open()
    // The bid for all is named first; the other offers four of ten containers of lane 2.
    await userEvent.click((await screen.findAllByRole('button', { name: 'Award' }))[1] as HTMLElement)
    const form = await dialog()
    expect(within(form).getByText(/This bid covers only a part/)).toBeTruthy()
    expect(within(form).getByRole<HTMLButtonElement>('button', { name: 'Award' }).disabled).toBe(true)
  })

  test('after a winner declined say so, and only what is open is awarded again', async () => {
    await open()
    await click('Split award')
    const planner = await dialog()
    const lane2 = within(planner).getAllByRole('combobox', { name: 'To' })[1] as HTMLElement
    await choose(lane2, 'Split by container')
    await click('Next', planner)
    const reason = await dialog()
    await choose(within(reason).getByRole('combobox', { name: 'Reason' }), 'Price')
    await click('Award', reason)
    await screen.findByText(/^Waiting for/)
    await answerAward(market, 'forwarder2', tender.id, false)
    await screen.findByText(/Award the remaining part again/, {}, { timeout: 10_000 })
    expect(screen.getAllByText('Declined').length).toBeGreaterThan(0)
    await click('Split award')
    const again = await dialog()
    expect(within(again).getAllByRole('combobox', { name: 'To' })).toHaveLength(1)
    expect(within(again).getByText('4×40HQ')).toBeTruthy()
  })

  test('can be asked for less, line by line', async () => {
    await open()
    const [first] = screen.getAllByRole('button', { name: 'Counter-offer' })
    await userEvent.click(first as HTMLElement)
    const asked = await dialog()
    await click('Send', asked)
    expect(within(asked).getByText('Enter at least one price')).toBeTruthy()
    const field = within(asked).getAllByRole('textbox', { name: /OFR/ })[0] as HTMLElement
    await userEvent.type(field, '1800')
    expect(within(asked).getByText('Must be below the quoted price')).toBeTruthy()
    await userEvent.clear(field)
    await userEvent.type(field, '1750')
    await click('Send', asked)
    await waitFor(async () =>
      expect((await bidNow(market, 'forwarder', tender.id))?.counter).toMatchObject({
        status: 'OPEN',
        lines: [{ laneNo: 1, from: '1800', to: '1750' }],
      }),
    )
    expect(await screen.findByText(/Awaiting reply/)).toBeTruthy()
  })

  test('go into a further round with the shortlisted only', async () => {
    await open()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next round' }).disabled).toBe(true)
    await userEvent.click(screen.getAllByRole('button', { name: 'Shortlist' })[0] as HTMLElement)
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next round' }).disabled).toBe(false),
    )
    await click('Next round')
    const asked = await dialog()
    expect(within(asked).getByText(/^Not shortlisted: /)).toBeTruthy()
    await click('Open round', asked)
    await waitFor(async () => expect(await tenderNow(market, tender.id)).toMatchObject({ status: 'QUOTING', round: 2 }))
    expect(await screen.findByText('Bids are sealed')).toBeTruthy()
  })
})
