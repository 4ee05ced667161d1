import { describe, expect, test } from 'vitest'
import { promisedAs, saidOf, withStateName } from '@/contract/money/order/quoted.ts'
import { checkCharge } from '@/contract/money/order/rules.ts'
import type { OrderDetail, OrderLane } from '@/contract/money/order/schemas.ts'
import type { ChargeLine } from '@/contract/trade/bid/schemas.ts'
import type { ChargeState } from '@/contract/trade/bid/values.ts'

type Order = Pick<OrderDetail, 'source' | 'lanes'>

const line = (part: Partial<ChargeLine> = {}): ChargeLine => ({
  code: 'DTHC',
  group: 'DESTINATION',
  basis: 'PER_CONTAINER',
  qty: '2',
  unitPrice: '200',
  currency: 'USD',
  paymentTerm: 'PRE',
  state: 'QUOTED',
  amount: '400.00',
  ...part,
})
const not = (state: ChargeState, isoCode?: string) => line({ state, unitPrice: '0', ...(isoCode && { isoCode }) })

const lane = (laneNo: number, charges: ChargeLine[], types = ['22G1', '45G1']): OrderLane => ({
  laneNo,
  pol: 'CNSHA',
  pod: 'USLAX',
  boxes: types.map((isoCode) => ({ isoCode, qty: 2 })),
  transitDays: 15,
  sailings: [],
  charges,
  allIn: { amount: '0.00', currency: 'USD' },
})
const order = (...lanes: OrderLane[]): Order => ({ source: 'TENDER', lanes })
const price = (unitPrice: string, basis: ChargeLine['basis'] = 'PER_CONTAINER') => ({
  unitPrice,
  basis,
  currency: 'USD',
})
const whole = (kind: string, part = {}) => [{ laneNos: [1], said: [{ kind, boxes: [], ...part }] }]

describe('what a quote says of a charge', () => {
  test.each([
    ['a price of the all-in', line(), whole('PRICED', { price: price('200') })],
    [
      'a rate of what may arise',
      line({ group: 'CONDITIONAL', basis: 'PER_CONTAINER_DAY', unitPrice: '120' }),
      whole('RATE', { price: price('120', 'PER_CONTAINER_DAY') }),
    ],
    ['included', not('INCLUDED'), whole('INCLUDED')],
    ['not applicable', not('NOT_APPLICABLE'), whole('NOT_APPLICABLE')],
    ['excluded', not('EXCLUDED'), whole('EXCLUDED')],
    ['at cost', line({ basis: 'AT_COST', unitPrice: '0' }), whole('AT_COST')],
    ['nothing', line({ code: 'OTHC' }), whole('SILENT')],
  ])('is %s', (_, said, wanted) => {
    expect(saidOf('DTHC', order(lane(1, [said])))).toEqual(wanted)
  })

  test('is told by container type where the types differ, a line for the type before one for all', () => {
    const lines = [line({ unitPrice: '150' }), not('INCLUDED', '45G1')]
    expect(saidOf('DTHC', order(lane(1, lines)))).toEqual([
      {
        laneNos: [1],
        said: [
          { kind: 'PRICED', price: price('150'), boxes: ['22G1'] },
          { kind: 'INCLUDED', boxes: ['45G1'] },
        ],
      },
    ])
    expect(saidOf('DTHC', order(lane(1, [not('INCLUDED', '45G1')])))[0]?.said).toEqual([
      { kind: 'SILENT', boxes: ['22G1'] },
      { kind: 'INCLUDED', boxes: ['45G1'] },
    ])
  })

  test('is told together for lanes of which it says the same', () => {
    const lanes = [lane(1, [not('INCLUDED')]), lane(2, []), lane(4, [not('INCLUDED', '45G1')], ['45G1'])]
    expect(saidOf('DTHC', order(...lanes))).toEqual([
      { laneNos: [1, 4], said: [{ kind: 'INCLUDED', boxes: [] }] },
      { laneNos: [2], said: [{ kind: 'SILENT', boxes: [] }] },
    ])
  })

  test('is told once for cargo without containers', () => {
    expect(saidOf('DTHC', order(lane(1, [line({ basis: 'PER_WM' })], [])))).toEqual(
      whole('PRICED', { price: price('200', 'PER_WM') }),
    )
  })

  test('is nothing for an order of a listing, which answers no tender', () => {
    const booked: Order = { source: 'LISTING', lanes: [lane(1, [not('INCLUDED')])] }
    expect(saidOf('DTHC', booked)).toEqual([])
    expect(promisedAs('DTHC', booked)).toBeUndefined()
  })
})

describe('a charge is promised', () => {
  test.each([
    ['one lane includes it', 'INCLUDED', [lane(1, [not('INCLUDED')])]],
    ['it will not arise', 'NOT_APPLICABLE', [lane(1, [not('NOT_APPLICABLE')])]],
    ['each type is promised', 'INCLUDED', [lane(1, [not('INCLUDED', '22G1'), not('INCLUDED', '45G1')])]],
    ['lanes promise it in two ways', 'INCLUDED', [lane(1, [not('INCLUDED')]), lane(2, [not('NOT_APPLICABLE')])]],
    [
      'what may arise is included',
      'INCLUDED',
      [lane(1, [line({ group: 'CONDITIONAL', state: 'INCLUDED', unitPrice: '0' })])],
    ],
    ['it is priced', undefined, [lane(1, [line()])]],
    ['a rate of what may arise is quoted', undefined, [lane(1, [line({ group: 'CONDITIONAL' })])]],
    ['it is excluded', undefined, [lane(1, [not('EXCLUDED')])]],
    ['it is at cost', undefined, [lane(1, [line({ basis: 'AT_COST' })])]],
    ['nothing is said', undefined, [lane(1, [])]],
    ['a lane is silent', undefined, [lane(1, [not('INCLUDED')]), lane(2, [])]],
    ['a lane excludes it', undefined, [lane(1, [not('INCLUDED')]), lane(2, [not('EXCLUDED')])]],
    ['a type is silent', undefined, [lane(1, [not('INCLUDED', '45G1')])]],
    ['there are no lanes', undefined, []],
  ] as const)('if %s: %s', (_, wanted, lanes) => {
    const asked = order(...lanes)
    expect(promisedAs('DTHC', asked)).toBe(wanted)
    const input = { code: 'DTHC', amount: '5', reason: 'Terminal asks for it', evidence: [{ id: 'f' }] }
    const refused = [{ field: 'code', code: 'chargePromised', params: { code: 'DTHC', state: wanted } }]
    expect(checkCharge(input, asked)).toEqual(wanted ? refused : [])
  })

  test('and the refusal names the state in words', () => {
    const [problem] = checkCharge(
      { code: 'DTHC', amount: '5', reason: 'Terminal asks for it', evidence: [{ id: 'f' }] },
      order(lane(1, [not('INCLUDED')])),
    )
    expect(problem && withStateName(problem, (state) => `<${state}>`).params).toEqual({
      code: 'DTHC',
      state: '<INCLUDED>',
    })
    const other = { field: 'code', code: 'required' } as const
    expect(withStateName(other, () => 'x')).toBe(other)
  })
})
