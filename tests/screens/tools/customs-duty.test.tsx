import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { customsEndpoints } from '@/contract/tools/customs/endpoints.ts'
import { toastStore } from '@/ui/toast.ts'
import type { Market } from '@tests/mock/support/market.ts'
import { openApp } from '@tests/setup/renderApp.tsx'
import type { OpenApp, OpenAppOptions } from '@tests/setup/renderApp.tsx'
import { quietMarket } from '../trade/bidding.ts'
import { choose } from '../support/choose.ts'

// Preload the lazy calculator, so that compile time does not count for the test.
await import('@/features/tools/tariff/components/DutyTab.tsx')

const WAIT = { timeout: 20_000 }
const MISSING = 'Enter value, exchange rate and duty rate to see the result.'

let market: Market
let app: OpenApp | undefined

beforeEach(async () => {
  market = await quietMarket()
})
afterEach(() => {
  app?.session.stop()
  app = undefined
  toastStore.reset()
  localStorage.clear()
  window.history.replaceState({}, '', '/')
})

const open = async (address: string, options: OpenAppOptions = {}) => {
  app = await openApp(address, { backend: market.backend, ...options })
}
const input = (name: string | RegExp) => screen.findByRole('textbox', { name }, WAIT)
const figure = (part: HTMLElement, name: string) => within(part).getByText(name).parentElement?.textContent

describe('duty and landed cost', () => {
  test('needs no login, counts at the day’s rate, and writes every sum out', async () => {
    await open('/tool/customs')
    await userEvent.click(await screen.findByRole('link', { name: 'Duty and rebate' }, WAIT))
    await screen.findByText(MISSING, {}, WAIT)
    const { cnyPer, date } = (await market.call(customsEndpoints.rates, {})).data
    const rate = await input(/^Exchange rate \(CNY for 1 USD\)/)
    await waitFor(() => expect(rate).toHaveProperty('value', cnyPer.USD), WAIT)
    await userEvent.clear(rate)
    await userEvent.type(rate, '7.1')
    await userEvent.type(await input(/^CIF value/), '10000')
    await userEvent.type(await input(/^Duty rate/), '7')
    await userEvent.tab()
    const part = await screen.findByRole('region', { name: 'Import taxes and landed cost' }, WAIT)
    expect(figure(part, 'Dutiable value')).toContain('USD 10,000.00 × 7.1')
    expect(figure(part, 'Landed cost')).toContain('85,846.10')
    expect(within(part).getByText(new RegExp(`exchange rate of ${date}`))).toBeTruthy()
    expect(new URLSearchParams(window.location.search).get('price')).toBe('10000')
  })

  test('begins with what stands in the address, also in a hurry on the keyboard', async () => {
    await open('/tool/customs?tab=duty&term=FOB&cur=CNY&price=900&freight=90&ins=10&duty=10&ct=15')
    const part = await screen.findByRole('region', { name: 'Import taxes and landed cost' }, WAIT)
    await waitFor(() => expect(figure(part, 'Dutiable value')).toContain('1,000.00'), WAIT)
    // (1000 + 100) ÷ 0.85 = 1294.12; × 15 % = 194.12; 1294.12 × 13 % = 168.24
    expect(figure(part, 'Taxes to pay')).toContain('462.36')
    const freight = await input(/^Freight/)
    freight.focus()
    await userEvent.tab()
    expect(document.activeElement).toBe(await input(/^Insurance/))
  })

  test('warns where an FOB price has no freight or no insurance, and only there', async () => {
    const warning = /taxes shown are too low/
    await open('/tool/customs?tab=duty&term=FOB&cur=CNY&price=900&freight=90&duty=10')
    const part = await screen.findByRole('region', { name: 'Import taxes and landed cost' }, WAIT)
    expect(await within(part).findByText(warning, {}, WAIT)).toBeTruthy()
    fireEvent.change(await input(/^Insurance/), { target: { value: '10' } })
    await waitFor(() => expect(within(part).queryByText(warning)).toBeNull(), WAIT)
  })

  test('takes the checked rates of a code over, and another kind of rate with a choice', async () => {
    await open('/tool/customs?code=8712003000')
    await userEvent.click(await screen.findByRole('link', { name: 'Calculate taxes' }, WAIT))
    const duty = await input(/^Duty rate/)
    await waitFor(() => expect(duty).toHaveProperty('value', '7'), WAIT)
    await choose(screen.getByRole('combobox', { name: 'Duty rate type' }), 'General rate')
    await waitFor(() => expect(duty).toHaveProperty('value', '130'), WAIT)
    await choose(screen.getByRole('combobox', { name: 'Duty rate type' }), 'Provisional rate')
    await waitFor(() => expect(duty).toHaveProperty('value', ''), WAIT)
    expect(screen.getAllByText(/Rates read on \d{4}-\d{2}-\d{2}, for reference only/).length).toBeGreaterThan(0)
  })

  test('leaves the rates of a sample empty and says so; an unknown or short code too', async () => {
    await open('/tool/customs?tab=duty&code=9503006000')
    await screen.findByText(/is a sample with unverified duty rates/, {}, WAIT)
    expect(await input(/^Duty rate/)).toHaveProperty('value', '')
    expect(screen.getAllByText(MISSING)).toHaveLength(1)
    const code = await input(/^HS code/)
    await userEvent.clear(code)
    await userEvent.type(code, '9999')
    expect(await screen.findByText('Enter a code of 10 digits')).toBeTruthy()
    await userEvent.type(code, '999999')
    await screen.findByText('This code is not listed; enter the rates yourself', {}, WAIT)
  })

  test('says what is wrong with a figure at its field, and that little duty is not collected', async () => {
    await open('/tool/customs?tab=duty&cur=CNY&price=714.14&duty=7&ct=abc')
    expect(await screen.findByText('Enter a number, e.g. 12.5', {}, WAIT)).toBeTruthy()
    expect(screen.getByText(MISSING)).toBeTruthy()
    await userEvent.clear(await input(/^Consumption tax rate/))
    await screen.findByText(/^Duty of CNY 49\.99 is below CNY 50 per declaration, so it is waived/, {}, WAIT)
  })

  test('lets a failed code be asked for again, and works without the day’s rate', async () => {
    let fails = true
    await open('/tool/customs?tab=duty&code=8712003000&price=1000', {
      reply: ({ path }) =>
        path.endsWith('/rates') || (fails && path.endsWith('/detail')) ? '<html></html>' : undefined,
    })
    await screen.findByText('The rates could not be loaded.', {}, WAIT)
    fails = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(async () => expect(await input(/^Duty rate/)).toHaveProperty('value', '7'), WAIT)
    await userEvent.type(await input(/^Exchange rate/), '7')
    const part = await screen.findByRole('region', { name: 'Import taxes and landed cost' }, WAIT)
    await waitFor(() => expect(figure(part, 'Dutiable value')).toContain('7,000.00'), WAIT)
  })
})

describe('the export rebate', () => {
  test('of a manufacturer is capped by its credit', async () => {
    await open('/tool/customs?tab=duty&who=MAKER&rcur=USD&rfx=7.2&base=50000&rebate=10')
    const part = await screen.findByRole('region', { name: 'Export VAT rebate' }, WAIT)
    expect(within(part).getByText(/^Enter the uncredited input VAT/)).toBeTruthy()
    expect(within(part).queryByText('Refund')).toBeNull()
    await userEvent.type(await input(/^Uncredited input VAT/), '21000')
    await waitFor(() => expect(figure(part, 'Refund')).toContain('min(36,000.00, 21,000.00)'), WAIT)
  })

  test('of a trading company is copied in both languages', async () => {
    await open('/tool/customs?tab=duty&base=100000&rebate=9')
    const part = await screen.findByRole('region', { name: 'Export VAT rebate' }, WAIT)
    const copied: string[] = []
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: (text: string) => Promise.resolve(copied.push(text)) },
    })
    await userEvent.click(within(part).getByRole('button', { name: /^Copy/ }))
    await waitFor(() => expect(copied[0]).toContain('Refund: 100,000.00 × 9% = 9,000.00 CNY'), WAIT)
    expect(copied[0]).toContain('应退税额: 100,000.00 × 9% = 9,000.00 CNY')
    Reflect.deleteProperty(navigator, 'clipboard')
  })
})
