import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { beginWechat } from '@/features/member/account/wechat/wechatState.ts'
import { openApp } from '@tests/setup/renderApp.tsx'
import type { OpenApp, OpenAppOptions } from '@tests/setup/renderApp.tsx'
import { askForCode } from '../support/sms.ts'

let app: OpenApp

async function open(address = '/login?way=wechat', options: OpenAppOptions = {}) {
  app = await openApp(address, options)
  await screen.findByRole('heading', { level: 1 })
}

afterEach(() => {
  app.session.stop()
  window.history.replaceState({}, '', '/')
})

const CALLBACK = '/trading/api/member/wechatCallBack'
const calls = () => app.requests.filter(({ path }) => path.endsWith(CALLBACK))
const here = () => window.location.pathname + window.location.search
const pick = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const REFUSED = /is not from this page or has been used/
/** The WeChat state stored in the tab. */
const keptState = () =>
  Object.entries(sessionStorage).find(([name]) => name.endsWith('WECHAT_STATE'))?.[1] as string | undefined

describe('coming back from WeChat', () => {
  test('with a bound one logs in and leads to `reject`; the state has 128 bits and is gone', async () => {
    await open('/login?way=wechat&reject=%2Fbusiness%2FsearchTender')
    await pick(/Linked to account forwarder$/)
    await waitFor(() => expect(here()).toBe('/business/searchTender'))
    expect(app.session.get().user?.account).toBe('forwarder')
    expect(calls().map(({ query }) => query?.['state'])).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)])
    expect(keptState()).toBeUndefined()
  })

  test('after saying no there says so, cleans the address and costs no call', async () => {
    await open('/login?way=wechat&reject=%2Fbusiness%2FsearchTender')
    await pick(/^Deny in WeChat$/)
    expect(await screen.findByText(/cancelled in WeChat/)).toBeTruthy()
    expect(here()).toBe('/login?way=wechat&reject=%2Fbusiness%2FsearchTender')
    expect(calls()).toEqual([])
  })

  test.each(['?code=wechat-trader&state=0123456789abcdef0123456789abcdef', '?code=wechat-trader', '?state=x'])(
    'with a foreign or missing state is refused without a call: %s',
    async (query) => {
      await open(`/login${query}`)
      expect(await screen.findByText(REFUSED)).toBeTruthy()
      expect(here()).toBe('/login?way=wechat')
      expect(calls()).toEqual([])
      expect(app.session.get().user).toBeUndefined()
    },
  )

  test('with the state of a binding is refused without a call: it was not meant for a login', async () => {
    await open()
    await screen.findByRole('button', { name: /^Deny in WeChat$/ })
    const state = beginWechat('bind', '')
    await act(async () => app.navigation.replace(`/login?code=wechat-trader&state=${state}`))
    expect(await screen.findByText(REFUSED)).toBeTruthy()
    expect(calls()).toEqual([])
  })

  test('with a state that was used before is refused without a call', async () => {
    await open()
    await pick(/New WeChat user/)
    await screen.findByRole('button', { name: 'Link account' })
    const [first] = calls()
    await act(async () => app.navigation.replace(`/login?code=wechat-trader&state=${String(first?.query?.['state'])}`))
    expect(await screen.findByText(REFUSED)).toBeTruthy()
    expect(calls()).toHaveLength(1)
  })

  test('with one that is bound to nobody asks for the number, binds and logs in', async () => {
    await open('/login?way=wechat&reject=%2Fbusiness%2FsearchTender')
    await unbindTrader2()
    await pick(/New WeChat user/)
    const number = await screen.findByLabelText<HTMLInputElement>(/^Mobile number/)
    fireEvent.change(number, { target: { value: '16499990001' } })
    fireEvent.change(screen.getByLabelText(/^SMS code/), { target: { value: await askForCode() } })
    await userEvent.click(screen.getByRole('button', { name: 'Link account' }))
    expect(await screen.findByText('This number is not registered')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Register with this number' })).toBeTruthy()
    fireEvent.change(number, { target: { value: '16400000005' } })
    fireEvent.change(screen.getByLabelText(/^SMS code/), { target: { value: await askForCode() } })
    await userEvent.click(screen.getByRole('button', { name: 'Link account' }))
    await waitFor(() => expect(here()).toBe('/business/searchTender'))
    expect(app.session.get().user?.account).toBe('trader2')
  })

  test('says what the server says of a binding that grew too old, and lets one start again', async () => {
    await open('/login?way=wechat', {
      reply: ({ path }) =>
        path.endsWith('/bindWechat') ? { code: 4003, message: 'The link has expired. Scan again' } : undefined,
    })
    await pick(/New WeChat user/)
    fireEvent.change(await screen.findByLabelText(/^Mobile number/), { target: { value: '16400000005' } })
    fireEvent.change(screen.getByLabelText(/^SMS code/), { target: { value: '123456' } })
    await userEvent.click(screen.getByRole('button', { name: 'Link account' }))
    expect(await screen.findByText(/The link has expired/)).toBeTruthy()
    expect(await screen.findByRole('button', { name: /New WeChat user/ })).toBeTruthy()
  })
})

test('without WeChat behind it the tab says so and has no dead button', async () => {
  await open('/login?way=wechat', {
    reply: ({ path }) => (path.includes('/api/demo/') ? { code: 4004, message: 'no such call' } : undefined),
  })
  expect(await screen.findByText(/WeChat login is not available here/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /WeChat/ })).toBeNull()
})

/** The demo accounts have a WeChat binding; remove that of trader2. */
async function unbindTrader2(): Promise<void> {
  const send = async (path: string, body: object, token?: string) => {
    const headers = { 'content-type': 'application/json', ...(token && { token }) }
    const request = new Request(`http://mock.test/trading-api${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    return (await (await app.backend.handle(request)).json()) as { data: { access_token: string } }
  }
  const body = { grantType: 'password', userType: 'PC', account: 'trader2', password: 'Cangtong2026' }
  const { data } = await send('/trading/oauth/token', body)
  await send('/trading/api/member/unbindWechat', {}, data.access_token)
}
