import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openMarket, type Market } from '@tests/mock/support/market.ts'
import { openApp, type OpenApp } from '@tests/setup/renderApp.tsx'
import { choose } from '../support/choose.ts'

await import('@/pages/other/ClausePage.tsx')
const WAIT = { timeout: 20_000 }

let market: Market
let app: OpenApp
beforeAll(async () => {
  market = await openMarket()
})
afterEach(() => {
  app.session.stop()
  localStorage.clear()
  sessionStorage.clear()
  window.history.replaceState({}, '', '/')
})
const open = async (address: string) => {
  app = await openApp(address, { backend: market.backend })
  await screen.findByRole('heading', { level: 1, name: /Terms of service/ }, WAIT)
}
const contents = () => within(screen.getByRole('navigation', { name: 'Contents' })).getAllByRole('link')

describe('the terms', () => {
  test('show the version in force with a place for each entry of the contents', async () => {
    await open('/other/clause')
    for (const link of contents()) {
      const id = link.getAttribute('href')?.split('#')[1] ?? ''
      expect(document.querySelector(`section#${id}`)?.textContent).toContain(link.textContent)
    }
    expect(contents()).toHaveLength(17)
    expect(screen.getByRole('region', { name: /^8 Who bears/ })).toBeTruthy()
    expect(screen.queryByText(/has been replaced/)).toBeNull()
  })

  test('show an older version by its day, and lead back', async () => {
    await open('/other/clause')
    await choose(screen.getByRole('combobox', { name: 'Version' }), '2026-07-01')
    expect(window.location.search).toBe('?v=2026-07-01')
    expect(contents()).toHaveLength(16)
    expect(document.querySelector('#award')?.textContent).toContain('48 hours')
    await userEvent.click(screen.getByRole('link', { name: 'Show the version in force' }))
    await waitFor(() => expect(document.querySelector('#award')?.textContent).toContain('24 hours'), WAIT)
  })

  test('say what the last change did, in marks and in words', async () => {
    await open('/other/clause?v=nonsense')
    const change = within(document.querySelector<HTMLElement>('#diff') ?? document.body)
    expect(change.getAllByRole('region', { hidden: true }).map((one) => one.getAttribute('aria-label'))).toEqual([
      'Award and confirmation',
      'Who bears which charges',
      'Where it is kept and for how long',
    ])
    const marks = (name: string) =>
      [...document.querySelectorAll(`#diff [aria-label^="Award"] ${name}`)].map((one) => one.textContent)
    expect(marks('del')).toEqual(['removed: 48'])
    expect(marks('ins')).toEqual(['added: 24'])
  })
})
