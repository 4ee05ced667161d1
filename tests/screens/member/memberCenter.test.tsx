import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { companyEndpoints } from '@/contract/member/company/endpoints.ts'
import { memberEndpoints } from '@/contract/member/endpoints.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import { newRequestNo } from '@tests/mock/support/market.ts'
import type { Market } from '@tests/mock/support/market.ts'
import type { OpenApp } from '@tests/setup/renderApp.tsx'
import { openAs, quietMarket } from '../trade/bidding.ts'
import { choose } from '../support/choose.ts'

let market: Market
let app: OpenApp | undefined
beforeEach(async () => {
  market = await quietMarket()
})
afterEach(() => {
  app?.session.stop()
  app = undefined
  localStorage.clear()
  window.history.replaceState({}, '', '/')
})
const open = async (account: string, address: string) => {
  app = await openAs(account, address, market)
}
const info = async (account: string) =>
  (await market.call(memberEndpoints.queryMemInfo, {}, { token: await market.signIn(account) })).data

describe('the member centre', () => {
  test('lists what has to be done, each with a link to the place where it is done', async () => {
    await open('trader', '/user/personalCenter')
    const list = await screen.findByRole('region', { name: 'Tasks' })
    const pay = within(list).getByRole('list', { name: 'Orders to pay' })
    const [first] = within(pay).getAllByRole('link')
    expect(first?.getAttribute('href')).toMatch(/^\/business\/payment\?orderId=/)
    const award = within(list).getByRole('link', { name: 'Tenders to award' })
    expect(award.getAttribute('href')).toBe('/business/myTenderBid?status=EVALUATING')
    expect(within(list).getByText(/\d+ tasks$/)).toBeTruthy()
  })

  test('shows a new todo when one comes back to the page, without a reload', async () => {
    await open('trader', '/user/personalCenter')
    const list = await screen.findByRole('region', { name: 'Tasks' })
    const drafts = within(list).getByRole('list', { name: 'Tender drafts' })
    const before = within(drafts).getAllByRole('link').length
    expect(within(drafts).queryByText('A draft of the test')).toBeNull()
    const body = { draft: { title: 'A draft of the test' }, requestNo: newRequestNo() }
    await market.call(tenderEndpoints.saveDraft, body, { token: await market.signIn('trader') })
    fireEvent(window, new Event('focus'))
    await waitFor(() => expect(within(list).getByRole('link', { name: 'View all 6' })).toBeTruthy())
    expect(before).toBe(5)
  })

  test('draws the year of a seller and changes what is shown month by month, from the first with a figure on', async () => {
    await open('forwarder', '/user/personalCenter')
    const year = await screen.findByRole('region', { name: 'Last 12 months' })
    expect(within(year).getByRole('table', { name: 'Bids submitted' })).toBeTruthy()
    await choose(within(year).getByLabelText('By month'), 'Awards won')
    const table = within(year).getByRole('table', { name: 'Awards won' })
    const [, first, ...others] = within(table).getAllByRole('row')
    expect(within(first ?? table).getByRole('cell').textContent).not.toBe('0')
    expect(others.length).toBeGreaterThan(0)
    expect(others.length).toBeLessThan(12)
  })

  test('tells an uncertified enterprise first to get certified, and what its card lacks', async () => {
    await open('trader-new', '/user/personalCenter')
    const link = await screen.findByRole('link', { name: 'Complete company certification' })
    expect(link.getAttribute('href')).toBe('/subBaseInfo?back=%2Fuser%2FpersonalCenter')
    expect(screen.getByText(/^Missing:.*certification/)).toBeTruthy()
  })
})

describe('the company profile', () => {
  test('saves what may be changed without a certification', async () => {
    await open('forwarder', '/user/changeBaseInfo')
    const name = await screen.findByLabelText<HTMLInputElement>(/^Contact name/)
    await userEvent.clear(name)
    await userEvent.type(name, 'Wen Ruxu')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Warehousing' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
    await waitFor(async () => expect((await info('forwarder')).contactName).toBe('Wen Ruxu'))
    expect((await info('forwarder')).services).toContain('WAREHOUSE')
  })

  test('of a seller says what it bears of a short transfer, within bounds', async () => {
    await open('forwarder', '/user/changeBaseInfo')
    const usd = await screen.findByLabelText(/^Borne per transfer \(USD\)/)
    expect(screen.getByLabelText<HTMLInputElement>(/^Borne per transfer \(CNY\)/).value).toBe('200')
    await userEvent.clear(usd)
    await userEvent.type(usd, '101')
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(document.activeElement).toBe(usd))
    await userEvent.clear(usd)
    await userEvent.type(usd, '0')
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
    await waitFor(async () => expect((await info('forwarder')).bankFees).toEqual({ USD: '0', CNY: '200' }))
  })

  test('of a buyer has no such setting, on the page and over the wire', async () => {
    await open('trader', '/user/changeBaseInfo')
    await screen.findByLabelText(/^Contact name/)
    expect(screen.queryByLabelText(/^Borne per transfer/)).toBeNull()
    expect(await info('trader')).not.toHaveProperty('bankFees')
    const token = await market.signIn('trader')
    const fees = { bankFees: { USD: '1', CNY: '1' } }
    expect((await market.call(memberEndpoints.updateMemberInfo, fees, { token })).code).toBe(4003)
    const { companyId } = (
      await market.call(memberEndpoints.currentUser, {}, { token: await market.signIn('forwarder') })
    ).data
    const seen = await market.call(companyEndpoints.profile, { id: companyId }, { token })
    expect([seen.code, JSON.stringify(seen.data).includes('bankFees')]).toEqual([200, false])
  })

  test('refuses at the field, keeps what was typed and focuses the first mistake', async () => {
    await open('trader', '/user/changeBaseInfo')
    const name = await screen.findByLabelText<HTMLInputElement>(/^Contact name/)
    const email = screen.getByLabelText<HTMLInputElement>(/^E-mail/)
    await userEvent.clear(name)
    await userEvent.clear(email)
    await userEvent.type(email, 'nobody@nowhere')
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByText(/^Enter a valid e-mail address/)).toBeTruthy()
    expect(document.activeElement).toBe(name)
    expect(email.value).toBe('nobody@nowhere')
    expect((await info('trader')).contactName).not.toBe('')
  })

  test('keeps unsaved changes on the device and gives them back', async () => {
    await open('trader', '/user/changeBaseInfo')
    await userEvent.type(await screen.findByLabelText(/^Position/), 'Export manager')
    await waitFor(() => expect(JSON.stringify(Object.values(localStorage))).toContain('Export manager'))
  })
})
