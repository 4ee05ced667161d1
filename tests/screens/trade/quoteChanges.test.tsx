import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import { demoEndpoints } from '@/contract/demo/endpoints.ts'
import type { TenderDraft } from '@/contract/trade/tender/draft.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import {
  awardShares,
  bidNow,
  laneOf,
  openContract,
  quoteLane,
  quoteLanes,
  tenderNow,
} from '@tests/mock/support/contract.ts'
import { newRequestNo } from '@tests/mock/support/market.ts'
import type { Market } from '@tests/mock/support/market.ts'
import type { OpenApp } from '@tests/setup/renderApp.tsx'
import { amendTender, openAs, price } from './bidding.ts'

const HOUR = 3600_000

let market: Market
let tender: TenderDetail
let app: OpenApp

beforeEach(async () => {
  ;({ market, tender } = await openContract([laneOf(1), laneOf(2, 4)]))
  await quoteLanes(market, 'forwarder', tender, [quoteLane(laneOf(1), '1000'), quoteLane(laneOf(2, 4), '1000')])
})
afterEach(() => {
  app.session.stop()
  window.history.replaceState({}, '', '/')
})

const address = () => `/business/quote?tenderId=${tender.id}`
const open = async (at = address(), account = 'forwarder') => {
  app = await openAs(account, at, market)
}
const own = () => bidNow(market, 'forwarder', tender.id)
const letPass = (hours: number) => market.call(demoEndpoints.clock, { advanceMs: hours * HOUR })

const amend = (part: Partial<TenderDraft>) => amendTender(market, tender.id, part)
const asPublisher = async () => {
  const token = await market.signIn('trader')
  const { bids } = (await market.call(bidEndpoints.received, { tenderId: tender.id }, { token })).data
  return { token, bids, mine: bids.find(({ version }) => version === 1) ?? bids[0] }
}

describe('after an amendment', () => {
  test('the bidder reads what changed and what it would come to, and confirms with one click', async () => {
    await amend({ lanes: [laneOf(1), laneOf(2, 6)], paymentTerm: 'MONTHLY_30' })
    await open()
    const card = await screen.findByRole('group', { name: 'The tender was amended. Reconfirm your bid' })
    expect(within(card).getByText('4×40HQ').tagName).toBe('DEL')
    expect(within(card).getByText('6×40HQ').tagName).toBe('STRONG')
    expect(within(card).getByText('Monthly, 30 days', { exact: false })).toBeTruthy()
    // 14 x 1000 before, 16 x 1000 now, two document fees of 63.48.
    expect(within(card).getByText('14,126.96')).toBeTruthy()
    expect(within(card).getByText('16,126.96')).toBeTruthy()
    await userEvent.click(within(card).getByRole('button', { name: 'Reconfirm bid' }))
    expect(await screen.findByText('You have quoted')).toBeTruthy()
    const bid = await own()
    expect([bid?.status, bid?.version, bid?.allIn.amount]).toEqual(['SUBMITTED', 2, '16126.96'])
    expect(screen.queryByRole('group', { name: 'The tender was amended. Reconfirm your bid' })).toBeNull()
  })

  test('what was confirmed in another window meanwhile stands here, and what was typed stays for a revision', async () => {
    await amend({ lanes: [laneOf(1), laneOf(2, 6)] })
    await open()
    const card = await screen.findByRole('group', { name: 'The tender was amended. Reconfirm your bid' })
    fireEvent.change(await price('OFR'), { target: { value: '990' } })
    const before = await own()
    const { version: tenderVersion } = await tenderNow(market, tender.id)
    const command = { id: before?.id ?? '', version: before?.version ?? 0, tenderVersion, requestNo: newRequestNo() }
    const token = await market.signIn('forwarder')
    expect((await market.call(bidEndpoints.reconfirm, command, { token })).code).toBe(200)
    await userEvent.click(within(card).getByRole('button', { name: 'Reconfirm bid' }))
    expect(await screen.findByText('You have quoted')).toBeTruthy()
    expect(screen.queryByRole('group', { name: 'The tender was amended. Reconfirm your bid' })).toBeNull()
    expect((await price('OFR')).value).toBe('990')
    await userEvent.click(screen.getByRole('button', { name: 'Revise bid' }))
    await screen.findByText('Previous versions (2)')
    expect([(await own())?.version, (await own())?.allIn.amount]).toEqual([3, '16026.96'])
  })

  test('a new charge that must be answered leads to its field, and the rest is there', async () => {
    await amend({ requiredCharges: ['OFR', 'DOC', 'OTHC'] })
    await open()
    const card = await screen.findByRole('group', { name: 'The tender was amended. Reconfirm your bid' })
    expect(within(card).queryByRole('button', { name: 'Reconfirm bid' })).toBeNull()
    expect(within(card).getAllByText(/Quote charge OTHC/)).toHaveLength(2)
    await userEvent.click(within(card).getByRole('button', { name: 'Fix' }))
    expect((await price('OFR')).value).toBe('1000')
    expect(document.activeElement).toBe(await price('OTHC'))
    for (const no of [1, 2]) {
      await userEvent.click(screen.getByRole('button', { name: new RegExp(`^Open lane ${no} `) }))
      fireEvent.change(await price('OTHC'), { target: { value: '100' } })
    }
    await userEvent.click(screen.getByRole('button', { name: 'Reconfirm bid' }))
    expect(await screen.findByText('You have quoted')).toBeTruthy()
    expect((await own())?.completeness).toBe(100)
  })

  test('a new lane is named and left out unless it is quoted', async () => {
    await amend({ lanes: [laneOf(1), laneOf(2, 4), laneOf(3, 2)] })
    await open()
    const card = await screen.findByRole('group', { name: 'The tender was amended. Reconfirm your bid' })
    expect(within(card).getByText(/New lanes 3 will be marked as not quoted/)).toBeTruthy()
    await userEvent.click(within(card).getByRole('button', { name: 'Reconfirm bid' }))
    await screen.findByText('You have quoted')
    expect((await own())?.lanes.map(({ noQuote }) => noQuote)).toEqual([false, false, true])
  })
})

describe('a second round', () => {
  async function nextRound() {
    await quoteLanes(market, 'forwarder2', tender, [quoteLane(laneOf(1), '1100')])
    await letPass(73)
    const { token, bids } = await asPublisher()
    const best = bids.toSorted((a, b) => Number(b.allIn.amount) - Number(a.allIn.amount))[0]
    const command = { id: best?.id ?? '', version: best?.version ?? 0, shortlisted: true, requestNo: newRequestNo() }
    await market.call(bidEndpoints.shortlist, command, { token })
    const { version } = await tenderNow(market, tender.id)
    const deadline = new Date(Date.parse((await tenderNow(market, tender.id)).deadline) + 48 * HOUR).toISOString()
    const body = { tenderId: tender.id, version, deadline, note: '', requestNo: newRequestNo() }
    expect((await market.call(tenderEndpoints.nextRound, body, { token })).code).toBe(200)
  }

  test('tells the shortlisted that their price stands and lets them better it', async () => {
    await nextRound()
    await open()
    expect(await screen.findByText('Round 2')).toBeTruthy()
    expect(screen.getByText(/If unchanged, your bid is kept/).textContent).toContain('14,126.96')
    fireEvent.change(await price('OFR'), { target: { value: '990' } })
    await userEvent.click(screen.getByRole('button', { name: 'Revise bid' }))
    await screen.findByText('Previous versions (1)')
    expect([(await own())?.round, (await own())?.allIn.amount]).toEqual([2, '14026.96'])
  })

  test('tells the others that it is not for them, and shows what they had sent', async () => {
    await nextRound()
    await open(address(), 'forwarder2')
    expect(await screen.findByText(/open to shortlisted bidders only/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /quote$/i })).toBeNull()
    expect((await screen.findAllByText('11,063.48')).length).toBeGreaterThan(0)
  })
})

describe('a counter-offer', () => {
  async function counter() {
    await letPass(73)
    const { token, mine } = await asPublisher()
    const lines = [{ laneNo: 1, index: 0, unitPrice: '950' }]
    const body = {
      id: mine?.id ?? '',
      version: mine?.version ?? 0,
      lines,
      note: 'Award this week',
      requestNo: newRequestNo(),
    }
    expect((await market.call(bidEndpoints.counter, body, { token })).code).toBe(200)
  }

  test('is read line by line and accepted with a word', async () => {
    await counter()
    await open()
    const card = await screen.findByRole('group', { name: 'Counter-offer from the buyer' })
    expect([within(card).getByText('1,000').tagName, within(card).getByText('950').tagName]).toEqual(['DEL', 'INS'])
    // Ten containers at 50 less.
    expect(within(card).getByText('13,626.96')).toBeTruthy()
    expect(within(card).getByText('Award this week')).toBeTruthy()
    await userEvent.click(within(card).getByRole('button', { name: 'Accept' }))
    const dialog = await screen.findByRole('dialog')
    fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'Fine with us' } })
    const yes = within(dialog).getByRole('button', { name: 'Accept' })
    fireEvent.click(yes)
    fireEvent.click(yes)
    await screen.findByText('Previous versions (1)')
    const bid = await own()
    expect([bid?.allIn.amount, bid?.counter?.status, bid?.counter?.answer]).toEqual([
      '13626.96',
      'ACCEPTED',
      'Fine with us',
    ])
    expect(app.paths().filter((path) => path.endsWith('/bid/answerCounter'))).toHaveLength(1)
  })

  test('is declined from the list, and the quote stands', async () => {
    await counter()
    await open('/business/myBid')
    await userEvent.click(await screen.findByRole('link', { name: 'Answer counter-offer' }))
    const card = await screen.findByRole('group', { name: 'Counter-offer from the buyer' })
    await userEvent.click(within(card).getByRole('button', { name: 'Decline' }))
    const question = screen.getByRole('dialog', { name: 'Decline this counter-offer?' })
    await userEvent.click(within(question).getByRole('button', { name: 'Decline' }))
    await screen.findByText('Counter-offer declined; your bid is unchanged')
    const bid = await own()
    expect([bid?.allIn.amount, bid?.counter?.status]).toEqual(['14126.96', 'DECLINED'])
  })
})

describe('an award of a part', () => {
  test('says which lanes and boxes it is and what confirming binds to', async () => {
    await letPass(73)
    const { mine } = await asPublisher()
    const shares = [{ bidId: mine?.id ?? '', lanes: [{ laneNo: 2, boxes: [{ isoCode: '45G1', qty: 4 }] }] }]
    expect((await awardShares(market, tender.id, shares)).code).toBe(200)
    await open()
    await screen.findByText('You have won. Confirm the award')
    expect(screen.getAllByText('4,063.48').length).toBeGreaterThan(0)
    await userEvent.click(screen.getByRole('button', { name: 'Confirm award' }))
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByText('4,063.48')).toBeTruthy()
    expect(within(dialog).getByText('4×40HQ')).toBeTruthy()
  })
})

describe('versions', () => {
  test('can be read again whole, with what changed between them', async () => {
    const cheaper = quoteLane(laneOf(1), '980')
    const percent = { basis: 'PERCENT_OF_FREIGHT', qty: '1', unitPrice: '0.3', paymentTerm: 'PRE' } as const
    cheaper.charges.push({ code: 'CAF', group: 'FREIGHT', state: 'QUOTED', currency: 'USD', ...percent })
    expect((await quoteLanes(market, 'forwarder', tender, [cheaper], { version: 1 })).code).toBe(200)
    const bid = await own()
    await open(`/business/myBid?bidId=${bid?.id ?? ''}`)
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(await within(dialog).findByText('Previous versions (1)'))
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Show v2' }))
    const changes = within(dialog).getByText('Compared with v1').parentElement
    expect(changes?.textContent).toContain('OFR Ocean freight 40HQ: USD 1,000 × 10 USD 980 × 10')
    expect(changes?.textContent).toMatch(/CAF [^:]*: –?\S* ?0\.3%/)
    expect(changes?.textContent).toContain('Lane 2 · Do not quote this lane: No Yes')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Show v1' }))
    expect(within(dialog).getAllByText('10,063.48').length).toBeGreaterThan(0)
  })
})
