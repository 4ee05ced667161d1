import { describe, expect, test } from 'vitest'
import { priceLines } from '@/contract/trade/bid/calc.ts'
import { chargeableKg, lockedQty, revenueTons, type Demand } from '@/contract/trade/bid/quantity.ts'
import { TRANSPORT_MODES, type TransportMode } from '@/contract/trade/tender/values.ts'
import { createRandom } from '@mock/seed/random.ts'
import { LANE, line, RATES } from './bids.ts'

const FCL = { ...LANE, mode: 'FCL' as const }
const loose = (grossKg: string, cbm: string, mode: TransportMode = 'LCL'): Demand => ({
  mode,
  boxes: [],
  loose: { pieces: 10, grossKg, cbm },
})

test('revenue tons are the greater of tonnes and cubic metres, at least one', () => {
  expect(revenueTons({ grossKg: '3500', cbm: '2.4' }).toFixed()).toBe('3.5')
  expect(revenueTons({ grossKg: '120', cbm: '7.25' }).toFixed()).toBe('7.25')
  expect(revenueTons({ grossKg: '120', cbm: '0.4' }).toFixed()).toBe('1')
})

test.each([
  ['PER_CONTAINER', FCL, '45G1', '2'],
  ['PER_CONTAINER', FCL, '22G1', '0'],
  ['PER_BL', FCL, undefined, '1'],
  ['PER_WM', loose('3500', '2.4'), undefined, '3.5'],
  ['PER_KG', loose('3500', '2.4'), undefined, '3500'],
  ['PER_KG', loose('1200', '12'), undefined, '1200'],
  ['PER_KG', loose('1200', '12', 'AIR'), undefined, '2000'],
  ['PER_KG', { ...FCL, mode: 'AIR' }, undefined, '1'],
] as const)('%s counts by itself', (basis, demand, isoCode, expected) => {
  expect(lockedQty({ basis, isoCode }, demand)).toBe(expected)
})

test('a charge a container and day counts for the days of the tender, else for four; a conditional one is a rate for a day', () => {
  const chassis = { basis: 'PER_CONTAINER_DAY', group: 'DESTINATION' } as const
  expect(lockedQty(chassis, FCL)).toBe('8')
  expect(lockedQty({ ...chassis, isoCode: '22G1' }, FCL)).toBe('0')
  expect(lockedQty(chassis, { ...FCL, assumedDays: 6 })).toBe('12')
  expect(lockedQty({ ...chassis, group: 'CONDITIONAL' }, { ...FCL, assumedDays: 6 })).toBe('2')
  const [priced] = priceLines([line({ ...chassis, code: 'CHS', qty: '8', unitPrice: '42.50' })], RATES)
  expect(priced?.amount).toBe('340.00')
})

test('a basis of a later release counts once', () => {
  expect(lockedQty({ basis: 'PER_MOON' as 'PER_BL' }, FCL)).toBe('1')
})

describe('the chargeable weight of air freight', () => {
  test.each([
    ['1200', '12', '2000'],
    ['1200', '7.31', '1218.5'],
    ['1218.33', '1', '1218.5'],
    // Exactly on the step, and just above it.
    ['0', '0.003', '0.5'],
    ['0', '0.0031', '1'],
    ['1000', '6', '1000'],
    ['1000.01', '6', '1000.5'],
    ['1000.5', '6', '1000.5'],
  ])('%s kg in %s CBM is %s kg', (grossKg, cbm, expected) => {
    expect(chargeableKg({ grossKg, cbm }).toFixed()).toBe(expected)
  })

  test.each([
    ['3.85', '7700.00'],
    ['3.05', '6100.00'],
  ])('makes %s a kilogram of 1,200 kg in 12 CBM %s', (unitPrice, expected) => {
    const qty = lockedQty({ basis: 'PER_KG' }, loose('1200', '12', 'AIR'))
    expect(priceLines([line({ code: 'AIRF', basis: 'PER_KG', qty, unitPrice })], RATES)[0]?.amount).toBe(expected)
  })

  test('is never below gross or volume weight, at most half a kilogram above, and a step of half a kilogram', () => {
    const random = createRandom('quantity')
    for (let run = 0; run < 500; run++) {
      const kg = random.int(1, 900_000) / 100
      const cbm = random.int(1, 90_000) / 1000
      const most = Math.max(kg, (cbm * 1_000_000) / 6000)
      const counted = Number(chargeableKg({ grossKg: String(kg), cbm: String(cbm) }))
      expect([kg, cbm, counted >= most - 1e-9 && counted < most + 0.5 && Number.isInteger(counted * 2)]).toEqual([
        kg,
        cbm,
        true,
      ])
    }
  })

  test('is of air only: by every other mode a kilogram is a gross kilogram', () => {
    const others = TRANSPORT_MODES.filter((mode) => mode !== 'AIR')
    expect(others.map((mode) => lockedQty({ basis: 'PER_KG' }, loose('1200', '12', mode)))).toEqual(
      others.map(() => '1200'),
    )
  })
})
