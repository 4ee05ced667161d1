import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import { evaluating, toPay } from '@tests/mock/support/awarded.ts'
import type { OpenApp } from '@tests/setup/renderApp.tsx'
import { openAs } from '../trade/bidding.ts'

let app: OpenApp | undefined
afterEach(() => {
  app?.session.stop()
  app = undefined
  localStorage.clear()
  window.history.replaceState({}, '', '/')
})

test('an order shows both contacts, and another one can be named for it', async () => {
  const state = await evaluating()
  const { market, one } = state
  const { id, contact } = await toPay(state)
  app = await openAs('trader', `/business/payment?orderId=${id}`, market)
  const contacts = await screen.findByRole('region', { name: 'Contacts' }, { timeout: 20_000 })
  expect(
    within(contacts)
      .getByRole('link', { name: contact?.mobile ?? '' })
      .getAttribute('href'),
  ).toBe(`tel:${contact?.mobile}`)
  expect(within(contacts).getByText('Not seen by the other party yet')).toBeTruthy()
  await userEvent.click(within(contacts).getByRole('button', { name: 'Change contact' }))
  const dialog = await screen.findByRole('dialog', { name: 'Change contact' })
  const mobile = within(dialog).getByRole('textbox', { name: /Mobile number/ })
  await userEvent.clear(mobile)
  await userEvent.type(mobile, '12')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
  expect(mobile.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(mobile)
  await userEvent.clear(mobile)
  await userEvent.type(mobile, '13800138000')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
  expect(await within(contacts).findByText(/13800138000/)).toBeTruthy()
  const seen = await market.call(orderEndpoints.detail, { id }, { token: one })
  expect(seen.data.contact?.mobile).toBe('13800138000')
})
