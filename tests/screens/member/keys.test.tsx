import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import { created, keysOf } from '@tests/mock/member/apiKey/support.ts'
import { newRequestNo } from '@tests/mock/support/market.ts'
import type { Market } from '@tests/mock/support/market.ts'
import { openStage } from '@tests/setup/stage.ts'
import { quietMarket } from '../trade/bidding.ts'

await Promise.all([
  import('@/pages/member/BaseInfoPage.tsx'),
  import('@/features/member/api-key/components/ApiKeys.tsx'),
  import('@/features/member/staff/log/StaffLog.tsx'),
])

const WAIT = { timeout: 20_000 }
const PLACE = '/user/changeBaseInfo?tab=keys'
let market: Market
let owner: string
const stage = openStage()

beforeEach(async () => {
  market = await quietMarket()
  owner = await market.signIn('trader')
})

const WORDS = [
  {
    locale: 'en-US' as const,
    tab: 'API keys',
    empty: 'No keys yet',
    add: 'New key',
    name: /^Name/,
    addresses: /^Allowed IP addresses/,
    create: 'Create key',
    required: 'Required',
    chooseSome: 'Choose at least one',
    wrong: '“10.0.0.999” is not an IP address or network',
    orders: 'Read orders',
    tenders: 'Manage tenders',
    once: 'The key of “ERP” is shown only this once. Save it in the system that uses it now:',
    copy: 'Copy API key',
    hide: 'Saved, hide it',
    rotate: 'Rotate',
    old: /the old key works until/,
    revoke: 'Revoke',
    byKey: 'by the key “ERP”',
  },
  {
    locale: 'zh-CN' as const,
    tab: 'API 密钥',
    empty: '还没有密钥',
    add: '新建密钥',
    name: /^名称/,
    addresses: /^允许的 IP 地址/,
    create: '生成密钥',
    required: '请填写此项',
    chooseSome: '请至少选择一项',
    wrong: '“10.0.0.999”不是 IP 地址或网段',
    orders: '查看订单',
    tenders: '管理招标',
    once: '“ERP”的密钥只显示这一次，请立即保存到使用它的系统：',
    copy: '复制API 密钥',
    hide: '已保存，隐藏',
    rotate: '更换',
    old: /旧密钥仍可用，至/,
    revoke: '撤销',
    byKey: '通过密钥“ERP”',
  },
]

describe.each(WORDS)('API keys in $locale', (words) => {
  const open = async () => {
    await stage.open('trader', PLACE, market, { locale: words.locale })
    return screen.findByRole('button', { name: words.add }, WAIT)
  }
  const shownKey = async () => (await screen.findByText(/^ck_[0-9a-z]{40}$/, {}, WAIT)).textContent
  const works = async (key: string) => (await market.call(orderEndpoints.page, {}, { token: key })).code

  test('are made with the chosen scopes and addresses; what is wrong is said at its field; the key shows once', async () => {
    await userEvent.click(await open())
    expect(await screen.findByText(words.empty, {}, WAIT)).toBeTruthy()
    expect(screen.getByRole('link', { name: words.tab, current: 'page' })).toBeTruthy()
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByRole('checkbox', { name: words.orders }, WAIT)
    await userEvent.click(dialog.getByRole('button', { name: words.create }))
    expect(dialog.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      words.required,
      words.chooseSome,
    ])
    await userEvent.type(dialog.getByRole('textbox', { name: words.name }), 'ERP')
    await userEvent.click(dialog.getByRole('checkbox', { name: words.tenders }))
    await userEvent.click(dialog.getByRole('checkbox', { name: words.orders }))
    const addresses = dialog.getByRole('textbox', { name: words.addresses })
    await userEvent.type(addresses, '10.0.0.999')
    await userEvent.click(dialog.getByRole('button', { name: words.create }))
    expect(dialog.getByRole('alert').textContent).toBe(words.wrong)
    await userEvent.clear(addresses)
    await userEvent.type(addresses, '203.0.113.0/24\n2001:db8::1, 10.0.0.9')
    await userEvent.click(dialog.getByRole('button', { name: words.create }))
    const key = await shownKey()
    expect(screen.getByText(words.once)).toBeTruthy()
    expect(screen.getByRole('button', { name: words.copy })).toBeTruthy()
    expect(await keysOf(market, owner)).toMatchObject([
      {
        name: 'ERP',
        scopes: ['tender:write', 'order:read'],
        addresses: ['203.0.113.0/24', '2001:db8::1', '10.0.0.9'],
        last4: key.slice(-4),
      },
    ])
    expect(await screen.findByText(`ck_…${key.slice(-4)}`, {}, WAIT)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: words.hide }))
    expect(screen.queryByText(key)).toBeNull()
  })

  test('are rotated and revoked, each after a question', async () => {
    const { key } = await created(market, owner)
    await open()
    await userEvent.click(await screen.findByRole('button', { name: words.rotate }, WAIT))
    expect(await works(key)).toBe(200)
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: words.rotate }))
    const next = await shownKey()
    expect(next).not.toBe(key)
    expect((await screen.findByText(words.old, {}, WAIT)).textContent).toContain(key.slice(-4))
    expect([await works(key), await works(next)]).toEqual([200, 200])
    await userEvent.click(screen.getByRole('button', { name: words.revoke }))
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: words.revoke }))
    await waitFor(async () => expect(await keysOf(market, owner)).toEqual([]), WAIT)
    expect(await screen.findByText(words.empty, {}, WAIT)).toBeTruthy()
    expect([await works(key), await works(next)]).toEqual([4098, 4098])
  })

  test('stand in the log beside their person', async () => {
    const { key } = await created(market, owner, { scopes: ['tender:write'] })
    const body = { draft: { title: 'Made by the ERP' }, requestNo: newRequestNo() }
    const { data } = await market.call(tenderEndpoints.saveDraft, body, { token: key })
    await stage.open('trader', '/user/changeBaseInfo?tab=log', market, { locale: words.locale })
    const line = (await screen.findByText(words.byKey, {}, WAIT)).closest('tr')
    expect(line?.textContent).toContain('林知远')
    expect(line?.textContent).toContain(data.id)
  })
})
