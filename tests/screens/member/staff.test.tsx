import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import type { WireRequest } from '@/api/transport.ts'
import { staffEndpoints } from '@/contract/member/staff/endpoints.ts'
import { invite, join } from '@tests/mock/member/staff/support.ts'
import type { Market } from '@tests/mock/support/market.ts'
import { openStage } from '@tests/setup/stage.ts'
import { choose } from '../support/choose.ts'
import { quietMarket } from '../trade/bidding.ts'

await Promise.all([import('@/pages/member/BaseInfoPage.tsx'), import('@/features/member/staff/components/Staff.tsx')])

const WAIT = { timeout: 20_000 }
const PLACE = '/user/changeBaseInfo?tab=staff'
let market: Market
let owner: string
const stage = openStage()

beforeEach(async () => {
  market = await quietMarket()
  owner = await market.signIn('trader')
})

const rowOf = async (table: string, name: RegExp) => {
  const found = await screen.findByRole('table', { name: table }, WAIT)
  return within(await within(found).findByRole('row', { name }, WAIT))
}
const kept = async () => (await market.call(staffEndpoints.page, { size: 100 }, { token: owner })).data
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }, WAIT))

const WORDS = [
  {
    locale: 'en-US' as const,
    tab: 'People',
    people: 'People',
    invite: 'Invite person',
    name: /^Name/,
    mobile: /^Mobile number/,
    role: /^Role/,
    finance: 'Finance',
    viewer: 'Viewer',
    send: 'Create invitation',
    nameAsk: 'Enter a name',
    required: 'Required',
    done: 'Invitation created. Copy its link and send it',
    invitations: 'Invitations',
    copy: /^Copy link/,
    revoke: /^Withdraw the invitation/,
    revokeAsk: 'Withdraw the invitation of 吴越?',
    revokeDo: 'Withdraw',
    none: 'No pending invitations',
    change: 'Change role',
    changeAsk: 'Role of 钱小满',
    disable: 'Disable',
    disableAsk: 'Disable 钱小满?',
    disabled: 'Disabled',
    enable: 'Enable',
    enableAsk: 'Enable 钱小满?',
    active: 'Active',
    transfer: 'Transfer ownership',
    transferAsk: 'Transfer the ownership to 钱小满?',
    lastOwner: /A company needs at least one owner/,
    selfAsk: 'Disable 林知远?',
  },
  {
    locale: 'zh-CN' as const,
    tab: '员工',
    people: '员工',
    invite: '邀请员工',
    name: /^姓名/,
    mobile: /^手机号/,
    role: /^角色/,
    finance: '财务',
    viewer: '只读',
    send: '生成邀请',
    nameAsk: '请填写姓名',
    required: '请填写此项',
    done: '邀请已生成，请复制链接发给对方',
    invitations: '邀请',
    copy: /^复制链接/,
    revoke: /^撤回给/,
    revokeAsk: '撤回给吴越的邀请？',
    revokeDo: '撤回',
    none: '没有待接受的邀请',
    change: '更改角色',
    changeAsk: '更改钱小满的角色',
    disable: '停用',
    disableAsk: '停用钱小满？',
    disabled: '已停用',
    enable: '启用',
    enableAsk: '启用钱小满？',
    active: '正常',
    transfer: '转移所有权',
    transferAsk: '将所有权转移给钱小满？',
    lastOwner: /企业至少需要一名所有者/,
    selfAsk: '停用林知远？',
  },
]

describe.each(WORDS)('people of an enterprise in $locale', (words) => {
  const open = async () => {
    await stage.open('trader', PLACE, market, { locale: words.locale })
    await screen.findByRole('table', { name: words.people }, WAIT)
  }
  const actionsOf = async () => rowOf(words.people, /钱小满/)
  const press = async (name: string, row: Awaited<ReturnType<typeof rowOf>>) =>
    userEvent.click(row.getByRole('button', { name: new RegExp(`^${name}: `) }))

  test('are invited with a role; the link can be copied and taken back', async () => {
    await open()
    expect(screen.getByRole('link', { name: words.tab, current: 'page' })).toBeTruthy()
    expect(screen.getByText(words.none)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: words.invite }))
    const form = await dialog(words.invite)
    await userEvent.click(form.getByRole('button', { name: words.send }))
    expect(form.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([words.nameAsk, words.required])
    await userEvent.type(form.getByRole('textbox', { name: words.name }), '吴越')
    await userEvent.type(form.getByRole('textbox', { name: words.mobile }), '+86 138 0000 0072')
    await choose(form.getByRole('combobox', { name: words.role }), words.finance)
    await userEvent.dblClick(form.getByRole('button', { name: words.send }))
    expect(await screen.findByText(words.done, {}, WAIT)).toBeTruthy()
    const row = await rowOf(words.invitations, /吴越/)
    expect(row.getByText('138****0072')).toBeTruthy()
    expect(await row.findByText(words.finance)).toBeTruthy()
    expect((await kept()).invitations).toHaveLength(1)
    const [invitation] = (await kept()).invitations
    const writes: string[] = []
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: string) => void writes.push(text) },
    })
    await userEvent.click(row.getByRole('button', { name: words.copy }))
    expect(writes).toEqual([`${location.origin}/register?invite=${invitation?.id}`])
    await userEvent.click(row.getByRole('button', { name: words.revoke }))
    const ask = await dialog(words.revokeAsk)
    await userEvent.click(ask.getByRole('button', { name: words.revokeDo }))
    expect(await screen.findByText(words.none, {}, WAIT)).toBeTruthy()
    expect((await kept()).invitations).toEqual([])
  })

  test('get another role, are disabled and enabled, each after a question', async () => {
    await join(market, (await invite(market, owner, 'BUYER')).code)
    await open()
    await press(words.change, await actionsOf())
    const role = await dialog(words.changeAsk)
    await choose(role.getByRole('combobox', { name: words.role }), words.viewer)
    await userEvent.click(role.getByRole('button', { name: words.change }))
    await waitFor(async () => expect((await actionsOf()).getByText(words.viewer)).toBeTruthy(), WAIT)
    expect((await kept()).records[1]?.role).toBe('VIEWER')
    await press(words.disable, await actionsOf())
    await userEvent.click((await dialog(words.disableAsk)).getByRole('button', { name: words.disable }))
    await waitFor(async () => expect((await actionsOf()).getByText(words.disabled)).toBeTruthy(), WAIT)
    await press(words.enable, await actionsOf())
    await userEvent.click((await dialog(words.enableAsk)).getByRole('button', { name: words.enable }))
    await waitFor(async () => expect((await actionsOf()).getByText(words.active)).toBeTruthy(), WAIT)
  })

  test('the last owner stays; who hands the enterprise over has the tab no longer', async () => {
    await join(market, (await invite(market, owner, 'BUYER')).code)
    await open()
    await press(words.disable, await rowOf(words.people, /林知远/))
    const self = await dialog(words.selfAsk)
    await userEvent.click(self.getByRole('button', { name: words.disable }))
    expect(await screen.findByText(words.lastOwner, {}, WAIT)).toBeTruthy()
    await userEvent.keyboard('{Escape}')
    await press(words.transfer, await actionsOf())
    await userEvent.click((await dialog(words.transferAsk)).getByRole('button', { name: words.transfer }))
    await waitFor(() => expect(stage.app().session.get().user?.role).toBe('BUYER'), WAIT)
    await waitFor(() => expect(screen.queryByRole('link', { name: words.tab })).toBeNull(), WAIT)
  })
})

test('people that cannot be loaded say so in their place', async () => {
  const reply = ({ path }: WireRequest) =>
    path.endsWith('/staff/page') ? { code: 5000, message: 'The system is busy' } : undefined
  await stage.open('trader', PLACE, market, { reply })
  const place = within(await screen.findByRole('region', { name: 'People' }, WAIT))
  expect(await place.findByRole('button', { name: 'Try again' }, WAIT)).toBeTruthy()
})
