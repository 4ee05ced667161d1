import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { memberEndpoints } from '@/contract/member/endpoints.ts'
import { openApp } from '@tests/setup/renderApp.tsx'
import { stored } from '@tests/setup/stored.ts'
import type { OpenApp, OpenAppOptions } from '@tests/setup/renderApp.tsx'

let app: OpenApp

async function open(options: OpenAppOptions = {}) {
  app = await openApp('/test', options)
  await screen.findByRole('heading', { level: 1 })
}

async function signIn() {
  await userEvent.click(await screen.findByRole('button', { name: /Verified.*trader$/ }))
  await screen.findByText('Logged in')
}

afterEach(() => {
  app.session.stop()
  window.history.replaceState({}, '', '/')
})

const report = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Report for support' }).value
const onRealBackend: OpenAppOptions = {
  reply: ({ path }) => (path.includes('/api/demo/') ? { code: 4004, message: 'no such call' } : undefined),
}

describe('the self-check', () => {
  test('asks every open group of calls and gives its latency, without a login', async () => {
    await open()
    const table = await screen.findByRole('table', { name: 'Connectivity' })
    await waitFor(() => expect(within(table).getAllByText('OK')).toHaveLength(8))
    expect(within(table).getAllByText(/^[\d,]+ ms$/)).toHaveLength(8)
    expect(report()).toMatch(/\/trading\/api\/tender\/page: OK · [\d,]+ ms/)
  })

  test('says which group refuses or does not answer, and asks again on demand', async () => {
    let isDown = true
    await open({
      reply: ({ path }) => {
        if (isDown && path.endsWith('/tender/page')) return { code: 5000, message: 'down' }
        return isDown && path.endsWith('/searchHs') ? '<html></html>' : undefined
      },
    })
    expect(await screen.findByText('Responds, but refused (5000)')).toBeTruthy()
    expect(await screen.findByText(/^Not reachable/)).toBeTruthy()
    isDown = false
    const again = screen.getByRole('button', { name: 'Check again' })
    await waitFor(() => expect(again.getAttribute('aria-busy')).toBeNull())
    await userEvent.click(again)
    await waitFor(() => expect(screen.getAllByText('OK')).toHaveLength(8))
  })

  test('shows that tokens are there and never a part of one', async () => {
    await open()
    await signIn()
    await waitFor(() => expect(report()).toMatch(/Access token: Present, stored .*, expires \d{4}/))
    const secrets = stored()
      .filter(([key]) => /TOKEN/.test(key))
      .map(([, value]) => (JSON.parse(value) as { value: string }).value)
    expect(secrets).toHaveLength(2)
    const shown = document.documentElement.outerHTML + report()
    for (const secret of secrets) {
      expect(secret.length).toBeGreaterThan(16)
      for (let at = 0; at + 8 <= secret.length; at += 4) expect(shown).not.toContain(secret.slice(at, at + 8))
    }
    expect(shown).not.toContain('Cangtong2026')
  })

  test('has only the harmless parts on a real back end', async () => {
    await open(onRealBackend)
    await waitFor(() => expect(app.paths()).toContain('/trading/api/demo/state'))
    expect(await screen.findByRole('table', { name: 'Connectivity' })).toBeTruthy()
    for (const name of ['Mock market controls', 'Demo accounts', 'Outbox'])
      expect(screen.queryByRole('heading', { name })).toBeNull()
  })

  test('speaks Chinese', async () => {
    await open({ locale: 'zh-CN' })
    expect(await screen.findByRole('heading', { name: '接口连通性' })).toBeTruthy()
    expect(await screen.findByRole('heading', { name: '模拟市场控制台' })).toBeTruthy()
  })
})

describe('the mock’s controls', () => {
  test('move the market clock and show it', async () => {
    await open()
    await userEvent.click(await screen.findByRole('button', { name: 'Advance 24 h' }))
    expect(await screen.findByText(/Ahead of real time 1 d/)).toBeTruthy()
    expect(await screen.findByText(/^Time of the last market day: \d+ ms$/)).toBeTruthy()
    await waitFor(() => expect(app.client.clock.offset()).toBeGreaterThan(23 * 3_600_000))
    fireEvent.change(screen.getByLabelText('Custom hours'), { target: { value: '-1' } })
    await userEvent.click(screen.getByRole('button', { name: 'Advance' }))
    expect(await screen.findByText('Enter a number between 0.1 and 9600')).toBeTruthy()
    fireEvent.change(screen.getByLabelText('Custom hours'), { target: { value: '0.5' } })
    await userEvent.click(screen.getByRole('button', { name: 'Advance' }))
    await waitFor(() => expect(app.client.clock.offset()).toBeGreaterThan(24.4 * 3_600_000))
  })

  test('end all sessions now: login page, notice, and back here afterwards', async () => {
    await open()
    await signIn()
    await userEvent.click(screen.getByRole('button', { name: 'End all sessions' }))
    await waitFor(() => expect(window.location.pathname).toBe('/login'))
    expect(new URLSearchParams(window.location.search).get('reject')).toBe(`${window.location.origin}/test`)
    expect(await screen.findByText(/your entries are saved as a draft/)).toBeTruthy()
    await userEvent.click(await screen.findByRole('button', { name: /Verified.*forwarder$/ }))
    await waitFor(() => expect(window.location.pathname).toBe('/test'))
  })

  test('inject faults, say so, and switch them off', async () => {
    await open()
    const errors = await screen.findByLabelText('Error rate (%)')
    fireEvent.change(errors, { target: { value: '101' } })
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
    expect(await screen.findByText('Enter a whole number between 0 and 100')).toBeTruthy()
    fireEvent.change(errors, { target: { value: '100' } })
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
    expect(await screen.findByText('Faults on: 0 ms delay, 100% errors')).toBeTruthy()
    await expect(app.client.call(memberEndpoints.currentUser, {}, { silent: true })).rejects.toMatchObject({
      code: 5000,
    })
    await userEvent.click(screen.getByRole('button', { name: 'Turn faults off' }))
    await waitFor(() => expect(screen.queryByText(/^Faults on/)).toBeNull())
  })

  test('switch the account with one click', async () => {
    await open()
    await signIn()
    await userEvent.click(screen.getByRole('button', { name: /Verified.*consolidator$/ }))
    await waitFor(() => expect(app.session.get().user?.account).toBe('consolidator'))
    expect(window.location.pathname).toBe('/test')
  })

  test('reset the market after a question, which ends the session', async () => {
    await open()
    await signIn()
    await userEvent.click(screen.getByRole('button', { name: 'Reset all data' }))
    const dialog = await screen.findByRole('dialog', { name: 'Reset the mock market?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reset all data' }))
    await waitFor(() => expect(app.session.get().status).toBe('anonymous'))
    expect(app.paths()).toContain('/trading/api/demo/reset')
  })
})
