import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { drafts } from '@/drafts/drafts.ts'
import { routeEnUS } from '@/routes/messages/en-US.ts'
import { openApp } from '@tests/setup/renderApp.tsx'
import { stored } from '@tests/setup/stored.ts'
import type { OpenApp } from '@tests/setup/renderApp.tsx'

let app: OpenApp

async function openSignedIn() {
  app = await openApp('/login?reject=/test')
  await userEvent.click(await screen.findByRole('button', { name: /Verified.*trader$/ }))
  await screen.findByRole('button', { name: /^Account menu/ })
  // Wait for the new page to take the focus, or it would close a menu opened before.
  const heading = await screen.findByRole('heading', { level: 1, name: 'Self-check' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
}

async function chooseLogOut() {
  await userEvent.click(await screen.findByRole('button', { name: /^Account menu/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }))
}

const kept = () => JSON.stringify(stored())
const draftOf = (userId: string) => ({ userId, formId: 'quote', entityId: 't1' })

afterEach(() => {
  app.session.stop()
  window.history.replaceState({}, '', '/')
})

describe('signing out', () => {
  test('clears both tokens at once and tells the server with the old one', async () => {
    await openSignedIn()
    const token = app.session.token() ?? ''
    expect(kept()).toContain(token)
    await chooseLogOut()
    await screen.findByRole('link', { name: 'Log in' })
    expect(kept()).not.toContain(token)
    expect(kept()).not.toMatch(/TOKEN/)
    await waitFor(() => expect(app.paths()).toContain('/trading/oauth/logout'))
    expect(app.requests.find(({ path }) => path.endsWith('/logout'))?.headers['token']).toBe(token)
    expect(screen.queryByText('You are logged out')).toBeNull()
  })

  test('asks before drafts are deleted; no keeps both, yes removes both', async () => {
    await openSignedIn()
    const id = app.session.get().user?.id ?? ''
    drafts().save(draftOf(id), { note: 'x' }, 1)
    drafts().save(draftOf('somebody-else'), { note: 'y' }, 1)
    await chooseLogOut()
    expect(await screen.findByText(/1/, { selector: 'dialog p' })).toBeTruthy()
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    expect(app.session.get().status).toBe('signedIn')
    expect(drafts().keysOf(id)).toHaveLength(1)

    await chooseLogOut()
    await userEvent.click(await screen.findByRole('button', { name: 'Log out', hidden: false }))
    await screen.findByRole('link', { name: 'Log in' })
    expect(drafts().keysOf(id)).toHaveLength(0)
    expect(drafts().keysOf('somebody-else')).toHaveLength(1)
  })

  test('on a member page leads home, where nothing of the member is left', async () => {
    await openSignedIn()
    await userEvent.click(await screen.findByRole('button', { name: /^Account menu/ }))
    await userEvent.click(screen.getByRole('link', { name: routeEnUS['route.myTenderBids'] }))
    // The URL changes before the page does.
    await waitFor(() => expect(screen.queryByRole('heading', { level: 1, name: 'Self-check' })).toBeNull())
    await screen.findByRole('heading', { level: 1 })
    await chooseLogOut()
    await waitFor(() => expect(window.location.pathname).toBe('/'))
    expect(app.session.get()).toMatchObject({ status: 'anonymous', user: undefined })
    await waitFor(() => expect(screen.queryByText('You are logged out')).toBeNull())
  })

  test('in another tab leaves this page as it is and says so', async () => {
    await openSignedIn()
    const keys = stored()
      .map(([key]) => key)
      .filter((key) => key.includes('TOKEN'))
    for (const key of keys) localStorage.removeItem(key)
    const gone = keys.find((key) => key.endsWith('TOKEN__')) ?? ''
    await act(async () => void window.dispatchEvent(new StorageEvent('storage', { key: gone, newValue: null })))
    expect(await screen.findByRole('heading', { name: 'You are logged out' })).toBeTruthy()
    expect(window.location.pathname).toBe('/test')
    await userEvent.click(screen.getByRole('button', { name: 'Keep reading' }))
    expect(screen.queryByRole('heading', { name: 'You are logged out' })).toBeNull()
  })
})
