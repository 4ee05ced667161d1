import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { authEndpoints } from '@/contract/member/auth/endpoints.ts'
import { partnerEndpoints } from '@/contract/member/partner/endpoints.ts'
import { DEMO_PASSWORD } from '@mock/seed/accounts.ts'
import { openMarket } from '@tests/mock/support/market.ts'
import { openApp } from '@tests/setup/renderApp.tsx'
import type { OpenApp } from '@tests/setup/renderApp.tsx'

const WAIT = { timeout: 20_000 }
let app: OpenApp | undefined
afterEach(() => {
  app?.session.stop()
  app = undefined
  cleanup()
  window.history.replaceState({}, '', '/')
})

test('partners have figures, a note and groups, and are found by them', async () => {
  const market = await openMarket()
  const login = { grantType: 'password', userType: 'PC', account: 'trader', password: DEMO_PASSWORD } as const
  const pair = (await market.call(authEndpoints.token, login)).data
  app = await openApp('/user/personalCenter?tab=partners', { backend: market.backend })
  await act(async () => app?.session.signIn(pair))
  const table = await screen.findByRole('table', { name: 'Partners' }, WAIT)
  expect(within(table).getAllByText(/\d+ quotes?, \d+ awards?, \d+ orders?/).length).toBeGreaterThan(0)

  await userEvent.click(screen.getByRole('button', { name: 'Manage groups' }))
  const dialog = await screen.findByRole('dialog', {}, WAIT)
  fireEvent.change(within(dialog).getByLabelText('Name of a new group'), { target: { value: 'Asia lanes' } })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add group' }))
  await within(dialog).findByRole('button', { name: 'Delete group “Asia lanes”' }, WAIT)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))

  const [edit] = await screen.findAllByRole('button', { name: /^Edit note and groups of / }, WAIT)
  if (!edit) throw new Error('no partner')
  await userEvent.click(edit)
  const form = await screen.findByRole('dialog', {}, WAIT)
  fireEvent.change(within(form).getByLabelText('Note'), { target: { value: 'Answers fast' } })
  await userEvent.click(within(form).getByRole('checkbox', { name: 'Asia lanes' }))
  await userEvent.click(within(form).getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Answers fast', {}, WAIT)).toBeTruthy()
  await waitFor(async () => {
    const { data } = await market.call(partnerEndpoints.groups, {}, { token: pair.access_token })
    expect(data.groups).toMatchObject([{ name: 'Asia lanes', companyIds: [expect.any(String)] }])
  }, WAIT)
})
