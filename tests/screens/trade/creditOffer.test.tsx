import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import { award } from '@tests/mock/support/awarded.ts'
import { bidOn, publish } from '@tests/mock/support/trade.ts'
import type { OpenApp } from '@tests/setup/renderApp.tsx'
import { letPass, openAs, quietMarket } from './bidding.ts'

const WAIT = { timeout: 20_000 }
const DAY_MS = 24 * 3600_000
let app: OpenApp | undefined
const close = () => {
  app?.session.stop()
  app = undefined
  cleanup()
}
afterEach(() => {
  close()
  localStorage.clear()
  window.history.replaceState({}, '', '/')
})

test.each([
  {
    locale: 'en-US' as const,
    field: /^Credit limit offered \(USD\)/,
    send: 'Revise bid',
    row: /^Credit limit offered/,
    confirm: 'Confirm award',
    limit: /^Credit limit for the buyer/,
    hint: /Your bid offered USD 6,000\.00/,
  },
  {
    locale: 'zh-CN' as const,
    field: /^可提供的授信额度（USD）/,
    send: '修改报价',
    row: /^可提供的授信额度/,
    confirm: '确认中标',
    limit: /^给予买方的授信额度/,
    hint: /报价时承诺授信 USD 6,000\.00/,
  },
])(
  'in $locale credit is offered in the quote, compared, and proposed in the confirmation',
  async ({ locale, ...words }) => {
    const market = await quietMarket()
    const published = await publish(market, await market.signIn('trader'), { paymentTerm: 'MONTHLY_30' })
    await bidOn(market, await market.signIn('forwarder'), published, '1800')
    await bidOn(market, await market.signIn('forwarder2'), published, '1900')

    app = await openAs('forwarder', `/business/quote?tenderId=${published.id}`, market, { locale })
    await userEvent.type(await screen.findByLabelText(words.field, {}, WAIT), '6000')
    await userEvent.click(await screen.findByRole('button', { name: words.send }, WAIT))
    const mine = async () => {
      const token = await market.signIn('forwarder')
      return (await market.call(bidEndpoints.forTender, { tenderId: published.id }, { token })).data.bid
    }
    await waitFor(async () => expect((await mine())?.creditOffered).toBe('6000.00'), WAIT)
    close()

    await letPass(market, DAY_MS)
    app = await openAs('trader', `/business/myTenderBid?tenderId=${published.id}`, market, { locale })
    const row = await screen.findByRole('row', { name: words.row }, WAIT)
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['USD\u00a06,000.00', '–'])
    close()

    const [trader, one] = [await market.signIn('trader'), await market.signIn('forwarder')]
    const tender = (await market.call(tenderEndpoints.detail, { id: published.id }, { token: trader })).data
    const cheap = await mine()
    if (!cheap) throw new Error('no bid')
    await award({ market, trader, one, two: one, tender, cheap, dear: cheap })
    app = await openAs('forwarder', '/business/myBid', market, { locale })
    await userEvent.click(await screen.findByRole('button', { name: words.confirm }, WAIT))
    const limit = await screen.findByLabelText(words.limit, {}, WAIT)
    expect(limit).toHaveProperty('value', '6000.00')
    expect(screen.getByText(words.hint)).toBeTruthy()
    await userEvent.clear(limit)
    await userEvent.type(limit, '5000')
    const dialog = screen.getByRole('dialog')
    await userEvent.click(within(dialog).getByRole('button', { name: words.confirm }))
    await waitFor(() => expect(limit.getAttribute('aria-invalid')).toBe('true'), WAIT)
  },
)
