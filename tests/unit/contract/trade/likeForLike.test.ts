import { Big } from 'big.js'
import { describe, expect, test } from 'vitest'
import { compareBids } from '@/contract/trade/bid/compare.ts'
import { checkCharges } from '@/contract/trade/bid/chargeRules.ts'
import { samePart } from '@/contract/trade/bid/samePart.ts'
import type { TextOf } from '@/i18n/useText.ts'
import { estimatedText } from '@/features/trade/comparison/facts.ts'
import { collector } from '@/contract/trade/tender/rules.ts'
import type { Problem } from '@/contract/problem.ts'
import type { ChargeInput } from '@/contract/trade/bid/schemas.ts'
import { failedOf } from '@/contract/trade/bid/judge.ts'
import type { ReceivedBid } from '@/contract/trade/bid/schemas.ts'
import type { TenderLane } from '@/contract/trade/tender/draft.ts'
import { a, ASKED, bid, d, doc, dthc, e, excluded, f, freight, OPTIONS, othc } from './examples.ts'

const compared = (bids: ReceivedBid[]) =>
  compareBids(bids, { mode: 'FCL', lanes: [ASKED], teuOf: () => 1 }, OPTIONS).columns

describe('the worked examples', () => {
  test('a bid for one type that excludes the rest is a part, with the prices of the other for what it leaves out', () => {
    const part = bid(
      'b',
      [freight('45G1', '2400'), excluded(othc('0', '5')), excluded(doc('0')), excluded(dthc('0', '5'))],
      [{ isoCode: '45G1', qty: 5 }],
    )
    const [whole, partial] = compared([a, part])
    expect(whole).toMatchObject({ band: 'COMPARABLE', allIn: '23475.86', estimate: '0.00', rank: 1, delta: '0.00' })
    expect(partial).toMatchObject({ band: 'PARTIAL', allIn: '13769.70', quoted: '12000.00', perBox: '2753.94' })
    expect(partial?.rank).toBeUndefined()
    expect(partial?.score.total).toBe(0)
  })

  test('a part is read beside the price of the best comparable bid for the same containers', () => {
    const cut = [freight('45G1', '2400'), excluded(othc('0', '5')), excluded(doc('0')), excluded(dthc('0', '5'))]
    const part = bid('b', cut, [{ isoCode: '45G1', qty: 5 }])
    const demand = { mode: 'FCL' as const, lanes: [ASKED], teuOf: () => 1, cargo: {} }
    const beside = (bids: ReceivedBid[]) => {
      const { columns } = compareBids(bids, demand, OPTIONS)
      const best = columns.find(({ rank }) => rank === 1)
      return columns.map((column) => samePart(column, best, bids, demand, OPTIONS))
    }
    // 12,500 + 706.15 + 63.55 + 1,000.
    expect(beside([a, part]).map((one) => one && [one.bid.id, one.allIn])).toEqual([undefined, ['a', '14269.70']])
    // With its estimates: 11,900 + 63.55, and for the terminals the medians of d and e: 723.81 and 1,100.
    const [, , , ofF] = beside([d, e, f, part])
    expect(ofF?.bid.id).toBe('f')
    expect(Number(ofF?.allIn)).toBeCloseTo(11_900 + 63.55 + 1447.62 / 2 + 1100, 1)
    expect(beside([part])).toEqual([undefined])
  })

  test('of the whole the components are the freight, both terminals and the documents', () => {
    const cells = Object.fromEntries(
      compareBids([a], { mode: 'FCL', lanes: [ASKED], teuOf: () => 1 }, OPTIONS).rows.map(({ code, cells: of }) => [
        code,
        of['a']?.amount,
      ]),
    )
    expect(cells).toEqual({ OFR: '20000.00', OTHC: '1412.31', DOC: '63.55', DTHC: '2000.00' })
  })

  test('a bid that counts once what is asked ten times is refused, and sent again counts what it leaves open', () => {
    const open = [othc('0'), doc('0')].map((one) => ({ ...one, basis: 'AT_COST' as const }))
    const lines = [freight('22G1', '1500'), freight('45G1', '2500'), ...open, dthc('200')]
    const check = (charges: ChargeInput[]) => {
      const found: Problem[] = []
      checkCharges(
        { charges },
        'l',
        { demand: { ...ASKED, mode: 'FCL' }, value: undefined, charges: [] },
        collector(found),
      )
      return found.map(({ field, code, params }) => [field, code, params?.['qty']])
    }
    expect(check(lines.map((one) => ({ ...one, qty: '1' })))).toEqual([
      ['l.charges.0.qty', 'qtyLocked', '5'],
      ['l.charges.1.qty', 'qtyLocked', '5'],
      ['l.charges.4.qty', 'qtyLocked', '10'],
    ])
    expect(check(lines)).toEqual([])
    // What it bills at cost counts as the other asks for it, a container type at a time: twice 706.15, and 63.55. The
    // document has 1,412.31 for both types at once.
    expect(compared([a, bid('c', lines)])[1]).toMatchObject({
      quoted: '22000.00',
      estimate: '1475.85',
      allIn: '23475.85',
      rank: 1,
    })
  })

  test('a part that is an estimate says its share', () => {
    const column = compared([d, e, f])[2]
    if (!column) throw new Error('no column')
    const t = ((key: string, { pct }: { pct: string }) => `${key} ${pct}`) as unknown as TextOf
    expect(estimatedText(t, column)).toBe('comparison.matrix.assumed 16.1')
  })

  test('a part that also fails demands has no rank and no points, and names what it fails', () => {
    const strict: TenderLane = { ...ASKED, directOnly: true, maxTransitDays: 20, freeDaysWanted: 14 }
    const made = bid(
      'b',
      [freight('45G1', '2400'), excluded(othc('0', '5')), excluded(doc('0')), excluded(dthc('0', '5'))],
      [{ isoCode: '45G1', qty: 5 }],
    )
    const b = {
      ...made,
      lanes: made.lanes.map((lane) => ({
        ...lane,
        direct: false,
        via: ['KRPUS'],
        transitDays: 45,
        freeTime: { ...lane.freeTime, combinedDays: 0 },
      })),
    }
    const demand = { mode: 'FCL' as const, lanes: [strict], teuOf: () => 1, demands: { freeTime: 'MUST' as const } }
    const [whole, failing] = compareBids([a, b], demand, OPTIONS).columns
    expect(whole).toMatchObject({ band: 'COMPARABLE', rank: 1 })
    expect(failing).toMatchObject({ band: 'FAILS', allIn: '13769.70', perBox: '2753.94', partialLanes: [1] })
    expect(failing?.rank).toBeUndefined()
    expect(failing?.score.total).toBe(0)
    expect(failedOf(failing?.judged ?? [])).toEqual(['direct', 'transit', 'freeTime'])
  })

  test('what is excluded counts at the median of the others, in total, rank and points', () => {
    expect(
      compared([d, e, f]).map(({ bid: { id }, allIn, estimate, rank, score }) => [
        id,
        allIn,
        estimate,
        rank,
        score.price,
      ]),
    ).toEqual([
      ['d', '23228.71', '0.00', 2, 97.3],
      ['e', '23700.70', '0.00', 3, 95.4],
      ['f', '22611.17', '3647.62', 1, 100],
    ])
  })

  test('at cost is no price of zero', () => {
    const atCost = bid('g', [
      freight('22G1', '1500'),
      freight('45G1', '2500'),
      { ...othc('0'), basis: 'AT_COST' },
      doc('450'),
      dthc('200'),
    ])
    const column = compared([d, e, atCost])[2]
    // The median of 1,165.16 and 1,730.08.
    expect(column).toMatchObject({ quoted: '22063.55', estimate: '1447.62', allIn: '23511.17', rank: 2 })
  })

  test('of an enterprise with alternatives the cheapest one makes the median', () => {
    const second = { ...bid('e2', e.lanes[0]?.charges ?? []), bidder: e.bidder }
    const dear = { ...second, lanes: second.lanes.map((lane) => ({ ...lane, charges: a.lanes[0]?.charges ?? [] })) }
    // OTHC of e: 1,225 and 1,000; the median of 825 and 1,000 is 912.50 a container.
    const column = compared([d, e, dear, f]).find(({ bid: { id } }) => id === 'f')
    const terminal = new Big(912.5).times(5).div('7.0806').round(2).times(2)
    expect(column?.estimate).toBe(terminal.plus(2000).toFixed(2))
  })

  test('withdrawn and expired bids set no price', () => {
    const gone = { ...e, status: 'EXPIRED' as const }
    const columns = compared([d, gone, f])
    expect(columns[1]).toMatchObject({ band: 'OUT' })
    expect(columns[2]?.estimate).toBe('3165.16')
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
  const makers = [
    (price: string) => freight('22G1', price),
    (price: string) => freight('45G1', price),
    othc,
    doc,
    (price: string) => dthc(price),
  ]
  const random = numbers(19)
  const price = () => String(100 + Math.floor(random.next().value * 2000))
  const anyBid = (id: string) =>
    bid(
      id,
      makers.map((make) => make(price())),
    )
  const runs = Array.from({ length: 60 }, (_, run) => ['p', 'q', 'r', 's'].map((id) => anyBid(`${id}${run}`)))
  const linesOf = (of: ReceivedBid) => of.lanes[0]?.charges ?? []

  test('excluding a charge never lowers a bid below what it costs with the lowest price of the others', () => {
    for (const [one, ...others] of runs)
      for (const index of [2, 3, 4]) {
        if (!one) throw new Error('no bid')
        const lines = linesOf(one)
        const least = others
          .map((other) => Number(linesOf(other)[index]?.unitPrice))
          .reduce((low, next) => Math.min(low, next))
        const without = bid(
          'x',
          lines.map((made, at) => (at === index ? excluded(made) : made)),
        )
        const atLeast = bid(
          'x',
          lines.map((made, at) => (at === index ? { ...made, unitPrice: String(least) } : made)),
        )
        const [open, priced] = [without, atLeast].map((of) => compared([of, ...others])[0])
        expect(Number(open?.allIn)).toBeGreaterThanOrEqual(Number(priced?.allIn) - 0.02)
      }
  })

  test('offering fewer containers never makes a bid the lowest', () => {
    for (const [one, ...others] of runs) {
      if (!one) throw new Error('no bid')
      const lines = linesOf(one)
        .slice(1)
        .map((made) => (made.qty === '10' ? { ...made, qty: '5' } : made))
      const part = bid('x', lines, [{ isoCode: '45G1', qty: 5 }])
      expect(compared([part, ...others])[0]).toMatchObject({ band: 'PARTIAL', score: { total: 0 } })
    }
  })
})
