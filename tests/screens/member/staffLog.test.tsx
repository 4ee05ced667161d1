import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { exportEndpoints } from '@/contract/member/export/endpoints.ts'
import { staffEndpoints } from '@/contract/member/staff/endpoints.ts'
import { toastStore } from '@/ui/toast.ts'
import { openRows } from '@mock/domain/openRows.ts'
import { memoryStore } from '@mock/store/memory.ts'
import type { Store } from '@mock/store/port.ts'
import { invite, join } from '@tests/mock/member/staff/support.ts'
import { newRequestNo, openMarket } from '@tests/mock/support/market.ts'
import type { Market } from '@tests/mock/support/market.ts'
import type { OpenApp } from '@tests/setup/renderApp.tsx'
import { choose } from '../support/choose.ts'
import { openAs } from '../trade/bidding.ts'

await Promise.all([import('@/pages/member/BaseInfoPage.tsx'), import('@/features/member/staff/log/StaffLog.tsx')])

const WAIT = { timeout: 20_000 }
const PLACE = '/user/changeBaseInfo?tab=log'
let store: Store
let market: Market
let app: OpenApp | undefined

beforeEach(async () => {
  store = memoryStore()
  market = await openMarket({ store })
})
afterEach(() => {
  app?.session.stop()
  app = undefined
  toastStore.reset()
  localStorage.clear()
  window.history.replaceState({}, '', '/')
  vi.restoreAllMocks()
})

/** The owner invites a buyer and makes it a viewer; the buyer asks for an export before. */
async function act(): Promise<void> {
  const owner = await market.signIn('trader')
  const person = await join(market, (await invite(market, owner, 'BUYER')).code)
  const body = { kinds: ['ORDERS' as const], format: 'CSV' as const, requestNo: newRequestNo() }
  await market.call(exportEndpoints.create, body, { token: person })
  const { records } = (await market.call(staffEndpoints.page, { size: 10 }, { token: owner })).data
  const change = { id: records[1]?.id ?? '', role: 'VIEWER' as const, requestNo: newRequestNo() }
  await market.call(staffEndpoints.change, change, { token: owner })
}

const WORDS = [
  {
    locale: 'en-US' as const,
    title: 'Activity log',
    changed: 'Changed',
    roles: 'Buyer → Viewer',
    person: 'Person',
    csv: 'Export CSV',
    head: 'Time,Person,Action',
    altered: 'Entry was altered',
    empty: 'No entries',
  },
  {
    locale: 'zh-CN' as const,
    title: '操作日志',
    changed: '更改',
    roles: '业务 → 只读',
    person: '操作人',
    csv: '导出 CSV',
    head: '时间,操作人,操作',
    altered: '记录被改动',
    empty: '没有记录',
  },
]

describe.each(WORDS)('the activity log in $locale', (words) => {
  const open = async () => {
    app = await openAs('trader', PLACE, market, { locale: words.locale })
  }
  const rows = async () => {
    const table = await screen.findByRole('table', { name: words.title }, WAIT)
    return within(table).getAllByRole('row').slice(1)
  }

  test('shows who did what, is filtered by person, and is saved as a sheet', async () => {
    await act()
    await open()
    expect(await screen.findByText(words.roles, {}, WAIT)).toBeTruthy()
    expect(await rows()).toHaveLength(3)
    expect((await rows())[0]?.textContent).toContain(words.changed)
    await choose(await screen.findByRole('combobox', { name: words.person }, WAIT), '钱小满')
    await waitFor(async () => expect(await rows()).toHaveLength(1), WAIT)
    expect(location.search).toContain('memberId=')
    let saved: Blob | undefined
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      saved = blob as Blob
      return 'blob:log'
    })
    await userEvent.click(screen.getByRole('button', { name: words.csv }))
    await waitFor(() => expect(saved).toBeTruthy(), WAIT)
    const lines = ((await saved?.text()) ?? '').trim().split('\r\n')
    expect(lines).toHaveLength(2)
    expect(lines[0]).toContain(words.head)
    expect(lines[1]).toContain('钱小满')
  })

  test('marks an entry that was altered, and says when there are none', async () => {
    await open()
    expect(await screen.findByText(words.empty, {}, WAIT)).toBeTruthy()
    await act()
    const { logs } = openRows(store)
    const [first] = logs.all()
    await store.atomically(() => first && logs.put({ ...first, title: 'Somebody else' }))
    await open()
    expect(await screen.findAllByText(words.altered, {}, WAIT)).toHaveLength(1)
  })
})
