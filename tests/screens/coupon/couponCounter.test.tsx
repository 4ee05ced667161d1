import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { groupedCode } from '@/contract/coupon/code.ts'
import { couponEndpoints } from '@/contract/coupon/endpoints.ts'
import type { CouponView } from '@/contract/coupon/schemas.ts'
import { collected, couponNow, issued, type Issued } from '@tests/mock/support/coupon.ts'
import type { OpenApp, OpenAppOptions } from '@tests/setup/renderApp.tsx'
import { partsOf } from '@tests/setup/savedBook.ts'
import { ADDRESS, fillBill, openCounter, result, scan, UNKNOWN, verifyButton, WAIT } from './counter.ts'
import { choose } from '../support/choose.ts'

let app: OpenApp
let state: Issued
beforeEach(async () => {
  state = await issued({ perUserLimit: 9, threshold: '0' })
})
afterEach(() => {
  app.session.stop()
  localStorage.clear()
  sessionStorage.clear()
  window.history.replaceState({}, '', '/')
})

async function open(options: OpenAppOptions = {}, address = ADDRESS): Promise<HTMLInputElement> {
  const opened = await openCounter(state.market, options, address)
  app = opened.app
  return opened.input
}
async function openWithBill(options: OpenAppOptions = {}): Promise<HTMLInputElement> {
  const input = await open(options)
  await fillBill()
  return input
}
const asked = (path: string) => app.paths().filter((one) => one.endsWith(path)).length
const statusOf = async (coupon: CouponView) => (await couponNow(state, coupon.id)).status

describe('the counter', () => {
  test('groups a code as it is typed, and looks it up on Enter before anything is verified', async () => {
    const coupon = await collected(state)
    const input = await openWithBill()
    await scan(input, coupon.code.toLowerCase())
    expect(input.value).toBe(groupedCode(coupon.code))
    const button = await verifyButton()
    expect(result().textContent).toContain('****')
    expect(result().textContent).toContain('Can be redeemed')
    expect(within(result()).getAllByText('100.00').length).toBeGreaterThan(0)
    await waitFor(() => expect(document.activeElement).toBe(button))
    expect(await statusOf(coupon)).toBe('AVAILABLE')
  })

  test('takes what is pasted with dashes, blanks and full-width letters', async () => {
    const coupon = await collected(state)
    const input = await open()
    const wide = Array.from(coupon.code, (one) => String.fromCharCode(one.charCodeAt(0) + 0xfee0)).join('')
    await userEvent.click(input)
    await userEvent.paste(`  ${wide.slice(0, 4)}－${wide.slice(4, 8)} ${coupon.code.slice(8).toLowerCase()} `)
    expect(input.value).toBe(groupedCode(coupon.code))
  })

  test.each([
    ['', 'Required'],
    ['2345', 'A code has 12 characters'],
    ['2345678ABC0O', 'Codes never contain'],
    [`3${UNKNOWN.slice(1)}`, 'Invalid code'],
  ])('finds the slip in "%s" without asking anybody', async (code, words) => {
    const input = await open()
    await userEvent.click(input)
    await userEvent.keyboard(`${code}{Enter}`)
    expect(await screen.findByText(new RegExp(words))).toBeTruthy()
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(input)
    expect(asked('/coupon/lookUp')).toBe(0)
  })

  test('a scan after a code with a slip replaces it, and no slip is told while the next one is typed', async () => {
    const [first, second] = [await collected(state), await collected(state)]
    const input = await openWithBill()
    await userEvent.click(input)
    await userEvent.keyboard('2345{Enter}')
    await screen.findByText(/A code has 12 characters/)
    await userEvent.keyboard(`${first.code}{Enter}`)
    await verifyButton()
    expect(input.value).toBe(groupedCode(first.code))
    await userEvent.keyboard(second.code.slice(0, 4))
    expect(input.value).toBe(second.code.slice(0, 4))
    expect(input.getAttribute('aria-invalid')).toBeNull()
  })

  test('verifies once however often the button is pressed, gives a receipt, and waits for the next', async () => {
    const coupon = await collected(state)
    const input = await openWithBill()
    await scan(input, coupon.code)
    const button = await verifyButton()
    fireEvent.click(button)
    fireEvent.click(button)
    expect(await screen.findByText(/^Redeemed\. Receipt HX/, {}, WAIT)).toBeTruthy()
    expect(asked('/coupon/verify')).toBe(1)
    expect(await statusOf(coupon)).toBe('USED')
    expect(input.value).toBe('')
    await waitFor(() => expect(document.activeElement).toBe(input))
    // The list and the totals are updated.
    await screen.findByText(groupedCode(coupon.code), {}, WAIT)
    await userEvent.click(screen.getByRole('button', { name: 'Receipt' }))
    expect(within(screen.getByRole('dialog')).getByText(groupedCode(coupon.code))).toBeTruthy()
  })

  test('a scanner that goes on while a coupon is shown looks the next one up and verifies nothing', async () => {
    const [first, second] = [await collected(state), await collected(state)]
    const input = await openWithBill()
    await scan(input, first.code)
    const button = await verifyButton()
    await waitFor(() => expect(document.activeElement).toBe(button))
    await userEvent.keyboard(`${second.code}{Enter}`)
    await waitFor(() => expect(asked('/coupon/lookUp')).toBe(2), WAIT)
    expect(input.value).toBe(groupedCode(second.code))
    expect(asked('/coupon/verify')).toBe(0)
  })

  test('an answer that was lost is asked for again with the same number, and the coupon is used once', async () => {
    const coupon = await collected(state)
    let lose = 2
    const input = await openWithBill({
      reply: (request) => {
        if (!request.path.endsWith('/coupon/verify') || lose === 0) return undefined
        lose -= 1
        // It is verified, but the response is lost.
        const headers = { ...request.headers, 'content-type': 'application/json' }
        const body = JSON.stringify(request.body)
        void state.market.backend.handle(
          new Request(`http://mock.test${request.path}`, { method: 'POST', headers, body }),
        )
        return 'no envelope'
      },
    })
    await scan(input, coupon.code)
    await userEvent.click(await verifyButton())
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }, WAIT))
    expect(await screen.findByText(/^Redeemed\. Receipt HX/, {}, WAIT)).toBeTruthy()
    const sent = app.requests.filter((request) => request.path.endsWith('/coupon/verify'))
    expect(sent).toHaveLength(3)
    expect(new Set(sent.map(({ body }) => (body as { requestNo: string }).requestNo)).size).toBe(1)
    const found = await state.market.call(
      couponEndpoints.verifications,
      { keyword: coupon.code },
      { token: state.issuer },
    )
    expect(found.data.total).toBe(1)
  })

  test('is undone with a reason; "other" needs a note', async () => {
    const coupon = await collected(state)
    const input = await openWithBill()
    await scan(input, coupon.code)
    await userEvent.click(await verifyButton())
    await waitFor(async () => expect(await statusOf(coupon)).toBe('USED'), WAIT)
    // The list has older entries too, and is only reloaded now.
    const newest = await state.market.call(couponEndpoints.verifications, { size: 1 }, { token: state.issuer })
    await userEvent.click(await screen.findByRole('button', { name: `More: ${newest.data.records[0]?.no}` }, WAIT))
    await userEvent.click(screen.getByRole('menuitem', { name: 'Undo' }))
    const dialog = screen.getByRole('dialog')
    await choose(within(dialog).getByRole('combobox', { name: 'Reason' }), 'Other')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Undo' }))
    expect(within(dialog).getByText('Required')).toBeTruthy()
    expect(asked('/coupon/undo')).toBe(0)
    await userEvent.type(within(dialog).getByRole('textbox', { name: /Note/ }), 'Guest changed the booking')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Undo' }))
    await waitFor(async () => expect(await statusOf(coupon)).toBe('AVAILABLE'))
    expect(await screen.findByText(/Guest changed the booking/, {}, WAIT)).toBeTruthy()
  })

  test('a code in the address is looked up and leaves the address', async () => {
    const coupon = await collected(state)
    await open({}, `${ADDRESS}?code=${coupon.code}`)
    expect(await within(result()).findByRole('alert', {}, WAIT)).toHaveProperty(
      'textContent',
      expect.stringMatching(/Bill amount required/),
    )
    expect(window.location.search).toBe('')
    await fillBill()
    await userEvent.keyboard('{Enter}')
    expect(await verifyButton()).toBeTruthy()
  })

  test('saves what the filters let through for a spreadsheet', async () => {
    await open()
    await userEvent.click(await screen.findByRole('textbox', { name: 'Redeemed at' }, WAIT))
    await userEvent.click(await screen.findByText('Last 30 days', {}, WAIT))
    expect(window.location.search).toMatch(/from=2026-10-\d\d&to=2026-11-21/)
    // The test environment would follow the link to the file.
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    let saved: Blob | undefined
    const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      saved = blob as Blob
      return 'blob:test'
    })
    await userEvent.click(screen.getByRole('button', { name: 'Export all' }))
    await waitFor(() => expect(saved).toBeDefined(), WAIT)
    click.mockRestore()
    create.mockRestore()
    const texts = await partsOf(saved)
    const rows = texts.join('').match(/<row /g)
    const all = await state.market.call(couponEndpoints.totals, {}, { token: state.issuer })
    for (const head of ['Number', 'Redeemed at', 'Coupon code']) expect(texts.join('')).toContain(head)
    expect(rows).toHaveLength(1 + all.data.all.count + all.data.all.undone)
  })
})
