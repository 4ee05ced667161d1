import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { WireRequest } from '@/api/transport.ts'
import { rateSheetEndpoints } from '@/contract/market/rateSheet/endpoints.ts'
import { listingEndpoints } from '@/contract/market/listing/endpoints.ts'
import { RATE_BATCH } from '@/contract/market/rateSheet/values.ts'
import { toastStore } from '@/ui/toast.ts'
import { rateOf, sheetOf } from '@tests/mock/market/rateSheet/support.ts'
import type { Market } from '@tests/mock/support/market.ts'
import type { OpenApp } from '@tests/setup/renderApp.tsx'
import { openAs, quietMarket } from '../trade/bidding.ts'

// Preload, so that compile time does not count for the test.
await Promise.all([
  import('@/pages/business/MyMarketPage.tsx'),
  import('@/features/market/rate-sheet/components/RateSheets.tsx'),
  import('@/features/market/rate-sheet/components/RateSheetView.tsx'),
  import('@/features/market/rate-sheet/components/ImportRates.tsx'),
  import('@/features/market/rate-sheet/components/MarkupDialog.tsx'),
  import('@/features/market/rate-sheet/components/ListingsDialog.tsx'),
])

const WAIT = { timeout: 20_000 }
const PLACE = '/business/myMarket?tab=rates'
let market: Market
let app: OpenApp | undefined

beforeEach(async () => {
  market = await quietMarket()
})
afterEach(() => {
  app?.session.stop()
  app = undefined
  toastStore.reset()
  localStorage.clear()
  window.history.replaceState({}, '', '/')
})

const sheets = async () => {
  const token = await market.signIn('forwarder')
  return (await market.call(rateSheetEndpoints.page, {}, { token })).data.records
}
const HEAD =
  '\u8d77\u8fd0\u6e2f|\u76ee\u7684\u6e2f|\u8239\u516c\u53f8|20GP|40HQ|\u5e01\u79cd|\u751f\u6548\u65e5\u671f|\u5931\u6548\u65e5\u671f'
const row = (pod: string, small: string, big = '2400') =>
  ['CNSHA', pod, 'COSU', small, big, 'USD', '2026-11-20', '2026-12-31'].join('|')

describe('rate sheets', () => {
  const openImport = async (reply?: (request: WireRequest) => object | undefined) => {
    app = await openAs('forwarder', PLACE, market, { ...(reply && { reply }) })
    await userEvent.click(await screen.findByRole('button', { name: 'Import rate sheet' }, WAIT))
    const first = within(await screen.findByRole('dialog', {}, WAIT))
    const name = first.getByRole('textbox', { name: /^Name/ })
    await userEvent.clear(name)
    await userEvent.click(first.getByRole('button', { name: 'Choose the sheet' }))
    expect(first.getByRole('alert').textContent).toContain('Name the rate sheet')
    expect(document.activeElement).toBe(name)
    await userEvent.type(name, 'January')
    await userEvent.click(first.getByRole('button', { name: 'Choose the sheet' }))
    const dialog = within(await screen.findByRole('dialog', {}, WAIT))
    const paste = async (...lines: string[]) => {
      const value = lines.map((line) => line.split('|').join('\t')).join('\n')
      fireEvent.change(await dialog.findByRole('textbox', { name: /^Paste cells/ }), { target: { value } })
      await userEvent.click(dialog.getByRole('button', { name: 'Read pasted cells' }))
    }
    return { dialog, paste }
  }

  test('with Chinese headings become a draft; a wrong row is named and left out, totals are skipped', async () => {
    const { dialog, paste } = await openImport()
    await paste(HEAD, row('USLAX', '1850'), row('USOAK', 'abc'), '\u5408\u8ba1|||9|9')
    expect(await dialog.findByText('2 rows: 2 rates to import, 1 row with problems left out.', {}, WAIT)).toBeTruthy()
    expect(dialog.getByText('1 row skipped')).toBeTruthy()
    const wrong = within(dialog.getByRole('table', { name: '1 problem' }))
    expect(wrong.getByText('20GP')).toBeTruthy()
    expect(wrong.getByText('abc')).toBeTruthy()
    await userEvent.click(dialog.getByRole('button', { name: 'Import 2 rates' }))
    expect(await screen.findByRole('heading', { name: 'January' }, WAIT)).toBeTruthy()
    const [made] = await sheets()
    expect(made).toMatchObject({ name: 'January', status: 'DRAFT', lanes: 1, counts: { valid: 2 } })
    await userEvent.click(await screen.findByRole('button', { name: 'Activate' }, WAIT))
    expect(await screen.findByText('Rate sheet activated')).toBeTruthy()
    expect((await sheets())[0]?.status).toBe('ACTIVE')
  })

  test('that stop in the middle go on where they were, and nothing comes twice', async () => {
    let count = 0
    const reply = ({ path }: WireRequest) =>
      path.endsWith('rateSheet/importRows') && ++count === 2 ? { code: 5000, message: 'The system is busy' } : undefined
    const { dialog, paste } = await openImport(reply)
    const lines = Array.from({ length: RATE_BATCH / 2 + 5 }, (_, at) => row('USLAX', String(1000 + at)))
    await paste(HEAD, ...lines)
    await userEvent.click(await dialog.findByRole('button', { name: `Import ${lines.length * 2} rates` }, WAIT))
    const partial = `The first ${RATE_BATCH} are in the draft; the others are not imported yet.`
    expect(await dialog.findByText(partial, {}, WAIT)).toBeTruthy()
    expect(dialog.getByRole('alert').textContent).not.toBe('')
    await userEvent.click(dialog.getByRole('button', { name: 'Import the other 10' }))
    expect(await screen.findByRole('heading', { name: 'January' }, WAIT)).toBeTruthy()
    expect((await sheets())[0]?.counts.valid).toBe(lines.length * 2)
  })

  test('with unknown headings ask once: the answer is kept for the company', async () => {
    const { dialog, paste } = await openImport()
    const unknown = HEAD.replace('20GP', 'Klein')
    await paste(unknown, row('USLAX', '1850'))
    await userEvent.click(await dialog.findByRole('button', { name: 'Continue' }, WAIT))
    expect(await dialog.findByText('Unused columns: Klein', {}, WAIT)).toBeTruthy()
    const token = await market.signIn('forwarder')
    const kept = async () => (await market.call(rateSheetEndpoints.mappings, {}, { token })).data.mappings
    await waitFor(async () => expect(await kept()).toMatchObject([{ choices: [{ heading: 'klein', column: '' }] }]))
    app?.session.stop()
    localStorage.clear()
    const again = await openImport()
    await again.paste(unknown, row('USLAX', '1850'))
    expect(await again.dialog.findByRole('button', { name: 'Import 1 rate' }, WAIT)).toBeTruthy()
  })

  test('replace a former sheet only by choice if that has other lanes, and make listings at selling prices', async () => {
    const token = await market.signIn('forwarder')
    await sheetOf(market, token, [rateOf(), rateOf({ pod: 'USOAK' })], { name: 'Old' })
    const { dialog, paste } = await openImport()
    await paste(HEAD, row('USLAX', '1850', '2500'))
    await userEvent.click(await dialog.findByRole('button', { name: 'Import 2 rates' }, WAIT))
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /^Old \(1 other lane is not/ }, WAIT)
    expect(box.checked).toBe(false)
    expect(screen.getByText('1 rose, 0 fell, 1 new, 0 gone, 0 unchanged')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Activate' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Draft listings' }, WAIT))
    const listings = within(await screen.findByRole('dialog', {}, WAIT))
    await userEvent.click(await listings.findByRole('button', { name: 'Make 1 draft' }, WAIT))
    expect(await listings.findByText('1 draft listing made', {}, WAIT)).toBeTruthy()
    const { data } = await market.call(listingEndpoints.minePage, { status: 'DRAFT' }, { token })
    expect(data.records.some(({ pol, pod, mode }) => `${pol} ${pod} ${mode}` === 'CNSHA USLAX FCL')).toBe(true)
  })

  test('have mark-ups that are shown by an example, kept, refused twice and removed', async () => {
    app = await openAs('forwarder', PLACE, market)
    const add = async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Add mark-up' }, WAIT))
      return within(await screen.findByRole('dialog', {}, WAIT))
    }
    const first = await add()
    await userEvent.type(first.getByRole('textbox', { name: /^Mark-up \(%\)/ }), '6')
    await userEvent.type(first.getByRole('textbox', { name: /^Round up to/ }), '5')
    expect(first.getByText('Example: cost USD 1,850, price USD 1,965')).toBeTruthy()
    await userEvent.click(first.getByRole('button', { name: 'Save' }))
    const table = within(await screen.findByRole('table', { name: 'Mark-ups' }, WAIT))
    expect(table.getByText('All customers')).toBeTruthy()
    const twice = await add()
    await userEvent.type(twice.getByRole('textbox', { name: /^Mark-up \(%\)/ }), '7')
    await userEvent.click(twice.getByRole('button', { name: 'Save' }))
    expect((await twice.findByRole('alert', {}, WAIT)).textContent).toContain('change that one')
    await userEvent.click(twice.getByRole('button', { name: 'Cancel' }))
    await userEvent.click(table.getByRole('button', { name: /^More: All customers|All customers/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('No mark-ups yet', {}, WAIT)).toBeTruthy()
  })
})

describe.each([
  {
    locale: 'zh-CN' as const,
    title: '\u8fd0\u4ef7\u5e93',
    gone: '\u6ca1\u6709\u627e\u5230\u8fd9\u4efd\u8fd0\u4ef7\u8868',
    again: '\u91cd\u8bd5',
  },
  { locale: 'en-US' as const, title: 'Rate sheets', gone: 'Rate sheet not found', again: 'Try again' },
])('rate sheets in $locale', ({ locale, title, gone, again }) => {
  test('list those there are; one that is not there says so', async () => {
    app = await openAs('forwarder', PLACE, market, { locale })
    expect(await screen.findByRole('link', { name: 'COSCO USWC' }, WAIT)).toBeTruthy()
    expect(screen.getByRole('link', { name: title, current: 'page' })).toBeTruthy()
    app.session.stop()
    app = await openAs('forwarder', `${PLACE}&sheet=nobody`, market, { locale })
    expect(await screen.findByText(gone, {}, WAIT)).toBeTruthy()
  })

  test('that cannot be loaded say so, and come with the next try', async () => {
    let isDown = true
    const reply = ({ path }: WireRequest) =>
      isDown && path.endsWith('rateSheet/detail') ? { code: 5000, message: 'busy' } : undefined
    app = await openAs('forwarder', `${PLACE}&sheet=rates-ended`, market, { locale, reply })
    const [retry] = await screen.findAllByRole('button', { name: again }, WAIT)
    isDown = false
    if (retry) await userEvent.click(retry)
    expect(await screen.findByRole('heading', { name: 'COSCO USWC' }, WAIT)).toBeTruthy()
  })
})

test('a buyer has no rate sheets', async () => {
  app = await openAs('trader', PLACE, market)
  await screen.findByRole('heading', { level: 1 }, WAIT)
  expect(screen.queryByRole('link', { name: 'Rate sheets' })).toBeNull()
  expect(app.requests.filter(({ path }) => path.includes('rateSheet'))).toEqual([])
})
