import { beforeEach, describe, expect, it } from 'vitest'
import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import type { Award } from '@/contract/trade/tender/award/schemas.ts'
import { award, evaluating, type Evaluating } from '../support/awarded.ts'
import { newRequestNo } from '../support/market.ts'
import { DTHC, wholeOf } from '../support/trade.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

describe('an award', () => {
  let state: Evaluating
  beforeEach(async () => {
    state = await evaluating()
  })
  const bidOf = async (token: string) =>
    (await state.market.call(bidEndpoints.forTender, { tenderId: state.tender.id }, { token })).data.bid
  const tenderNow = async () =>
    (await state.market.call(tenderEndpoints.detail, { id: state.tender.id }, { token: state.trader })).data

  it('keeps what stood on the table, with scores and weights', async () => {
    const { data } = await award(state)
    expect(data.award).toMatchObject({
      winners: [{ bidId: state.cheap.id, status: 'WAITING', allIn: { amount: state.cheap.allIn.amount } }],
      reason: 'PRICE',
      note: 'thanks',
      weights: { price: 100 },
    })
    expect(data.award?.snapshot.map((entry) => [entry.bidId, entry.score])).toEqual([
      [state.cheap.id, 100],
      [state.dear.id, 94.8],
    ])
  })

  it('is not told to the losers with its price', async () => {
    await award(state)
    const seen = await state.market.call(tenderEndpoints.detail, { id: state.tender.id }, { token: state.two })
    expect(JSON.stringify(seen.data)).not.toContain(state.cheap.allIn.amount)
    expect(seen.data.award).toBeUndefined()
    expect(await bidOf(state.two)).toMatchObject({ status: 'LOST', lossFeedback: { rank: 2, of: 2, gapBand: 'LE10' } })
  })

  it('tells a loser its distance with what it left out', async () => {
    state = await evaluating({}, [DTHC], [{ ...DTHC, state: 'EXCLUDED', unitPrice: '0' }])
    // Quoted, the loser is the cheaper one by more than 5 %.
    const quoted = [state.cheap, state.dear].map(({ allIn }) => Number(allIn.amount))
    expect(quoted).toEqual([4105.09, 3863.48])
    expect((await award(state)).data.award?.snapshot).toMatchObject([
      { bidId: state.cheap.id, rank: 1, allIn: { amount: '4105.09' } },
      { bidId: state.dear.id, rank: 2, allIn: { amount: '4305.09' }, estimated: { amount: '441.61' } },
    ])
    // 200.00 of 4,105.09 above.
    expect((await bidOf(state.two))?.lossFeedback).toEqual({ rank: 2, of: 2, gapBand: 'LE5', reason: 'PRICE' })
  })

  it('is refused by version, by weights that are not a hundred, and by anybody but the publisher', async () => {
    const { market, tender, cheap, trader, one } = state
    const body = {
      tenderId: tender.id,
      version: tender.version,
      shares: wholeOf(cheap.id),
      reason: 'PRICE',
      note: '',
      weights: { price: 100, transit: 0, freeTime: 0, rating: 0 },
    } satisfies Omit<Award, 'requestNo'>
    const as = async (part: object, token: string) =>
      (await market.call(tenderEndpoints.award, { ...body, ...part, requestNo: newRequestNo() }, { token })).code
    expect(await as({ version: tender.version - 1 }, trader)).toBe(4009)
    expect(await as({ weights: { price: 90, transit: 0, freeTime: 0, rating: 0 } }, trader)).toBe(4001)
    expect(await as({}, one)).toBe(4004)
    expect(await as({ shares: wholeOf('nobody') }, trader)).toBe(4009)
    expect((await tenderNow()).status).toBe('EVALUATING')
  })

  it('by price goes to the lowest only; any other bid needs a reason, explained, and the record keeps its rank', async () => {
    const { market, tender, dear, trader } = state
    const weights = { price: 100, transit: 0, freeTime: 0, rating: 0 }
    const give = async (reason: Award['reason'], note: string) => {
      const body = { tenderId: tender.id, version: tender.version, shares: wholeOf(dear.id), reason, note, weights }
      return market.call(tenderEndpoints.award, { ...body, requestNo: newRequestNo() }, { token: trader })
    }
    expect(await give('PRICE', 'it is the lowest')).toMatchObject({
      code: 4001,
      data: { fields: [{ field: 'reason' }] },
    })
    expect(await give('SERVICE', 'better')).toMatchObject({ code: 4001, data: { fields: [{ field: 'note' }] } })
    const { data } = await give('SERVICE', 'answers within the hour')
    const figures = { band: 'COMPARABLE', of: 2, estimated: { amount: '0.00' }, failed: [] }
    expect(data.award?.gap).toEqual({ amount: '200.00', currency: 'USD' })
    expect(data.award?.snapshot).toMatchObject([
      { bidId: state.cheap.id, ...figures, rank: 1, gap: { amount: '0.00' }, quoted: { amount: '3663.48' } },
      { bidId: dear.id, ...figures, rank: 2, gap: { amount: '200.00' }, quoted: { amount: '3863.48' } },
    ])
  })

  it('sent twice with the same request number is one award', async () => {
    const { market, tender, cheap, trader } = state
    const body = {
      tenderId: tender.id,
      version: tender.version,
      shares: wholeOf(cheap.id),
      reason: 'PRICE',
      note: '',
      weights: { price: 100, transit: 0, freeTime: 0, rating: 0 },
      requestNo: newRequestNo(),
    } satisfies Award
    const both = await Promise.all([
      market.call(tenderEndpoints.award, body, { token: trader }),
      market.call(tenderEndpoints.award, body, { token: trader }),
    ])
    expect(both.map((answer) => answer.code)).toEqual([200, 200])
    expect((await market.call(orderEndpoints.page, { tenderId: tender.id }, { token: trader })).data.total).toBe(1)
  })

  it('can be taken back within ten minutes: everybody stands as before and the order is closed', async () => {
    const { data } = await award(state)
    state.market.time.now += 9 * MINUTE
    const undone = await state.market.call(
      tenderEndpoints.undoAward,
      { id: state.tender.id, version: data.version, requestNo: newRequestNo() },
      { token: state.trader },
    )
    expect(undone.data).toMatchObject({ status: 'EVALUATING' })
    expect([(await bidOf(state.one))?.status, (await bidOf(state.two))?.status]).toEqual(['SHORTLISTED', 'SUBMITTED'])
    expect((await bidOf(state.two))?.lossFeedback).toBeUndefined()
    expect(
      (await state.market.call(orderEndpoints.page, { tenderId: state.tender.id }, { token: state.trader })).data
        .records[0]?.status,
    ).toBe('CANCELLED')
  })

  it('cannot be taken back after ten minutes', async () => {
    const { data } = await award(state)
    state.market.time.now += 11 * MINUTE
    expect(
      (
        await state.market.call(
          tenderEndpoints.undoAward,
          { id: state.tender.id, version: data.version, requestNo: newRequestNo() },
          { token: state.trader },
        )
      ).code,
    ).toBe(4009)
  })

  it.each(['confirmed', 'taken back'])(
    '%s and its contrary at the same moment: the first counts, the other is told how it stands',
    async (first) => {
      const { data } = await award(state)
      const { market, one, trader, cheap, tender } = state
      const held = await bidOf(one)
      const confirm = () =>
        market.call(
          bidEndpoints.confirm,
          { id: cheap.id, version: held?.version ?? 0, requestNo: newRequestNo() },
          { token: one },
        )
      const undo = () =>
        market.call(
          tenderEndpoints.undoAward,
          { id: tender.id, version: data.version, requestNo: newRequestNo() },
          { token: trader },
        )
      const [before, after] = await Promise.all(first === 'confirmed' ? [confirm(), undo()] : [undo(), confirm()])
      expect([before.code, after.code]).toEqual([200, 4009])
      expect((await tenderNow()).status).toBe(first === 'confirmed' ? 'CONTRACTED' : 'EVALUATING')
      expect((await bidOf(one))?.status).toBe(first === 'confirmed' ? 'CONFIRMED' : 'SHORTLISTED')
    },
  )

  it('declined by the winner opens the decision again, with the reason', async () => {
    await award(state)
    const { market, one, cheap } = state
    const declined = await market.call(
      bidEndpoints.decline,
      { id: cheap.id, version: cheap.version, reason: 'NO_SPACE', note: 'rolled', requestNo: newRequestNo() },
      { token: one },
    )
    expect(declined.data).toMatchObject({ status: 'DECLINED', declineReason: 'NO_SPACE' })
    expect((await tenderNow()).status).toBe('EVALUATING')
    const again = await award({ ...state, tender: await tenderNow() }, state.dear.id)
    expect(again.data.status).toBe('AWARDED')
  })

  it('lapses after a day of silence', async () => {
    await award(state)
    state.market.time.now += 24 * HOUR + MINUTE
    const trader = await state.market.signIn('trader')
    const seen = await state.market.call(tenderEndpoints.detail, { id: state.tender.id }, { token: trader })
    expect(seen.data.status).toBe('EVALUATING')
    expect(
      (await state.market.call(orderEndpoints.page, { tenderId: state.tender.id }, { token: trader })).data.records[0]
        ?.status,
    ).toBe('TIMED_OUT')
  })

  it('may be left out: the tender fails and nobody wins', async () => {
    const { market, tender, trader } = state
    const ended = await market.call(
      tenderEndpoints.noAward,
      { tenderId: tender.id, version: tender.version, note: '', requestNo: newRequestNo() },
      { token: trader },
    )
    expect(ended.data.status).toBe('FAILED')
    expect([(await bidOf(state.one))?.status, (await bidOf(state.two))?.status]).toEqual(['LOST', 'LOST'])
  })

  it('is prepared by a shortlist that only the publisher keeps', async () => {
    const { market, dear, trader, one } = state
    const body = { id: dear.id, version: dear.version, shortlisted: true, requestNo: newRequestNo() }
    expect((await market.call(bidEndpoints.shortlist, body, { token: one })).code).toBe(4004)
    const listed = await market.call(bidEndpoints.shortlist, { ...body, requestNo: newRequestNo() }, { token: trader })
    expect(listed.data.bids.find((bid) => bid.id === dear.id)?.status).toBe('SHORTLISTED')
  })
})
