import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { listingEndpoints as calls } from '@/contract/market/listing/endpoints.ts'
import type { ListingDraft } from '@/contract/market/listing/draft.ts'
import { flushDrafts } from '@/drafts/flush.ts'
import { book, listed, seen } from '@tests/mock/support/listing.ts'
import type { Listed } from '@tests/mock/support/listing.ts'
import { newRequestNo } from '@tests/mock/support/market.ts'
import type { OpenApp } from '@tests/setup/renderApp.tsx'
import { chooseAction } from '../support/rowActions.ts'
import { openAs } from '../trade/bidding.ts'

// Preload, so that compile time does not count for the test.
await import('@/pages/business/MyMarketPage.tsx')

let app: OpenApp | undefined

afterEach(() => {
  app?.session.stop()
  app = undefined
  window.history.replaceState({}, '', '/')
})

const WAIT = { timeout: 15_000 }

async function edit(state: Listed) {
  app = await openAs('forwarder', `/business/myMarket?edit=${state.listing.id}`, state.market)
  await screen.findByRole('textbox', { name: /^Title/ }, WAIT)
}
const click = async (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

describe('the form of a listing', () => {
  test('takes sailings from the schedules, which also say the service', async () => {
    const state = await listed()
    await edit(state)
    const [sailing] = (await screen.findAllByRole('checkbox', { name: /ETD/ }, WAIT)) as HTMLInputElement[]
    if (!sailing) throw new Error('no sailing')
    await userEvent.click(sailing)
    expect(sailing.checked).toBe(true)
    const service = screen.getByRole<HTMLInputElement>('textbox', { name: 'Service' })
    expect(service.value).not.toBe('')
    await userEvent.type(screen.getByRole('textbox', { name: 'Origin detention (days)' }), '7')
    await click('Submit for review')
    // Free time is entered completely or not at all; left blank it is not stated.
    const missing = screen.getByRole('textbox', { name: 'Destination demurrage (days)' })
    expect(document.activeElement).toBe(missing)
    await userEvent.type(missing, '5')
    await userEvent.type(screen.getByRole('textbox', { name: 'Destination detention (days)' }), '0')
    await click('Submit for review')
    await waitFor(async () => {
      const changed = await seen(state.market, state.listing.id, state.seller)
      expect(changed.sailings).toHaveLength(1)
      expect(changed.service).toBe(service.value)
      expect(changed.freeTime).toEqual({ originDetDays: 7, destDemDays: 5, destDetDays: 0 })
    }, WAIT)
  })

  test('keeps a draft of how it sails, also half typed', async () => {
    const { market, seller } = await listed()
    app = await openAs('forwarder', '/business/myMarket?new=RATE', market)
    await userEvent.type(await screen.findByRole('textbox', { name: /^Title/ }, WAIT), 'Half typed')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Direct' }))
    expect(screen.getByRole('combobox', { name: 'Via port 1' })).toBeTruthy()
    await userEvent.type(screen.getByRole('textbox', { name: 'Service' }), 'AAC3')
    await click('Enter manually')
    await userEvent.type(screen.getByRole('textbox', { name: 'Vessel' }), 'EVER GIVEN')
    await userEvent.type(screen.getByRole('textbox', { name: 'Origin detention (days)' }), '7')
    await click('Save draft')
    await waitFor(() => expect(window.location.search).toBe(''), WAIT)
    const { data } = await market.call(calls.minePage, { status: 'DRAFT' }, { token: seller })
    const id = data.records.find(({ title }) => title === 'Half typed')?.id ?? ''
    const own = (await market.call(calls.own, { id }, { token: seller })).data
    expect(own.draft).toMatchObject({ direct: false, service: 'AAC3', sailings: [{ vessel: 'EVER GIVEN' }] })
    app.session.stop()
    cleanup()
    app = await openAs('forwarder', `/business/myMarket?edit=${id}`, market)
    const days = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Origin detention (days)' }, WAIT)
    expect([days.value, screen.getByRole<HTMLInputElement>('textbox', { name: 'Vessel' }).value]).toEqual([
      '7',
      'EVER GIVEN',
    ])
  })

  test('keeps what was typed when the listing was changed elsewhere, now and after the page was left', async () => {
    const { market, seller } = await listed()
    const draft = { kind: 'RATE', title: 'First' } as const
    const made = (await market.call(calls.saveDraft, { draft, requestNo: newRequestNo() }, { token: seller })).data
    const change = async (version: number, title: string) => {
      const body = { id: made.id, version, draft: { ...draft, title }, requestNo: newRequestNo() }
      return (await market.call(calls.saveDraft, body, { token: seller })).data.version
    }
    const address = `/business/myMarket?edit=${made.id}`
    const title = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Title/ }, WAIT)
    const told = () => screen.findByText(/Changed elsewhere/, {}, WAIT)

    app = await openAs('forwarder', address, market)
    await title()
    const version = await change(made.version, 'Theirs')
    await userEvent.type(await title(), ', mine')
    await click('Save draft')
    await told()
    expect((await title()).value).toBe('First, mine')
    act(() => flushDrafts())
    await change(version, 'Theirs again')
    app.session.stop()
    cleanup()

    app = await openAs('forwarder', address, market)
    await told()
    expect((await title()).value).toBe('First, mine')
    await click('Save draft')
    await waitFor(() => expect(window.location.search).toBe(''), WAIT)
    const own = await market.call(calls.own, { id: made.id }, { token: seller })
    expect(own.data.draft).toMatchObject({ title: 'First, mine' })
  })

  test('tells a wrong container number as soon as it is typed, before anything is sent', async () => {
    const { market } = await listed()
    app = await openAs('forwarder', '/business/myMarket?new=EMPTY_BOX', market)
    const numbers = await screen.findByRole('textbox', { name: 'Container numbers' }, WAIT)
    await userEvent.type(numbers, 'CTGU123')
    expect(screen.queryByText(/^CTGU123/, { selector: 'p' })).toBeNull()
    await userEvent.type(numbers, '4567{enter}')
    expect(screen.getByText(/^CTGU1234567: /, { selector: 'p' })).toBeTruthy()
  })

  test('does not let the stock fall below what bookings hold', async () => {
    const state = await listed()
    await book(state, 4)
    await edit(state)
    const stock = screen.getByRole<HTMLInputElement>('textbox', { name: /^Containers available/ })
    expect(screen.getByText(/^Reserved by bookings:/).textContent).toContain('4')
    await userEvent.clear(stock)
    await userEvent.type(stock, '3')
    await click('Submit for review')
    expect(document.activeElement).toBe(stock)
    expect(screen.getByText('At least 4, reserved by bookings')).toBeTruthy()
  })
})

describe('the row of a listing', () => {
  test('leads to its page, shows what is held, and is duplicated into a draft', async () => {
    const state = await listed({ title: 'Row of mine' })
    await book(state, 4)
    const { market, seller, listing } = state
    app = await openAs('forwarder', '/business/myMarket?keyword=Row%20of%20mine', market)
    const link = await screen.findByRole('link', { name: 'Row of mine' }, WAIT)
    expect(link.getAttribute('href')).toContain(`/business/marketDetail?id=${listing.id}`)
    const row = link.closest('tr')
    if (!row) throw new Error('no row')
    expect(within(row).getByText(/^Reserved/).textContent).toContain('4')
    await chooseAction('Duplicate', within(row))
    await waitFor(async () => {
      const drafts = await market.call(calls.minePage, { status: 'DRAFT' }, { token: seller })
      const copy = drafts.data.records.find(({ title }) => title === 'Row of mine')
      const own = await market.call(calls.own, { id: copy?.id ?? '' }, { token: seller })
      expect((own.data.draft as ListingDraft).stock).toEqual([{ isoCode: '45G1', qty: 10 }])
    }, WAIT)
  })
})
