import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { couponEndpoints } from '@/contract/coupon/endpoints.ts'
import { groupedCode } from '@/contract/coupon/code.ts'
import type { CouponView } from '@/contract/coupon/schemas.ts'
import { collected, couponNow, issued, type Issued } from '@tests/mock/support/coupon.ts'
import { newRequestNo } from '@tests/mock/support/market.ts'
import type { OpenApp } from '@tests/setup/renderApp.tsx'
import { openAs } from '../trade/bidding.ts'

await import('@/pages/coupon/MyCouponsPage.tsx')

const MINE = '/coupon/myCoupon'
/** The mobile number of trader2. */
const MOBILE = '16400000005'
let state: Issued
let coupon: CouponView
let app: OpenApp
beforeEach(async () => {
  state = await issued({ name: 'Fresh one' })
  coupon = await collected(state)
})
afterEach(() => {
  app.session.stop()
  localStorage.clear()
  sessionStorage.clear()
  window.history.replaceState({}, '', '/')
})

const open = async (account: string, query: string) => {
  app = await openAs(account, MINE + query, state.market)
}
const leave = () => {
  app.session.stop()
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
}
const button = (name: string | RegExp) => screen.findByRole('button', { name }, { timeout: 30_000 })
const sent = (end: string) => app.paths().filter((path) => path.endsWith(end)).length
const give = async (toMobile?: string) =>
  state.market.call(
    couponEndpoints.give,
    {
      couponId: coupon.id,
      version: coupon.version,
      message: 'For your next booking',
      requestNo: newRequestNo(),
      ...(toMobile && { toMobile }),
    },
    { token: state.holder },
  )

describe('my coupons', () => {
  test('a coupon given by link is taken by another member with the pick-up code; a wrong one says how many tries are left', async () => {
    await open('trader', `?id=${coupon.id}`)
    await userEvent.click(await button('Give away'))
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Link and pick-up code' }))
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Message' }), 'For your next booking')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Give away' }))
    await screen.findByRole('dialog', { name: 'Gift sent' })
    const { data: gifts } = await state.market.call(couponEndpoints.gifts, {}, { token: state.holder })
    const gift = gifts.find((one) => one.couponId === coupon.id)
    const shown = screen.getByRole('dialog').textContent ?? ''
    expect(shown).toContain(gift?.pickUpCode)
    expect(shown).toContain(`${MINE}?gift=${gift?.id}`)
    // The page behind says so already; the dialog with link and code stays until it is closed.
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Sell coupon' })).toBeNull())
    await userEvent.click(await button('Done'))
    expect((await screen.findAllByText('Transfer pending', {}, { timeout: 20_000 })).length).toBeGreaterThan(0)
    leave()

    await open('forwarder2', `?gift=${gift?.id}`)
    expect(await screen.findByText('For your next booking')).toBeTruthy()
    const accept = await button('Accept “Fresh one”')
    await userEvent.click(accept)
    expect(await screen.findByText('Enter the pick-up code')).toBeTruthy()
    expect(sent('/coupon/acceptGift')).toBe(0)
    const input = screen.getByRole('textbox', { name: /Pick-up code/ })
    await userEvent.type(input, 'wrong2')
    await userEvent.click(accept)
    expect(await screen.findByText('Incorrect pick-up code. Tries left: 4')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /Pick-up code/ })))
    await userEvent.clear(screen.getByRole('textbox', { name: /Pick-up code/ }))
    await userEvent.type(
      screen.getByRole('textbox', { name: /Pick-up code/ }),
      `${gift?.pickUpCode?.toLowerCase()}{Enter}`,
    )
    expect(await screen.findByRole('heading', { level: 1, name: /Fresh one/ }, { timeout: 20_000 })).toBeTruthy()
    expect(await screen.findByText(/Gift accepted/)).toBeTruthy()
    // It cannot be given away again, and a message says so.
    const again = await button('Give away')
    await userEvent.click(again)
    expect(again.closest('span')?.textContent).toContain('No transfers left')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('a gift by mobile number waits above the coupons; declined, it goes back', async () => {
    await give(MOBILE)
    await open('trader2', '')
    expect(await screen.findByRole('region', { name: 'Gifts received (1)' }, { timeout: 30_000 })).toBeTruthy()
    await userEvent.click(await button('Decline “Fresh one”'))
    const dialog = await screen.findByRole('dialog')
    expect(dialog.textContent).toContain('returns to')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Decline' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: /Gifts received/ })).toBeNull(), {
      timeout: 20_000,
    })
    expect((await couponNow(state, coupon.id)).status).toBe('AVAILABLE')
  })

  test('the message about a gift leads to a page on which it can be taken', async () => {
    await give(MOBILE)
    await open('trader2', `?id=${coupon.id}`)
    expect(await screen.findByText('Coupon not found')).toBeTruthy()
    await userEvent.click(await button('Accept “Fresh one”'))
    await waitFor(async () => {
      const token = await state.market.signIn('trader2')
      expect((await couponNow(state, coupon.id, token)).source).toBe('GIFT')
    })
    expect(await screen.findByRole('heading', { level: 1, name: /Fresh one/ }, { timeout: 20_000 })).toBeTruthy()
    expect(screen.queryByRole('region', { name: /Gifts received/ })).toBeNull()
  })

  test('the giver revokes; a link that has ended says how', async () => {
    const given = await give()
    await open('trader', '?tab=giving')
    await userEvent.click(await button('Revoke gift “Fresh one”'))
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Revoke' }))
    await waitFor(async () => expect((await couponNow(state, coupon.id)).status).toBe('AVAILABLE'))
    leave()
    await open('forwarder2', `?gift=${given.data.id}`)
    expect(await screen.findByText(/revoked by the sender, or after too many wrong pick-up codes/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull()
    leave()
    await open('forwarder2', '?gift=nosuchgift')
    expect(await screen.findByText('Gift not available')).toBeTruthy()
  })

  test('a wrong number and the own one are refused at the field; nothing typed is lost', async () => {
    await open('trader', `?id=${coupon.id}`)
    await userEvent.click(await button('Give away'))
    const dialog = await screen.findByRole('dialog')
    const mobile = within(dialog).getByRole('textbox', { name: /Recipient’s mobile number/ })
    const send = within(dialog).getByRole('button', { name: 'Give away' })
    await userEvent.type(mobile, '123')
    await userEvent.click(send)
    await waitFor(() => expect(document.activeElement).toBe(mobile))
    expect(mobile.getAttribute('aria-invalid')).toBe('true')
    expect(sent('/coupon/give')).toBe(0)
    await userEvent.clear(mobile)
    await userEvent.type(mobile, '16400000001')
    await userEvent.click(send)
    expect(await within(dialog).findByText('You cannot give it to your own company')).toBeTruthy()
    expect(mobile).toHaveProperty('value', '16400000001')
  })

  test('what was given away in another window is not given twice: the page shows how it stands', async () => {
    await open('trader', `?id=${coupon.id}`)
    await userEvent.click(await button('Give away'))
    await give(MOBILE)
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Link and pick-up code' }))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Give away' }))
    expect(await screen.findByText(/The coupon has changed, so nothing was done/)).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Give away' })).toBeNull())
  })

  test('a price above the face value is refused before any call; a fair one puts it on the market', async () => {
    const { mostPoints } = await couponNow(state, coupon.id)
    await open('trader', `?id=${coupon.id}`)
    await userEvent.click(await button('Sell coupon'))
    const dialog = await screen.findByRole('dialog')
    expect(dialog.textContent).toMatch(/Applies to .* of your \d+ unpaid orders/)
    const points = within(dialog).getByRole('textbox', { name: /Price in points/ })
    await userEvent.type(points, String(mostPoints + 1))
    await userEvent.click(within(dialog).getByRole('button', { name: 'List coupon' }))
    expect(
      await within(dialog).findByText(`At most the face value (${mostPoints.toLocaleString()} points)`),
    ).toBeTruthy()
    expect(sent('/coupon/offer')).toBe(0)
    await userEvent.clear(points)
    await userEvent.type(points, `${mostPoints}{Enter}`)
    expect(
      await screen.findByText(`For sale at ${mostPoints.toLocaleString()} points`, {}, { timeout: 20_000 }),
    ).toBeTruthy()
    expect(sent('/coupon/offer')).toBe(1)
  })

  test('a search looks under all tabs, also for a code with dashes and in small letters', async () => {
    await give(MOBILE)
    await open('trader', '')
    const input = await screen.findByRole('searchbox', {}, { timeout: 30_000 })
    await userEvent.type(input, `${groupedCode(coupon.code).toLowerCase()}{Enter}`)
    const list = await screen.findByRole('list', { name: 'My coupons' })
    await waitFor(() => expect(within(list).getAllByRole('article')).toHaveLength(1), { timeout: 20_000 })
    expect(list.textContent).toContain(groupedCode(coupon.code))
    expect(screen.getByRole('link', { name: /^All results/ }).getAttribute('aria-current')).toBe('page')
    await userEvent.click(screen.getByRole('link', { name: /^Valid/ }))
    expect(await screen.findByText('No coupons found')).toBeTruthy()
  })

  test('the reminder is a calendar file of this coupon', async () => {
    const files: Blob[] = []
    const make = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob)
      return 'blob:reminder'
    })
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    await open('trader', `?id=${coupon.id}`)
    await userEvent.click(await button('Download reminder'))
    const text = (await files[0]?.text())?.replaceAll('\r\n ', '') ?? ''
    make.mockRestore()
    click.mockRestore()
    expect(text).toContain('SUMMARY:Coupon expires: Fresh one')
    expect(text).toContain(groupedCode(coupon.code))
    expect(text).toContain(`DTEND:${coupon.validTo.replaceAll(/[-:]|\.\d+/g, '')}`)
  })

  test('used, locked and points are told with where and how much', async () => {
    await open('trader', '?tab=used')
    expect((await screen.findAllByText(/Redeemed at the counter/, {}, { timeout: 30_000 })).length).toBeGreaterThan(0)
    await userEvent.click(screen.getByRole('link', { name: /^On orders/ }))
    const locked = await screen.findByText(/Reserved for order/)
    expect(within(locked).getByRole('link').getAttribute('href')).toMatch(/^\/business\/payment\?orderId=/)
    await userEvent.click(await button(/points$/))
    const dialog = await screen.findByRole('dialog')
    expect(await within(dialog).findByText('Welcome gift')).toBeTruthy()
  })
})
