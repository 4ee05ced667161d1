import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import { DAY, paidOrder } from '@tests/mock/support/fulfilled.ts'
import type { OpenApp } from '@tests/setup/renderApp.tsx'
import { openAs } from '../trade/bidding.ts'

const WAIT = { timeout: 20_000 }
const iso = (ms: number): string => new Date(ms).toISOString()
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
    term: '50% of freight, if the buyer cancels after the SI cut-off',
    cancel: 'Cancel and refund',
    lead: /the seller keeps USD 1,800\.00 \(50% of the freight, as the tender states\)\. Refunded: USD 1,8\d\d\.\d\d\.$/,
    note: /^Reason for cancelling/,
    kept: 'Cancellation fee: 50% of freight, cancelled after the SI cut-off',
  },
  {
    locale: 'zh-CN' as const,
    term: '买方在截单（SI）后取消的，按运费的 50% 收取',
    cancel: '取消并退款',
    lead: /卖方扣除运费的 50%，即 USD 1,800\.00；退回 USD 1,8\d\d\.\d\d。$/,
    note: /^取消原因/,
    kept: '取消费：截单后取消，扣运费的 50%',
  },
])('in $locale the buyer sees the fee before it cancels, and what was kept after it', async ({ locale, ...words }) => {
  const paid = await paidOrder({ cancelFeePct: 50 })
  const { market } = paid.state
  const etd = market.time.now + 20 * DAY
  const sailing = { vessel: 'EVER GIVEN', voyage: '012W', etd: iso(etd), eta: iso(etd + 30 * DAY) }
  const told = { laneNo: 1, sailing, cutOffs: { si: iso(etd - 6 * DAY) }, note: '' }
  await paid.seller(orderEndpoints.schedule, { ...told, version: (await paid.now()).version })
  market.time.now = etd - 5 * DAY
  app = await openAs('trader', `/business/payment?orderId=${paid.id}`, market, { locale })
  expect(await screen.findByText(words.term, {}, WAIT)).toBeTruthy()
  await userEvent.click(await screen.findByRole('button', { name: words.cancel }, WAIT))
  const dialog = await screen.findByRole('dialog', {}, WAIT)
  expect(within(dialog).getByText(words.lead)).toBeTruthy()
  await userEvent.type(within(dialog).getByLabelText(words.note), 'The cargo is not ready')
  await userEvent.click(within(dialog).getByRole('button', { name: words.cancel }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), WAIT)
  expect(await screen.findByText(words.kept, {}, WAIT)).toBeTruthy()
  await paid.renew()
  expect((await paid.now()).cancelFee).toEqual([{ amount: '1800.00', currency: 'USD' }])
})
