import { expect, test } from 'vitest'
import { CO2_FACTORS, kgPerTeu, kgPerTonne, teuOfCargo, tonnesOfCargo } from '@/contract/tools/co2/rules.ts'
import services from '@mock/seed/data/services.json' with { type: 'json' }

const TEU: Record<string, number> = { '22G1': 1, '45G1': 2, L5G1: 2.25, '45R1': 2 }
const teuOf = (isoCode: string): number => TEU[isoCode] ?? 0
const cargo = (isoCode: string, qty: number) => teuOfCargo({ boxes: [{ isoCode, qty }] }, teuOf)

test('Ningbo to Los Angeles by PW1: 5,373 nm x 1.852 x 68 g are 677 kg a TEU, 2.7 t for two 40HQ (MARKET 10)', () => {
  const perTeu = kgPerTeu([{ nm: 5373, factor: 'US_WEST' }])
  expect(perTeu).toBe(677)
  expect((perTeu ?? 0) * cargo('45G1', 2)).toBe(2708)
})

test('the legs of a connection are added, each by the factor of its own service', () => {
  // 1,000 nm x 1.852 x 95 g + 8,000 nm x 1.852 x 45 g = 175.94 + 666.72 kg.
  const legs = [
    { nm: 1000, factor: 'CHINA' },
    { nm: 8000, factor: 'N_EUROPE' },
  ]
  expect(kgPerTeu(legs)).toBe(843)
  expect(kgPerTeu([{ nm: 100, factor: 'MARS' }])).toBeUndefined()
})

test('containers count by size, reefers 1.7 times; loose cargo by volume or weight, whichever is more', () => {
  expect([cargo('22G1', 3), cargo('L5G1', 2)]).toEqual([3, 4.5])
  expect(cargo('45R1', 1)).toBeCloseTo(3.4)
  const loose = (cbm: string, grossKg: string) => teuOfCargo({ boxes: [], loose: { pieces: 1, cbm, grossKg } }, teuOf)
  expect([loose('13', '1000'), loose('2', '5000')]).toEqual([0.5, 0.5])
})

test('air, rail and truck count tonnes: 630, 25 and 85 g a tonne and km, on the ways that they take (MARKET 10.3)', () => {
  expect((['AIR', 'RAIL', 'TRUCK'] as const).map((mode) => CO2_FACTORS[mode])).toEqual([
    { grams: 630, source: 'GENERAL_KNOWLEDGE', per: 'TONNE' },
    { grams: 25, source: 'GENERAL_KNOWLEDGE', per: 'TONNE' },
    { grams: 85, source: 'GENERAL_KNOWLEDGE', per: 'TONNE' },
  ])
  // (9,000 + 95) km x 630 g; 8,000 km x 1.3 x 25 g; 200 km x 1.25 x 85 g.
  expect([kgPerTonne('AIR', 9000), kgPerTonne('RAIL', 8000), kgPerTonne('TRUCK', 200)]).toEqual([5729.9, 260, 21.3])
  const loose = { pieces: 1, cbm: '3', grossKg: '500' }
  const boxes = [{ isoCode: '45R1', qty: 2 }]
  expect([tonnesOfCargo({ boxes: [], loose }, teuOf), tonnesOfCargo({ boxes }, teuOf)]).toEqual([0.5, 40])
})

test('every lane of the services has a factor, and every factor says where it comes from', () => {
  for (const { lane } of services.items) expect([lane, CO2_FACTORS[lane]?.grams]).toEqual([lane, expect.any(Number)])
  const looked = Object.entries(CO2_FACTORS).filter(([, { source }]) => source === 'GLEC_2024')
  expect(looked).toEqual([['US_EAST_PANAMA', { grams: 80.4, source: 'GLEC_2024' }]])
})
