import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { deliveriesOf, kept, sendTest, webhooksOf } from '@tests/mock/member/webhook/support.ts'
import type { Market } from '@tests/mock/support/market.ts'
import { openStage } from '@tests/setup/stage.ts'
import { quietMarket } from '../trade/bidding.ts'

await Promise.all([
  import('@/pages/member/BaseInfoPage.tsx'),
  import('@/features/member/webhook/components/Webhooks.tsx'),
])

const WAIT = { timeout: 20_000 }
const PLACE = '/user/changeBaseInfo?tab=webhooks'
const ADDRESS = 'https://erp.cangtong-buyer.com/hooks'
let market: Market
const stage = openStage()

beforeEach(async () => {
  market = await quietMarket()
})

const WORDS = [
  {
    locale: 'en-US' as const,
    tab: 'Webhooks',
    empty: 'No webhooks yet',
    add: 'Add webhook',
    url: /^Receiving address/,
    save: 'Save webhook',
    wrong: 'Enter an https address on the public internet, without a user name',
    chooseSome: 'Choose at least one',
    orders: 'Order changed',
    once: /is shown only this once/,
    hide: 'Saved, hide it',
    test: 'Send test',
    sent: 'Deliveries',
    refused: /This market does not send to this address/,
    edit: 'Edit',
    active: 'Send events',
    off: 'Off',
    again: 'Send again',
    offFirst: 'This address is off. Switch it on first',
    rotate: 'New secret',
    remove: 'Remove',
  },
  {
    locale: 'zh-CN' as const,
    tab: 'Webhook',
    empty: '还没有地址',
    add: '添加地址',
    url: /^接收地址/,
    save: '保存地址',
    wrong: '请填写公网的 https 地址，不能带账号密码',
    chooseSome: '请至少选择一项',
    orders: '订单变更',
    once: /只显示这一次/,
    hide: '已保存，隐藏',
    test: '发送测试',
    sent: '推送记录',
    refused: /本市场不向该地址推送/,
    edit: '编辑',
    active: '启用推送',
    off: '停用',
    again: '重新推送',
    offFirst: '该地址已停用，请先启用',
    rotate: '更换密钥',
    remove: '移除',
  },
]

describe.each(WORDS)('webhooks in $locale', (words) => {
  const open = async () => {
    await stage.open('trader', PLACE, market, { locale: words.locale })
    return screen.findByRole('button', { name: words.add }, WAIT)
  }
  const token = async () => market.signIn('trader')

  test('are kept with the chosen events; a wrong address is said at its field; the secret shows once', async () => {
    await userEvent.click(await open())
    expect(await screen.findByText(words.empty, {}, WAIT)).toBeTruthy()
    expect(screen.getByRole('link', { name: words.tab, current: 'page' })).toBeTruthy()
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByRole('checkbox', { name: words.orders }, WAIT)
    const url = dialog.getByRole<HTMLInputElement>('textbox', { name: words.url })
    await userEvent.type(url, 'https://192.168.1.1/')
    for (const box of dialog.getAllByRole<HTMLInputElement>('checkbox'))
      if (box.checked && box.closest('fieldset')) await userEvent.click(box)
    await userEvent.click(dialog.getByRole('button', { name: words.save }))
    expect(dialog.getByRole('alert').textContent).toBe(words.chooseSome)
    await userEvent.click(dialog.getByRole('checkbox', { name: words.orders }))
    await userEvent.click(dialog.getByRole('button', { name: words.save }))
    expect((await dialog.findByText(words.wrong, {}, WAIT)).getAttribute('role')).toBe('alert')
    expect(url.value).toBe('https://192.168.1.1/')
    await userEvent.clear(url)
    await userEvent.type(url, ADDRESS)
    await userEvent.click(dialog.getByRole('button', { name: words.save }))
    const secret = (await screen.findByText(/^whsec_/, {}, WAIT)).textContent
    expect(screen.getByText(words.once)).toBeTruthy()
    expect(await webhooksOf(market, await token())).toMatchObject([
      { url: ADDRESS, events: ['ORDER_CHANGED'], status: 'ACTIVE' },
    ])
    await userEvent.click(screen.getByRole('button', { name: words.hide }))
    expect(screen.queryByText(secret)).toBeNull()
  })

  test('are tested, and what became of it shows by itself', async () => {
    await kept(market, await token())
    await open()
    await userEvent.click(await screen.findByRole('button', { name: words.test }, WAIT))
    const sent = within(await screen.findByRole('table', { name: words.sent }, WAIT))
    expect(sent.getAllByRole('row')).toHaveLength(2)
    await market.backend.deliver()
    expect(await sent.findByText(words.refused, {}, WAIT)).toBeTruthy()
  })

  test('are switched off, and then send nothing again', async () => {
    const mine = await token()
    const { id } = await kept(market, mine)
    await sendTest(market, mine, id)
    await open()
    await userEvent.click(await screen.findByRole('button', { name: words.edit }, WAIT))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('checkbox', { name: words.active }))
    await userEvent.click(dialog.getByRole('button', { name: words.save }))
    expect(await screen.findByText(words.off, {}, WAIT)).toBeTruthy()
    expect(screen.queryByRole('button', { name: words.test })).toBeNull()
    expect(await deliveriesOf(market, mine)).toMatchObject([{ status: 'FAILED' }])
    await userEvent.click(await screen.findByRole('button', { name: words.again }, WAIT))
    expect((await screen.findAllByText(words.offFirst, {}, WAIT)).length).toBeGreaterThan(0)
  })

  test('get a new secret and are removed, each after a question', async () => {
    const mine = await token()
    const { secret } = await kept(market, mine)
    await open()
    await userEvent.click(await screen.findByRole('button', { name: words.rotate }, WAIT))
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: words.rotate }))
    expect((await screen.findByText(/^whsec_/, {}, WAIT)).textContent).not.toBe(secret)
    expect((await webhooksOf(market, mine))[0]).toHaveProperty('rotatedUntil')
    await userEvent.click(screen.getByRole('button', { name: words.remove }))
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: words.remove }))
    await waitFor(async () => expect(await webhooksOf(market, mine)).toEqual([]), WAIT)
    expect(await screen.findByText(words.empty, {}, WAIT)).toBeTruthy()
  })
})
