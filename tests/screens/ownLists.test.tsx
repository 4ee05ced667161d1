import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { demoEndpoints } from '@/contract/demo/endpoints.ts'
import { openRows } from '@mock/domain/openRows.ts'
import type { Rows } from '@mock/domain/rows.ts'
import { memoryStore } from '@mock/store/memory.ts'
import { openMarket } from '@tests/mock/support/market.ts'
import type { OpenApp } from '@tests/setup/renderApp.tsx'
import { partsOf, watchSaved } from '@tests/setup/savedBook.ts'
import { openAs } from './trade/bidding.ts'

await Promise.all([
  import('@/pages/member/MemberCenterPage.tsx'),
  import('@/pages/other/ContactPage.tsx'),
  import('@/features/tools/customs/components/GoodsTab.tsx'),
])
const WAIT = { timeout: 20_000 }
/** A day on which nothing else happened, and more rows of it than a page shows. */
const DAY = '2026-10-05'
const AT = `${DAY}T04:00:00.000Z`
const MANY = 12

/** More rows of that day, made of the first one that fits. */
function copy<Row extends { id: string }>(
  table: { all: (where: (row: Readonly<Row>) => boolean) => Row[]; put: (row: Row) => void },
  where: (row: Readonly<Row>) => boolean,
  part: (at: number) => Partial<Row>,
) {
  const [first] = table.all(where)
  if (!first) throw new Error('nothing to copy')
  for (let at = 0; at < MANY; at++) table.put({ ...first, id: `old-${at}`, ...part(at) })
}

interface Case {
  name: string
  address: string
  days: string
  /** Puts rows of that day into the market. */
  fill: (rows: Rows) => void
}
const CASES: readonly Case[] = [
  {
    name: 'favourites',
    address: '/user/myCollect',
    days: 'Saved',
    fill: ({ favorites }) =>
      copy(
        favorites,
        (row) => row.companyId === 'c01' && row.targetType === 'TENDER' && row.removedAt === undefined,
        () => ({ savedAt: AT }),
      ),
  },
  {
    name: 'coupons',
    address: '/coupon/myCoupon',
    days: 'Collected',
    fill: ({ coupons }) =>
      copy(
        coupons,
        (row) => row.ownerId === 'c01' && row.status === 'AVAILABLE',
        (at) => ({ claimedAt: AT, code: `OLD${at}` }),
      ),
  },
  {
    name: 'messages',
    address: '/user/personalCenter?tab=messages',
    days: 'Received',
    fill: ({ messages }) =>
      copy(
        messages,
        (row) => row.companyId === 'c01',
        () => ({ at: AT }),
      ),
  },
  {
    name: 'support tickets',
    address: '/other/contact',
    days: 'Submitted',
    fill: ({ ticketsOfHelp }) =>
      copy(
        ticketsOfHelp,
        (row) => row.companyId === 'c01',
        (at) => ({ at: AT, no: `OLD${at}` }),
      ),
  },
  {
    name: 'own goods',
    address: '/tool/customs?tab=goods',
    days: 'Last change',
    fill: ({ goods }) =>
      copy(
        goods,
        (row) => row.companyId === 'c01',
        (at) => ({ updatedAt: AT, nameZh: `旧货 ${at}` }),
      ),
  },
]

let app: OpenApp | undefined
afterEach(() => {
  app?.session.stop()
  app = undefined
  vi.restoreAllMocks()
  window.history.replaceState({}, '', '/')
})

describe.each(CASES)('the list of one’s own: $name', ({ address, days, fill }) => {
  test('is narrowed by days, which stand in the address, and exported whole', async () => {
    const store = memoryStore()
    const market = await openMarket({ store })
    await market.call(demoEndpoints.robots, { robots: false })
    await store.atomically(() => fill(openRows(store)))
    const files = watchSaved()
    const exported = async () => {
      const before = files.length
      await userEvent.click(await screen.findByRole('button', { name: 'Export all' }, WAIT))
      await waitFor(() => expect(files.length).toBe(before + 1), WAIT)
      const sheet = (await partsOf(files[before])).find((text) => text.includes('<sheetData>')) ?? ''
      return (sheet.match(/<row /g)?.length ?? 0) - 1
    }
    app = await openAs('trader', address, market)
    const all = await exported()
    expect(all).toBeGreaterThan(MANY)
    for (const name of [days, `${days}, end`])
      await userEvent.type(await screen.findByRole('textbox', { name }, WAIT), `${DAY}{Enter}`)
    await waitFor(() => expect(new URLSearchParams(window.location.search).get('to')).toBe(DAY))
    expect(await screen.findByText(`${MANY} in all`, {}, WAIT)).toBeTruthy()
    expect(await exported()).toBe(MANY)
  })
})
