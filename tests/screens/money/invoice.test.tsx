import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { invoiceEndpoints } from '@/contract/money/invoice/endpoints.ts'
import type { Market } from '@tests/mock/support/market.ts'
import type { OpenApp, OpenAppOptions } from '@tests/setup/renderApp.tsx'
import { no } from '@tests/setup/fakes.ts'
import { pressEnter } from '@tests/setup/pressEnter.ts'
import { letPass, openAs, quietMarket } from '../trade/bidding.ts'
import { choose, lockedIn } from '../support/choose.ts'

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
const open = async (address: string, options: OpenAppOptions = {}) => {
  app = await openAs('trader', address, market, options)
}
const ask = async <Out,>(endpoint: Parameters<typeof market.call<object, Out>>[0], input: object = {}) =>
  (await market.call(endpoint, input, { token: await market.signIn('trader') })).data

describe('invoices', () => {
  test('are asked for by choosing orders; those of another seller or group close', async () => {
    await open('/user/invoice')
    const boxes = await screen.findAllByRole<HTMLInputElement>('checkbox', { name: /^Select order/ })
    expect(screen.getByRole('button', { name: 'Request invoice' }).getAttribute('aria-disabled')).toBe('true')
    await userEvent.click(boxes[0] ?? document.body)
    expect(boxes.some((checkbox) => checkbox.disabled)).toBe(true)
    expect(screen.getByText('1 selected')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Request invoice' }))
    const dialog = await screen.findByRole('dialog')
    const send = await within(dialog).findByRole('button', { name: 'Submit request' })
    await userEvent.click(send)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const page = await ask(invoiceEndpoints.page, { status: 'SUBMITTED' })
    expect(page.total).toBe(1)
  })

  test('are sent by Enter; a refused address is said at its field, which has the focus, and the rest stays', async () => {
    await open('/user/invoice')
    await userEvent.click((await screen.findAllByRole('checkbox', { name: /^Select order/ }))[0] ?? document.body)
    await userEvent.click(screen.getByRole('button', { name: 'Request invoice' }))
    const dialog = within(await screen.findByRole('dialog'))
    const remark = await dialog.findByRole<HTMLInputElement>('textbox', { name: 'Note' })
    await userEvent.type(remark, 'Contract 7')
    const email = dialog.getByRole<HTMLInputElement>('textbox', { name: /^Send to e-mail/ })
    await userEvent.clear(email)
    await userEvent.type(email, 'nobody')
    await pressEnter(remark)
    await waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'))
    expect(document.activeElement).toBe(email)
    expect(remark.value).toBe('Contract 7')
    await userEvent.clear(email)
    await userEvent.type(email, 'finance@example.cn')
    await Promise.all([pressEnter(email), pressEnter(email)])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const { records } = await ask(invoiceEndpoints.page, { status: 'SUBMITTED' })
    expect(records).toHaveLength(1)
    const sent = await ask(invoiceEndpoints.detail, { id: records[0]?.id ?? '' })
    expect(sent).toMatchObject({ email: 'finance@example.cn', remark: 'Contract 7' })
  })

  test('stand in a row for each tax group of an order, which say their rate and that they are one order', async () => {
    const { records } = await ask(invoiceEndpoints.billable)
    const whole = records.find((row, at) => row.groups === 2 && records[at + 1]?.orderId === row.orderId)
    await open('/user/invoice')
    const rows = (await screen.findAllByText(whole?.orderNo ?? 'none')).map(
      (one) => one.closest('tr')?.textContent ?? '',
    )
    expect(rows).toHaveLength(2)
    for (const text of rows) expect(text).toContain('2 tax categories: one invoice each')
    expect(rows.filter((text) => /International freight, exemptNo VAT/.test(text))).toHaveLength(1)
    expect(rows.filter((text) => /Taxed servicesVAT [69]%/.test(text))).toHaveLength(1)
    const names = screen.getAllByRole('checkbox').map((checkbox) => checkbox.getAttribute('aria-label'))
    expect(new Set(names).size).toBe(names.length)
  })

  test('say why a special one cannot be had for exempt carriage', async () => {
    await open('/user/invoice')
    const row = (await screen.findAllByText('International freight, exempt'))[0]?.closest('tr')
    if (!row) throw new Error('no exempt order')
    await userEvent.click(within(row).getByRole('checkbox'))
    await userEvent.click(screen.getByRole('button', { name: 'Request invoice' }))
    const dialog = await screen.findByRole('dialog')
    expect(await within(dialog).findByText(/VAT-exempt/)).toBeTruthy()
    expect(await lockedIn(within(dialog).getByRole('combobox', { name: 'Invoice type' }))).toEqual([
      'Special VAT invoice',
    ])
  })

  test('show their state, papers and lines, and can be reversed with a reason', async () => {
    const { records } = await ask(invoiceEndpoints.page, { status: 'DELIVERED' })
    await open(`/user/invoice?id=${records[0]?.id ?? ''}`)
    const paper = await screen.findByRole('link', { name: 'Open the PDF' })
    expect(paper.getAttribute('href')).toMatch(/\.pdf\?until=/)
    await userEvent.click(screen.getByRole('button', { name: 'Request credit note' }))
    const dialog = await screen.findByRole('dialog')
    await choose(within(dialog).getByLabelText(/^Reason/), 'Sales allowance')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Request credit note' }))
    await waitFor(async () => {
      const fresh = await ask(invoiceEndpoints.detail, { id: records[0]?.id ?? '' })
      expect(fresh.red?.reason).toBe('ALLOWANCE')
    })
    await letPass(market, 10_000)
    fireEvent(window, new Event('focus'))
    await userEvent.click(await screen.findByRole('button', { name: 'Agree' }, { timeout: 8000 }))
    const sure = await screen.findByRole('dialog')
    await userEvent.click(within(sure).getByRole('button', { name: 'Agree' }))
    expect(await screen.findByText(/^Credit note \(red-letter invoice\) \d{20} issued/)).toBeTruthy()
  })

  test('tell of a request that is not there', async () => {
    await open('/user/invoice?id=nobody')
    expect(await screen.findByText('Request not found')).toBeTruthy()
  })
})

describe('the titles', () => {
  test('are filled from a pasted block, refused at the field, and saved', async () => {
    await open('/user/invoice?tab=titles')
    await userEvent.click(await screen.findByRole('button', { name: 'Add billing profile' }))
    const dialog = await screen.findByRole('dialog')
    const input = within(dialog).getByLabelText('Paste invoice details')
    await userEvent.click(input)
    await userEvent.paste('Company: Test Trading Ltd\nTax No: 911100001016237\nE-mail: finance')
    expect(within(dialog).getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Test Trading Ltd')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save billing profile' }))
    const email = within(dialog).getByLabelText<HTMLInputElement>(/^Send to e-mail/)
    expect(document.activeElement).toBe(email)
    expect(within(dialog).getByText(/^Enter a valid e-mail address/)).toBeTruthy()
    await userEvent.clear(email)
    await userEvent.type(email, 'finance@example.cn')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save billing profile' }))
    await waitFor(async () =>
      expect((await ask(invoiceEndpoints.titles)).map((title) => title.name)).toContain('Test Trading Ltd'),
    )
  })

  test('are saved by Enter; what the server refuses is said at its field, which has the focus', async () => {
    const refusals = [{ field: 'title.taxNo', message: 'This number belongs to another enterprise' }]
    await open('/user/invoice?tab=titles', {
      reply: ({ path }) =>
        path.endsWith('/saveTitle') && refusals.length > 0
          ? no(4001, 'refused', { fields: refusals.splice(0) })
          : undefined,
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Add billing profile' }))
    const dialog = within(await screen.findByRole('dialog'))
    const taxNo = dialog.getByRole<HTMLInputElement>('textbox', { name: /^Tax number/ })
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Harbour Trading Ltd')
    await userEvent.type(taxNo, '911100001016237')
    await userEvent.type(dialog.getByRole('textbox', { name: /^Send to e-mail/ }), 'finance@example.cn')
    await pressEnter(dialog.getByRole('textbox', { name: /^Send to e-mail/ }))
    expect(await dialog.findByText('This number belongs to another enterprise')).toBeTruthy()
    expect(document.activeElement).toBe(taxNo)
    await userEvent.type(taxNo, '{Backspace}7')
    expect(dialog.queryByText('This number belongs to another enterprise')).toBeNull()
    await Promise.all([pressEnter(taxNo), pressEnter(taxNo)])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const saved = (await ask(invoiceEndpoints.titles)).filter(({ name }) => name === 'Harbour Trading Ltd')
    expect(saved).toHaveLength(1)
    expect(saved[0]).not.toHaveProperty('address')
  })

  test('are removed after a question', async () => {
    await open('/user/invoice?tab=titles')
    const before = (await ask(invoiceEndpoints.titles)).length
    await userEvent.click((await screen.findAllByRole('button', { name: /^More: / }))[0] ?? document.body)
    await userEvent.click(screen.getByRole('menuitem', { name: 'Remove' }))
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }))
    await waitFor(async () => expect((await ask(invoiceEndpoints.titles)).length).toBe(before - 1))
  })
})
