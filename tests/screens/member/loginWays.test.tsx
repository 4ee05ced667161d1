import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { openApp } from '@tests/setup/renderApp.tsx'
import type { OpenApp } from '@tests/setup/renderApp.tsx'
import { askForCode, solvePuzzle } from '../support/sms.ts'

let app: OpenApp

async function open(address: string) {
  app = await openApp(address)
  await screen.findByRole('heading', { level: 1 })
}

afterEach(() => {
  app.session.stop()
  window.history.replaceState({}, '', '/')
})

const mobile = () => screen.getByLabelText<HTMLInputElement>(/^Mobile number/)
const code = () => screen.getByLabelText<HTMLInputElement>(/^SMS code/)
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const here = () => window.location.pathname + window.location.search
const countOf = (path: string) => app.paths().filter((one) => one === path).length
const BACK = '/login?reject=%2Fbusiness%2FsearchTender'

describe('the ways to log in', () => {
  test('are tabs with addresses that keep where one came from', async () => {
    await open(BACK)
    await userEvent.click(screen.getByRole('link', { name: 'SMS code' }))
    expect(here()).toBe(`${BACK}&way=sms`)
    expect(screen.getByRole('link', { name: 'SMS code' }).getAttribute('aria-current')).toBe('page')
    const links = ['WeChat', 'Password', 'Register a company account', 'Forgot password?']
    for (const name of links)
      expect(screen.getByRole('link', { name }).getAttribute('href')).toContain('reject=%2Fbusiness%2FsearchTender')
  })

  test('by SMS code leads to `reject`', async () => {
    await open(`${BACK}&way=sms`)
    type(mobile(), '164 0000 0002')
    type(code(), await askForCode())
    await userEvent.dblClick(screen.getByRole('button', { name: 'Log in' }))
    await waitFor(() => expect(here()).toBe('/business/searchTender'))
    expect(app.session.get().user?.account).toBe('forwarder')
    expect(countOf('/trading/oauth/token')).toBe(1)
  })

  test('by SMS code offers to register an unknown number, but only after the right code', async () => {
    await open(`${BACK}&way=sms`)
    type(mobile(), '16499990001')
    const right = await askForCode()
    type(code(), right === '000000' ? '000001' : '000000')
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
    expect(await screen.findByText('The SMS code is wrong or has expired')).toBeTruthy()
    expect(screen.queryByText(/not registered/)).toBeNull()
    type(code(), right)
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
    expect(await screen.findByText('This number is not registered')).toBeTruthy()
    expect(document.activeElement).toBe(mobile())
    await userEvent.click(screen.getByRole('link', { name: 'Register with this number' }))
    await screen.findByRole('heading', { level: 1, name: 'Register a company account' })
    expect(mobile().value).toBe('16499990001')
    expect(here()).toBe('/register?reject=%2Fbusiness%2FsearchTender')
  })

  test('by SMS code names what is missing and sends nothing', async () => {
    await open('/login?way=sms')
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
    expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual(['Required', 'Required'])
    expect(document.activeElement).toBe(mobile())
    expect(countOf('/trading/oauth/token')).toBe(0)
  })
})

describe('a forgotten password', () => {
  test('is set anew in three steps and leads to the login with the number filled in', async () => {
    await open('/retrievePassword?reject=/business/searchTender')
    type(mobile(), '16400000001')
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    await solvePuzzle()
    await screen.findByLabelText(/^SMS code/)
    await waitFor(() => expect(document.activeElement).toBe(code()))
    await userEvent.click(await screen.findByRole('button', { name: 'Fill in code' }))
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    const field = await screen.findByLabelText<HTMLInputElement>(/^New password/)
    expect(field.autocomplete).toBe('new-password')
    type(field, '16400000001a')
    await userEvent.click(screen.getByRole('button', { name: 'Set new password' }))
    expect(screen.getByText('The password must not contain the mobile number')).toBeTruthy()
    type(field, 'Brandnew88')
    await userEvent.click(screen.getByRole('button', { name: 'Set new password' }))
    expect(await screen.findByText(/Password changed. You are logged out on all devices/)).toBeTruthy()
    expect(here()).toBe('/login?reject=%2Fbusiness%2FsearchTender')
    expect(screen.getByLabelText<HTMLInputElement>(/^Account/).value).toBe('16400000001')
    type(screen.getByLabelText(/^Password/), 'Brandnew88')
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
    await waitFor(() => expect(here()).toBe('/business/searchTender'))
  })

  test('does not tell whether a number is registered before the code was right', async () => {
    await open('/retrievePassword')
    type(mobile(), '16499990001')
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    await solvePuzzle()
    await screen.findByLabelText(/^SMS code/)
    expect(screen.queryByText(/not registered/)).toBeNull()
    await userEvent.click(await screen.findByRole('button', { name: 'Fill in code' }))
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    expect(await screen.findByText(/This number is not registered/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Register with this number' })).toBeTruthy()
  })
})
