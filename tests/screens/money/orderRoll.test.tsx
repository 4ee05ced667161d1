import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { agreementEndpoints } from '@/contract/trade/agreement/endpoints.ts'
import { accept, agreed, agreementNow, command, FLOATING, LANE, request } from '@tests/mock/trade/agreement/support.ts'
import { choose } from '../support/choose.ts'
import { agreementPages, press, WAIT } from '../trade/agreementPage.ts'

const showTab = async (name: RegExp) => userEvent.click(await screen.findByRole('link', { name }, WAIT))

await import('@/pages/business/PaymentPage.tsx')
const open = agreementPages()

const WORDS = {
  'en-US': {
    change: 'Update schedule',
    etd: /^Departure \(CNSHA time/,
    eta: /^Arrival \(/,
    reason: /^Reason/,
    wish: "Buyer's request",
    hint: /^Moved for the buyer: the agreement/,
    tell: 'Tell the buyer',
    rise: /^What the sailing on 2027-01-14.*costs more by the agreement/,
    approve: 'Approve',
    moved: 'Moved to 2027-01-14',
    fact: '2027-01-14 · at the buyer\u2019s wish',
  },
  'zh-CN': {
    change: '更新船期',
    etd: /^预计开航（CNSHA/,
    eta: /^预计抵港（/,
    reason: /^变更原因/,
    wish: '买方要求',
    hint: /^买方要求改配：按新船期的协议价计费/,
    tell: '通知买方',
    rise: /^应买方要求改配至 2027-01-14/,
    approve: '同意',
    moved: '改配至 2027-01-14',
    fact: '2027-01-14 · 买方要求',
  },
} as const

test.each(['en-US', 'zh-CN'] as const)(
  'in %s: the seller moves a call-off for its buyer, who answers what it costs more before the start',
  async (locale) => {
    const words = WORDS[locale]
    const { market, id } = await agreed([LANE], { ...FLOATING, paymentTerm: 'ON_BL' })
    market.time.now = Date.parse('2026-12-09T01:00:00Z')
    const raise = { code: 'PSS', lanes: [1], kind: 'INCREASE' as const, amount: '100', from: '2027-01-10' }
    await command(market, agreementEndpoints.notice, 'forwarder', id, raise)
    market.time.now = Date.parse('2026-12-22T01:00:00Z')
    const asked = (await request(market, id, { etd: '2027-01-07', readyDate: '2026-12-30' })).data
    await accept(market, asked, '2027-01-07', { creditLimit: '90000' })
    const address = `/business/payment?orderId=${asked.id}&tab=shipment`
    await open('forwarder', address, market, locale)
    await press(words.change)
    const form = within(await screen.findByRole('form', { name: words.change }, WAIT))
    const retype = async (label: RegExp, text: string) => {
      const field = form.getByLabelText(label)
      await userEvent.clear(field)
      await userEvent.type(field, `${text}{Enter}`)
      await userEvent.tab()
    }
    await retype(words.etd, '2027-01-14 10:00')
    await retype(words.eta, '2027-01-30 10:00')
    await choose(form.getByLabelText(words.reason), words.wish)
    expect(form.getByText(words.hint)).toBeTruthy()
    await userEvent.click(form.getByRole('button', { name: words.tell }))
    await showTab(/^(Charges|费用)/)
    expect((await screen.findAllByText(words.rise, {}, WAIT)).length).toBeGreaterThan(0)
    await open('trader', address, market, locale)
    await showTab(/^(Charges|费用)/)
    expect((await screen.findAllByText(words.rise, {}, WAIT)).length).toBeGreaterThan(0)
    await showTab(/^(Overview|概览)/)
    expect(screen.getByText(words.fact)).toBeTruthy()
    await press(words.approve)
    await open('trader', id, market, locale)
    expect(await screen.findByText(words.moved, {}, WAIT)).toBeTruthy()
    const [row] = (await agreementNow(market, id)).callOffs
    expect(row?.callOff?.rolled).toMatchObject([{ reason: 'CUSTOMER', change: { amount: '200.00' } }])
    expect(Number(row?.payable.amount) - Number(asked.payable.amount)).toBeCloseTo(200, 2)
  },
)
