import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { demoEndpoints } from '@/contract/demo/endpoints.ts'
import { bidNow, laneOf, openContract, quoteLane, quoteLanes } from '@tests/mock/support/contract.ts'
import { publish } from '@tests/mock/support/trade.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import type { Market } from '@tests/mock/support/market.ts'
import type { OpenApp } from '@tests/setup/renderApp.tsx'
import { openAs, price, quoteBar } from './bidding.ts'
import { choose } from '../support/choose.ts'
import { noteText } from '../support/notes.ts'

let market: Market
let tender: TenderDetail
let app: OpenApp

beforeEach(async () => {
  ;({ market, tender } = await openContract([laneOf(1, 10, 3), laneOf(2, 4)]))
})
afterEach(() => {
  app.session.stop()
  window.history.replaceState({}, '', '/')
})

const open = async (address = `/business/quote?tenderId=${tender.id}`, account = 'forwarder') => {
  app = await openAs(account, address, market)
}
const type = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } })
const send = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const sendOne = (freight: string, part = {}) =>
  quoteLanes(
    market,
    'forwarder',
    tender,
    [quoteLane(laneOf(1, 10, 3), freight), quoteLane(laneOf(2, 4), freight)],
    part,
  )
/** The total in the bottom bar of the form. */
const shown = () => within(quoteBar()).getByText('All-in').nextElementSibling?.textContent

describe('alternatives', () => {
  test('start as a copy, have a name and an address, and are sent each by itself', async () => {
    await sendOne('1800')
    await open()
    await userEvent.click(await screen.findByRole('link', { name: 'Add alternative' }))
    expect(window.location.search).toContain('option=2')
    const copy = await screen.findByRole('button', { name: 'Copy option A' })
    await userEvent.click(copy)
    expect((await screen.findAllByRole('textbox', { name: /^OFR .*unit price$/ }))[0]).toHaveProperty('value', '1800')
    type((await screen.findAllByRole('textbox', { name: /^OFR .*unit price$/ }))[0] as HTMLElement, '1600')
    type(screen.getByRole('textbox', { name: 'Alternative name' }), 'Via Singapore')
    await send('Submit bid')
    await screen.findByRole('heading', { name: 'Bid receipt' })
    const [first, second] = [
      await bidNow(market, 'forwarder', tender.id),
      await bidNow(market, 'forwarder', tender.id, 2),
    ]
    expect([first?.version, second?.version, second?.optionName]).toEqual([1, 1, 'Via Singapore'])
    expect(first?.lanes[0]?.charges[0]?.unitPrice).toBe('1800')
    expect(second?.lanes[0]?.charges[0]?.unitPrice).toBe('1600')
    const tab = screen.getByRole('link', { name: 'Option B · Via Singapore' })
    expect(tab.getAttribute('aria-current')).toBe('page')
    await userEvent.click(screen.getByRole('link', { name: 'Option A' }))
    expect(await screen.findByText(first?.receiptNo ?? 'none')).toBeTruthy()
  })

  test('are told apart in the list, each with the way to its own form', async () => {
    await sendOne('1800')
    await sendOne('1700', { option: 2, optionName: 'Slow' })
    await open('/business/myBid?tab=submitted')
    const row = (await screen.findByText('Option B · Slow')).closest('tr')
    if (!row) throw new Error('no row')
    expect(within(row).getByRole('link', { name: 'Revise bid' }).getAttribute('href')).toContain('option=2')
  })

  test('an address that names none opens the first', async () => {
    await sendOne('1800')
    await open(`/business/quote?tenderId=${tender.id}&option=7`)
    expect(await screen.findByRole('button', { name: 'Revise bid' })).toBeTruthy()
  })
})

describe('a part of the boxes', () => {
  test('is offered by type, and quantities, total and what is sent follow', async () => {
    await sendOne('1000')
    await open()
    await screen.findByRole('button', { name: 'Revise bid' })
    // 10 x 1000 + 3 x 900 + 63.48 on lane 1, 4 x 1000 + 63.48 on lane 2.
    expect(shown()).toBe('USD16,826.96')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Offer fewer containers' }))
    type(screen.getByRole('textbox', { name: '40HQ offered' }), '3')
    type(screen.getByRole('textbox', { name: '20GP offered' }), '0')
    // The line of a type that is not offered goes, and is there again with its price when the type is.
    const freight = () => screen.queryByRole<HTMLInputElement>('textbox', { name: /^OFR .*20GP unit price$/ })
    expect(freight()).toBeNull()
    expect(shown()).toBe('USD7,126.96')
    type(screen.getByRole('textbox', { name: '20GP offered' }), '3')
    expect(freight()?.value).toBe('900')
    type(screen.getByRole('textbox', { name: '20GP offered' }), '0')
    await send('Revise bid')
    await screen.findByText('Previous versions (1)')
    const bid = await bidNow(market, 'forwarder', tender.id)
    expect(bid?.lanes[0]?.offeredBoxes).toEqual([{ isoCode: '45G1', qty: 3 }])
    expect(bid?.lanes[1]?.offeredBoxes).toBeUndefined()
    expect(bid?.allIn.amount).toBe('7126.96')
    expect(screen.getAllByText(/3 of 10 × 40HQ/).length).toBeGreaterThan(0)
  })

  test.each([
    ['more than is asked for', '11', /More containers than requested/],
    ['a word', 'three', /number/i],
    ['nothing', '', /required|fill/i],
  ])('%s is refused at its field', async (_, typed, words) => {
    await sendOne('1000')
    await open()
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Offer fewer containers' }))
    type(screen.getByRole('textbox', { name: '40HQ offered' }), typed)
    await send('Revise bid')
    const field = screen.getByRole('textbox', { name: '40HQ offered' })
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(field)
    expect(noteText(field)).toMatch(words)
    expect((await bidNow(market, 'forwarder', tender.id))?.version).toBe(1)
  })
})

describe('the last quote', () => {
  test('fills the form with its unit prices, counts anew, and says what has no place', async () => {
    await sendOne('1777')
    await market.call(demoEndpoints.clock, { advanceMs: 3600_000 })
    const next = await publish(market, await market.signIn('trader'), {
      lanes: [
        { ...laneOf(1, 6), boxesPerWeek: 1 },
        { ...laneOf(5, 2), laneNo: 2 },
      ],
    })
    await open(`/business/quote?tenderId=${next.id}`)
    await screen.findByRole('heading', { name: 'Start from your last bid' })
    expect(screen.getByText(tender.no)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Use last bid' }))
    expect((await price('OFR')).value).toBe('1777')
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^OFR .*quantity$/ }).value).toBe('6')
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Transit/ }).value).toBe('15')
    expect(screen.getByText('Lane 1: OFR 20GP is not requested here')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect((await price('OFR')).value).toBe('')
  })

  test('and all before it on the lane stand beside the form when asked for', async () => {
    await sendOne('1777')
    await open()
    await userEvent.click(await screen.findByText('My prices on this lane'))
    await choose(await screen.findByRole('combobox', { name: 'Container type' }), '40HQ')
    await userEvent.click(screen.getByText(/^Figures/))
    expect(screen.getByRole('cell', { name: tender.no }).closest('tr')?.textContent).toContain('USD1,777')
  })

  test('is not offered to those who never quoted there', async () => {
    const nothing = { code: 200, message: '', data: { lanes: [] } }
    app = await openAs('forwarder', `/business/quote?tenderId=${tender.id}`, market, {
      reply: ({ path }) => (path.endsWith('/bid/lastQuotes') ? nothing : undefined),
    })
    await screen.findByRole('button', { name: 'Submit bid' })
    await waitFor(() => expect(app.paths().some((path) => path.endsWith('/bid/lastQuotes'))).toBe(true))
    expect(screen.queryByRole('heading', { name: 'Start from your last bid' })).toBeNull()
  })
})
