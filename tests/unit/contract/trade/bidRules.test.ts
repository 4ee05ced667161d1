import { describe, expect, test } from 'vitest'
import { lockedQty } from '@/contract/trade/bid/quantity.ts'
import { basesOf, checkCharges } from '@/contract/trade/bid/chargeRules.ts'
import { checkBid } from '@/contract/trade/bid/rules.ts'
import type { ChargeInput } from '@/contract/trade/bid/schemas.ts'
import { CHARGE_BASES, type ChargeBasis } from '@/contract/trade/bid/values.ts'
import type { Problem } from '@/contract/problem.ts'
import { collector } from '@/contract/trade/tender/rules.ts'
import { REFERENCE } from '@mock/seed/reference.ts'
import { bidOf, LANE, line } from './bids.ts'

const CHARGES = REFERENCE.freight.charges
const FCL = { ...LANE, mode: 'FCL' as const }

describe('a bid', () => {
  const cargo = { nameZh: '自行车', packageType: 'CT', pieces: 100, grossKg: '18000', cbm: '120', stackable: true }
  const deadline = '2026-11-22T08:00:00Z'
  const tender = {
    requiredCharges: ['OFR', 'OTHC'],
    lanes: [LANE],
    deadline,
    mode: 'FCL' as const,
    cargo,
    paymentTerm: 'PREPAID' as const,
  }
  const whole = {
    ...bidOf('a', [line({ unitPrice: '1800' }), thc({ state: 'INCLUDED' })]),
    tenderId: 't',
    tenderVersion: 1,
  }
  const check = (part: object, on: Parameters<typeof checkBid>[1] = tender) =>
    checkBid({ ...whole, ...part }, on, '2026-11-21', CHARGES).map((problem) => `${problem.field} ${problem.code}`)
  const withLines = (...charges: ChargeInput[]) => check({ lanes: [{ ...lane, charges }] })
  const lane = whole.lanes[0]
  if (!lane) throw new Error('the bid has a lane')

  test('that is whole has no problems', () => expect(check({})).toEqual([]))
  test('must answer every required charge', () =>
    expect(check({ lanes: [{ ...lane, charges: [line({ unitPrice: '1' })] }] })).toEqual([
      'lanes.0.charges missingCharge',
    ]))
  test('must name a price somewhere', () =>
    expect(check({ lanes: [{ ...lane, charges: [line({ unitPrice: '0' }), thc({ state: 'EXCLUDED' })] }] })).toEqual([
      'lanes.0.charges noPrice',
    ]))
  test('must price the main charge of every type, and answer the others for every type', () => {
    const boxes = ['22G1', '45G1'].map((isoCode) => ({ isoCode, qty: 1 }))
    const one = { isoCode: '45G1', qty: '1' }
    const charges = [line({ unitPrice: '1800', ...one }), thc(one)]
    const on = { ...tender, lanes: [{ ...LANE, boxes }] }
    expect(check({ lanes: [{ ...lane, charges }] }, on)).toEqual([
      'lanes.0.charges mainCharge',
      'lanes.0.charges typeMissing',
    ])
    expect(check({ lanes: [{ ...lane, charges, offeredBoxes: [{ isoCode: '45G1', qty: 1 }] }] }, on)).toEqual([])
  })
  test('counts air freight by its chargeable weight', () => {
    const loose = { pieces: 10, grossKg: '1200', cbm: '12' }
    const air = { ...tender, mode: 'AIR' as const, requiredCharges: ['AIRF'], lanes: [{ ...LANE, boxes: [], loose }] }
    const quoted = (qty: string) => {
      const freight = line({ code: 'AIRF', basis: 'PER_KG', unitPrice: '3.85', currency: 'CNY', qty })
      return check({ lanes: [{ ...lane, charges: [freight] }] }, air)
    }
    expect(quoted('2000')).toEqual([])
    expect(quoted('1200')).toEqual(['lanes.0.charges.0.qty qtyLocked'])
  })
  test('must not leave a quoted price blank', () =>
    expect(check({ lanes: [{ ...lane, charges: [line({ unitPrice: '' }), thc({ unitPrice: '5' })] }] })).toEqual([
      'lanes.0.charges.0.unitPrice required',
    ]))
  test('must quote at least one lane', () =>
    expect(check({ lanes: [{ ...lane, noQuote: true }] })).toEqual(['lanes allNoQuote']))
  test('must hold until the first sailing', () =>
    expect(check({ validTo: '2026-12-01' })).toEqual(['validTo validityBeforeEtd']))
  test('must say its transit time', () =>
    expect(check({ lanes: [{ ...lane, transitDays: undefined }] })).toEqual(['lanes.0.transitDays required']))
  test('must not end before it begins', () =>
    expect(check({ validFrom: '2026-12-20', validTo: '2026-12-15' })).toEqual(['validTo endBeforeStart']))
  test('must not quote a lane twice', () =>
    expect(check({ lanes: [lane, lane] })).toEqual(['lanes.1.laneNo laneTwice']))

  test.each([undefined, { amount: '90000', currency: 'USD' as const }])(
    'may have the bases that the form offers, and no other; value %o',
    (value) => {
      const loose = { ...LANE, boxes: [], loose: { pieces: 1, grossKg: '100', cbm: '2' } }
      for (const demand of [FCL, { ...loose, mode: 'LCL' as const }])
        for (const { code, group } of CHARGES) {
          const frame = { demand, value, charges: CHARGES }
          const isTaken = (basis: ChargeBasis) => {
            const found: Problem[] = []
            const one = line({ code, group, basis, qty: lockedQty({ basis, group }, demand), unitPrice: '5' })
            delete one.isoCode
            checkCharges({ charges: [one] }, '', frame, collector(found))
            return found.length === 0
          }
          expect([demand.mode, code, basesOf(code, frame)]).toEqual([demand.mode, code, CHARGE_BASES.filter(isTaken)])
        }
      expect(basesOf('OFR', { demand: FCL, value, charges: CHARGES })).toEqual(['PER_CONTAINER'])
    },
  )

  const freight = line({ unitPrice: '1800' })
  test.each<[string, ChargeInput[], string[]]>([
    [
      'freight moved out of the all-in price',
      [{ ...freight, group: 'OPTIONAL' }, thc()],
      ['charges.0.group groupFixed'],
    ],
    ['a fraction of the containers', [{ ...freight, qty: '0.000001' }, thc()], ['charges.0.qty qtyLocked']],
    ['more containers than are asked for', [{ ...freight, qty: '3' }, thc()], ['charges.0.qty qtyLocked']],
    [
      'freight on another basis',
      [{ ...freight, basis: 'PER_SHIPMENT', qty: '1' }, thc()],
      ['charges.0.basis basisFixed'],
    ],
    ['a charge twice', [freight, thc(), thc()], ['charges.2.code chargeTwice']],
    [
      'one line for all types and one for a type',
      [freight, { ...freight, isoCode: '45G1' }, thc()],
      ['charges.1.code chargeTwice'],
    ],
    [
      'a line for a type and one for all types',
      [{ ...freight, isoCode: '45G1' }, freight, thc()],
      ['charges.1.code chargeTwice'],
    ],
    ['a type that is not asked for', [freight, thc(), baf], ['charges.2.isoCode boxNotOffered']],
    ['more than the freight as a share of it', [freight, thc(), caf('101')], ['charges.2.unitPrice percentOver']],
    ['a share of a value that is not stated', [freight, thc(), insurance], ['charges.2.basis valueMissing']],
  ])('is refused with %s', (_, charges, problems) =>
    expect(withLines(...charges)).toEqual(problems.map((problem) => `lanes.0.${problem}`)),
  )
  test('takes the same quantity written otherwise, and a share of exactly the freight', () =>
    expect(withLines({ ...freight, qty: '2.0' }, thc(), caf('100'))).toEqual([]))
  test('takes one line for each type', () => {
    const boxes = ['22G1', '45G1'].map((isoCode) => ({ isoCode, qty: 1 }))
    const each = (one: ChargeInput) => boxes.map(({ isoCode }) => ({ ...one, isoCode, qty: '1' }))
    const charges = [...each(freight), ...each(thc())]
    expect(check({ lanes: [{ ...lane, charges }] }, { ...tender, lanes: [{ ...LANE, boxes }] })).toEqual([])
  })
  test('says nothing of the quantity of a line whose basis is not chosen yet', () => {
    const { basis: _, ...open } = thc({ qty: '7' })
    expect(check({ lanes: [{ ...lane, charges: [freight, open] }] })).toEqual([])
  })
  test('asks for no price of what is not quoted, and of what is charged at cost', () => {
    expect(withLines(freight, thc(), { ...caf(''), state: 'EXCLUDED' })).toEqual([])
    expect(withLines(freight, thc(), { ...caf(''), basis: 'AT_COST' })).toEqual([])
  })
  test('takes a share above the freight with its reason', () =>
    expect(withLines(freight, thc(), { ...caf('120'), note: 'war risk' })).toEqual([]))
  test('takes a share of the value where the tender states one', () => {
    const valued = { ...tender, cargo: { ...cargo, value: { amount: '50000', currency: 'USD' as const } } }
    expect(check({ lanes: [{ ...lane, charges: [freight, thc(), insurance] }] }, valued)).toEqual([])
  })
  test('counts the containers it offers, not those asked for', () => {
    const part = { ...lane, offeredBoxes: [{ isoCode: '45G1', qty: 1 }] }
    expect(check({ lanes: [{ ...part, charges: [freight, thc()] }] })).toEqual([
      'lanes.0.charges.0.qty qtyLocked',
      'lanes.0.charges.1.qty qtyLocked',
    ])
    expect(check({ lanes: [{ ...part, charges: [{ ...freight, qty: '1' }, thc({ qty: '1' })] }] })).toEqual([])
  })
})

function thc(part: Partial<ChargeInput> = {}): ChargeInput {
  return line({ code: 'OTHC', group: 'ORIGIN', unitPrice: '100', ...part })
}
function caf(unitPrice: string): ChargeInput {
  return line({ code: 'CAF', basis: 'PERCENT_OF_FREIGHT', qty: '1', unitPrice })
}
const baf = line({ code: 'BAF', isoCode: '22G1', unitPrice: '10' })
const insurance = line({ code: 'INS', group: 'OPTIONAL', basis: 'PERCENT_OF_VALUE', qty: '1', unitPrice: '0.3' })
