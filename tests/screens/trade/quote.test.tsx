import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import type { Market } from '@tests/mock/support/market.ts'
import { bidOn, publish } from '@tests/mock/support/trade.ts'
import type { OpenApp } from '@tests/setup/renderApp.tsx'
import { letPass, openAs, price, quietMarket, quoteBar } from './bidding.ts'
import { choicesIn, choose, chosenIn } from '../support/choose.ts'

const DAY = 24 * 3600_000

let market: Market
let tender: TenderDetail
let app: OpenApp | undefined

beforeEach(async () => {
  market = await quietMarket()
  tender = await publish(market, await market.signIn('trader'))
})
afterEach(() => {
  app?.session.stop()
  app = undefined
  window.history.replaceState({}, '', '/')
})

const open = async (account = 'forwarder') => {
  app = await openAs(account, `/business/quote?tenderId=${tender.id}`, market)
}
const type = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } })
const send = (name = 'Submit bid') => userEvent.click(screen.getByRole('button', { name }))
const transit = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Transit/ })
const shown = () => within(quoteBar()).getByText('All-in').nextElementSibling?.textContent
const stored = async (account = 'forwarder') => {
  const token = await market.signIn(account)
  return (await market.call(bidEndpoints.forTender, { tenderId: tender.id }, { token })).data
}

async function fill(freight = '1850.50') {
  type(await price('OFR'), freight)
  type(await price('DOC'), '450')
  type(transit(), '16')
}

describe('quoting', () => {
  test('offers the charges of the lane, an American filing in dollars, and asks to check yuan typed for dollars', async () => {
    await open()
    await fill()
    const choice = await screen.findByLabelText('Choose a charge to add')
    const codes = (await choicesIn(choice)).map((text) => text.split(' ')[0] ?? '')
    expect(codes).toEqual(expect.arrayContaining(['AMS', 'ISF', 'OTHC']))
    expect(codes.filter((code) => ['AIRF', 'RAIL', 'AFR', 'ACI', 'ENS'].includes(code))).toEqual([])
    await choose(choice, /^AMS /)
    await userEvent.click(screen.getByRole('button', { name: 'Add charge' }))
    const currency = screen.getByRole('combobox', { name: /^AMS .*currency$/ })
    expect(chosenIn(currency)).toBe('USD')
    const input = await price('AMS')
    type(input, '30')
    expect(screen.queryByText(/Check the price/)).toBeNull()
    await choose(currency, 'CNY')
    const hint = screen.getByText('Usually USD 25–45. Check the price')
    expect(input.getAttribute('aria-describedby')).toBe(hint.id)
    expect(input.getAttribute('aria-invalid')).toBeNull()
    // The hint does not prevent sending.
    await send()
    const receipt = await screen.findByRole('heading', { name: 'Bid receipt' })
    await waitFor(() => expect(document.activeElement).toBe(receipt))
  })

  test('warns of an unusual price when its field is left, not of the first digits of a usual one', async () => {
    await open()
    const freight = await price('OFR')
    const warning = () => screen.queryByText(/^Usually USD .* Check the price$/)
    await userEvent.click(freight)
    await userEvent.keyboard('1')
    expect(warning()).toBeNull()
    await userEvent.tab()
    expect(freight.getAttribute('aria-describedby')).toBe(warning()?.id)
    // Once it is there it goes as soon as the number is a usual one.
    await userEvent.click(freight)
    expect(warning()).not.toBeNull()
    await userEvent.keyboard('1850')
    expect(warning()).toBeNull()
  })

  test('shows the fixed basis of the main freight as words and offers the others only what is accepted', async () => {
    await open()
    const freight = (await price('OFR')).closest('tr')
    if (!freight) throw new Error('No row')
    expect(within(freight).queryByRole('combobox', { name: /basis$/ })).toBeNull()
    expect(within(freight).getByText('Per container')).toBeTruthy()
    const bases = await choicesIn(screen.getByRole('combobox', { name: /^DOC .*basis$/ }))
    // The tender does not state the value of the cargo.
    expect(bases).toContain('Per bill of lading')
    expect(bases).not.toContain('Percentage of value')
  })

  test('adds dollars and yuan to the all-in that a person works out by hand', async () => {
    await open()
    await fill()
    await choose(await screen.findByLabelText('Choose a charge to add'), /^OTHC /)
    await userEvent.click(screen.getByRole('button', { name: 'Add charge' }))
    type(await price('OTHC'), '805')
    // 2 x 1850.50 = 3701.00; 450 / 7.0894 = 63.475… = 63.48; 2 x 805 / 7.0894 = 227.099… = 227.10; together 3991.58.
    expect(tender.rates.cnyPer.USD).toBe('7.0894')
    expect(shown()).toBe('USD3,991.58')
    expect(screen.getByText(new RegExp(`Exchange rates of ${tender.rates.date}`))).toBeTruthy()
    await send()
    expect(await screen.findByRole('heading', { name: 'Bid receipt' })).toBeTruthy()
    const { bid } = await stored()
    expect(bid?.allIn).toMatchObject({ amount: '3991.58', currency: 'USD' })
    expect(screen.getByText(bid?.receiptNo ?? 'none')).toBeTruthy()
  })

  test('takes a blank price for an error and not for zero, and puts the focus there', async () => {
    await open()
    type(await price('OFR'), '1800')
    type(transit(), '16')
    await send()
    const doc = await price('DOC')
    expect(doc.getAttribute('aria-invalid')).toBe('true')
    await waitFor(() => expect(document.activeElement).toBe(doc))
    expect((await stored()).bid).toBeUndefined()
    expect(screen.getAllByText(/Still missing: DOC/).length).toBeGreaterThan(0)
  })

  test('takes a charge said to be included without a price', async () => {
    await open()
    type(await price('OFR'), '1800')
    type(transit(), '16')
    await choose(screen.getByLabelText(/^DOC .*status$/), 'Included')
    await send()
    await screen.findByRole('heading', { name: 'Bid receipt' })
    const line = (await stored()).bid?.lanes[0]?.charges.find(({ code }) => code === 'DOC')
    expect(line?.state).toBe('INCLUDED')
  })

  test('cannot lose a charge that must be answered', async () => {
    await open()
    await price('DOC')
    expect(screen.queryByRole('button', { name: /^Remove DOC/ })).toBeNull()
  })

  test('goes down a column with Enter', async () => {
    await open()
    const first = await price('DOC')
    first.focus()
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement).toBe(await price('OFR'))
  })

  test('fills a column of prices from a sheet', async () => {
    await open()
    fireEvent.paste(await price('DOC'), { clipboardData: { getData: () => '450\n1,850.50' } })
    expect((await price('OFR')).value).toBe('1850.50')
  })

  test('is revised until the deadline with each version and receipt kept', async () => {
    await open()
    await fill('1900')
    await send()
    await screen.findByRole('heading', { name: 'Bid receipt' })
    const first = (await stored()).bid?.receiptNo ?? 'none'
    type(await price('OFR'), '1800')
    await send('Revise bid')
    await screen.findByText('Previous versions (1)')
    const { bid } = await stored()
    expect([bid?.version, bid?.history[0]?.receiptNo]).toEqual([2, first])
    expect(screen.getAllByText(first).length).toBeGreaterThan(0)
  })

  test('is withdrawn after a question', async () => {
    await bidOn(market, await market.signIn('forwarder'), tender, '1800')
    await open()
    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw' }))
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Withdraw' }))
    expect(await screen.findByText('You withdrew')).toBeTruthy()
    expect((await stored()).bid?.status).toBe('WITHDRAWN')
  })

  test('keeps everything typed when the deadline passes under it', async () => {
    await open()
    await fill('1777.77')
    await letPass(market, DAY)
    await send()
    expect(await screen.findByText(/Quoting has closed. What follows was not submitted/)).toBeTruthy()
    const freight = await price('OFR')
    expect(freight.value).toBe('1777.77')
    expect(freight.closest('fieldset')?.disabled).toBe(true)
  })

  test('shows exactly what the buyer will see before it is sent', async () => {
    await open()
    await fill()
    await userEvent.click(screen.getByRole('button', { name: 'Preview' }))
    const dialog = await screen.findByRole('dialog', { name: 'What the buyer will see' })
    expect(await within(dialog).findByText('3,701.00')).toBeTruthy()
    expect((await stored()).bid).toBeUndefined()
  })

  test('goes out once however often the button is pressed', async () => {
    await open()
    await fill()
    const button = screen.getByRole('button', { name: 'Submit bid' })
    for (let press = 0; press < 20; press += 1) fireEvent.click(button)
    await screen.findByRole('heading', { name: 'Bid receipt' })
    expect((await stored()).bid?.version).toBe(1)
    expect(app?.paths().filter((path) => path.endsWith('/bid/submit'))).toHaveLength(1)
  })
})

describe('hostile text in a quote', () => {
  test.each([
    ['a letter', '12a'],
    ['a negative', '-5'],
    ['seven decimals', '1.1234567'],
    ['too much', '100000001'],
    ['markup', '<img src=x onerror=alert(1)>'],
    ['10,000 digits', '9'.repeat(10_000)],
    ['emoji', '🚢'],
  ])('a price with %s is refused at its field', async (_, hostile) => {
    await open()
    await fill(hostile)
    await send()
    expect((await price('OFR')).getAttribute('aria-invalid')).toBe('true')
    expect((await stored()).bid).toBeUndefined()
  })

  test('a note of 10,000 characters is refused and not cut; markup, marks and emoji are plain text', async () => {
    await open()
    await fill()
    const note = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' })
    type(note, 'x'.repeat(10_000))
    await send()
    await waitFor(() => expect(note.getAttribute('aria-invalid')).toBe('true'))
    expect(note.value).toHaveLength(10_000)
    const hostile = '<img src=x onerror=alert(1)> \u202Egnp.exe 🚢'
    type(note, hostile)
    await send()
    await screen.findByRole('heading', { name: 'Bid receipt' })
    expect((await stored()).bid?.note).toBe(hostile)
    expect(document.querySelector('main img[src="x"]')).toBeNull()
  })
})
