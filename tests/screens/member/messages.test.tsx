import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { messageEndpoints } from '@/contract/member/notification/endpoints.ts'
import { MessageCenter } from '@/features/member/notification/components/MessageCenter.tsx'
import { MessageSettings } from '@/features/member/notification/components/MessageSettings.tsx'
import { toastStore } from '@/ui/toast.ts'
import type { Market } from '@tests/mock/support/market.ts'
import type { OpenApp } from '@tests/setup/renderApp.tsx'
import { openAs, quietMarket } from '../trade/bidding.ts'
import { showPart } from '../support/part.tsx'
import { choose } from '../support/choose.ts'

let market: Market
let app: OpenApp

beforeEach(async () => {
  market = await quietMarket()
  app = await openAs('trader', '/business/myTenderBid', market)
})
afterEach(() => {
  app.session.stop()
  toastStore.reset()
  window.history.replaceState({}, '', '/')
})

describe('the list of all messages', () => {
  test('shows pages, filters by kind and by what is unread', async () => {
    const token = await market.signIn('trader')
    const { total } = (await market.call(messageEndpoints.page, {}, { token })).data
    const unread = (await market.call(messageEndpoints.page, { unread: true }, { token })).data.total
    expect(unread).toBeLessThan(total)
    const part = await showPart(app, <MessageCenter />, ['message', 'list'])
    const list = await part.findByRole('list', { name: 'Messages' })
    expect(within(list).getAllByRole('listitem')).toHaveLength(Math.min(10, total))
    expect(part.getByRole('link', { name: `All ${total}` })).toBeTruthy()
    await userEvent.click(part.getByRole('link', { name: `Unread ${unread}` }))
    await waitFor(() => expect(part.getAllByRole('listitem')).toHaveLength(unread))
    await choose(part.getByRole('combobox', { name: 'Type' }), 'Certification')
    expect(await part.findByText('No messages match')).toBeTruthy()
    await userEvent.click(part.getByRole('button', { name: 'Show all messages' }))
    await waitFor(() => expect(part.getAllByRole('listitem')).toHaveLength(Math.min(10, total)))
  })

  test('and the bell know of each other', async () => {
    const token = await market.signIn('trader')
    const { total } = (await market.call(messageEndpoints.page, { unread: true }, { token })).data
    expect(await screen.findByRole('button', { name: `${total} unread messages` })).toBeTruthy()
    const part = await showPart(app, <MessageCenter />, ['message', 'list'])
    await userEvent.click(await part.findByRole('button', { name: 'Mark all read' }))
    expect(await screen.findByRole('button', { name: 'Messages, none unread' })).toBeTruthy()
    const list = await part.findByRole('list', { name: 'Messages' })
    await waitFor(() => expect(within(list).queryByText('Unread')).toBeNull())
  })
})

describe('the switches', () => {
  test('are kept, and those that must stay on say why', async () => {
    const part = await showPart(app, <MessageSettings />, ['message'])
    const payments = await part.findByRole('checkbox', { name: 'Payments' })
    expect(payments).toMatchObject({ checked: true, disabled: true })
    expect(document.getElementById(payments.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
      'cannot be turned off',
    )
    await userEvent.click(part.getByRole('checkbox', { name: 'Bids received' }))
    const save = part.getByRole('button', { name: 'Save settings' })
    // Both clicks before a response can have arrived.
    fireEvent.click(save)
    fireEvent.click(save)
    expect(await screen.findByText('Message settings saved')).toBeTruthy()
    expect(app.paths().filter((path) => path.endsWith('saveSettings'))).toHaveLength(1)
    const token = await market.signIn('trader')
    expect((await market.call(messageEndpoints.settings, {}, { token })).data).toEqual({ off: ['BID'] })
  })
})
