import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { demoEndpoints } from '@/contract/demo/endpoints.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { writtenOf } from '@/features/trade/tender-editor/form.ts'
import { toLocalInput } from '@/ui/localTime.ts'
import { newRequestNo, openMarket } from '@tests/mock/support/market.ts'
import type { Market } from '@tests/mock/support/market.ts'
import { bidOn, publish } from '@tests/mock/support/trade.ts'
import { fieldAt, fill, openIssue, press, valueOf } from '../support/issueApp.tsx'

const HOUR = 3600_000
let market: Market
let tender: TenderDetail
beforeEach(async () => {
  market = await openMarket()
  await market.call(demoEndpoints.robots, { robots: false })
  tender = await publish(market, await market.signIn('trader'))
  await bidOn(market, await market.signIn('forwarder'), tender, '1800')
})

const fresh = async () =>
  (await market.call(tenderEndpoints.detail, { id: tender.id }, { token: await market.signIn('trader') })).data
const open = (step: string) =>
  openIssue(`/business/tenderIssue?id=${tender.id}&step=${step}`, { account: 'trader', market })
const changes = () =>
  within(screen.getByRole('table', { name: 'Changes' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    )

describe('a published tender', () => {
  test('opens for amending with nothing changed, and what bidders relied on is locked with the reason', async () => {
    const app = await open('review')
    expect(await screen.findByRole('heading', { name: 'Amend tender' })).toBeTruthy()
    expect(screen.getAllByText('No changes yet.').length).toBeGreaterThan(0)
    await press('Publish amendment')
    expect(app.count('/tender/amend')).toBe(0)
    await app.leave()
    const cargo = await open('cargo')
    await screen.findByRole('button', { name: 'Next' })
    expect(fieldAt('mode')).toHaveProperty('disabled', true)
    expect(screen.getByRole('radio', { name: /Contract/ })).toHaveProperty('disabled', true)
    expect(screen.getAllByText(/Cannot be changed after publishing/).length).toBe(2)
    await cargo.leave()
    const rules = await open('rules')
    expect(await screen.findByRole('radio', { name: /By invitation/ })).toHaveProperty('disabled', true)
    await rules.leave()
  })

  test('is amended: what was and what is, a note, and the bidders who have to reconfirm', async () => {
    const app = await open('route')
    await waitFor(() => expect(valueOf('lanes.0.boxes.0.qty')).toBe('2'))
    fill('lanes.0.boxes.0.qty', '5')
    await press('Next')
    await press('Next')
    await press('Next')
    // Less than a day is left: the deadline has to be extended.
    await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('deadline'))
    await app.leave()
    const review = await open('review')
    await screen.findByRole('table', { name: 'Changes' })
    expect(changes()).toEqual([['Lane 1 \u00B7 Containers', '2\u00D740HQ', '5\u00D740HQ']])
    expect(screen.getByText(/1 bidder must reconfirm/)).toBeTruthy()
    await press(/^Extend to /)
    expect(changes().map(([what]) => what)).toEqual(['Bid deadline', 'Lane 1 \u00B7 Containers'])
    fill('note', 'Three more boxes, call 13800138000')
    expect(screen.getByText(/Bidders will read: Three more boxes, call \*\*\*/)).toBeTruthy()
    const button = screen.getByRole('button', { name: 'Publish amendment' })
    await act(async () => {
      fireEvent.click(button)
      fireEvent.click(button)
    })
    await waitFor(() => expect(window.location.pathname).toBe('/business/foreignTradeDetial'))
    expect(window.location.search).toBe(`?id=${tender.id}`)
    expect(review.count('/tender/amend')).toBe(1)
    const now = await fresh()
    expect(now.version).toBe(tender.version + 1)
    expect(now.lanes[0]?.boxes).toEqual([{ isoCode: '45G1', qty: 5 }])
    expect(now.amendments[0]?.note).toBe('Three more boxes, call ***')
    expect(await screen.findByRole('heading', { name: 'Amendments' })).toBeTruthy()
    expect(screen.getByText('Three more boxes, call ***')).toBeTruthy()
    await review.leave()
  })

  test('with a later deadline only keeps the quotes as they are', async () => {
    const app = await open('rules')
    await screen.findByLabelText(/Bid deadline/)
    fill('deadline', toLocalInput(new Date(Date.parse(tender.deadline) + 24 * HOUR).toISOString()))
    await press('Next')
    expect(await screen.findByText(/not affected: the bid received stays valid/)).toBeTruthy()
    await press('Publish amendment')
    await waitFor(() => expect(app.count('/tender/amend')).toBe(1))
    await waitFor(async () => expect((await fresh()).amendments).toHaveLength(1))
    await app.leave()
  })

  test('that was amended elsewhere shows what differs, and nothing is overwritten unasked', async () => {
    const app = await open('terms')
    await screen.findByLabelText(/^Remarks$/)
    fill('remarks', 'Mine')
    const token = await market.signIn('trader')
    const draft = { ...writtenOf(tender), remarks: 'Theirs' }
    const body = { id: tender.id, version: tender.version, draft, note: '', requestNo: newRequestNo() }
    expect((await market.call(tenderEndpoints.amend, body, { token })).code).toBe(200)
    await press('Next')
    await press('Next')
    await press('Publish amendment')
    expect(await screen.findByText(/here Mine, other version Theirs/)).toBeTruthy()
    expect((await fresh()).remarks).toBe('Theirs')
    await press('Keep this version')
    expect(changes()).toEqual([['Remarks', 'Theirs', 'Mine']])
    await press('Publish amendment')
    await waitFor(async () => expect((await fresh()).remarks).toBe('Mine'))
    await app.leave()
  })

  test('whose deadline passed meanwhile is not amended any more, and says so', async () => {
    const deadline = new Date(market.time.now + 3 * HOUR).toISOString()
    const short = await publish(market, await market.signIn('trader'), { deadline })
    await bidOn(market, await market.signIn('forwarder'), short, '1800')
    market.time.now += 2 * HOUR
    const address = `/business/tenderIssue?id=${short.id}&step=terms`
    const app = await openIssue(address, { account: 'trader', market })
    await screen.findByLabelText(/^Remarks$/)
    fill('remarks', 'Too late')
    await press('Next')
    await press('Next')
    await screen.findByRole('button', { name: 'Publish amendment' })
    market.time.now += 1.5 * HOUR
    await press('Publish amendment')
    expect(await screen.findByText(/no longer open and cannot be amended/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'View tender' })).toBeTruthy()
    await app.leave()
  })
})
