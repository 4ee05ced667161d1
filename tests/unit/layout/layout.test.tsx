import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Breadcrumbs } from '@/layout/Breadcrumbs.tsx'
import { isCurrent, mainNav } from '@/layout/nav.ts'
import { NotFoundPage } from '@/layout/NotFoundPage.tsx'
import { PageError } from '@/layout/PageError.tsx'
import { Shell } from '@/layout/Shell.tsx'
import { routes } from '@/routes/table.ts'
import { inLanguage } from '../ui/inLanguage.tsx'

const visitor = { account: null, onSignOut: () => undefined, loginHref: '/login?reject=x' }

test('the header has one navigation with only pages that exist, and a way home', async () => {
  render(
    await inLanguage(
      'en-US',
      <Shell pathname="/" {...visitor}>
        <h1>x</h1>
      </Shell>,
    ),
  )
  const nav = screen.getByRole('navigation', { name: 'Main' })
  expect(
    within(nav)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(mainNav.map((item) => item.href))
  expect(screen.getByRole('link', { name: /Go home/ }).getAttribute('href')).toBe('/')
  expect(screen.getAllByRole('banner')).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login?reject=x')
})

test('the menu of a narrow screen has both ways in for a visitor, none for a member', async () => {
  const menu = async (session: typeof visitor | { account: { name: string; userType: 1 } }) => {
    const { unmount } = render(
      await inLanguage(
        'en-US',
        <Shell pathname="/" {...visitor} {...session}>
          <h1>x</h1>
        </Shell>,
      ),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }))
    const links = within(screen.getByRole('dialog'))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
    unmount()
    return links.filter((href) => href === '/login?reject=x' || href === '/register')
  }
  expect(await menu(visitor)).toEqual(['/login?reject=x', '/register'])
  expect(await menu({ account: { name: 'Ningbo Trade', userType: 1 } })).toEqual([])
})

test('a member finds log out in the company menu', async () => {
  const handleSignOut = vi.fn<() => void>()
  const session = { ...visitor, account: { name: 'Ningbo Trade', userType: 1 as const }, onSignOut: handleSignOut }
  render(
    await inLanguage(
      'en-US',
      <Shell pathname="/" {...session}>
        <h1>x</h1>
      </Shell>,
    ),
  )
  const trigger = screen.getByRole('button', { name: 'Account menu: Ningbo Trade' })
  await userEvent.click(trigger)
  expect(trigger.getAttribute('aria-expanded')).toBe('true')
  await userEvent.keyboard('{Escape}')
  expect(trigger.getAttribute('aria-expanded')).toBe('false')
  await userEvent.click(trigger)
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }))
  expect(handleSignOut).toHaveBeenCalledTimes(1)
})

test('both home addresses count as home', () => {
  const home = mainNav.find((item) => item.id === 'home')
  expect(home).toBeDefined()
  if (!home) return
  expect(['/', '/home', '/HOME/'].map((path) => isCurrent(home, path))).toEqual([true, true, true])
  expect(isCurrent(home, '/login')).toBe(false)
})

test('the breadcrumbs lead back and name where one is', async () => {
  render(await inLanguage('zh-CN', <Breadcrumbs routeId="tenderDetail" title="TD1" />))
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/',
    routes.business.path,
    routes.tenderSearch.path,
  ])
  expect(screen.getByText('TD1').getAttribute('aria-current')).toBe('page')
})

test('an unknown address is named and offers a search and the way home', async () => {
  render(await inLanguage('en-US', <NotFoundPage />, '/no/such?x=1'))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page not found')
  expect(screen.getByText(/\/no\/such/)).toBeTruthy()
  expect(screen.getByRole('search')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go home' })).toBeTruthy()
})

test('a page that could not be opened can be retried and shows no stack', async () => {
  const handleRetry = vi.fn<() => void>()
  const error = Object.assign(new Error('secret detail'), { name: 'ChunkLoadError' })
  const { container } = render(await inLanguage('en-US', <PageError error={error} onRetry={handleRetry} />))
  expect(container.textContent).toContain('could not be loaded')
  expect(container.textContent).not.toContain('secret detail')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(handleRetry).toHaveBeenCalledTimes(1)
})
