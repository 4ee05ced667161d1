import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { messageEndpoints } from '@/contract/member/notification/endpoints.ts'
import { publish } from '@tests/mock/support/trade.ts'
import type { Market } from '@tests/mock/support/market.ts'
import { openApp } from '@tests/setup/renderApp.tsx'
import { openStage } from '@tests/setup/stage.ts'
import { choose, chosenIn } from '../support/choose.ts'
import { quietMarket } from '../trade/bidding.ts'

await Promise.all([
  import('@/pages/member/BaseInfoPage.tsx'),
  import('@/features/member/notification/components/MessageSettings.tsx'),
])

const WAIT = { timeout: 20_000 }
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
    digest: /^E-mail digest/,
    off: 'Off',
    daily: 'Daily at 08:30 (Beijing time)',
    save: 'Save settings',
    saved: 'Message settings saved',
    noAddress: 'Enter an e-mail address in the company data first',
    outbox: 'Outbox',
    email: 'E-mail',
    source: 'Source of the e-mail',
  },
  {
    locale: 'zh-CN' as const,
    digest: /^邮件摘要/,
    off: '不发送',
    daily: '每天 08:30（北京时间）',
    save: '保存设置',
    saved: '消息设置已保存',
    noAddress: '请先在企业资料中填写邮箱',
    outbox: '发件箱',
    email: '邮件',
    source: '邮件源代码',
  },
]

describe.each(WORDS)('the digest in $locale', (words) => {
  const settings = async () => (await market.call(messageEndpoints.settings, {}, { token: owner })).data

  test('is chosen among the settings, and why it cannot be is said at its field', async () => {
    let isWithout = true
    await stage.open('trader', '/user/changeBaseInfo?tab=notifications', market, {
      locale: words.locale,
      reply: ({ path }) =>
        isWithout && path.endsWith('/saveSettings')
          ? { code: 4001, message: '', data: { fields: [{ field: 'digest', message: words.noAddress }] } }
          : undefined,
    })
    const field = await screen.findByRole('combobox', { name: words.digest }, WAIT)
    expect(chosenIn(field)).toBe(words.off)
    await choose(field, words.daily)
    await userEvent.click(screen.getByRole('button', { name: words.save }))
    expect((await screen.findByText(words.noAddress, { selector: '[role=alert]' }, WAIT)).textContent).toBe(
      words.noAddress,
    )
    isWithout = false
    await userEvent.click(screen.getByRole('button', { name: words.save }))
    expect(await screen.findByText(words.saved, {}, WAIT)).toBeTruthy()
    expect(await settings()).toEqual({ off: [], digest: 'DAILY' })
  })

  test('stands in the outbox as text, its markup too', async () => {
    await publish(market, owner, { title: 'Sealed <img src=x alt=planted>' })
    await market.call(messageEndpoints.saveSettings, { off: [], digest: 'DAILY' }, { token: owner })
    market.time.now += 24 * 3600_000
    await market.backend.tick()
    stage.show(await openApp('/test', { backend: market.backend, locale: words.locale }))
    const table = within(await screen.findByRole('table', { name: words.outbox }, WAIT))
    expect(await table.findByText(words.email)).toBeTruthy()
    await userEvent.click(table.getByText(words.source))
    expect(table.getByText(/^<h1>/).textContent).toContain('<ul><li>')
    await waitFor(() => expect(table.queryByRole('heading')).toBeNull())
    expect(screen.queryByRole('img', { name: 'planted' })).toBeNull()
  })
})
