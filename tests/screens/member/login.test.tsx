import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { openApp } from '@tests/setup/renderApp.tsx'
import { takeComplaints } from '@tests/setup/vitest.ts'
import { stored } from '@tests/setup/stored.ts'
import type { OpenApp, OpenAppOptions } from '@tests/setup/renderApp.tsx'

let app: OpenApp | undefined

async function open(address = '/login', options: OpenAppOptions = {}) {
  app = await openApp(address, options)
  await screen.findByRole('heading', { level: 1 })
  return app
}

afterEach(() => {
  app?.session.stop()
  app = undefined
  window.history.replaceState({}, '', '/')
})

const account = () => screen.findByLabelText<HTMLInputElement>(/Account/)
const password = () => screen.findByLabelText<HTMLInputElement>(/^Password/)
const here = () => window.location.pathname + window.location.search

async function attempt(name: string, word: string) {
  fireEvent.change(await account(), { target: { value: name } })
  fireEvent.change(await password(), { target: { value: word } })
  await userEvent.click(screen.getByRole('button', { name: /^Log(ging)? in…?$/ }))
}

async function complaint(name: string, word: string): Promise<string> {
  await attempt(name, word)
  return (await screen.findByRole('alert')).textContent ?? ''
}

const tokens = () => app?.paths().filter((path) => path === '/trading/oauth/token').length

describe('a wrong login', () => {
  test('says the same for an unknown account as for a wrong password, beside the field, with the focus there', async () => {
    await open()
    const unknown = await complaint('nobody-here', 'Wrong12345')
    expect(document.activeElement).toBe(await password())
    expect((await password()).getAttribute('aria-invalid')).toBe('true')
    const wrong = await complaint('trader', 'Wrong12345')
    expect(wrong).toBe(unknown)
    expect(wrong).toBe('Incorrect account or password')
  })

  test.each([
    ['markup', '<img src=x onerror=alert(1)>'],
    ['10,000 characters', 'x'.repeat(10_000)],
    ['right-to-left marks', '\u202Ereviled\u202C\u200F'],
    ['emoji', '🚢📦👨‍👩‍👧'],
    ['a number of eleven wrong digits', '12345678901'],
  ])('takes %s as just another wrong login', async (_, hostile) => {
    await open()
    expect(await complaint(hostile, hostile)).toBe('Incorrect account or password')
    expect(document.querySelector('main img[src="x"]')).toBeNull()
  })

  test('names the field that is missing and sends nothing', async () => {
    await open()
    await attempt('', '')
    const alerts = (await screen.findAllByRole('alert')).map((alert) => alert.textContent)
    expect(alerts).toHaveLength(2)
    expect(document.activeElement).toBe(await account())
    expect(tokens()).toBe(0)
  })

  test.each([
    ['nothing', null],
    ['no tokens', {}],
    ['empty tokens', { access_token: '', refresh_token: '' }],
    ['a token that is none', { access_token: null, refresh_token: 7 }],
  ])('says that it failed when it was answered with success and %s, and stores nothing', async (_, data) => {
    const reply = ({ path }: { path: string }) =>
      path.endsWith('/oauth/token') ? { code: 200, message: '', data } : undefined
    await open('/login', { reply })
    expect(await complaint('trader', 'Cangtong2026')).toBe('Login failed. Try again.')
    expect(stored().filter(([name]) => /TOKEN/.test(name))).toEqual([])
    expect(here()).toBe('/login')
    takeComplaints()
  })

  test('waits with a countdown when the server says so, for that account only', async () => {
    await open('/login', {
      reply: ({ path }) =>
        path.endsWith('/oauth/token') ? { code: 4012, message: 'x', data: { retryAfter: 900 } } : undefined,
    })
    await attempt('trader', 'Wrong12345')
    expect((await screen.findByRole('timer')).textContent).toMatch(/^00:1[45]:\d\d$/)
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
    expect(tokens()).toBe(1)
    fireEvent.change(await account(), { target: { value: 'another' } })
    await waitFor(() => expect(screen.queryByRole('timer')).toBeNull())
  })
})

describe('a right login', () => {
  test('leads to `reject`, remembers the account name and never the password', async () => {
    await open(`/login?reject=${encodeURIComponent(`${window.location.origin}/business/searchTender?pol=CNSHA`)}`)
    expect(await screen.findByText(/you return to “Find tenders”/)).toBeTruthy()
    await attempt('trader', 'Cangtong2026')
    await waitFor(() => expect(here()).toBe('/business/searchTender?pol=CNSHA'))
    const kept = stored()
    expect(kept.some(([key, value]) => key.endsWith('LOGIN_ACCOUNT') && value === 'trader')).toBe(true)
    expect(JSON.stringify(kept)).not.toContain('Cangtong2026')
  })

  test.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)', '/\\evil.example', '/login'])(
    'goes home instead of %s',
    async (hostile) => {
      await open(`/login?reject=${encodeURIComponent(hostile)}`)
      await attempt('trader', 'Cangtong2026')
      await waitFor(() => expect(here()).toBe('/'))
    },
  )

  test('is sent once however often the button is pressed', async () => {
    await open()
    fireEvent.change(await account(), { target: { value: 'trader' } })
    fireEvent.change(await password(), { target: { value: 'Cangtong2026' } })
    await userEvent.dblClick(screen.getByRole('button', { name: 'Log in' }))
    await waitFor(() => expect(here()).toBe('/'))
    expect(tokens()).toBe(1)
  })

  test('takes a mobile number with country code and marks that came along when pasting', async () => {
    await open()
    await userEvent.click(await account())
    await userEvent.paste('\u200E+86 164 0000 0001\u200B ')
    fireEvent.change(await password(), { target: { value: 'Cangtong2026' } })
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(here()).toBe('/'))
  })
})

describe('the form', () => {
  test('lets password managers in, shows and hides the password and warns of Caps Lock', async () => {
    await open()
    const field = await password()
    expect((await account()).autocomplete).toBe('username')
    expect(field.autocomplete).toBe('current-password')
    expect(field.type).toBe('password')
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(field.type).toBe('text')
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
    await userEvent.click(field)
    await userEvent.keyboard('{CapsLock}a')
    expect((await screen.findAllByText('Caps Lock is on')).length).toBeGreaterThan(0)
  })

  test('speaks Chinese', async () => {
    await open('/login', { locale: 'zh-CN' })
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('登录')
    expect(screen.getByLabelText(/^密码/)).toBeTruthy()
    expect(await screen.findByRole('heading', { level: 2, name: '演示账号' })).toBeTruthy()
  })
})

describe('demo accounts', () => {
  test('sign in with one click and lead to `reject`', async () => {
    await open('/login?reject=/business/searchTender')
    const cards = await screen.findAllByRole('button', { name: /^Log in as/ })
    expect(cards.map((card) => card.textContent).join(' ')).toMatch(/Verified.*Rejected/)
    await userEvent.click(screen.getByRole('button', { name: /Log in as.*Verified.*forwarder$/ }))
    await waitFor(() => expect(here()).toBe('/business/searchTender'))
    expect(app?.session.get().user?.account).toBe('forwarder')
  })

  test('do not exist on a real back end', async () => {
    await open('/login', {
      reply: ({ path }) => (path.includes('/api/demo/') ? { code: 4004, message: 'no such call' } : undefined),
    })
    await waitFor(() => expect(app?.paths()).toContain('/trading/api/demo/accounts'))
    expect(screen.queryByText('Demo accounts')).toBeNull()
  })
})
