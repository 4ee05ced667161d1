import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { couponBatchEndpoints as calls } from '@/contract/coupon-batch/endpoints.ts'
import type { BatchDetail } from '@/contract/coupon-batch/schemas.ts'
import { BUSINESS_CODES } from '@/contract/envelope.ts'
import { batchOf, collected, EVERYWHERE, issue, issued } from '@tests/mock/support/coupon.ts'
import type { Issued } from '@tests/mock/support/coupon.ts'
import { newRequestNo } from '@tests/mock/support/market.ts'
import type { OpenApp } from '@tests/setup/renderApp.tsx'
import { openAs, quietMarket } from './bidding.ts'

// Fetched here, so that no test waits for the compiler.
await import('@/pages/coupon/CouponManagementPage.tsx')

let app: OpenApp | undefined
afterEach(() => {
  app?.session.stop()
  app = undefined
  localStorage.clear()
  sessionStorage.clear()
  window.history.replaceState({}, '', '/')
})

const WAIT = { timeout: 15_000 }
const PAGE = '/coupon/couponManagement'
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
async function write(name: string | RegExp, text: string) {
  await userEvent.clear(box(name))
  if (text) await userEvent.type(box(name), text)
}
async function openForm(market: Issued['market'], query = '?edit=new') {
  app = await openAs('forwarder', `${PAGE}${query}`, market)
  return screen.findByRole<HTMLInputElement>('textbox', { name: /^Coupon name/ }, WAIT)
}
async function openBatch(state: Issued, batch: BatchDetail = state.batch) {
  app = await openAs('forwarder', `${PAGE}?id=${batch.id}`, state.market)
  return screen.findByRole('group', { name: 'Batch actions' }, WAIT)
}
const now = async ({ market, issuer, batch }: Issued) =>
  (await market.call(calls.detail, { id: batch.id }, { token: issuer })).data

describe('writing a batch', { timeout: 90_000 }, () => {
  test('what does not add up is told at its field, and the first of them has the focus', async () => {
    const name = await openForm(await quietMarket())
    await press('Send for review')
    expect(document.activeElement).toBe(name)
    expect(name.getAttribute('aria-invalid')).toBe('true')
    await write(/^Coupon name/, 'Half of it')
    await write(/^Face value/, '100')
    await write(/^Minimum spend/, '100')
    await write(/^Total stock/, '2')
    await write('Limit per member', '3')
    await write(/^Limit per member and day/, '4')
    await write(/^Budget cap/, '99')
    expect(screen.getByText('The face value has to be below the minimum spend')).toBeTruthy()
    expect(screen.getByText('Enter a number from 1 to 2')).toBeTruthy()
    expect(screen.getByText('Enter a number from 1 to 3')).toBeTruthy()
    expect(screen.getByText('The budget has to cover at least one coupon')).toBeTruthy()
    await press('Send for review')
    expect(document.activeElement).toBe(box(/^Face value/))
    await userEvent.click(screen.getByRole('radio', { name: /Free-charge coupon/ }))
    await press('Send for review')
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: /^Charges that are free/ }))
    expect(app?.paths()).not.toContain('/trading/api/couponBatch/submit')
  })

  test('a blank date, a lane of one port and a validity that ends too early are told as well', async () => {
    const market = await quietMarket()
    await openForm(market)
    await write(/^Coupon name/, 'Dates')
    await write(/^Face value/, '10')
    await press('Add a lane')
    await userEvent.type(screen.getByRole('combobox', { name: 'Lane 1: from' }), 'CNSHA{Enter}')
    await userEvent.click(screen.getByRole('radio', { name: 'Fixed dates' }))
    const until = screen.getByLabelText(/^Use until/)
    await userEvent.clear(until)
    await userEvent.type(until, '2026-11-22')
    await press('Send for review')
    expect(screen.getAllByText('Fill this in')).toHaveLength(1)
    expect(screen.getByText('Coupons have to be valid until collecting ends at least')).toBeTruthy()
    await press('Remove lane 1')
    await userEvent.clear(screen.getByLabelText(/^Collecting until/))
    await press('Send for review')
    expect(document.activeElement).toBe(screen.getByLabelText(/^Collecting until/))
  })

  test('goes to the clerk and comes out as issuing; the ticket and the forecast follow what is typed', async () => {
    const market = await quietMarket()
    await openForm(market)
    await write(/^Coupon name/, 'Autumn to LA')
    await write(/^Face value/, '100')
    await write(/^Minimum spend/, '2000')
    await write(/^Total stock/, '50')
    await write(/^Budget cap/, '3000')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Ocean FCL' }))
    const ports = screen.getByRole('combobox', { name: 'Ports of discharge' })
    await userEvent.type(ports, 'USLAX{Enter}')
    expect(within(screen.getByRole('list', { name: 'Ports of discharge' })).getByText('Los Angeles')).toBeTruthy()
    const preview = screen.getByRole('region', { name: 'Preview' })
    expect(preview.textContent).toMatch(/USD 100.*On USD 2,000 or more.*Autumn to LA.*Los Angeles USLAX/)
    expect(screen.getByRole('region', { name: 'Cost forecast' }).textContent).toMatch(
      /At most .*5,000\.00 if all 50 are used.*3,000\.00 covers 30 of 50/,
    )
    await userEvent.dblClick(screen.getByRole('button', { name: 'Send for review' }))
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
            data: { fields: [{ field: 'draft.scope.pods', message: 'No such port' }] },
          }
        : undefined
    app = await openAs('forwarder', `${PAGE}?edit=new`, market, { reply })
    await screen.findByRole('textbox', { name: /^Coupon name/ }, WAIT)
    await write(/^Coupon name/, 'Refused one')
    await write(/^Face value/, '10')
    await press('Send for review')
    expect(await screen.findByText('No such port', {}, WAIT)).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Ports of discharge' }))
    expect(box(/^Coupon name/).value).toBe('Refused one')
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
    expect(box(/^Face value/).value).toBe('900')
    app?.session.stop()
    document.body.replaceChildren()
    await openForm(market, `?copy=${state.batch.id}`)
    expect([box(/^Coupon name/).value, box(/^Minimum spend/).value]).toEqual(['满千减百', '1000'])
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
    expect(await screen.findByText(/This draft was changed elsewhere/, {}, WAIT)).toBeTruthy()
    expect(box(/^Coupon name/).value).toBe('Mine')
    await press('Save draft')
    await waitFor(() => expect(window.location.search).toBe(''), WAIT)
    const saved = await market.call(calls.detail, { id: data.id }, { token: issuer })
    expect(saved.data.draft.name).toBe('Mine')
  })
})

describe('a batch that is out', { timeout: 90_000 }, () => {
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
    expect(dialog.getByText('3 usable coupons become void at once.')).toBeTruthy()
    expect(dialog.getByText('No coupons are on orders.')).toBeTruthy()
    await userEvent.click(dialog.getByRole('button', { name: 'Deactivate' }))
    expect(await screen.findByText('Deactivated', { selector: '.ct-status' }, WAIT)).toBeTruthy()
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
    expect(dialog.getByText(/^Not below what has been given out \([12]\)$/)).toBeTruthy()
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
    const series = within(screen.getByRole('group', { name: 'What the chart shows' }))
    expect(series.getByRole('button', { name: 'Collected 1' }).getAttribute('aria-pressed')).toBe('true')
    await userEvent.click(series.getByRole('button', { name: 'Used 0' }))
    expect(series.getByRole('button', { name: 'Used 0' }).getAttribute('aria-pressed')).toBe('true')
  })

  test('is tried on an order: what it gives, and every reason why not in the fixed order', async () => {
    const scope = { ...EVERYWHERE, modes: ['FCL' as const], pods: ['USLAX'], userTypes: [1 as const] }
    const state = await issued({ scope, threshold: '3000' })
    await openBatch(state)
    const result = screen.getByRole('status', { name: 'Result' })
    expect(result.textContent).toMatch(/Gives.*100\.00.*3,200\.00.*3,100\.00 to pay/)
    await press('SHA–HAM LCL, first order')
    const reasons = () =>
      within(result)
        .getAllByRole('listitem')
        .map((item) => item.textContent)
    expect(reasons()[0]).toBe('Another transport mode')
    expect(reasons()[1]).toBe('Another lane')
    expect(reasons()[2]).toMatch(/^Below the minimum spend \(.*2,520\.00 short\)$/)
    await press('An order that just fits')
    expect(result.textContent).toMatch(/Gives.*100\.00.*3,000\.00/)
  })
})

describe('the list of batches', { timeout: 60_000 }, () => {
  test('is told apart by state, kind and word, with counts that agree', async () => {
    const state = await issued()
    app = await openAs('forwarder', PAGE, state.market)
    const { data } = await state.market.call(calls.counts, {}, { token: state.issuer })
    const tabs = within(await screen.findByRole('navigation', { name: 'Batch states' }, WAIT))
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
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Coupon kind' }), 'DISCOUNT')
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
    expect(await screen.findByText('This batch was not found', {}, WAIT)).toBeTruthy()
  })
})
