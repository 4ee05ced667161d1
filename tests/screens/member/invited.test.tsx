import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { staffEndpoints } from '@/contract/member/staff/endpoints.ts'
import { invite, join, MOBILE } from '@tests/mock/member/staff/support.ts'
import { newRequestNo, openMarket } from '@tests/mock/support/market.ts'
import type { Market } from '@tests/mock/support/market.ts'
import { openApp } from '@tests/setup/renderApp.tsx'
import type { OpenApp } from '@tests/setup/renderApp.tsx'
import { alerts, askForCode } from '../support/sms.ts'

const WAIT = { timeout: 20_000 }
let market: Market
let owner: string
let app: OpenApp | undefined

beforeEach(async () => {
  market = await openMarket()
  owner = await market.signIn('trader')
})
afterEach(() => {
  app?.session.stop()
  app = undefined
  window.history.replaceState({}, '', '/')
})

const open = async (code: string, locale: 'en-US' | 'zh-CN' = 'en-US') => {
  app = await openApp(`/register?invite=${code}`, { backend: market.backend, locale })
}
const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

test('an invited person sees whose invitation it is, chooses no type, and is in', async () => {
  const { code } = await invite(market, owner, 'FINANCE')
  await open(code)
  expect(await screen.findByRole('heading', { level: 1, name: 'Join a company' }, WAIT)).toBeTruthy()
  expect(await screen.findByText(/invites you$/, {}, WAIT)).toBeTruthy()
  expect(await screen.findByText(/Role: Finance/, {}, WAIT)).toBeTruthy()
  expect(screen.getByText(/138\*\*\*\*0071/)).toBeTruthy()
  expect(screen.queryByRole('radio')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Register' }))
  expect(alerts()).toEqual(['Required', 'Required', 'Required', 'Read and accept the terms first'])
  type(/^Mobile number/, MOBILE)
  type(/^SMS code/, await askForCode())
  type(/^Password \*/, 'Brandnew88')
  await userEvent.click(screen.getByRole('checkbox'))
  await userEvent.click(screen.getByRole('button', { name: 'Register' }))
  await waitFor(() => expect(app?.session.get().user).toMatchObject({ account: MOBILE, role: 'FINANCE' }), WAIT)
  await waitFor(() => expect(window.location.pathname).toBe('/user/personalCenter'), WAIT)
})

test('another number is refused at its field', async () => {
  const { code } = await invite(market, owner, 'BUYER')
  await open(code)
  await screen.findByText(/invites you$/, {}, WAIT)
  type(/^Mobile number/, '13800000079')
  type(/^SMS code/, await askForCode())
  type(/^Password \*/, 'Brandnew88')
  await userEvent.click(screen.getByRole('checkbox'))
  await userEvent.click(screen.getByRole('button', { name: 'Register' }))
  expect(await screen.findByText('Use the number that was invited: 138****0071', {}, WAIT)).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Log in with this number' })).toBeNull()
})

const used = async () => {
  const { code } = await invite(market, owner, 'BUYER')
  await join(market, code)
  return code
}
const revoked = async () => {
  const { code } = await invite(market, owner, 'BUYER')
  await market.call(staffEndpoints.revokeInvite, { id: code, requestNo: newRequestNo() }, { token: owner })
  return code
}
const expired = async () => {
  const { code } = await invite(market, owner, 'BUYER')
  market.time.now += 8 * 24 * 3600_000
  return code
}

test.each([
  ['used', used, /This invitation was already used/, /该邀请已被使用/],
  ['withdrawn', revoked, /This invitation was withdrawn/, /该邀请已被撤回/],
  ['too old', expired, /This invitation has expired/, /该邀请已过期/],
  ['unknown', async () => 'nobody', /Invitation not found/, /没有找到该邀请/],
])('a link that is %s says so, and offers to register a company', async (_is, make, en, zh) => {
  const code = await make()
  for (const [locale, said] of [
    ['en-US', en],
    ['zh-CN', zh],
  ] as const) {
    await open(code, locale)
    expect((await screen.findByRole('alert', {}, WAIT)).textContent).toMatch(said)
    expect(screen.queryByLabelText(/^(Mobile number|手机号)/)).toBeNull()
    app?.session.stop()
    document.body.innerHTML = ''
  }
})
