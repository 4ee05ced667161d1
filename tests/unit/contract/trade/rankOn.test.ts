import { Big } from 'big.js'
import { describe, expect, test } from 'vitest'
import { compareBids } from '@/contract/trade/bid/compare.ts'
import { landedAfter } from '@/contract/trade/bid/landed.ts'
import type { DemandSide } from '@/contract/trade/bid/comparison.ts'
import type { ReceivedBid } from '@/contract/trade/bid/schemas.ts'
import type { AwardFrame } from '@/contract/trade/tender/award/lanePrices.ts'
import { checkReason, priceGap, trueReason } from '@/contract/trade/tender/award/reason.ts'
import { checkRankOn, rankOnOf } from '@/contract/trade/tender/evaluation/rankOn.ts'
import type { RankOn } from '@/contract/trade/tender/evaluation/values.ts'
import type { Payers } from '@/contract/trade/tender/payers/schemas.ts'
import { usualPayers } from '@/contract/trade/tender/payers/usual.ts'
import type { SaleParty } from '@/contract/trade/tender/payers/values.ts'
import { ASKED, bid, doc, dthc, excluded, freight, OPTIONS, othc } from './examples.ts'

const termOf = (incoterm: string, party: SaleParty = 'SHIPPER') => usualPayers(party, { incoterm, mode: 'FCL' })
const CIF = termOf('CIF')

/** Low freight with a high collect, and the other way round. */
const low = bid('low', [freight('22G1', '1000'), freight('45G1', '2000'), othc('1000'), doc('450'), dthc('900')])
const high = bid('high', [freight('22G1', '1500'), freight('45G1', '2500'), othc('1000'), doc('450'), dthc('200')])

const demandOf = (rankOn: RankOn, payers: Payers | undefined): DemandSide => ({
  mode: 'FCL',
  lanes: [ASKED],
  teuOf: () => 1,
  payers,
  evaluation: { waivers: [], rankOn },
})
const comparedBy = (rankOn: RankOn, bids: readonly ReceivedBid[] = [low, high], payers: Payers | undefined = CIF) =>
  compareBids(bids, demandOf(rankOn, payers), OPTIONS)
const columnsBy = (...of: Parameters<typeof comparedBy>) => comparedBy(...of).columns
const oneOf = (id: string, columns: ReturnType<typeof columnsBy>) => columns.find((column) => column.bid.id === id)

describe('a bid with low freight and a high collect', () => {
  test('is second by the total', () => {
    const columns = columnsBy('TOTAL')
    // 5,000 and 10,000, terminal and document fees of 10,450 yuan, 9,000 collect.
    expect(oneOf('low', columns)).toMatchObject({ allIn: '25475.86', rank: 2, delta: '2000.00' })
    expect(oneOf('high', columns)).toMatchObject({ allIn: '23475.86', rank: 1, score: { price: 100 } })
  })

  test('is first by what the shipper pays under CIF, in every figure', () => {
    const columns = columnsBy('PREPAID')
    expect(oneOf('low', columns)).toMatchObject({
      allIn: '16475.86',
      quoted: '16475.86',
      perBox: '1647.59',
      rank: 1,
      delta: '0.00',
      score: { price: 100 },
    })
    expect(oneOf('high', columns)).toMatchObject({
      allIn: '21475.86',
      rank: 2,
      delta: '5000.00',
      score: { price: 76.7 },
    })
  })

  test('still shows what the other party pays, in rows that do not count', () => {
    const { rows, groupTotals } = comparedBy('PREPAID')
    expect(rows.filter(({ counts }) => !counts).map(({ code }) => code)).toEqual(['DTHC'])
    expect(groupTotals.DESTINATION).toEqual({ low: '9000.00', high: '2000.00' })
  })

  test('wins by price by the one and not by the other', () => {
    const frame = (rankOn: RankOn): AwardFrame => ({ ...OPTIONS, ...demandOf(rankOn, CIF), bids: [low, high] })
    const shares = [{ bidId: 'low', lanes: [{ laneNo: 1, boxes: ASKED.boxes }] }]
    const award = { reason: 'PRICE' as const, note: '', shares }
    expect(trueReason(shares, 'LOWEST', frame('PREPAID'))).toBe('PRICE')
    expect(checkReason(award, 'LOWEST', frame('PREPAID'))).toEqual([])
    expect(priceGap(shares, frame('TOTAL'))).toEqual({ rank: 2, gap: '2000.00' })
    expect(checkReason(award, 'LOWEST', frame('TOTAL'))).toMatchObject([{ code: 'awardReasonNotPrice' }])
  })
})

describe('by what the publisher pays', () => {
  test('only what he pays is estimated, and a charge of the other party that nobody prices hinders nothing', () => {
    const lines = [freight('22G1', '1000'), freight('45G1', '2000'), othc('1000'), doc('450')]
    const open = bid('open', [...lines, excluded(dthc('0'))])
    expect(oneOf('open', columnsBy('TOTAL', [open, high]))).toMatchObject({ estimate: '2000.00' })
    expect(oneOf('open', columnsBy('PREPAID', [open, high]))).toMatchObject({ estimate: '0.00', allIn: '16475.86' })
    expect(columnsBy('TOTAL', [open])[0]).toMatchObject({ band: 'UNPRICED', unpriced: 1 })
    expect(columnsBy('PREPAID', [open])[0]).toMatchObject({ band: 'COMPARABLE', unpriced: 0, rank: 1 })
    const frame = { ...OPTIONS, ...demandOf('PREPAID', CIF), bids: [open] }
    expect(trueReason([{ bidId: 'open', lanes: [{ laneNo: 1, boxes: ASKED.boxes }] }], 'LOWEST', frame)).toBe('PRICE')
  })

  test('days at the destination count where he pays them', () => {
    const dear = {
      ...low,
      lanes: low.lanes.map((lane) => ({
        ...lane,
        freeTime: {
          originDetDays: 0,
          destDemDays: 0,
          destDetDays: 0,
          dayRate: { amount: '10', currency: 'USD' as const },
        },
      })),
    }
    const landed = (payers: Payers) => {
      const demand = demandOf('PREPAID', payers)
      const [column] = compareBids([dear], demand, OPTIONS).columns
      if (!column) throw new Error('no column')
      return new Big(landedAfter(column, demand, OPTIONS)(3)).minus(column.allIn).toFixed(2)
    }
    // Ten containers for three days.
    expect(landed(termOf('CIF', 'CONSIGNEE'))).toBe('300.00')
    expect(landed(termOf('CIF', 'SHIPPER'))).toBe('0.00')
  })

  test('a bid in which his part costs nothing has all points of the price', () => {
    const free = bid('free', [
      { ...freight('22G1', '0'), state: 'INCLUDED' },
      { ...freight('45G1', '0'), state: 'INCLUDED' },
      { ...othc('0'), state: 'INCLUDED' },
      { ...doc('0'), state: 'INCLUDED' },
      dthc('3000'),
    ])
    const columns = columnsBy('PREPAID', [free, low])
    expect(oneOf('free', columns)).toMatchObject({ allIn: '0.00', rank: 1, score: { price: 100 } })
    expect(oneOf('low', columns)).toMatchObject({ rank: 2, score: { price: 0 } })
  })
})

describe('the choice', () => {
  test.each([
    ['no split', undefined, 'TOTAL'],
    ['the publisher pays all', termOf('DDP'), 'TOTAL'],
    ['the other party pays all', termOf('EXW'), 'TOTAL'],
    ['both pay groups', CIF, 'PREPAID'],
    ['one charge only is of the other party', { ...termOf('DDP'), except: ['DO'] }, 'PREPAID'],
  ] as const)('%s', (_, payers, effective) => {
    const tender = {
      payers: payers && { ...payers, except: [...payers.except] },
      evaluation: { rankOn: 'PREPAID' as const },
    }
    expect(rankOnOf(tender)).toBe(effective)
    expect(checkRankOn('PREPAID', tender.payers).length).toBe(effective === 'PREPAID' ? 0 : 1)
    expect(checkRankOn('TOTAL', tender.payers)).toEqual([])
  })

  test('is the total if nobody has chosen, as in evaluations of before', () => {
    expect(rankOnOf({ payers: CIF })).toBe('TOTAL')
    expect(rankOnOf({ payers: CIF, evaluation: {} })).toBe('TOTAL')
  })
})

describe('whatever is quoted', () => {
  /** Numbers from 0 to 1, the same in every run. */
  function* numbers(seed: number): Generator<number, never> {
    let state = seed
    for (;;) {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
      yield state / 2_147_483_648
    }
  }
  const random = numbers(53)
  const price = () => String(100 + Math.floor(random.next().value * 2000))
  const anyBid = (id: string) => {
    const lines = [freight('22G1', price()), freight('45G1', price()), othc(price()), doc(price()), dthc(price())]
    return { id, lines }
  }
  const runs = Array.from({ length: 40 }, (_, run) => ['p', 'q', 'r'].map((id) => anyBid(`${id}${run}`)))
  const wholeOf = (run: (typeof runs)[number]) => run.map(({ id, lines }) => bid(id, lines))

  test('without a split both choices give the same comparison', () => {
    for (const run of runs) {
      const bids = run.map(({ id, lines }, at) =>
        bid(id, at === 0 ? [...lines.slice(0, 4), excluded(dthc('0'))] : lines),
      )
      for (const payers of [undefined, termOf('DDP')]) {
        const demand = (rankOn: RankOn) => compareBids(bids, demandOf(rankOn, payers), OPTIONS)
        expect(demand('PREPAID')).toEqual(demand('TOTAL'))
      }
    }
  })

  test('what the two parties pay makes the total', () => {
    for (const run of runs) {
      const bids = wholeOf(run)
      const total = columnsBy('TOTAL', bids)
      const parts = (['SHIPPER', 'CONSIGNEE'] as const).map((party) => columnsBy('PREPAID', bids, termOf('CIF', party)))
      for (const [at, { allIn }] of total.entries()) {
        const sum = parts.reduce((so, columns) => so.plus(columns[at]?.allIn ?? 'none'), new Big(0))
        expect(sum.toFixed(2)).toBe(allIn)
      }
    }
  })
})
