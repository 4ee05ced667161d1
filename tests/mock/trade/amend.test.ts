import { beforeEach, describe, expect, it } from 'vitest'
import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import { memberEndpoints } from '@/contract/member/endpoints.ts'
import { messageEndpoints } from '@/contract/member/notification/endpoints.ts'
import type { TenderDraft } from '@/contract/trade/tender/draft.ts'
import { usualPayers } from '@/contract/trade/tender/payers/usual.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { bidNow, laneOf, openContract, quoteLane, quoteLanes, tenderNow } from '../support/contract.ts'
import { newRequestNo, type Market } from '../support/market.ts'

const HOUR = 3600_000

let market: Market
let tender: TenderDetail
beforeEach(async () => {
  const opened = await openContract([laneOf(1), laneOf(2)])
  market = opened.market
  tender = opened.tender
  const lanes = tender.lanes.map((lane) => quoteLane(lane, '1800'))
  await quoteLanes(market, 'forwarder', tender, lanes)
})

/** The publisher's input, without the fields that the server adds. */
function draftOf({ title, type, mode, visibility, quoting, deadline, ...rest }: TenderDetail): TenderDraft {
  const { validityWantedTo, compareCurrency, incoterm, paymentTerm, awardRule, weights } = rest
  const { requiredCharges, lanes, cargo, attachments } = rest
  return {
    title,
    type,
    mode,
    visibility,
    quoting,
    deadline,
    validityWantedTo,
    compareCurrency,
    ...(incoterm && { incoterm }),
    paymentTerm,
    awardRule,
    weights,
    requiredCharges,
    lanes,
    cargo,
    attachments,
  }
}

const later = (hours: number) => new Date(market.time.now + hours * HOUR).toISOString()
async function amend(part: Partial<TenderDraft>, version?: number) {
  const now = await tenderNow(market, tender.id)
  const body = {
    id: tender.id,
    version: version ?? now.version,
    draft: { ...draftOf(now), ...part },
    note: 'more boxes',
  }
  return market.call(
    tenderEndpoints.amend,
    { ...body, requestNo: newRequestNo() },
    { token: await market.signIn('trader') },
  )
}
const moreBoxes = () => ({ lanes: [laneOf(1, 20), laneOf(2)] })
async function reconfirm(tenderVersion: number) {
  const bid = await bidNow(market, 'forwarder', tender.id)
  const command = { id: bid?.id ?? '', version: bid?.version ?? 0, tenderVersion, requestNo: newRequestNo() }
  return market.call(bidEndpoints.reconfirm, command, { token: await market.signIn('forwarder') })
}

describe('an amendment', () => {
  it('is a new version with what differs, and asks the bidders to reconfirm', async () => {
    const { code, data } = await amend(moreBoxes())
    expect([code, data.version]).toEqual([200, tender.version + 1])
    expect(data.amendments).toMatchObject([
      { note: 'more boxes', changes: [{ field: 'lanes.1.boxes', before: '45G1×10', after: '45G1×20' }] },
    ])
    expect((await bidNow(market, 'forwarder', tender.id))?.status).toBe('NEED_RECONFIRM')
    const heard = await market.call(messageEndpoints.page, {}, { token: await market.signIn('forwarder') })
    expect(heard.data.records.map((message) => message.type)).toContain('BID_RECONFIRM')
  })

  it('is a todo of the bidder until the quote is reconfirmed', async () => {
    const toReconfirm = async () => {
      const { data } = await market.call(memberEndpoints.memCenter, {}, { token: await market.signIn('forwarder') })
      return data.duties.find(({ kind }) => kind === 'BID_TO_RECONFIRM')?.items.map(({ id }) => id) ?? []
    }
    const { data } = await amend(moreBoxes())
    expect(await toReconfirm()).toContain(tender.id)
    await reconfirm(data.version)
    expect(await toReconfirm()).not.toContain(tender.id)
  })

  it('is reconfirmed at the same unit prices for the new boxes', async () => {
    const { data } = await amend(moreBoxes())
    const before = await bidNow(market, 'forwarder', tender.id)
    const after = (await reconfirm(data.version)).data
    expect(after).toMatchObject({ status: 'SUBMITTED', version: 2, tenderVersion: data.version })
    expect(after.lanes[0]?.charges[0]).toMatchObject({ qty: '20', unitPrice: '1800', amount: '36000.00' })
    expect(Number(after.allIn.amount) - Number(before?.allIn.amount)).toBeCloseTo(18_000, 2)
    expect(after.history.map((past) => past.version)).toEqual([1])
  })

  it('of who pays what asks to reconfirm, and the lines follow it', async () => {
    const ends = (bid: Awaited<ReturnType<typeof bidNow>>) => bid?.lanes[0]?.charges.map((line) => line.paymentTerm)
    expect(new Set(ends(await bidNow(market, 'forwarder', tender.id)))).toEqual(new Set(['PRE']))
    const { data } = await amend({ incoterm: 'CIF', payers: usualPayers('CONSIGNEE', { mode: 'FCL' }) })
    expect(data.amendments[0]?.changes.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['payers.party', 'payers.split.ORIGIN', 'payers.split.FREIGHT']),
    )
    expect((await bidNow(market, 'forwarder', tender.id))?.status).toBe('NEED_RECONFIRM')
    expect(new Set(ends((await reconfirm(data.version)).data))).toEqual(new Set(['COL']))
  })

  it('with a lane more leaves that lane unquoted on reconfirming; a lane less is dropped', async () => {
    const more = (await amend({ lanes: [laneOf(1), laneOf(2), laneOf(3)] })).data
    expect((await reconfirm(more.version)).data.lanes.map((lane) => lane.noQuote)).toEqual([false, false, true])
    const less = (await amend({ lanes: [laneOf(2)] })).data
    expect(less.amendments[1]?.changes.map((change) => change.field)).toEqual(['lanes.1', 'lanes.3'])
    expect((await reconfirm(less.version)).data.lanes.map((lane) => lane.laneNo)).toEqual([2])
  })

  it('that asks for another charge cannot be reconfirmed without answering it', async () => {
    const { data } = await amend({ requiredCharges: ['OFR', 'DOC', 'OTHC'] })
    const answer = await reconfirm(data.version)
    expect(answer.code).toBe(4001)
    expect((await bidNow(market, 'forwarder', tender.id))?.status).toBe('NEED_RECONFIRM')
  })

  it('of words or a later deadline leaves quotes as they are, and they can be revised at once', async () => {
    const { data } = await amend({ deadline: later(90), remarks: '请报直达' })
    const bid = await bidNow(market, 'forwarder', tender.id)
    expect(bid).toMatchObject({ status: 'SUBMITTED', version: 1, tenderVersion: data.version })
    // The deadline was changed: the old one closes nothing.
    market.time.now += 73 * HOUR
    expect((await tenderNow(market, tender.id)).status).toBe('QUOTING')
    market.time.now += 18 * HOUR
    expect((await tenderNow(market, tender.id)).status).toBe('EVALUATING')
  })

  it('leaves a quote that is not reconfirmed behind at the deadline', async () => {
    await amend(moreBoxes())
    market.time.now += 73 * HOUR
    expect((await tenderNow(market, tender.id)).status).toBe('FAILED')
    expect((await bidNow(market, 'forwarder', tender.id))?.status).toBe('EXPIRED')
  })

  it('says who else was invited, and how to reach the publisher, to nobody', async () => {
    const now = await tenderNow(market, tender.id)
    const draft = { ...draftOf(now), remarks: '改口岸' }
    const body = { id: tender.id, version: now.version, draft, note: '电话 13800138000', requestNo: newRequestNo() }
    await market.call(tenderEndpoints.amend, body, { token: await market.signIn('trader') })
    const seen = await tenderNow(market, tender.id, 'forwarder')
    expect(JSON.stringify(seen.amendments)).not.toContain('13800138000')
    expect(seen.amendments[0]?.changes.map((change) => change.field)).toEqual(['remarks'])
  })

  it('of nothing changes nothing', async () => {
    const { code, data } = await amend({})
    expect([code, data.version, data.amendments]).toEqual([200, tender.version, []])
  })

  const refused: [string, () => Partial<TenderDraft>, string][] = [
    ['an earlier deadline', () => ({ deadline: later(30) }), 'deadline'],
    ['another mode', () => ({ mode: 'RAIL' }), 'mode'],
    ['another way of quoting', () => ({ quoting: 'OPEN' }), 'quoting'],
    ['another currency', () => ({ compareCurrency: 'EUR' }), 'compareCurrency'],
    ['a narrowed circle', () => ({ visibility: 'INVITED', invited: ['c02'] }), 'visibility'],
    ['a telephone number in its words', () => ({ remarks: '电话 13800138000' }), 'remarks'],
    ['no lane', () => ({ lanes: [] }), 'lanes'],
  ]
  it.each(refused)('with %s is refused at the field', async (_, part, field) => {
    const answer = await amend(part())
    expect(answer.code).toBe(4001)
    expect(JSON.stringify(answer.data)).toContain(`"field":"${field === 'lanes' ? 'draft.lanes' : field}"`)
    expect((await tenderNow(market, tender.id)).version).toBe(tender.version)
  })

  it('near the deadline has to leave a day for the quotes it touches', async () => {
    market.time.now += 60 * HOUR
    expect((await amend(moreBoxes())).code).toBe(4001)
    expect((await amend({ ...moreBoxes(), deadline: later(25) })).code).toBe(200)
    expect((await amend({ remarks: '补充说明' })).code).toBe(200)
  })

  it('is refused by an old version, by strangers and after the deadline', async () => {
    expect((await amend(moreBoxes(), tender.version - 1)).code).toBe(4009)
    const body = { id: tender.id, version: tender.version, draft: draftOf(tender), note: '', requestNo: newRequestNo() }
    expect((await market.call(tenderEndpoints.amend, body, { token: await market.signIn('forwarder') })).code).toBe(
      4004,
    )
    market.time.now += 73 * HOUR
    expect((await amend(moreBoxes())).code).toBe(4030)
  })

  it('makes a quote written for the version before read the change first', async () => {
    await amend(moreBoxes())
    const stale = await quoteLanes(market, 'forwarder2', tender, [quoteLane(laneOf(1), '1700')])
    expect(stale.code).toBe(4009)
  })
})
