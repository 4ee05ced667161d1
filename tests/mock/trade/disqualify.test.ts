import { beforeEach, describe, expect, it } from 'vitest'
import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import { award, evaluating, type Evaluating } from '../support/awarded.ts'
import { told } from '../support/inbox.ts'
import { newRequestNo } from '../support/market.ts'

const NOTE = 'Far below cost, call 13812345678'
let state: Evaluating

beforeEach(async () => {
  state = await evaluating()
})
const disqualify = async (part: object = {}, token = state.trader) => {
  const { id, version } = state.cheap
  const body = { id, version, reason: 'ABNORMALLY_LOW' as const, note: NOTE, requestNo: newRequestNo() }
  return state.market.call(bidEndpoints.disqualify, { ...body, ...part }, { token })
}
const requalify = async (version = state.cheap.version) =>
  state.market.call(
    bidEndpoints.requalify,
    { id: state.cheap.id, version, requestNo: newRequestNo() },
    { token: state.trader },
  )
const own = async () =>
  (await state.market.call(bidEndpoints.detail, { id: state.cheap.id }, { token: state.one })).data
const listed = async () =>
  (
    await state.market.call(bidEndpoints.received, { tenderId: state.tender.id }, { token: state.trader })
  ).data.bids.find(({ id }) => id === state.cheap.id)

describe('a disqualified bid', () => {
  it('is told to its bidder with reason and note, without contact data, and stays listed for the publisher', async () => {
    const since = state.market.time.now
    expect((await disqualify()).code).toBe(200)
    const seen = await own()
    expect(seen).toMatchObject({ status: 'DISQUALIFIED', disqualified: { reason: 'ABNORMALLY_LOW' } })
    expect(seen.disqualified?.note).toMatch(/^Far below cost, call .*\*/)
    expect(seen.disqualified?.note).not.toContain('13812345678')
    expect(await listed()).toMatchObject({ status: 'DISQUALIFIED', disqualified: { note: NOTE } })
    const [message = ''] = await told(state.market, 'forwarder', since)
    expect(message).toMatch(/^BID_DISQUALIFIED: .+Abnormally low price.+Far below cost/)
    expect(message).not.toContain('13812345678')
    expect(await told(state.market, 'forwarder2', since)).toEqual([])
  })

  it('cannot win, and the next one is the lowest', async () => {
    await disqualify()
    expect((await award(state)).code).toBe(4009)
    const body = {
      tenderId: state.tender.id,
      version: state.tender.version,
      shares: [{ bidId: state.dear.id, lanes: [{ laneNo: 1, boxes: state.tender.lanes[0]?.boxes ?? [] }] }],
      reason: 'PRICE' as const,
      note: '',
      weights: state.tender.weights,
      requestNo: newRequestNo(),
    }
    const won = await state.market.call(tenderEndpoints.award, body, { token: state.trader })
    expect(won.code).toBe(200)
    expect((await own()).status).toBe('DISQUALIFIED')
    expect(won.data.award?.gap?.amount).toBe('0.00')
    expect(won.data.award?.snapshot).toMatchObject([
      { bidId: state.dear.id, rank: 1, of: 1 },
      { bidId: state.cheap.id, band: 'OUT', disqualified: 'ABNORMALLY_LOW' },
    ])
    // The decision is made: neither of the two calls changes it.
    expect((await requalify()).code).toBe(4009)
  })

  it('can be taken back until the award, and wins then', async () => {
    await disqualify()
    const since = state.market.time.now
    expect((await requalify()).code).toBe(200)
    expect(await own()).not.toHaveProperty('disqualified')
    expect(await told(state.market, 'forwarder', since)).toContainEqual(
      expect.stringMatching(/^BID_DISQUALIFIED: .+reinstated your bid/),
    )
    expect((await award(state)).code).toBe(200)
  })

  it('needs an explanation, the version that was seen, and the publisher', async () => {
    expect(await disqualify({ note: 'low' })).toMatchObject({ code: 4001, data: { fields: [{ field: 'note' }] } })
    expect((await disqualify({ version: state.cheap.version + 1 })).code).toBe(4009)
    expect((await disqualify({}, state.two)).code).toBe(4004)
    expect((await own()).status).toBe('SUBMITTED')
    expect((await requalify()).code).toBe(4009)
  })

  it('loses an open counter-offer', async () => {
    const { id, version } = state.cheap
    const lines = [{ laneNo: 1, index: 0, unitPrice: '1' }]
    const body = { id, version, lines, note: '', requestNo: newRequestNo() }
    expect((await state.market.call(bidEndpoints.counter, body, { token: state.trader })).code).toBe(200)
    await disqualify()
    expect((await own()).counter?.status).toBe('LAPSED')
  })

  it('does not come back in a further round', async () => {
    await disqualify()
    const { id, version } = state.dear
    const listedBody = { id, version, shortlisted: true, requestNo: newRequestNo() }
    await state.market.call(bidEndpoints.shortlist, listedBody, { token: state.trader })
    const deadline = new Date(state.market.time.now + 2 * 24 * 3600_000).toISOString()
    const round = { tenderId: state.tender.id, version: state.tender.version, deadline, note: '' }
    const opened = await state.market.call(
      tenderEndpoints.nextRound,
      { ...round, requestNo: newRequestNo() },
      { token: state.trader },
    )
    expect(opened.code).toBe(200)
    const seen = await state.market.call(tenderEndpoints.detail, { id: state.tender.id }, { token: state.one })
    expect(seen.data.admitted).toBe(false)
    state.market.time.now += 3 * 24 * 3600_000
    state = { ...state, trader: await state.market.signIn('trader') }
    expect(await listed()).toBeUndefined()
    expect((await requalify()).code).toBe(4009)
  })
})
