import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import type { Backend } from '@mock/backend.ts'
import { setOperatorKey } from '@/features/front/diagnostics/operatorKey.ts'
import { openApp } from '@tests/setup/renderApp.tsx'
import { openBackend } from '@tests/setup/openBackend.ts'

const KEY = 'an-operator-key-of-tests'
const DEMO_WORDS = /demo|demonstration|pretend|mock|invented|演示|模拟|虚构|试用环境/i

/** The marketplace as a real server would respond: without the mock's header and control calls. */
async function realBackend(): Promise<Backend> {
  const backend = await openBackend()
  return {
    ...backend,
    handle: async (request) => {
      if (request.url.includes('/demo/')) return new Response('{"code":4004,"message":"Not found"}')
      const answer = await backend.handle(request)
      answer.headers.delete('x-market')
      return answer
    },
  }
}
const settled = async (paths: () => string[]) => {
  let asked = -1
  await waitFor(async () => {
    const before = asked
    asked = paths().length
    await act(async () => new Promise((resolve) => void setTimeout(resolve, 60)))
    expect(before).toBe(paths().length)
  })
}

describe('on a real market', () => {
  test.each([
    '/',
    '/login',
    '/login?tab=wechat',
    '/register',
    '/retrievePassword',
    '/test',
    '/other/about',
    '/other/contact',
  ])('no call of a demonstration is sent and no word of one is shown at %s', async (address) => {
    for (const locale of ['zh-CN', 'en-US'] as const) {
      const app = await openApp(address, { locale, backend: await realBackend() })
      await screen.findByRole('heading', { level: 1 })
      await settled(app.paths)
      expect(app.paths().filter((path) => path.includes('/demo/'))).toEqual([])
      expect(document.body.textContent).not.toMatch(DEMO_WORDS)
      document.body.replaceChildren()
    }
  })
})

describe('in a demonstration', () => {
  test('the footer says so, and the login page has its accounts', async () => {
    await openApp('/login')
    expect(await screen.findByText('Demo accounts')).toBeTruthy()
    expect(screen.getByRole('contentinfo').textContent).toContain('Demo: companies, prices')
  })
})

describe('in a pilot', () => {
  const openPilot = async (address: string) => {
    setOperatorKey('')
    const pilot = { isOperator: (key: string) => key === KEY, tell: () => undefined }
    return openApp(address, { backend: await openBackend({ pilot }) })
  }

  test('the login page offers no accounts and no pretend WeChat, and the footer says what it is', async () => {
    const app = await openPilot('/login?tab=wechat')
    await waitFor(() => expect(screen.getByRole('contentinfo').textContent).toContain('Pilot:'))
    await settled(app.paths)
    expect(screen.queryByText('Demo accounts')).toBeNull()
    expect(app.paths().filter((path) => path.includes('/demo/'))).toEqual([])
  })

  test('/test opens its controls to the operator, whose key goes in a header and nowhere else', async () => {
    const app = await openPilot('/test')
    const field = await screen.findByLabelText(/Operator key/)
    expect(screen.queryByText('Market clock')).toBeNull()
    expect(screen.getByRole('heading', { name: 'Pilot controls' })).toBeTruthy()
    await userEvent.type(field, 'a wrong one')
    await userEvent.click(screen.getByRole('button', { name: 'Open controls' }))
    expect(await screen.findByText('Incorrect operator key')).toBeTruthy()
    await userEvent.clear(field)
    await userEvent.type(field, KEY)
    await userEvent.click(screen.getByRole('button', { name: 'Open controls' }))
    expect(await screen.findByText('Market clock')).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Pilot controls' })).toBeTruthy()
    expect(screen.queryByText(/mock/i, { selector: 'main *' })).toBeNull()
    const controls = app.requests.filter(({ path }) => path.includes('/demo/'))
    expect(controls.at(-1)?.headers['x-operator-key']).toBe(KEY)
    for (const { path, query, body } of app.requests) expect(JSON.stringify([path, query, body])).not.toContain(KEY)
    expect(
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), window.location.href]),
    ).not.toContain(KEY)
  })
})
