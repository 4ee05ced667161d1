import { describe, expect, test } from 'vitest'
import { MAX_CONTAINER_NOS, MAX_PLATES } from '@/contract/market/listing/limits.ts'
import { checkListing } from '@/contract/market/listing/rules.ts'
import type { ListingDraft } from '@/contract/market/listing/draft.ts'
import type { ChargeInput } from '@/contract/trade/bid/schemas.ts'
import { PRICE_MAX } from '@/contract/trade/bid/limits.ts'
import { problemsOf } from '@/features/market/listing/form.ts'

const TODAY = '2026-11-23'
const draftOf = (patch: Partial<ListingDraft>): ListingDraft => ({
  kind: 'SERVICE',
  title: '',
  mode: 'TRUCK',
  provinceCode: '310000',
  cityName: 'Shanghai',
  services: [],
  plates: [],
  containerNos: [],
  direct: true,
  via: [],
  sailings: [],
  stock: [{ qty: 1 }],
  minOrder: 1,
  charges: [lineOf('100')],
  currency: 'CNY',
  validFrom: TODAY,
  validTo: TODAY,
  images: [],
  ...patch,
})
const lineOf = (unitPrice: string): ChargeInput => ({
  code: 'TRK',
  group: 'FREIGHT',
  basis: 'PER_SHIPMENT',
  qty: '1',
  unitPrice,
  currency: 'CNY',
  paymentTerm: 'PRE',
  state: 'QUOTED',
})
const fieldsOf = (problems: readonly { field: string }[]): string[] => problems.map(({ field }) => field)
const plate = (at: number): string => `沪A${String(10_000 + at)}`

describe('a listing', () => {
  test('has no price that a quote may not have, for form and server alike', () => {
    const dear = draftOf({ charges: [lineOf(String(PRICE_MAX + 1))] })
    expect(fieldsOf(checkListing(dear, TODAY))).toEqual(['charges'])
    expect(fieldsOf(problemsOf(dear, [], TODAY))).toEqual(['charges.0.unitPrice', 'charges'])
    const most = draftOf({ charges: [lineOf(String(PRICE_MAX))] })
    expect(problemsOf(most, [], TODAY)).toEqual([])
  })

  test('says that its plates are too many before it is sent', () => {
    const plates = Array.from({ length: MAX_PLATES + 1 }, (_, at) => plate(at))
    const draft = (some: string[]) => draftOf({ kind: 'TRUCK', plates: some, charges: [] })
    const wrong = (some: string[]) => checkListing(draft(some), TODAY).filter(({ field }) => field === 'plates')
    expect(wrong(plates)).toEqual([{ field: 'plates', code: 'range', params: { min: 1, max: MAX_PLATES } }])
    expect(wrong(plates.slice(1))).toEqual([])
  })

  test('says that its container numbers are too many before it is sent', () => {
    const containerNos = Array.from({ length: MAX_CONTAINER_NOS + 1 }, () => 'CSQU3054383')
    const fields = fieldsOf(checkListing(draftOf({ kind: 'EMPTY_BOX', containerNos }), TODAY))
    expect(fields[0]).toBe('containerNos')
  })
})
