import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import type { Milestone } from '@/contract/money/order/values.ts'
import { DAY, paidOrder, type Paid } from '@tests/mock/support/fulfilled.ts'
import { DTHC } from '@tests/mock/support/trade.ts'
import type { OpenApp } from '@tests/setup/renderApp.tsx'
import { choose } from '../support/choose.ts'
import { openAs } from '../trade/bidding.ts'

const WAIT = { timeout: 20_000 }
let app: OpenApp | undefined
afterEach(() => {
  app?.session.stop()
  app = undefined
  localStorage.clear()
  window.history.replaceState({}, '', '/')
})

const daily = { ...DTHC, group: 'CONDITIONAL', basis: 'PER_CONTAINER_DAY', currency: 'USD' } as const
const LINES = [
  { ...daily, code: 'DEM', unitPrice: '120' },
  { ...daily, code: 'DET', unitPrice: '90' },
]
const NUMBERS = ['CSQU3054383', 'MSKU9070323']

async function started(): Promise<Paid> {
  const paid = await paidOrder({}, LINES)
  await paid.seller(orderEndpoints.start)
  return paid
}

/** An order of two containers, four days over the free time in the terminal and three outside: 750 a container. */
async function returned(): Promise<Paid> {
  const paid = await started()
  paid.state.market.time.now += 40 * DAY
  await paid.renew()
  const containers = NUMBERS.map((no) => ({ no, isoCode: '45G1' }))
  const report = async (code: Milestone, days: number) => {
    const at = new Date(paid.state.market.time.now - days * DAY).toISOString()
    const { code: answer, data } = await paid.seller(orderEndpoints.milestone, { code, at, place: '', containers })
    if (answer !== 200) throw new Error(JSON.stringify(data))
  }
  await report('DSCH', 30)
  await report('STCS', 21)
  await report('RCVE', 13)
  return paid
}

test.each([
  {
    locale: 'en-US' as const,
    propose: 'Propose charge',
    charge: /^Charge/,
    discharged: /^Discharged/,
    pickedUp: /^Picked up/,
    returnedOn: /^Returned empty/,
    both: 'Include Detention',
    amount: /^Amount \(USD\)/,
    reason: /^Reason/,
    evidence: /^Evidence/,
    send: 'Send to buyer',
    match: '1,500.00 agreed, no difference',
    above: '1,500.00 agreed, 8,499.11 above',
    answer: 'Answer charge',
    approve: 'Approve',
    tick: /^Accept USD.8,499\.11 above/,
    unticked: /Tick to accept it/,
    note: /^Note/,
    ledger: 'Quote vs. bill',
  },
  {
    locale: 'zh-CN' as const,
    propose: '提出追加费用',
    charge: /^费用/,
    discharged: /^卸船日期/,
    pickedUp: /^提箱日期/,
    returnedOn: /^还空日期/,
    both: '同时计收滞箱费',
    amount: /^金额（USD）/,
    reason: /^原因/,
    evidence: /^凭证/,
    send: '提交买方',
    match: '按约定应为 1,500.00，金额一致',
    above: '按约定应为 1,500.00，超出 8,499.11',
    answer: '答复追加费用',
    approve: '同意',
    tick: /^同意超出约定 USD.8,499\.11/,
    unticked: /请勾选确认并写明理由/,
    note: /^答复说明/,
    ledger: '报价与账单对照',
  },
])('a claim above the agreed rate, in $locale', async ({ locale, ...words }) => {
  const paid = await returned()
  const address = `/business/payment?orderId=${paid.id}&tab=charges`
  app = await openAs('forwarder', address, paid.state.market, { locale })
  await userEvent.click(await screen.findByRole('button', { name: words.propose }, WAIT))
  const form = within(await screen.findByRole('form', { name: words.propose }))
  const valueOf = (label: RegExp) => form.getByLabelText<HTMLInputElement>(label).value
  await choose(form.getByLabelText(words.charge), /^DEM/)
  // The days of the milestones, and what they cost at the agreed rate.
  expect([valueOf(words.discharged), valueOf(words.pickedUp)]).not.toContain('')
  expect(form.queryByLabelText(words.returnedOn)).toBeNull()
  expect(valueOf(words.amount)).toBe('960.00')
  await userEvent.click(form.getByLabelText(words.both))
  expect(valueOf(words.returnedOn)).not.toBe('')
  expect(valueOf(words.amount)).toBe('1500.00')
  expect(form.getByText(words.match)).toBeTruthy()
  // A day later at the terminal is a day less outside.
  const retype = async (text: string) => {
    const field = form.getByLabelText(words.pickedUp)
    await userEvent.clear(field)
    await userEvent.type(field, `${text}{Enter}`)
    await userEvent.tab()
  }
  await retype('2026-12-11')
  await waitFor(() => expect(valueOf(words.amount)).toBe('1560.00'))
  await retype('2026-12-10')
  await waitFor(() => expect(valueOf(words.amount)).toBe('1500.00'))
  // Another amount stays as typed.
  await userEvent.clear(form.getByLabelText(words.amount))
  await userEvent.type(form.getByLabelText(words.amount), '9999.11')
  expect(form.getByText(words.above)).toBeTruthy()
  await userEvent.type(form.getByLabelText(words.reason), 'Late return of both')
  const file = new File(['%PDF-1.4 bill %%EOF'], 'bill.pdf', { type: 'application/pdf' })
  await userEvent.upload(form.getByLabelText(words.evidence, { selector: 'input' }), file)
  await form.findByText('bill.pdf', {}, WAIT)
  await userEvent.click(form.getByRole('button', { name: words.send }))
  await waitFor(async () => expect((await paid.now()).adjustments).toHaveLength(1), WAIT)
  const [{ basis, agreed } = {}] = (await paid.now()).adjustments
  expect(basis?.boxes?.map(({ no }) => no)).toEqual(NUMBERS)
  expect(agreed).toEqual({ verdict: 'ABOVE', expected: '1500.00' })
  app.session.stop()
  cleanup()

  app = await openAs('trader', address, paid.state.market, { locale })
  const answer = within(await screen.findByRole('form', { name: words.answer }, WAIT))
  expect(screen.getAllByText(words.above)).toHaveLength(2)
  const status = async () => (await paid.now()).adjustments[0]?.status
  await userEvent.type(answer.getByLabelText(words.note), 'The terminal was closed')
  await userEvent.click(answer.getByRole('button', { name: words.approve }))
  expect((await answer.findByRole('alert')).textContent).toMatch(words.unticked)
  expect(await status()).toBe('PROPOSED')
  await userEvent.click(answer.getByLabelText(words.tick))
  await userEvent.click(answer.getByRole('button', { name: words.approve }))
  await waitFor(async () => expect(await status()).toBe('APPROVED'), WAIT)
  const ledger = await screen.findByRole('table', { name: words.ledger }, WAIT)
  const row = await within(ledger).findByRole('row', { name: new RegExp(words.above) }, WAIT)
  // Quoted, changed, billed.
  for (const amount of ['1,500.00', '8,499.11', '9,999.11']) expect(row.textContent).toContain(amount)
  expect(within(row).queryByText(/0\.00$/, { selector: 'td' })).toBeNull()
})

test.each([
  {
    locale: 'en-US' as const,
    propose: 'Propose charge',
    charge: /^Charge/,
    unknown: 'Agreed amount unknown: discharge or pick-up date missing',
  },
  {
    locale: 'zh-CN' as const,
    propose: '提出追加费用',
    charge: /^费用/,
    unknown: '无法按约定核算：缺少卸船/提箱日期',
  },
])('without milestones a seller reads what is missing, in $locale', async ({ locale, ...words }) => {
  const paid = await started()
  app = await openAs('forwarder', `/business/payment?orderId=${paid.id}&tab=charges`, paid.state.market, { locale })
  await userEvent.click(await screen.findByRole('button', { name: words.propose }, WAIT))
  const form = within(await screen.findByRole('form', { name: words.propose }))
  await choose(form.getByLabelText(words.charge), /^DEM/)
  expect(form.getByText(words.unknown)).toBeTruthy()
  await choose(form.getByLabelText(words.charge), /^EXM/)
  expect(form.queryByText(words.unknown)).toBeNull()
})
