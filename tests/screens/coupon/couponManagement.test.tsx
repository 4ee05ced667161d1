import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { couponBatchEndpoints as calls } from '@/contract/coupon/batch/endpoints.ts'
import type { BatchDetail } from '@/contract/coupon/batch/schemas.ts'
import { collected, EVERYWHERE, issued } from '@tests/mock/support/coupon.ts'
import type { Issued } from '@tests/mock/support/coupon.ts'
import { newRequestNo } from '@tests/mock/support/market.ts'
import type { OpenApp } from '@tests/setup/renderApp.tsx'
import { openAs, quietMarket } from '../trade/bidding.ts'
import { PAGE, press, WAIT } from '../support/couponPage.ts'
import { choose } from '../support/choose.ts'

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

async function openBatch(state: Issued, batch: BatchDetail = state.batch) {
  app = await openAs('forwarder', `${PAGE}?id=${batch.id}`, state.market)
  return screen.findByRole('group', { name: 'Batch actions' }, WAIT)
}
const now = async ({ market, issuer, batch }: Issued) =>
  (await market.call(calls.detail, { id: batch.id }, { token: issuer })).data

describe('a batch that is out', () => {
  test('is paused and resumed, and the focus stays at what can be done', async () => {
    const state = await issued()
    const bar = await openBatch(state)
    within(bar).getByRole('button', { name: 'Pause' }).focus()
    await userEvent.keyboard('{Enter}')
    const resume = await screen.findByRole('button', { name: 'Resume' }, WAIT)
    expect((await now(state)).status).toBe('PAUSED')
    expect(bar.contains(document.activeElement)).toBe(true)
    await userEvent.click(resume)
    expect(await screen.findByRole('button', { name: 'Pause' }, WAIT)).toBeTruthy()
    expect((await now(state)).status).toBe('SENDING')
  })

  test('says before it is deactivated how many coupons die with it and how many on orders stay', async () => {
    const state = await issued()
    await collected(state)
    await collected(state)
    await collected(state, await state.market.signIn('trader2'))
    await openBatch(state)
    await press('Deactivate')
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('3 valid coupons become invalid immediately.')).toBeTruthy()
    expect(dialog.getByText('No coupons are on orders.')).toBeTruthy()
    await userEvent.click(dialog.getByRole('button', { name: 'Deactivate' }))
    const standing = within(screen.getByRole('group', { name: 'Status' }))
    expect(await standing.findByText('Deactivated', {}, WAIT)).toBeTruthy()
    expect((await now(state)).counts.live).toBe(0)
    expect(screen.queryByRole('button', { name: 'Deactivate' })).toBeNull()
  })

  test('takes more stock, and refuses less than has been given out, here and by the server', async () => {
    const state = await issued({ total: 2, perUserLimit: 2 })
    await collected(state)
    await openBatch(state)
    await collected(state)
    await press('Add stock')
    const dialog = within(await screen.findByRole('dialog'))
    const total = dialog.getByRole('textbox', { name: /^New total/ })
    await userEvent.clear(total)
    await userEvent.type(total, '0')
    await userEvent.click(dialog.getByRole('button', { name: 'Update stock' }))
    expect(dialog.getByText(/^Not below the number collected \([12]\)$/)).toBeTruthy()
    expect(app?.paths()).not.toContain('/trading/api/couponBatch/addStock')
    await userEvent.clear(total)
    await userEvent.type(total, '5')
    await userEvent.click(dialog.getByRole('button', { name: 'Update stock' }))
    await waitFor(async () => expect((await now(state)).draft).toMatchObject({ total: 5 }), WAIT)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('that was stopped elsewhere meanwhile shows how it stands', async () => {
    const state = await issued()
    await openBatch(state)
    const { id, version } = await now(state)
    await state.market.call(calls.stop, { id, version, requestNo: newRequestNo() }, { token: state.issuer })
    await press('Pause')
    expect(await screen.findByText('Stopped by the issuer', {}, WAIT)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull()
    expect(screen.getByRole('alert').textContent).not.toBe('')
  })

  test('shows what became of its coupons, by day as well', async () => {
    const state = await issued()
    await collected(state)
    await openBatch(state)
    await userEvent.click(screen.getByText('Show daily figures'))
    const table = within(screen.getByRole('table', { name: 'Last 30 days' }))
    expect(table.getAllByRole('row')).toHaveLength(31)
    expect(table.getAllByRole('row')[1]?.textContent).toBe('2026-11-211000')
    const series = within(screen.getByRole('group', { name: 'Metric' }))
    expect(series.getByRole('button', { name: 'Collected 1' }).getAttribute('aria-pressed')).toBe('true')
    await userEvent.click(series.getByRole('button', { name: 'Used 0' }))
    expect(series.getByRole('button', { name: 'Used 0' }).getAttribute('aria-pressed')).toBe('true')
  })

  test('is tried on an order: what it gives, and every reason why not in the fixed order', async () => {
    const scope = { ...EVERYWHERE, modes: ['FCL' as const], pods: ['USLAX'], userTypes: [1 as const] }
    const state = await issued({ scope, threshold: '3000' })
    await openBatch(state)
    const result = screen.getByRole('status', { name: 'Result' })
    expect(result.textContent).toMatch(/Discount.*100\.00.*3,200\.00.*3,100\.00 payable/)
    await press('SHA–HAM LCL, first order')
    const reasons = () =>
      within(result)
        .getAllByRole('listitem')
        .map((item) => item.textContent)
    expect(reasons()[0]).toBe('Another transport mode')
    expect(reasons()[1]).toBe('Another lane')
    expect(reasons()[2]).toMatch(/^Below the minimum spend \(.*2,520\.00 short\)$/)
    await press('Use fitting order')
    expect(result.textContent).toMatch(/Discount.*100\.00.*3,000\.00/)
  })
})

describe('the list of batches', () => {
  test('is told apart by state, kind and word, with counts that agree', async () => {
    const state = await issued()
    app = await openAs('forwarder', PAGE, state.market)
    const { data } = await state.market.call(calls.page, {}, { token: state.issuer })
    const tabs = within(await screen.findByRole('navigation', { name: 'Batch status' }, WAIT))
    await userEvent.click(await tabs.findByRole('link', { name: /^Stopped/ }, WAIT))
    await waitFor(() => {
      const rows = within(screen.getByRole('table')).getAllByRole('row')
      expect(rows).toHaveLength((data.counts['STOPPED'] ?? 0) + 1)
    }, WAIT)
    expect(screen.getByText('Budget used up')).toBeTruthy()
    await userEvent.click(tabs.getByRole('link', { name: /^All/ }))
    await userEvent.type(screen.getByRole('searchbox'), '满千{Enter}')
    const link = await screen.findByRole('link', { name: '满千减百' }, WAIT)
    await waitFor(() => expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(2), WAIT)
    expect(link.closest('tr')?.textContent).toContain('USD 100')
    await choose(screen.getByRole('combobox', { name: 'Type' }), 'Discount coupon')
    expect(await screen.findByText('No batches match', {}, WAIT)).toBeTruthy()
  })

  test('says that it could not be loaded, and tries again', async () => {
    let isDown = true
    const market = await quietMarket()
    const reply = ({ path }: { path: string }) =>
      isDown && path.endsWith('/couponBatch/page') ? { code: 5000, message: 'down', success: false } : undefined
    app = await openAs('forwarder', PAGE, market, { reply })
    const again = await screen.findByRole('button', { name: 'Try again' }, WAIT)
    isDown = false
    await userEvent.click(again)
    expect(await screen.findByRole('table', { name: 'Coupon management' }, WAIT)).toBeTruthy()
  })

  test('a batch of somebody else is not there', async () => {
    const state = await issued()
    app = await openAs('forwarder2', `${PAGE}?id=${state.batch.id}`, state.market)
    expect(await screen.findByText('Batch not found', {}, WAIT)).toBeTruthy()
  })
})
