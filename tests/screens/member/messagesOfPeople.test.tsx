import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { toastStore } from '@/ui/toast.ts'
import { openOffice, type Office } from '@tests/mock/member/approval/support.ts'
import type { OpenApp } from '@tests/setup/renderApp.tsx'
import { openAs } from '../trade/bidding.ts'

await Promise.all([
  import('@/pages/member/MemberCenterPage.tsx'),
  import('@/features/member/notification/components/MessageCenter.tsx'),
])

const WAIT = { timeout: 20_000 }
const PLACE = '/user/personalCenter?tab=messages'
let office: Office
let app: OpenApp | undefined

beforeEach(async () => {
  office = await openOffice()
  await office.person('BUYER')
  await office.person('FINANCE')
  await office.store.atomically(() => {
    for (const { id } of office.rows.messages.of('companyId', 'c01')) office.rows.messages.remove(id)
    const at = new Date(office.market.time.now - 1000).toISOString()
    for (const type of ['BID_LOST', 'CREDIT_CHANGED', 'EXPORT_READY'] as const)
      office.rows.messages.put({ id: `m-${type}`, companyId: 'c01', type, params: {}, at })
  })
})
afterEach(() => {
  app?.session.stop()
  app = undefined
  toastStore.reset()
  localStorage.clear()
  window.history.replaceState({}, '', '/')
})

const WORDS = [
  {
    locale: 'en-US' as const,
    bell: (count: number) => `${count} unread messages`,
    all: 'Mark all read',
    digest: 'E-mail digest',
    favorites: /^Favou?rites/,
    save: 'Save settings',
  },
  {
    locale: 'zh-CN' as const,
    bell: (count: number) => `消息，${count} 条未读`,
    all: '全部已读',
    digest: '邮件摘要',
    favorites: /^收藏/,
    save: '保存设置',
  },
]

describe.each(WORDS)('messages of people in $locale', (words) => {
  const open = async (account: string, address = PLACE) => {
    app?.session.stop()
    app = await openAs(account, address, office.market, { locale: words.locale })
  }

  test('are counted and read by each for itself', async () => {
    await open('buyer')
    expect(await screen.findByRole('button', { name: words.bell(2) }, WAIT)).toBeTruthy()
    const main = within(screen.getByRole('main'))
    await userEvent.click(await main.findByRole('button', { name: words.all }, WAIT))
    await waitFor(() => expect(office.rows.messages.get('m-BID_LOST')?.readBy?.['buyer']).toBeDefined(), WAIT)
    await waitFor(() => expect(screen.queryByRole('button', { name: words.bell(2) })).toBeNull(), WAIT)
    await open('finance')
    expect(await screen.findByRole('button', { name: words.bell(2) }, WAIT)).toBeTruthy()
    await open('trader')
    expect(await screen.findByRole('button', { name: words.bell(3) }, WAIT)).toBeTruthy()
  })

  test('are switched off by each for itself, without a digest', async () => {
    await open('buyer', '/user/changeBaseInfo?tab=notifications')
    await userEvent.click(await screen.findByRole('checkbox', { name: words.favorites }, WAIT))
    expect(screen.queryByLabelText(words.digest)).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: words.save }))
    await waitFor(() => expect(office.rows.messageSettings.get('buyer')?.off).toEqual(['FAVORITE']), WAIT)
    expect(office.rows.messageSettings.get('c01')).toBeUndefined()
  })
})
