import { beforeEach, describe, expect, test } from 'vitest'
import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import { messageEndpoints } from '@/contract/member/notification/endpoints.ts'
import { fileEndpoints } from '@/contract/file/endpoints.ts'
import { openRows } from '@mock/domain/openRows.ts'
import type { Rows } from '@mock/domain/rows.ts'
import { memoryStore } from '@mock/store/memory.ts'
import type { Store } from '@mock/store/port.ts'
import { PIXEL } from '../../hosts/exchanges.ts'
import { decided, wholeForm } from '../../support/certification.ts'
import { newRequestNo, openMarket, type Market } from '../../support/market.ts'
import { draft, quote } from '../../support/trade.ts'
import { GUEST, joinBy, revoke, tenderForGuests } from './support.ts'

let store: Store
let rows: Rows
let market: Market
let guest: string
let made: Awaited<ReturnType<typeof tenderForGuests>>
beforeEach(async () => {
  store = memoryStore()
  rows = openRows(store)
  market = await openMarket({ store })
  made = await tenderForGuests(market)
  guest = await joinBy(market, made.code)
})

const seen = async (): Promise<TenderDetail> =>
  (await market.call(tenderEndpoints.detail, { id: made.tender.id }, { token: guest })).data
const leave = async (freight: string, token = guest) => {
  const bid = quote(await seen(), freight)
  const body = { bid, draft: { tenderId: bid.tenderId, form: freight }, requestNo: newRequestNo() }
  return market.call(bidEndpoints.submitLater, body, { token })
}
const own = async () => (await market.call(bidEndpoints.forTender, { tenderId: made.tender.id }, { token: guest })).data
const certify = async () => decided(market, guest, await wholeForm(market, guest, 2))
const told = async () =>
  (await market.call(messageEndpoints.page, { size: 20 }, { token: guest })).data.records
    .filter(({ type }) => type === 'BID_HANDED_IN')
    .map(({ title }) => title)

describe('a quote that waits for a certification', () => {
  test('is a draft until then, and is handed in as it was left last', async () => {
    expect((await leave('1500')).code).toBe(200)
    expect((await leave('1400')).code).toBe(200)
    expect(await own()).toMatchObject({ draft: { form: '1400' }, waitingSince: expect.any(String) })
    expect(await own()).not.toHaveProperty('bid')
    expect((await seen()).bidCount).toBe(0)
    expect(await certify()).toMatchObject({ state: 'APPROVED' })
    const after = await own()
    expect(after.bid).toMatchObject({ status: 'SUBMITTED', version: 1 })
    expect(after.bid?.lanes[0]?.charges[0]?.unitPrice).toBe('1400')
    expect(after).not.toHaveProperty('waitingSince')
    expect((await seen()).bidCount).toBe(1)
    expect(await told()).toEqual(['Your bid is submitted'])
  })

  test('passes all rules of a quote at once, and is a guest’s only', async () => {
    const bid = { ...quote(await seen(), '1500'), validTo: '2026-11-01' }
    const body = { bid, draft: { tenderId: bid.tenderId }, requestNo: newRequestNo() }
    expect((await market.call(bidEndpoints.submitLater, body, { token: guest })).code).toBe(4001)
    expect((await leave('1500', await market.signIn('forwarder'))).code).toBe(4004)
    await certify()
    expect((await leave('1500')).code).toBe(4003)
    expect(await told()).toEqual([])
  })

  test('can be kept back', async () => {
    await leave('1500')
    const body = { tenderId: made.tender.id, requestNo: newRequestNo() }
    expect((await market.call(bidEndpoints.cancelLater, body, { token: guest })).code).toBe(200)
    await certify()
    expect(await own()).not.toHaveProperty('bid')
    expect(await own()).toMatchObject({ draft: { form: '1500' } })
  })

  test('stays a draft if the tender has changed meanwhile, and says so', async () => {
    await leave('1500')
    const body = draft(market, {
      visibility: 'INVITED',
      guests: [GUEST],
      incoterm: 'CFR',
      deadline: new Date(market.time.now + 48 * 3600_000).toISOString(),
    })
    const amend = { id: made.tender.id, version: made.tender.version, draft: body, note: '', requestNo: newRequestNo() }
    expect((await market.call(tenderEndpoints.amend, amend, { token: made.trader })).code).toBe(200)
    await certify()
    expect(await own()).not.toHaveProperty('bid')
    expect(await own()).not.toHaveProperty('waitingSince')
    expect(await own()).toMatchObject({ draft: { form: '1500' } })
    expect(await told()).toEqual(['Your bid was not submitted'])
  })

  test('that is refused by its own rules takes no file and leaves no half row', async () => {
    await leave('1500')
    const form = new FormData()
    form.set('file', new File([PIXEL], 'rates.png', { type: 'image/png' }))
    const file = (await market.call(fileEndpoints.upload, form, { token: guest })).data
    const [row] = rows.bids.of('tenderId', made.tender.id)
    await store.atomically(() => {
      // By the day of its approval the quote is no longer valid.
      const stale = row?.waiting && { ...row.waiting.bid, attachments: [file], validTo: '2026-11-01' }
      if (row?.waiting && stale) rows.bids.put({ ...row, waiting: { ...row.waiting, bid: stale } })
    })
    await certify()
    expect(await told()).toEqual(['Your bid was not submitted'])
    expect(rows.files.get(file.id)).not.toHaveProperty('purpose')
    const { waiting: _, ...before } = row ?? { waiting: undefined }
    const [after] = rows.bids.of('tenderId', made.tender.id)
    expect({ ...after, updatedAt: '' }).toEqual({ ...before, updatedAt: '' })
  })

  test('is not handed in once its invitation was taken back', async () => {
    await leave('1500')
    await revoke(market, made.trader, made.guestId)
    await certify()
    expect(await told()).toEqual(['Your bid was not submitted'])
  })
})
