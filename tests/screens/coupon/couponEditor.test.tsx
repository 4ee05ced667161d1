import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { couponBatchEndpoints as calls } from '@/contract/coupon/batch/endpoints.ts'
import { BUSINESS_CODES } from '@/contract/envelope.ts'
import { batchOf, issue, issued } from '@tests/mock/support/coupon.ts'
import type { Issued } from '@tests/mock/support/coupon.ts'
import { newRequestNo } from '@tests/mock/support/market.ts'
import type { OpenApp } from '@tests/setup/renderApp.tsx'
import { openAs, quietMarket } from '../trade/bidding.ts'
import { input, PAGE, press, WAIT, write } from '../support/couponPage.ts'

// Preload, so that compile time does not count for the test.
await import('@/pages/coupon/CouponManagementPage.tsx')

let app: OpenApp | undefined
afterEach(() => {
  app?.session.stop()
  app = undefined
  localStorage.clear()
  sessionStorage.clear()
  window.history.replaceState({}, '', '/')
})

async function openForm(market: Issued['market'], query = '?edit=new') {
  app = await openAs('forwarder', `${PAGE}${query}`, market)
  return screen.findByRole<HTMLInputElement>('textbox', { name: /^Coupon name/ }, WAIT)
}
describe('writing a batch', () => {
  test('what does not add up is told at its field, and the first of them has the focus', async () => {
    const name = await openForm(await quietMarket())
    await write(/^Coupon name/, 'H')
    await press('Submit for review')
    expect(document.activeElement).toBe(name)
    expect(name.getAttribute('aria-invalid')).toBe('true')
    await write(/^Coupon name/, 'Half of it')
    await write(/^Face value/, '100')
    await write(/^Minimum spend/, '100')
    await write(/^Total stock/, '2')
    await write('Limit per member', '3')
    await write(/^Daily limit per member/, '4')
    await write(/^Budget limit/, '99')
    expect(screen.getByText('Must be below the minimum spend')).toBeTruthy()
    expect(screen.getByText('Enter a number from 1 to 2')).toBeTruthy()
    expect(screen.getByText('Enter a number from 1 to 3')).toBeTruthy()
    expect(screen.getByText('Must cover at least one coupon')).toBeTruthy()
    await press('Submit for review')
    expect(document.activeElement).toBe(input(/^Face value/))
    await userEvent.click(screen.getByRole('radio', { name: /Fee waiver/ }))
    await press('Submit for review')
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: /^Waived charges/ }))
    expect(app?.paths()).not.toContain('/trading/api/couponBatch/submit')
  })

  test('a blank date, a lane of one port and a validity that ends too early are told as well', async () => {
    const market = await quietMarket()
    await openForm(market)
    await write(/^Coupon name/, 'Dates')
    await write(/^Face value/, '10')
    await press('Add lane')
    await userEvent.type(screen.getByRole('combobox', { name: 'Lane 1: from' }), 'CNSHA{Enter}')
    await userEvent.click(screen.getByRole('radio', { name: 'Fixed dates' }))
    const until = screen.getByLabelText(/^Use until/)
    await userEvent.clear(until)
    await userEvent.type(until, '2026-11-22')
    await press('Submit for review')
    expect(screen.getAllByText('Required')).toHaveLength(1)
    expect(screen.getByText('Must be valid at least until collection ends')).toBeTruthy()
    await press('Remove lane 1')
    await userEvent.clear(screen.getByLabelText(/^Collecting until/))
    await press('Submit for review')
    expect(document.activeElement).toBe(screen.getByLabelText(/^Collecting until/))
  })

  test('only a plain amount can be for the counter', async () => {
    const market = await quietMarket()
    await openForm(market)
    await write(/^Coupon name/, 'For the counter')
    await write(/^Face value/, '100')
    await write(/^Minimum spend/, '500')
    const counter = screen.getByRole('checkbox', { name: /services at the counter/ })
    await userEvent.click(counter)
    await userEvent.click(screen.getByRole('checkbox', { name: 'Ocean FCL' }))
    await press('Submit for review')
    expect(document.activeElement).toBe(counter)
    expect(screen.getByRole('alert').textContent).toMatch(/Only for cash coupons without a limit/)
    await userEvent.click(screen.getByRole('radio', { name: /Fee waiver/ }))
    expect(screen.queryByRole('checkbox', { name: /services at the counter/ })).toBeNull()
    await userEvent.click(screen.getByRole('radio', { name: /Cash/ }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Ocean FCL' }))
    await press('Submit for review')
    expect(await screen.findByRole('heading', { level: 1, name: 'For the counter' }, WAIT)).toBeTruthy()
    const { data } = await market.call(calls.page, { keyword: 'counter' }, { token: await market.signIn('forwarder') })
    expect(data.records[0]?.draft).toMatchObject({ counterCash: true, scope: { modes: [] } })
  })

  test('goes to the clerk and comes out as issuing; the ticket and the forecast follow what is typed', async () => {
    const market = await quietMarket()
    await openForm(market)
    await write(/^Coupon name/, 'Autumn to LA')
    await write(/^Face value/, '100')
    await write(/^Minimum spend/, '2000')
    await write(/^Total stock/, '50')
    await write(/^Budget limit/, '3000')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Ocean FCL' }))
    const ports = screen.getByRole('combobox', { name: 'Ports of discharge' })
    await userEvent.type(ports, 'USLAX{Enter}')
    expect(within(screen.getByRole('list', { name: 'Ports of discharge' })).getByText('Los Angeles')).toBeTruthy()
    const preview = screen.getByRole('region', { name: 'Preview' })
    expect(preview.textContent).toMatch(/USD 100.*Minimum spend USD 2,000.*Autumn to LA.*Los Angeles USLAX/)
    expect(screen.getByRole('region', { name: 'Cost forecast' }).textContent).toMatch(
      /At most .*5,000\.00 if all 50 are used.*3,000\.00 covers 30 of 50/,
    )
    await userEvent.dblClick(screen.getByRole('button', { name: 'Submit for review' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Autumn to LA' }, WAIT)).toBeTruthy()
    expect(await screen.findByText('Under review', {}, WAIT)).toBeTruthy()
    expect(app?.paths().filter((path) => path === '/trading/api/couponBatch/submit')).toHaveLength(1)
    market.time.now += 4000
    expect(await screen.findByText('Issuing', {}, WAIT)).toBeTruthy()
    const { data } = await market.call(calls.page, { keyword: 'Autumn' }, { token: await market.signIn('forwarder') })
    expect(data.records[0]).toMatchObject({
      status: 'SENDING',
      draft: { value: '100', threshold: '2000', total: 50, scope: { modes: ['FCL'], pods: ['USLAX'] } },
    })
  })

  test('what the server refuses stands at the field and nothing typed is lost', async () => {
    const market = await quietMarket()
    const reply = ({ path }: { path: string }) =>
      path.endsWith('/couponBatch/submit')
        ? {
            code: BUSINESS_CODES.fieldErrors,
            message: 'refused',
            success: false,
            data: { fields: [{ field: 'draft.scope.pods', message: 'Unknown port' }] },
          }
        : undefined
    app = await openAs('forwarder', `${PAGE}?edit=new`, market, { reply })
    await screen.findByRole('textbox', { name: /^Coupon name/ }, WAIT)
    await write(/^Coupon name/, 'Refused one')
    await write(/^Face value/, '10')
    await press('Submit for review')
    expect(await screen.findByText('Unknown port', {}, WAIT)).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Ports of discharge' }))
    expect(input(/^Coupon name/).value).toBe('Refused one')
  })

  test('is kept as a draft half done; one that the clerk sent back says why; a copy begins with its terms', async () => {
    const state = await issued()
    const { market, issuer } = state
    await openForm(market)
    await write(/^Coupon name/, 'Half done')
    await press('Save draft')
    await waitFor(() => expect(window.location.search).toBe(''), WAIT)
    const link = await screen.findByRole('link', { name: 'Half done' }, WAIT)
    await userEvent.click(link)
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: /^Coupon name/ }, WAIT)).value).toBe(
      'Half done',
    )
    app?.session.stop()
    document.body.replaceChildren()
    const refused = await issue(market, issuer, batchOf({ name: 'Too much', value: '900' }))
    expect(refused.status).toBe('DRAFT')
    await openForm(market, `?edit=${refused.id}`)
    expect(screen.getByText('The discount is too high')).toBeTruthy()
    expect(input(/^Face value/).value).toBe('900')
    app?.session.stop()
    document.body.replaceChildren()
    await openForm(market, `?copy=${state.batch.id}`)
    expect([input(/^Coupon name/).value, input(/^Minimum spend/).value]).toEqual(['满千减百', '1000'])
  })

  test('a draft that was changed elsewhere is told, and what is typed here stays', async () => {
    const { market, issuer } = await issued()
    const body = { draft: { name: 'First' }, requestNo: newRequestNo() }
    const { data } = await market.call(calls.saveDraft, body, { token: issuer })
    await openForm(market, `?edit=${data.id}`)
    const other = { id: data.id, version: data.version, draft: { name: 'Theirs' }, requestNo: newRequestNo() }
    await market.call(calls.saveDraft, other, { token: issuer })
    await write(/^Coupon name/, 'Mine')
    await press('Save draft')
    expect(await screen.findByText(/Changed elsewhere/, {}, WAIT)).toBeTruthy()
    expect(input(/^Coupon name/).value).toBe('Mine')
    await press('Save draft')
    await waitFor(() => expect(window.location.search).toBe(''), WAIT)
    const saved = await market.call(calls.detail, { id: data.id }, { token: issuer })
    expect(saved.data.draft.name).toBe('Mine')
  })
})
