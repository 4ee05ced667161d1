import { beforeEach, describe, expect, it } from 'vitest'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import type { Waiver } from '@/contract/trade/tender/evaluation/schemas.ts'
import { laneOf, openContract, quoteLane, quoteLanes } from '../support/contract.ts'
import { newRequestNo, type Market } from '../support/market.ts'

const DAY = 24 * 3600_000
const BOXES = [{ isoCode: '45G1', qty: 2 }]
let market: Market
let trader: string
let tender: TenderDetail
let slow: string

/** A lane that allows 20 days, and the cheaper of two bids takes 25. */
beforeEach(async () => {
  const opened = await openContract([{ ...laneOf(1), boxes: BOXES, maxTransitDays: 20 }])
  market = opened.market
  const lane = { ...laneOf(1), boxes: BOXES }
  const late = { ...quoteLane(lane, '1700'), transitDays: 25 }
  const first = await quoteLanes(market, 'forwarder', opened.tender, [late])
  await quoteLanes(market, 'forwarder2', opened.tender, [quoteLane(lane, '1900')])
  slow = first.data.id
  market.time.now += 5 * DAY
  trader = await market.signIn('trader')
  tender = (await market.call(tenderEndpoints.detail, { id: opened.tender.id }, { token: trader })).data
})
const save = async (waivers: Waiver[], part: object = {}, token = trader) => {
  const { id, version } = tender
  return market.call(
    tenderEndpoints.saveEvaluation,
    { id, version, waivers, requestNo: newRequestNo(), ...part },
    { token },
  )
}
const waiver = (part: Partial<Waiver> = {}): Waiver => ({
  bidId: slow,
  demand: 'transit',
  note: 'The buyer of the goods agrees',
  ...part,
})
const award = async (version: number) =>
  market.call(
    tenderEndpoints.award,
    {
      tenderId: tender.id,
      version,
      shares: [{ bidId: slow, lanes: [{ laneNo: 1, boxes: BOXES }] }],
      reason: 'PRICE' as const,
      note: '',
      weights: tender.weights,
      requestNo: newRequestNo(),
    },
    { token: trader },
  )

describe('the evaluation of a tender', () => {
  it('lets a bid that fails a must win only with a waiver, which the record keeps', async () => {
    const refused = await award(tender.version)
    expect(refused).toMatchObject({ code: 4001, data: { fields: [{ field: 'shares.0' }] } })
    const saved = await save([waiver()])
    expect(saved.data.evaluation).toMatchObject({ waivers: [waiver()], by: expect.any(String) as string })
    const won = await award(saved.data.version)
    expect(won.code).toBe(200)
    expect(won.data.award).toMatchObject({ waivers: [waiver()] })
    expect(won.data.award?.snapshot.find(({ bidId }) => bidId === slow)).toMatchObject({ band: 'COMPARABLE', rank: 1 })
  })

  it('is seen by nobody else', async () => {
    await save([waiver()])
    const other = await market.signIn('forwarder')
    const seen = await market.call(tenderEndpoints.detail, { id: tender.id }, { token: other })
    expect(seen.data).not.toHaveProperty('evaluation')
    expect((await save([waiver()], {}, other)).code).toBe(4004)
  })

  it('refuses a waiver without explanation, one of another bid, and one twice', async () => {
    const fieldOf = async (waivers: Waiver[]) => {
      const { code, data } = await save(waivers)
      return [code, (data as unknown as { fields: { field: string }[] }).fields[0]?.field]
    }
    expect(await fieldOf([waiver({ note: 'ok' })])).toEqual([4001, 'waivers.0.note'])
    expect(await fieldOf([waiver({ bidId: 'b-none' })])).toEqual([4001, 'waivers.0.bidId'])
    expect(await fieldOf([waiver(), waiver()])).toEqual([4001, 'waivers.1.bidId'])
  })

  it('is written on the version that was seen: a second writer gets the first one’s', async () => {
    await save([waiver()])
    const late = await save([])
    expect(late.code).toBe(4009)
    expect(late.data).toMatchObject({ current: { evaluation: { waivers: [waiver()] } } })
  })
})
