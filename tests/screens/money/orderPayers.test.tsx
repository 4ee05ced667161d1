import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import { usualPayers } from '@/contract/trade/tender/payers/usual.ts'
import { paidOrder, propose } from '@tests/mock/support/fulfilled.ts'
import { DTHC } from '@tests/mock/support/trade.ts'
import type { OpenApp } from '@tests/setup/renderApp.tsx'
import { openAs } from '../trade/bidding.ts'

const WAIT = { timeout: 20_000 }
let app: OpenApp | undefined
afterEach(() => {
  app?.session.stop()
  app = undefined
  localStorage.clear()
  window.history.replaceState({}, '', '/')
})

test.each([
  {
    locale: 'en-US' as const,
    money: 'Payable and paid',
    collect: 'Collect, not paid here',
    tab: 'Charges',
    charges: 'Additional charges',
    reported: 'Reported, paid by the other party',
  },
  {
    locale: 'zh-CN' as const,
    money: '应付与已付',
    collect: '到付（不在此付款）',
    tab: '费用',
    charges: '追加费用',
    reported: '已告知（对方支付）',
  },
])(
  'an order in $locale names what is collect, and reports its additions without asking',
  async ({ locale, ...words }) => {
    const payers = usualPayers('SHIPPER', { incoterm: 'CIF', mode: 'FCL' })
    const paid = await paidOrder({ incoterm: 'CIF', payers }, [DTHC])
    await paid.seller(orderEndpoints.start)
    await propose(paid, '120.5', { code: 'DEM' })
    app = await openAs('trader', `/business/payment?orderId=${paid.id}`, paid.state.market, { locale })
    const money = await screen.findByRole('region', { name: words.money }, WAIT)
    const collect = within(money).getByText(words.collect).closest('div')
    expect(collect?.textContent).toMatch(/EUR.*400\.00/)
    await userEvent.click(screen.getByRole('link', { name: words.tab }))
    const charges = await screen.findByRole('table', { name: words.charges }, WAIT)
    expect(within(charges).getByText(words.reported)).toBeTruthy()
    expect(within(charges).getByText('DEM')).toBeTruthy()
    // Nothing to answer, nothing more to pay.
    expect((await paid.now()).due.amount).toBe('0.00')
  },
)
