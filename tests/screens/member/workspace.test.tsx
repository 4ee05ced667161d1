import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { memberEndpoints } from '@/contract/member/endpoints.ts'
import { TODO_KINDS } from '@/contract/member/center/values.ts'
import { placesOf, waitingOn } from '@/layout/workspace/places.ts'
import { navIds } from '@/routes/derive.ts'
import type { Market } from '@tests/mock/support/market.ts'
import type { OpenApp } from '@tests/setup/renderApp.tsx'
import { openAs, quietMarket } from '../trade/bidding.ts'

await import('@/pages/business/MyTenderBidsPage.tsx')
await import('@/layout/workspace/WorkMenu.tsx')

const WAIT = { timeout: 15_000 }

let market: Market
let app: OpenApp | undefined

beforeEach(async () => {
  market = await quietMarket()
})
afterEach(() => {
  app?.session.stop()
  app = undefined
  vi.restoreAllMocks()
  localStorage.removeItem('cangtong_side')
  delete document.documentElement.dataset['density']
  window.history.replaceState({}, '', '/')
})

/** A window of a width, in px. */
function widen(width: number): void {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: [...query.matchAll(/(min|max)-width: (\d+)px/g)].every(([, end, px]) =>
          end === 'min' ? width >= Number(px) : width <= Number(px),
        ),
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  )
}

const open = async (address: string, account = 'trader') => {
  app?.session.stop()
  cleanup()
  app = await openAs(account, address, market)
}
const menu = () => screen.findByRole('navigation', { name: 'Workspace' }, WAIT)
const hrefs = (nav: HTMLElement) =>
  within(nav)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))

describe('the workspace', () => {
  test('stands beside a work page in a wide window, in groups, and marks where one is', async () => {
    widen(1440)
    await open('/business/myTenderBid')
    const nav = await menu()
    expect(
      within(nav)
        .getAllByRole('list')
        .map((list) => list.getAttribute('aria-label')),
    ).toEqual([null, 'Buying', 'Selling', 'Orders and money', 'Coupons', 'Company'])
    const current = within(nav)
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page')
    expect(current.map((link) => link.getAttribute('href'))).toEqual(['/business/myTenderBid'])
  })

  test('counts what waits, as the member centre does', async () => {
    widen(1440)
    await open('/business/myTenderBid')
    const token = await market.signIn('trader')
    const { duties } = (await market.call(memberEndpoints.memCenter, {}, { token })).data
    const toPay = waitingOn('payment', duties)
    expect(toPay).toBeGreaterThan(0)
    const link = within(await menu()).getByRole('link', { name: /^Payment/ })
    await waitFor(() => expect(link.textContent).toContain(`${toPay} open tasks`), WAIT)
  })

  test('begins with selling for a forwarder, and shows a trader no page he may not open', async () => {
    widen(1440)
    await open('/business/myTenderBid', 'forwarder')
    expect(hrefs(await menu()).slice(0, 2)).toEqual(['/user/personalCenter', '/business/myBid'])
    expect(hrefs(await menu())).toContain('/coupon/couponVerification')
    await open('/business/myTenderBid')
    expect(hrefs(await menu())).not.toContain('/coupon/couponVerification')
  })

  test('folds to its icons, whose names stay, and remembers it', async () => {
    widen(1440)
    await open('/business/myTenderBid')
    const fold = async () => within(await menu()).getByRole('button', { name: 'Collapse menu' })
    await userEvent.click(await fold())
    expect(document.documentElement.dataset['side']).toBe('rail')
    expect(within(await menu()).getByRole('link', { name: /^My tenders/ }).title).toBe('My tenders')
    await open('/business/myTenderBid')
    expect((await fold()).getAttribute('aria-pressed')).toBe('true')
    await userEvent.click(await fold())
    expect(document.documentElement.dataset['side']).toBeUndefined()
  })

  test('is in the sheet of the header in a small window, and closes it', async () => {
    widen(390)
    await open('/business/myTenderBid')
    await screen.findByRole('heading', { level: 1, name: 'My tenders' }, WAIT)
    expect(screen.queryByRole('navigation', { name: 'Workspace' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }))
    const nav = await menu()
    await userEvent.click(within(nav).getByRole('link', { name: /^My tenders/ }))
    await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Workspace' })).toBeNull())
  })

  test('is not beside public pages', async () => {
    widen(1440)
    await open('/other')
    await screen.findByRole('heading', { level: 1 }, WAIT)
    expect(screen.queryByRole('navigation', { name: 'Workspace' })).toBeNull()
  })

  test('has every page of the member once', () => {
    for (const type of [1, 2, 3] as const) {
      const ids = ['memberCenter', ...placesOf(type).flatMap((group) => group.ids)]
      expect(ids.toSorted()).toEqual(navIds('member', type).toSorted())
    }
  })

  test('counts every kind of todo on one of its pages', () => {
    const places = ['memberCenter', ...placesOf(2).flatMap((group) => group.ids)] as const
    for (const kind of TODO_KINDS) {
      const here = places.filter((id) => waitingOn(id as 'memberCenter', [{ kind, count: 2, items: [] }]) === 2)
      // What waits for approval has no page but the member centre, which counts everything.
      expect([kind, here.length]).toEqual([kind, kind === 'TO_QUOTE' ? 0 : kind === 'TO_APPROVE' ? 1 : 2])
    }
  })

  test('one density for each member, chosen in the menu or in a list', async () => {
    widen(1440)
    const density = () => document.documentElement.dataset['density']
    const toggle = async () => within(await menu()).findByRole('button', { name: 'Compact view' })
    await open('/business/myTenderBid')
    expect(density()).toBeUndefined()
    await userEvent.click(await toggle())
    expect(density()).toBe('compact')
    await userEvent.click(await screen.findByRole('button', { name: 'Columns' }, WAIT))
    const box = screen.getByRole('checkbox', { name: 'Compact view' })
    expect((box as HTMLInputElement).checked).toBe(true)

    await open('/business/myTenderBid', 'trader2')
    expect((await toggle()).getAttribute('aria-pressed')).toBe('false')
    expect(density()).toBeUndefined()
    await open('/business/myTenderBid')
    expect((await toggle()).getAttribute('aria-pressed')).toBe('true')
    expect(density()).toBe('compact')
    await userEvent.click(await toggle())
    expect(density()).toBeUndefined()
  })
})
