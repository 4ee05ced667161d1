import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { priceAlertEndpoints } from '@/contract/market/alert/endpoints.ts'
import type { SaveAlert } from '@/contract/market/alert/schemas.ts'
import { ALERT_DAYS, MAX_ALERTS } from '@/contract/market/alert/values.ts'
import { toastStore } from '@/ui/toast.ts'
import { chargesOf, draftOf, send } from '@tests/mock/support/listing.ts'
import { newRequestNo } from '@tests/mock/support/market.ts'
import type { Market } from '@tests/mock/support/market.ts'
import { openApp } from '@tests/setup/renderApp.tsx'
import type { OpenApp } from '@tests/setup/renderApp.tsx'
import { choose } from '../support/choose.ts'
import { openAs, quietMarket } from '../trade/bidding.ts'

await Promise.all([
  import('@/features/market/alert/components/AlertDialog.tsx'),
  import('@/features/market/market/components/PriceHistory.tsx'),
])

const DAY = 24 * 3600_000
const WAIT = { timeout: 20_000 }
/** A lane without listings in the seed. */
const LANE = { pol: 'CNSHA', pod: 'BRSSZ', isoCode: '45G1' }
const MARKET = '/business/market?pol=CNSHA&pod=BRSSZ&isoCode=45G1'
const LIST = '/user/myCollect?tab=alerts'
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

const as = async (account: string) => ({ token: await market.signIn(account) })
const kept = async () => (await market.call(priceAlertEndpoints.list, {}, await as('trader'))).data.alerts
const keep = async (asked: Partial<SaveAlert>) =>
  market.call(
    priceAlertEndpoints.save,
    { ...LANE, kind: 'BELOW', ...asked, requestNo: newRequestNo() },
    await as('trader'),
  )
/** Publishes 40HQ on the lane and returns the id of the listing. */
async function publish(freight: string): Promise<string> {
  const { pol, pod } = LANE
  const sent = await send(market, await market.signIn('forwarder'), draftOf({ pol, pod, charges: chargesOf(freight) }))
  market.time.now += 4000
  return sent.data.id
}

const WORDS = [
  {
    locale: 'en-US' as const,
    set: 'Set price alert',
    amount: /^Amount \(USD\)/,
    now: 'Lowest all-in rate now',
    met: /The rate meets this already/,
    save: 'Save',
    done: 'Price alert saved',
    status: 'Reached',
    see: 'See listings',
    waits: 'below USD 2,500',
  },
  {
    locale: 'zh-CN' as const,
    set: '设置价格提醒',
    amount: /^金额（USD）/,
    now: '目前最低全包价',
    met: /目前价格已满足条件/,
    save: '保存',
    done: '价格提醒已保存',
    status: '已满足',
    see: '查看挂牌',
    waits: '低于 USD 2,500',
  },
]

describe('the search of a lane', () => {
  test.each(WORDS)('in $locale: sets an alert for its lane and container, once', async (words) => {
    await publish('1800')
    app = await openAs('trader', MARKET, market, { locale: words.locale })
    await userEvent.click(await screen.findByRole('button', { name: words.set }, WAIT))
    const dialog = within(await screen.findByRole('dialog', {}, WAIT))
    expect(await dialog.findByText(words.now)).toBeTruthy()
    expect(dialog.getByText(/^1,8\d\d\.\d\d$/)).toBeTruthy()
    const amount = dialog.getByRole('textbox', { name: words.amount })
    await userEvent.click(dialog.getByRole('button', { name: words.save }))
    expect(document.activeElement).toBe(amount)
    expect(amount.getAttribute('aria-invalid')).toBe('true')
    expect(await kept()).toEqual([])
    await userEvent.type(amount, '2500')
    expect(dialog.getByText(words.met)).toBeTruthy()
    const before = app.requests.length
    await userEvent.dblClick(dialog.getByRole('button', { name: words.save }))
    expect(await screen.findByText(words.done)).toBeTruthy()
    expect(app.requests.slice(before).filter(({ path }) => path.endsWith('priceAlert/save'))).toHaveLength(1)
    expect(await kept()).toMatchObject([{ ...LANE, kind: 'BELOW', amount: '2500', isMet: true }])
  })

  test('says why it is refused: at the field, or above the buttons', async () => {
    for (let count = 1; count <= MAX_ALERTS; count++) await keep({ amount: String(count) })
    app = await openAs('trader', MARKET, market)
    await userEvent.click(await screen.findByRole('button', { name: 'Set price alert' }, WAIT))
    const dialog = within(await screen.findByRole('dialog', {}, WAIT))
    expect(await dialog.findByText(/No listing can be booked now/)).toBeTruthy()
    const amount = dialog.getByRole('textbox', { name: /^Amount/ })
    await userEvent.type(amount, '7')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText('You already have this price alert')).toBeTruthy()
    expect(document.activeElement).toBe(amount)
    await userEvent.type(amount, '7')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText('Limit of 20 price alerts reached. Remove one first')).toBeTruthy()
    expect(await kept()).toHaveLength(MAX_ALERTS)
  })

  test('sends a guest to log in and come back, and asks nothing before', async () => {
    app = await openApp(MARKET, { backend: market.backend })
    await userEvent.click(await screen.findByRole('button', { name: 'Set price alert' }, WAIT))
    await waitFor(() => expect(window.location.pathname).toBe('/login'))
    expect(new URLSearchParams(window.location.search).get('reject')).toContain('pod=BRSSZ')
    expect(app.paths().some((path) => path.includes('priceAlert'))).toBe(false)
  })

  test.each([
    '/business/market',
    '/business/market?pol=CNSHA&pod=BRSSZ&kind=CARGO',
    '/business/market?pol=CNSHA&pod=BRSSZ&mode=LCL',
  ])('offers none where no container of a lane is searched: %s', async (address) => {
    app = await openAs('trader', address, market)
    await screen.findByRole('heading', { level: 1 }, WAIT)
    await waitFor(() => expect(app?.paths().some((path) => path.endsWith('listing/page'))).toBe(true))
    expect(screen.queryByRole('button', { name: 'Set price alert' })).toBeNull()
  })
})

test('the price chart of a listing sets an alert of a drop for its container', async () => {
  const id = await publish('1800')
  app = await openAs('trader', `/business/marketDetail?id=${id}`, market)
  await userEvent.click(await screen.findByRole('button', { name: 'Set price alert' }, WAIT))
  const dialog = within(await screen.findByRole('dialog', {}, WAIT))
  await choose(dialog.getByRole('combobox', { name: 'Condition' }), 'Drop in four weeks')
  expect(await dialog.findByText(/No rate four weeks ago/)).toBeTruthy()
  const pct = dialog.getByRole('textbox', { name: /^Drop \(%\)/ })
  await userEvent.clear(pct)
  await userEvent.type(pct, '60')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(pct.getAttribute('aria-invalid')).toBe('true')
  await userEvent.clear(pct)
  await userEvent.type(pct, '8')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Price alert saved')).toBeTruthy()
  expect(await kept()).toMatchObject([{ ...LANE, kind: 'DROP', pct: 8 }])
})

describe('the list of alerts', () => {
  test.each(WORDS)('in $locale: says what each waits for, the price and its state', async (words) => {
    await publish('1800')
    await keep({ amount: '2500' })
    app = await openAs('trader', LIST, market, { locale: words.locale })
    const row = within(await screen.findByRole('row', { name: new RegExp(words.waits) }, WAIT))
    expect(row.getByText(words.status)).toBeTruthy()
    expect(row.getByText(/^1,8\d\d\.\d\d$/)).toBeTruthy()
    expect(row.getByRole('link', { name: words.see }).getAttribute('href')).toBe(
      '/business/market?pol=CNSHA&pod=BRSSZ&isoCode=45G1&sort=allIn',
    )
  })

  test('begins with a way to set the first one, for a lane that is chosen there', async () => {
    app = await openAs('trader', LIST, market)
    expect(await screen.findByText('No price alerts yet', {}, WAIT)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'New alert' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    const pol = dialog.getByRole('combobox', { name: /^Port of loading/ })
    expect(pol.getAttribute('aria-invalid')).toBe('true')
    await userEvent.type(pol, 'CNSHA{Enter}')
    await userEvent.type(dialog.getByRole('combobox', { name: /^Port of discharge/ }), 'BRSSZ{Enter}')
    await userEvent.type(dialog.getByRole('textbox', { name: /^Amount/ }), '1500')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByRole('row', { name: /below USD 1,500/ })).toBeTruthy()
    expect(await kept()).toMatchObject([{ ...LANE, amount: '1500' }])
  })

  test('changes an alert and deletes it after a question', async () => {
    await keep({ amount: '1500' })
    app = await openAs('trader', LIST, market)
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }, WAIT))
    const dialog = within(await screen.findByRole('dialog', { name: 'Change price alert' }))
    const amount = dialog.getByRole('textbox', { name: /^Amount/ })
    await userEvent.clear(amount)
    await userEvent.type(amount, '1600')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByRole('row', { name: /below USD 1,600/ })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: /CNSHA → BRSSZ 40HQ/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete alert' }))
    const sure = within(await screen.findByRole('dialog', { name: 'Delete this price alert?' }))
    await userEvent.click(sure.getByRole('button', { name: 'Delete alert' }))
    expect(await screen.findByText('No price alerts yet')).toBeTruthy()
    expect(await kept()).toEqual([])
  })

  test('is where the message of an ended alert leads, which is renewed there', async () => {
    await keep({ amount: '1500' })
    market.time.now += (ALERT_DAYS + 1) * DAY
    app = await openAs('trader', '/user/personalCenter?tab=messages', market)
    const link = await screen.findByRole('link', { name: /Price alert ended/ }, WAIT)
    await userEvent.click(link)
    const row = within(await screen.findByRole('row', { name: /below USD 1,500/ }, WAIT))
    expect(row.getByText('Ended')).toBeTruthy()
    await userEvent.click(row.getByRole('button', { name: 'Renew for 90 days' }))
    expect(await screen.findByText('Price alert renewed')).toBeTruthy()
    expect(await screen.findByText('Watching')).toBeTruthy()
    expect(await kept()).toMatchObject([{ hasEnded: false }])
  })
})
