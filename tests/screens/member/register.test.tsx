import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { routes } from '@/routes/table.ts'
import { openApp } from '@tests/setup/renderApp.tsx'
import { stored } from '@tests/setup/stored.ts'
import type { OpenApp, OpenAppOptions } from '@tests/setup/renderApp.tsx'
import { alerts, askForCode, solvePuzzle } from '../support/sms.ts'

let app: OpenApp

async function open(address = '/register', options: OpenAppOptions = {}) {
  app = await openApp(address, options)
  await screen.findByRole('heading', { level: 1, name: 'Register a company account' })
}

afterEach(() => {
  app.session.stop()
  window.history.replaceState({}, '', '/')
})

const mobile = () => screen.getByLabelText<HTMLInputElement>(/^Mobile number/)
const code = () => screen.getByLabelText<HTMLInputElement>(/^SMS code/)
const password = () => screen.getByLabelText<HTMLInputElement>(/^Password \*/)
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const submit = async () => userEvent.click(screen.getByRole('button', { name: 'Register' }))
const countOf = (path: string) => app.paths().filter((one) => one === path).length

async function fill(number = '+86 164 9999 0001') {
  await userEvent.click(screen.getByRole('radio', { name: /^Freight forwarder/ }))
  type(mobile(), number)
  type(code(), await askForCode())
  type(password(), 'Cangtong99')
  await userEvent.click(screen.getByRole('checkbox'))
}

describe('registering', () => {
  test('asks for type, number, code, password and consent, and ends logged in where one came from', async () => {
    await open('/register?reject=/business/searchTender%3Fpol%3DCNSHA')
    await fill()
    await submit()
    // Through the certification page if it exists.
    const back = '/business/searchTender?pol=CNSHA'
    const next = 'certification' in routes ? `/subBaseInfo?back=${encodeURIComponent(back)}` : back
    await waitFor(() => expect(window.location.pathname + window.location.search).toBe(next))
    expect(app.session.get().user).toMatchObject({ account: '16499990001', userType: 2, certification: 'NONE' })
    expect(app.session.get().user?.companyNameZh).toBe('')
    expect(JSON.stringify(stored())).not.toContain('Cangtong99')
  })

  test('is sent once however often the button is pressed', async () => {
    await open()
    await fill()
    await userEvent.dblClick(screen.getByRole('button', { name: 'Register' }))
    await waitFor(() => expect(window.location.pathname).not.toBe('/register'))
    expect(countOf('/trading/api/member/register')).toBe(1)
  })

  test('says after the right code that a number is taken, and carries it to the login with what was typed kept', async () => {
    await open()
    await fill('16400000001')
    await submit()
    expect(await screen.findByText('This number is already registered. Log in')).toBeTruthy()
    expect(document.activeElement).toBe(mobile())
    expect(password().value).toBe('Cangtong99')
    await userEvent.click(screen.getByRole('link', { name: 'Log in with this number' }))
    expect((await screen.findByLabelText<HTMLInputElement>(/^Account/)).value).toBe('16400000001')
    expect(window.location.href).not.toContain('16400000001')
    await userEvent.click(screen.getAllByRole('link', { name: 'Register a company account' })[0] as HTMLElement)
    await screen.findByRole('heading', { level: 1, name: 'Register a company account' })
    expect(mobile().value).toBe('16400000001')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Freight forwarder/ }).checked).toBe(true)
  })
})

describe('each field', () => {
  test('says what it lacks, the first has the focus, and nothing is sent', async () => {
    await open()
    await submit()
    expect(alerts()).toEqual([
      'Choose your company type',
      'Required',
      'Required',
      'Required',
      'Read and accept the terms first',
    ])
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: /^Foreign-trade/ }))
    expect(countOf('/trading/api/member/register')).toBe(0)
  })

  test.each([
    ['1380013800', 'A mobile number has 11 digits'],
    ['12345678901', 'A mobile number starts with 13 to 19'],
  ])('a number %s is refused before the puzzle: %s', async (number, words) => {
    await open()
    type(mobile(), number)
    await userEvent.click(screen.getByRole('button', { name: 'Send code' }))
    expect(alerts()).toEqual([words])
    expect(document.activeElement).toBe(mobile())
    expect(screen.queryByRole('slider')).toBeNull()
  })

  test('an unusual range is pointed out but taken', async () => {
    await open()
    type(mobile(), '13800138000')
    expect(screen.queryByText(/Unusual number range/)).toBeNull()
    type(mobile(), '19400138000')
    expect(screen.getByText(/Unusual number range/)).toBeTruthy()
    expect(mobile().getAttribute('aria-invalid')).toBeNull()
  })

  test('a wrong code is told at the code, and everything typed stays', async () => {
    await open()
    await fill()
    type(code(), '000000')
    await submit()
    expect(await screen.findByText('The SMS code is wrong or has expired')).toBeTruthy()
    expect(document.activeElement).toBe(code())
    expect([mobile().value, password().value]).toEqual(['+86 164 9999 0001', 'Cangtong99'])
  })

  test('the rules of a password are ticked off one by one, the number in it included', async () => {
    await open()
    const kept = () => screen.getAllByText(/\(met\)/).map((mark) => mark.parentElement?.textContent)
    type(mobile(), '16499990001')
    type(password(), 'a16499990001')
    expect(kept()).not.toContain('No mobile number (met)')
    expect(screen.getByRole('meter').getAttribute('aria-valuetext')).toBe('Does not meet the requirements.')
    type(password(), 'Cangtong99')
    expect(kept()).toHaveLength(6)
    expect(screen.getByRole('meter').getAttribute('aria-valuetext')).toMatch(/^Strength: fair. 12 or more characters/)
    type(password(), 'Cangtong99-Ningbo')
    expect(screen.getByRole('meter').getAttribute('aria-valuetext')).toBe('Strength: strong.')
  })
})

describe('the code', () => {
  test('is taken out of a pasted message', async () => {
    await open()
    await userEvent.click(code())
    await userEvent.paste('【仓通】验证码 482913，5 分钟内有效，请勿告诉他人。')
    expect(code().value).toBe('482913')
    expect([code().autocomplete, code().inputMode]).toEqual(['one-time-code', 'numeric'])
  })

  test('can be asked for again after a wait that survives leaving the page', async () => {
    await open()
    type(mobile(), '16499990001')
    await askForCode()
    const waiting = () => screen.getByRole('button', { name: /^Resend in \d+ s$/ })
    expect(waiting().getAttribute('aria-disabled')).toBe('true')
    await userEvent.click(waiting())
    expect(screen.queryByRole('slider')).toBeNull()
    await userEvent.click(screen.getByRole('link', { name: 'Already registered? Log in' }))
    await screen.findByLabelText(/^Account/)
    await userEvent.click(screen.getAllByRole('link', { name: 'Register a company account' })[0] as HTMLElement)
    await screen.findByLabelText(/^Password \*/)
    expect(waiting().textContent).toMatch(/^Resend in (5\d|60) s$/)
    type(mobile(), '16499990002')
    expect(screen.getByRole('button', { name: 'Send code' })).toBeTruthy()
  })

  test('waits as long as the server says', async () => {
    await open('/register', {
      reply: ({ path }) =>
        path.endsWith('/getSmsCode') ? { code: 4012, message: 'Too often', data: { retryAfter: 37 } } : undefined,
    })
    type(mobile(), '16499990001')
    await userEvent.click(screen.getByRole('button', { name: 'Send code' }))
    await solvePuzzle()
    expect(await screen.findByText('Too often')).toBeTruthy()
    expect(screen.getByRole('button', { name: /^Resend in 3[67] s$/ })).toBeTruthy()
  })

  test('is shown by nobody on a real back end', async () => {
    await open('/register', {
      reply: ({ path }) => (path.includes('/api/demo/') ? { code: 4004, message: 'no such call' } : undefined),
    })
    type(mobile(), '16499990001')
    await userEvent.click(screen.getByRole('button', { name: 'Send code' }))
    await solvePuzzle()
    await screen.findByRole('button', { name: /^Resend in/ })
    await waitFor(() => expect(app.paths()).toContain('/trading/api/demo/outbox'))
    expect(screen.queryByText(/Demo SMS/)).toBeNull()
  })
})
