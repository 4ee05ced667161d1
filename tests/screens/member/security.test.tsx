import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { authEndpoints } from '@/contract/member/auth/endpoints.ts'
import { memberEndpoints } from '@/contract/member/endpoints.ts'
import { SecurityPanel } from '@/features/member/account/security/SecurityPanel.tsx'
import type { OpenApp } from '@tests/setup/renderApp.tsx'
import { openPanel } from '../support/panel.tsx'
import { alerts, askForCode } from '../support/sms.ts'

let app: OpenApp

beforeEach(async () => {
  window.history.replaceState({}, '', '/user/changeBaseInfo?tab=security')
  app = await openPanel(<SecurityPanel />, { account: 'trader', catalogues: ['account', 'problem'] })
  await screen.findByText('This device')
})
afterEach(() => {
  app.session.stop()
  window.history.replaceState({}, '', '/')
})

const row = (name: string) => within(screen.getByRole('region', { name }))
const press = async (name: string | RegExp, where: ReturnType<typeof row> = within(document.body)) =>
  userEvent.click(await where.findByRole('button', { name }))
const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const here = () => window.location.pathname + window.location.search
const countOf = (path: string) => app.paths().filter((one) => one === path).length

/** Logs the same account in on another device. */
async function elsewhere() {
  const body = { grantType: 'password', userType: 'PC', account: 'trader', password: 'Cangtong2026' } as const
  const pair = await app.client.call(authEndpoints.token, body, { noToken: true })
  const options = { token: pair.access_token, silent: true, noRedirect: true }
  return async () =>
    app.client.call(memberEndpoints.currentUser, {}, options).then(
      () => 'in',
      () => 'out',
    )
}

describe('the security panel', () => {
  test('changes the password for the old one; other devices are logged out and this one stays', async () => {
    const other = await elsewhere()
    await press('Change password')
    const form = row('Password')
    await userEvent.click(form.getAllByRole('button', { name: 'Change password' }).at(-1) as HTMLElement)
    expect(alerts()).toEqual(['Required', 'Required'])
    type(/^Current password/, 'Wrong12345')
    type(/^New password/, 'Brandnew88')
    await userEvent.click(form.getAllByRole('button', { name: 'Change password' }).at(-1) as HTMLElement)
    expect(await screen.findByText('Incorrect current password')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText(/^Current password/))
    type(/^Current password/, 'Cangtong2026')
    await userEvent.click(form.getAllByRole('button', { name: 'Change password' }).at(-1) as HTMLElement)
    expect(await screen.findByText(/Password changed/)).toBeTruthy()
    expect(await other()).toBe('out')
    expect(app.session.get().status).toBe('signedIn')
  })

  test('changes the number by a code to each', async () => {
    await press('Change number')
    type(/^SMS code/, await askForCode())
    expect(app.requests.find(({ path }) => path.endsWith('/getSmsCode'))?.body).not.toHaveProperty('mobile')
    await press('Next')
    await screen.findByLabelText(/^New mobile number/)
    type(/^New mobile number/, '16400000002')
    type(/^SMS code/, await askForCode())
    const submit = () => row('Mobile number').getAllByRole('button', { name: 'Change number' }).at(-1) as HTMLElement
    await userEvent.click(submit())
    expect(await screen.findByText('Another account uses this number')).toBeTruthy()
    type(/^New mobile number/, '16499998888')
    type(/^SMS code/, await askForCode())
    await userEvent.click(submit())
    expect(await screen.findByText(/Number changed/)).toBeTruthy()
    await waitFor(() => expect(screen.getByText('164****8888')).toBeTruthy())
  })

  test('unbinds WeChat and binds another, with the address cleaned and the rest of it kept', async () => {
    const wechat = () => row('WeChat')
    await wechat().findByText('Linked')
    await press('Unlink', wechat())
    await userEvent.click(wechat().getAllByRole('button', { name: 'Unlink' }).at(-1) as HTMLElement)
    expect(await screen.findByText('WeChat unlinked.')).toBeTruthy()
    await press('Link WeChat')
    await press(/New WeChat user/)
    expect(await screen.findByText(/WeChat linked/)).toBeTruthy()
    expect(here()).toBe('/user/changeBaseInfo?tab=security')
    expect(await wechat().findByText('Linked')).toBeTruthy()
  })

  test('refuses a WeChat of another account, and says when one said no', async () => {
    await press('Unlink', row('WeChat'))
    await userEvent.click(row('WeChat').getAllByRole('button', { name: 'Unlink' }).at(-1) as HTMLElement)
    await press('Link WeChat')
    await press(/Linked to account forwarder$/)
    expect(await screen.findByText(/linked to another account. Unlink it there/)).toBeTruthy()
    expect(countOf('/trading/api/member/bindWechat')).toBe(0)
    await press(/^Deny in WeChat$/)
    expect(await screen.findByText(/cancelled in WeChat; nothing changed/)).toBeTruthy()
    expect(countOf('/trading/api/member/wechatCallBack')).toBe(1)
  })

  test('lists the devices and logs out the others after asking', async () => {
    const other = await elsewhere()
    expect(screen.queryByRole('button', { name: 'Log out others' })).toBeNull()
    await press('Refresh')
    await press('Log out others')
    const dialog = within(screen.getByRole('dialog'))
    expect(dialog.getByText(/1 other device is logged out/)).toBeTruthy()
    await userEvent.click(dialog.getByRole('button', { name: 'Log out others' }))
    expect(await screen.findByText('1 device logged out.')).toBeTruthy()
    expect(await other()).toBe('out')
    expect(app.session.get().status).toBe('signedIn')
  })
})
