import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import { toastStore } from '@/ui/toast.ts'
import * as scenes from '@tests/mock/member/approval/scenes.ts'
import { asked, must, openOffice, toAward, type Office } from '@tests/mock/member/approval/support.ts'
import { newRequestNo } from '@tests/mock/support/market.ts'
import { openStage } from '@tests/setup/stage.ts'

await Promise.all([
  import('@/features/member/approval/components/AskDialog.tsx'),
  import('@/features/member/approval/components/PendingNote.tsx'),
  import('@/pages/business/PaymentPage.tsx'),
])

const WAIT = { timeout: 20_000 }
const stage = openStage()

/** An award that waits for the forwarder's confirmation. */
async function awarded(office: Office) {
  const { market } = office
  const { tender, bid, input } = await toAward(office, '1800')
  const token = await market.signIn('trader')
  must(await market.call(tenderEndpoints.award, input, { token }))
  return { tender, bid }
}

const WORDS = [
  {
    locale: 'en-US' as const,
    confirm: 'Confirm award',
    title: 'Confirm this award?',
    above: /^Confirmation USD 3,669\.01 is above your limit of CNY 1,000\. Ask for approval by: Approver$/,
    ask: 'Ask for approval',
    note: 'Note',
    waiting: 'Waiting for approval',
    see: 'View approval',
    until: /Expires at/,
    deadline: /does not wait for the approval/,
  },
  {
    locale: 'zh-CN' as const,
    confirm: '确认中标',
    title: '确认接受中标？',
    above: /超出您的限额 CNY 1,000，需审批：审批人/,
    ask: '提交审批',
    note: '说明',
    waiting: '已提交，等待审批',
    see: '查看审批',
    until: /审批有效期至/,
    deadline: /不因审批而顺延/,
  },
]

describe.each(WORDS)('confirming above the limit in $locale', (words) => {
  test('offers to ask, keeps the dialog, and says that it waits', async () => {
    const office = await openOffice('forwarder', 'c02')
    await office.limit(await office.person('BUYER'), { CONFIRM: '1000' })
    const { bid } = await awarded(office)
    await stage.open('buyer', '/business/myBid', office.market, { locale: words.locale })
    await userEvent.click(await screen.findByRole('button', { name: words.confirm }, WAIT))
    const confirm = await screen.findByRole('dialog', { name: words.title }, WAIT)
    await userEvent.click(within(confirm).getByRole('button', { name: words.confirm }))
    const ask = await screen.findByRole('dialog', { name: words.ask }, WAIT)
    expect(within(ask).getByText(words.above)).toBeTruthy()
    expect(toastStore.snapshot().filter(({ kind }) => kind === 'error')).toEqual([])
    expect(within(confirm).getByRole('button', { name: words.ask })).toBeTruthy()
    await userEvent.type(within(ask).getByLabelText(words.note), 'Good price')
    await userEvent.dblClick(within(ask).getByRole('button', { name: words.ask }))
    const waiting = await screen.findByRole('dialog', { name: words.waiting }, WAIT)
    expect(waiting.textContent).toMatch(words.until)
    expect(waiting.textContent).toMatch(words.deadline)
    const [row, ...more] = office.rows.approvals.all()
    expect(more).toEqual([])
    expect(row).toMatchObject({ call: 'bid/confirm', note: 'Good price', status: 'PENDING', subjectId: bid.id })
    expect(within(waiting).getByRole('link', { name: words.see }).getAttribute('href')).toContain(row?.id)
    expect(office.rows.bids.get(bid.id)?.status).toBe('AWARDED')
  })
})

test('an order says what waits about it, and nothing was paid', async () => {
  const office = await openOffice()
  const finance = await office.person('FINANCE')
  await office.limit(finance, { PAY: '100' })
  const { tender, bid } = await awarded(office)
  const { market } = office
  const token = await market.signIn('forwarder')
  must(
    await market.call(bidEndpoints.confirm, { id: bid.id, version: bid.version, requestNo: newRequestNo() }, { token }),
  )
  const [order] = office.rows.orders.all((row) => row.tenderId === tender.id)
  await stage.open('finance', `/business/payment?orderId=${order?.id}&tab=payment`, market)
  await userEvent.click(await screen.findByRole('button', { name: 'Pay' }, WAIT))
  const ask = await screen.findByRole('dialog', { name: 'Ask for approval' }, WAIT)
  await userEvent.click(within(ask).getByRole('button', { name: 'Ask for approval' }))
  const waiting = await screen.findByRole('dialog', { name: 'Waiting for approval' }, WAIT)
  await userEvent.click(within(waiting).getByText('Close'))
  expect(await screen.findByText(/Asked by finance/, {}, WAIT)).toBeTruthy()
  expect(screen.getByText(/does not wait for the approval/)).toBeTruthy()
  await waitFor(() => expect(office.rows.payments.count((row) => row.orderId === order?.id)).toBe(0))
})

test('an additional charge above the limit is asked for, and stays open until then', async () => {
  const { office, isDone } = await scenes.addition()
  await office.limit(await office.person('OPERATIONS'), { CONFIRM: '100' })
  const [order] = office.rows.orders.all(({ adjustments }) => adjustments?.[0]?.amount.amount === '120.50')
  await stage.open('operations', `/business/payment?orderId=${order?.id}`, office.market)
  await userEvent.click(await screen.findByRole('button', { name: 'Approve' }, WAIT))
  const ask = await screen.findByRole('dialog', { name: 'Ask for approval' }, WAIT)
  expect(within(ask).getByText(/^Confirmation USD 120\.50 is above your limit of CNY 100\./)).toBeTruthy()
  await userEvent.click(within(ask).getByRole('button', { name: 'Ask for approval' }))
  const waiting = await screen.findByRole('dialog', { name: 'Waiting for approval' }, WAIT)
  await userEvent.click(within(waiting).getByText('Close'))
  expect(await screen.findByText(/Asked by operations/, {}, WAIT)).toBeTruthy()
  expect([office.rows.approvals.all().map(({ call }) => call), isDone()]).toEqual([['order/answerCharge'], false])
})

test.each([
  ['of its buyer', '/business/myTenderBid', scenes.amendment],
  ['of its seller', '/business/myBid', scenes.proposal],
] as const)('the agreement %s says what waits about it', async (_side, path, make) => {
  const { office, call, input } = await make()
  const person = await office.person('BUYER')
  await office.limit(person, { AWARD: '100', CONFIRM: '100' })
  const { subject } = await asked(office, person, call, { ...input, requestNo: newRequestNo() })
  await stage.open('buyer', `${path}?tab=agreements&agreement=${subject?.id}`, office.market)
  expect(await screen.findByText(/Asked by buyer/, {}, WAIT)).toBeTruthy()
})
