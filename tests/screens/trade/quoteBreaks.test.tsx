import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import type { Market } from '@tests/mock/support/market.ts'
import { AIR_460_KG, publish } from '@tests/mock/support/trade.ts'
import type { OpenApp } from '@tests/setup/renderApp.tsx'
import { openAs, price, quietMarket, quoteBar } from './bidding.ts'

let market: Market
let tender: TenderDetail
let app: OpenApp

beforeEach(async () => {
  market = await quietMarket()
  tender = await publish(market, await market.signIn('trader'), AIR_460_KG)
  app = await openAs('forwarder', `/business/quote?tenderId=${tender.id}`, market)
})
afterEach(() => {
  app.session.stop()
  window.history.replaceState({}, '', '/')
})

const stored = async () => {
  const token = await market.signIn('forwarder')
  return (await market.call(bidEndpoints.forTender, { tenderId: tender.id }, { token })).data.bid
}

describe('weight breaks in the grid', () => {
  test('are typed by keyboard; wrong ones are told at their fields, the cheaper break is shown and sent', async () => {
    const freight = await price('AIRF')
    await userEvent.type(freight, '6')
    const group = screen.getByRole('group', { name: /^AIRF .*minimum and weight breaks$/, hidden: true })
    screen.getByText('Minimum and weight breaks').click()
    await userEvent.type(within(group).getByRole('textbox', { name: /minimum charge$/ }), '80')
    const add = within(group).getByRole('button', { name: 'Add break' })
    const box = (name: RegExp) => within(group).getByRole<HTMLInputElement>('textbox', { name })
    await userEvent.click(add)
    await userEvent.click(add)
    await userEvent.click(add)
    expect([1, 2, 3].map((no) => box(new RegExp(`break ${no} from kg$`)).value)).toEqual(['45', '100', '300'])
    await userEvent.type(box(/45 kg rate$/), '5')
    await userEvent.clear(box(/break 2 from kg$/))
    await userEvent.type(box(/break 2 from kg$/), '500')
    await userEvent.type(box(/300 kg rate$/), '4')
    await userEvent.type(box(/500 kg rate$/), '3.5')
    await userEvent.type(screen.getByRole('textbox', { name: /^Transit/ }), '3')
    await userEvent.click(within(quoteBar()).getByRole('button', { name: 'Submit bid' }))
    expect(document.activeElement).toBe(box(/break 3 from kg$/))
    expect(within(group).getByText('Enter more than the 500 kg of the break before')).toBeTruthy()
    expect(await stored()).toBeUndefined()

    await userEvent.click(within(group).getByRole('button', { name: /^Remove break .*300 kg$/ }))
    expect(document.activeElement).toBe(add)
    await userEvent.type(box(/break 1 from kg$/), '{Backspace}{Backspace}300')
    await userEvent.type(box(/300 kg rate$/), '{Backspace}4')
    const row = freight.closest('tr')
    expect(row?.textContent).toContain('as 500 kg')
    expect(row?.textContent).toContain('1,750.00')
    await userEvent.click(within(quoteBar()).getByRole('button', { name: 'Submit bid' }))
    await screen.findAllByText('Bid submitted')
    expect((await stored())?.lanes[0]?.charges[0]).toMatchObject({
      amount: '1750.00',
      minAmount: '80',
      breaks: [
        { fromKg: '300', unitPrice: '4' },
        { fromKg: '500', unitPrice: '3.5' },
      ],
    })
  })
})
