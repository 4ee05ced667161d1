// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { LEGS, payerOf } from '@/features/tools/tariff/sums/incoterms.ts'
import { REFERENCE } from '@mock/seed/reference.ts'

describe('who pays under Incoterms 2020', () => {
  test.each(REFERENCE.freight.incoterms.map((term) => [term.code, term] as const))(
    '%s has a payer for every leg, and the main carriage as the reference says',
    (code, { mainCarriagePaidBy }) => {
      expect(LEGS.map((leg) => payerOf(code, leg))).not.toContain(undefined)
      expect(payerOf(code, 'mainCarriage')).toBe(mainCarriagePaidBy)
    },
  )
  test('only CIF and CIP ask the seller for insurance, only DDP for import taxes, only DPU for unloading', () => {
    const codes = REFERENCE.freight.incoterms.map(({ code }) => code)
    const paidBySeller = (leg: 'insurance' | 'importClearance' | 'unloading') =>
      codes.filter((code) => payerOf(code, leg) === 'SELLER')
    expect(paidBySeller('insurance')).toEqual(['CIF', 'CIP'])
    expect(paidBySeller('importClearance')).toEqual(['DDP'])
    expect(paidBySeller('unloading')).toEqual(['DPU'])
    expect(codes.filter((code) => payerOf(code, 'exportClearance') === 'BUYER')).toEqual(['EXW'])
    expect(payerOf('XXX', 'insurance')).toBeUndefined()
  })
})
