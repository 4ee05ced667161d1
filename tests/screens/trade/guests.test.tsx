import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { authEndpoints } from '@/contract/member/auth/endpoints.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import { DEMO_PASSWORD } from '@mock/seed/accounts.ts'
import { askedForGuests, joinBy, openLink, revoke, tenderForGuests } from '@tests/mock/trade/guest/support.ts'
import { openMarket } from '@tests/mock/support/market.ts'
import type { Market } from '@tests/mock/support/market.ts'
import { draft } from '@tests/mock/support/trade.ts'
import { openApp } from '@tests/setup/renderApp.tsx'
import type { OpenApp } from '@tests/setup/renderApp.tsx'
import { fill, fillShirts, openIssue, press } from '../support/issueApp.tsx'
import { alerts } from '../support/sms.ts'

const WAIT = { timeout: 20_000 }
let market: Market
let app: OpenApp | undefined

beforeEach(async () => {
  market = await openMarket()
})
const leave = () => {
  app?.session.stop()
  app = undefined
  cleanup()
}
afterEach(() => {
  leave()
  sessionStorage.clear()
  window.history.replaceState({}, '', '/')
})

const open = async (address: string, locale: 'en-US' | 'zh-CN' = 'en-US', account?: string) => {
  app = await openApp(address, { backend: market.backend, locale })
  if (account === undefined) return
  const body = { grantType: 'password', userType: 'PC', account, password: DEMO_PASSWORD } as const
  const { data } = await market.call(authEndpoints.token, body)
  await act(async () => app?.session.signIn(data))
}
const linkTo = (id: string, code: string) => `/business/foreignTradeDetial?id=${id}&invite=${code}`

test('a guest reads the tender, is told what quoting needs and is led to register', async () => {
  const { tender, code } = await tenderForGuests(market)
  await open(linkTo(tender.id, code))
  expect(await screen.findByRole('heading', { level: 1, name: new RegExp(tender.title) }, WAIT)).toBeTruthy()
  expect(screen.getByText(/invites 宁波新航货代 to quote/)).toBeTruthy()
  expect(screen.getByText(/Certification must be done before the deadline/)).toBeTruthy()
  // Whoever gets this address from the guest has no code.
  expect(window.location.search).toBe(`?id=${tender.id}`)
  await userEvent.click(screen.getByRole('link', { name: 'Quote' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Register and quote' }, WAIT)).toBeTruthy()
  expect(screen.getByText(/Certification must be done before the deadline/)).toBeTruthy()
  // Only forwarders quote on ocean freight: nothing to choose, and nothing missing.
  const types = screen.getAllByRole<HTMLInputElement>('radio')
  expect(types.map(({ value, checked }) => [value, checked])).toEqual([['2', true]])
  await userEvent.click(screen.getByRole('button', { name: 'Register' }))
  expect(alerts()).toEqual(['Required', 'Required', 'Required', 'Read and accept the terms first'])
})

test('a guest of a tender that two types quote on chooses one', async () => {
  const loose = { pieces: 10, grossKg: '2000', cbm: '8' }
  const lanes = draft(market).lanes.map((lane) => ({ ...lane, boxes: [], loose }))
  const { code } = await tenderForGuests(market, { mode: 'LCL', lanes })
  await open(`/register?invite=${code}`)
  const types = await screen.findAllByRole<HTMLInputElement>('radio', {}, WAIT)
  expect(types.map(({ value, checked }) => [value, checked])).toEqual([
    ['2', false],
    ['3', false],
  ])
})

test.each([
  [
    'en-US',
    'Questions and answers',
    'Bidder A',
    'Buyer’s answer',
    'Register and complete certification to ask questions.',
  ],
  ['zh-CN', '提问与答复', '报价方 A', '招标方答复', '注册并通过认证后可提问。'],
] as const)('a guest reads what was asked and answered, in %s', async (locale, title, asker, owner, how) => {
  const { tender, code } = await askedForGuests(market)
  await open(linkTo(tender.id, code), locale)
  const part = await screen.findByRole('region', { name: title }, WAIT)
  expect(within(part).getByText(asker)).toBeTruthy()
  expect(within(part).getByText(owner)).toBeTruthy()
  expect(within(part).getByText(how)).toBeTruthy()
  expect(part.textContent).toContain('Is the free time ten days?')
  expect(part.textContent).not.toContain('13912345678')
  expect(within(part).queryByRole('textbox')).toBeNull()
  expect(within(part).queryByRole('button')).toBeNull()
})

test('a link that shows nothing says why', async () => {
  const { trader, tender, code, guestId } = await tenderForGuests(market)
  await revoke(market, trader, guestId)
  const gone = await tenderForGuests(market)
  market.time.now += 25 * 3600_000
  for (const [address, en, zh] of [
    [linkTo(tender.id, code), 'The buyer withdrew this link', '该链接已被招标方撤回'],
    [linkTo(gone.tender.id, gone.code), 'This tender takes no more bids', '该招标已不再接受报价'],
    [linkTo(tender.id, 'nobody'), 'Invitation not found', '没有找到该邀请'],
  ] as const)
    for (const [locale, said] of [
      ['en-US', en],
      ['zh-CN', zh],
    ] as const) {
      await open(address, locale)
      expect(await screen.findByText(said, {}, WAIT)).toBeTruthy()
      expect(screen.queryByText(tender.title)).toBeNull()
      leave()
    }
  await open(`/register?invite=${code}`)
  expect((await screen.findByRole('alert', {}, WAIT)).textContent).toMatch(/The buyer withdrew this link/)
})

test('an account accepts the invitation and is at the form', async () => {
  const { tender, code } = await tenderForGuests(market)
  await open(linkTo(tender.id, code), 'en-US', 'forwarder')
  await userEvent.click(await screen.findByRole('button', { name: 'Accept invitation' }, WAIT))
  await waitFor(() => expect(window.location.search).toBe(`?tenderId=${tender.id}`), WAIT)
  expect(await screen.findByRole('heading', { level: 1, name: new RegExp(tender.title) }, WAIT)).toBeTruthy()
})

test('the publisher sees how far a guest has come, copies its link and takes it back', async () => {
  const { tender, code } = await tenderForGuests(market)
  await open(`/business/foreignTradeDetial?id=${tender.id}`, 'en-US', 'trader')
  const find = () => screen.findByRole('table', { name: 'Companies invited by link' }, WAIT)
  const before = await find()
  expect(within(before).getByText('Not opened')).toBeTruthy()
  expect(within(before).getByText('ops@xinhang.example')).toBeTruthy()
  expect(within(before).getByRole('button', { name: 'Copy link: 宁波新航货代' })).toBeTruthy()
  await openLink(market, code)
  await joinBy(market, code)
  leave()
  await open(`/business/foreignTradeDetial?id=${tender.id}`, 'en-US', 'trader')
  const table = await find()
  expect(within(table).getByText('Registered')).toBeTruthy()
  await userEvent.click(within(table).getByRole('button', { name: 'Withdraw the link of 宁波新航货代' }))
  const dialog = await screen.findByRole('dialog', {}, WAIT)
  expect(dialog.textContent).toMatch(/no longer invited/)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Withdraw' }))
  await waitFor(() => expect(within(table).getByText('Withdrawn')).toBeTruthy(), WAIT)
  expect((await openLink(market, code)).data.state).toBe('REVOKED')
})

test('guests are enough for a tender by invitation, and each needs an address', async () => {
  const editor = await openIssue('/business/tenderIssue', { account: 'trader', market })
  await fillShirts(market)
  await act(async () => window.history.back())
  const invitation = await screen.findByRole('radio', { name: /By invitation/ })
  await act(async () => fireEvent.click(invitation))
  await press('Add a company')
  fill('guests.0.company', '宁波新航货代')
  await press('Next')
  const group = screen.getByRole('group', { name: 'Companies invited by link' })
  expect((await within(group).findByRole('alert')).textContent).toBe('Required')
  fill('guests.0.email', '13800000091')
  expect(within(group).queryByRole('alert')).toBeNull()
  await press('Next')
  await press('Publish tender')
  await waitFor(() => expect(window.location.search).toContain('tenderId='))
  const id = new URLSearchParams(window.location.search).get('tenderId') ?? ''
  const { data } = await market.call(tenderEndpoints.detail, { id }, { token: await market.signIn('trader') })
  expect(data.guests).toEqual([{ company: '宁波新航货代', mobile: '13800000091' }])
  await editor.leave()
})
