import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import type { OrderDetail } from '@/contract/money/order/schemas.ts'
import type { OrderStatus } from '@/contract/money/order/values.ts'
import { orderLink, type OrderTab } from '@/routes/orderTabs.ts'
import type { Market } from '@tests/mock/support/market.ts'
import type { OpenApp } from '@tests/setup/renderApp.tsx'
import { openAs, quietMarket } from '../trade/bidding.ts'
import { choose } from '../support/choose.ts'

let market: Market
let app: OpenApp | undefined
beforeEach(async () => {
  market = await quietMarket()
})
afterEach(() => {
  app?.session.stop()
  app = undefined
  localStorage.clear()
  window.history.replaceState({}, '', '/')
})

/** The newest order of an account in a status, from a tender, on which no charge waits for an answer. */
async function orderOf(account: string, status: OrderStatus, side: 'BUYER' | 'SELLER' = 'BUYER'): Promise<OrderDetail> {
  const token = await market.signIn(account)
  const { data } = await market.call(orderEndpoints.page, { status, side, size: 100 }, { token })
  const id = data.records.find((one) => one.source === 'TENDER' && one.openCharges === 0)?.id ?? ''
  return (await market.call(orderEndpoints.detail, { id }, { token })).data
}
/** An executing order of the buyer with a charge that waits for an answer. */
async function orderWithCharge(): Promise<OrderDetail> {
  const token = await market.signIn('trader')
  const page = { status: 'EXECUTING', side: 'BUYER', size: 100 } as const
  for (const { id } of (await market.call(orderEndpoints.page, page, { token })).data.records) {
    const { data } = await market.call(orderEndpoints.detail, { id }, { token })
    if (data.source === 'TENDER' && data.adjustments[0]?.status === 'PROPOSED') return data
  }
  throw new Error('no charge waits')
}
const open = async (account: string, { id }: OrderDetail, tab?: OrderTab) => {
  app = await openAs(account, orderLink(id, tab), market)
}

describe('an order after its payment', () => {
  test('has a ledger of quote against bill that says in words that each line is equal', async () => {
    const order = await orderOf('trader', 'EXECUTING')
    await open('trader', order, 'charges')
    // The first page of a run is not cached yet.
    const table = await screen.findByRole('table', { name: 'Quote vs. bill' }, { timeout: 10_000 })
    const rows = within(table).getAllByRole('row').slice(1)
    expect(rows).toHaveLength(order.ledger.lines.length + 1)
    for (const row of rows) expect(within(row).getByText('Match')).toBeTruthy()
    expect(screen.getByText(/The bill matches the quote and the approved changes\./)).toBeTruthy()
    expect(screen.getByRole('region', { name: 'Shipment' })).toBeTruthy()
  })

  test('asks for a reason to reject a charge, and shows the rest to pay once one is approved', async () => {
    const order = await orderWithCharge()
    const [charge] = order.adjustments
    await open('trader', order)
    await userEvent.click(await screen.findByRole('button', { name: 'Reject' }))
    const note = screen.getByRole('textbox', { name: 'Note' })
    expect(note.getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(note)
    await userEvent.click(screen.getByRole('button', { name: 'Approve' }))
    expect(await screen.findByText(/Approved additional charges of .* are unpaid/)).toBeTruthy()
    const token = await market.signIn('trader')
    const fresh = (await market.call(orderEndpoints.detail, { id: order.id }, { token })).data
    expect(fresh.due.amount).toBe(charge?.amount.amount)
    await userEvent.click(screen.getByRole('link', { name: 'Pay' }))
    expect(await screen.findByRole('radio', { name: /Bank transfer/ })).toBeTruthy()
  })

  test('disputes a charge with a reason, by the button that says so', async () => {
    const order = await orderWithCharge()
    await open('trader', order)
    await userEvent.type(await screen.findByRole('textbox', { name: 'Note' }), 'Never agreed to this')
    await userEvent.click(screen.getByRole('button', { name: 'Dispute' }))
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Note' })).toBeNull())
    const token = await market.signIn('trader')
    const { data } = await market.call(orderEndpoints.detail, { id: order.id }, { token })
    expect(data.adjustments[0]).toMatchObject({ status: 'DISPUTED', answer: 'Never agreed to this' })
  })

  test('has a form for another charge that keeps what was typed and names what is missing', async () => {
    await open('forwarder', await orderOf('forwarder', 'EXECUTING', 'SELLER'), 'charges')
    await userEvent.click(await screen.findByRole('button', { name: 'Propose charge' }))
    const form = await screen.findByRole('form', { name: 'Propose charge' })
    await userEvent.type(within(form).getByLabelText(/^Amount/), '0')
    await userEvent.type(within(form).getByLabelText(/^Reason/), 'Customs examination')
    await userEvent.click(within(form).getByRole('button', { name: 'Send to buyer' }))
    expect(document.activeElement).toBe(within(form).getByLabelText(/^Charge/))
    expect(within(form).getByText('Upload a file')).toBeTruthy()
    expect(within(form).getByLabelText<HTMLInputElement>(/^Reason/).value).toBe('Customs examination')
  })

  test('takes milestones from its seller with box numbers that check', async () => {
    const order = await orderOf('forwarder', 'EXECUTING', 'SELLER')
    await open('forwarder', order, 'shipment')
    await userEvent.click(await screen.findByRole('button', { name: 'Report milestone' }))
    // The button went with the opening: its form has the focus, and gives it back.
    const first = await screen.findByRole('form', { name: 'Report milestone' })
    await waitFor(() => expect(document.activeElement).toBe(within(first).getByLabelText('Milestone')))
    await userEvent.click(within(first).getByRole('button', { name: 'Cancel' }))
    const opener = await screen.findByRole('button', { name: 'Report milestone' })
    await waitFor(() => expect(document.activeElement).toBe(opener))
    await userEvent.click(opener)
    const form = await screen.findByRole('form', { name: 'Report milestone' })
    const boxes = within(form).getByLabelText('Container numbers')
    await userEvent.clear(boxes)
    await userEvent.type(boxes, 'CSQU3054384')
    await userEvent.click(within(form).getByRole('button', { name: 'Report' }))
    expect(within(form).getByText('The check digit should be 3. Check the number')).toBeTruthy()
    await userEvent.clear(boxes)
    await userEvent.type(boxes, 'csqu305438-3')
    await userEvent.click(within(form).getByRole('button', { name: 'Report' }))
    const containers = within(await screen.findByRole('list', { name: 'Containers' }))
    expect(await containers.findByText('CSQU3054383')).toBeTruthy()
    // The form goes with the report: what comes next has the focus.
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Next step' })))
  })

  test('is accepted by its buyer, and then reviewed with stars', async () => {
    const order = await orderOf('trader', 'DELIVERED')
    await open('trader', order)
    await userEvent.click(await screen.findByRole('button', { name: 'Accept delivery' }))
    const sure = await screen.findByRole('dialog')
    await userEvent.click(within(sure).getByRole('button', { name: 'Accept delivery' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Write review' }))
    const form = await screen.findByRole('form', { name: 'Write review' })
    await userEvent.click(within(form).getByRole('button', { name: 'Submit review' }))
    expect(within(form).getAllByRole('alert')).toHaveLength(4)
    for (const point of ['Price accuracy', 'On time', 'Communication', 'Documents'])
      await userEvent.click(
        within(within(form).getByRole('group', { name: point })).getByRole('radio', { name: '4 of 5' }),
      )
    await userEvent.click(within(form).getByRole('button', { name: 'Submit review' }))
    expect(
      await screen.findByText(
        'Review submitted. It is published once the other party has written theirs, or at the deadline.',
      ),
    ).toBeTruthy()
    const token = await market.signIn('trader')
    const { data } = await market.call(orderEndpoints.detail, { id: order.id }, { token })
    expect(data).toMatchObject({ status: 'SETTLED', reviews: [{ by: 'BUYER', points: { documents: 4 } }] })
  })

  test('is disputed in words, and the list has tabs for what is under way and what is finished', async () => {
    const order = await orderOf('trader', 'EXECUTING')
    await open('trader', order)
    await userEvent.click(await screen.findByRole('button', { name: 'Open dispute' }))
    const dialog = await screen.findByRole('dialog')
    await userEvent.type(within(dialog).getByLabelText(/^What happened/), 'Nine days late')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Open dispute' }))
    expect(within(dialog).getByRole('alert').textContent).toBe('Choose the reason for the dispute')
    await choose(within(dialog).getByRole('combobox', { name: 'Reason' }), 'Delay')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Open dispute' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const step = await screen.findByRole('region', { name: 'Next step' })
    expect(within(step).getByText('Nine days late')).toBeTruthy()
    expect(within(step).getByRole('radio', { name: 'Settle the order' })).toBeTruthy()
    await userEvent.click(screen.getByRole('link', { name: 'All orders' }))
    await userEvent.click(await screen.findByRole('link', { name: /^In progress/ }))
    expect(await screen.findByText(new RegExp(order.no))).toBeTruthy()
    await userEvent.click(screen.getByRole('link', { name: /^Completed/ }))
    await waitFor(() => expect(screen.queryByText(new RegExp(order.no))).toBeNull())
  })
})
