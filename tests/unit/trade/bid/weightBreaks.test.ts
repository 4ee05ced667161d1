// @vitest-environment node
import { expect, test } from 'vitest'
import { copyCharges, fillLanes } from '@/features/trade/bid/bulk.ts'
import { pasteCharges } from '@/features/trade/bid/pasteCharges.ts'
import { laneOf } from '@/features/trade/bid/quoteForm.ts'
import { laneInput, lineOf } from '@/features/trade/bid/quoteInput.ts'
import { sumLane } from '@/features/trade/bid/quoteMath.ts'
import { versionDiff } from '@/features/trade/bid/versionDiff.ts'
import type { BidLaneView } from '@/contract/trade/bid/schemas.ts'
import { REFERENCE } from '@mock/seed/reference.ts'
import { askedLane, quotedLane, quoteOf, row, tenderOf } from './quotes.ts'

const AIR = { mode: 'AIR', payers: undefined } as const
const BREAKS = [
  { fromKg: '300', unitPrice: '4' },
  { fromKg: '500', unitPrice: '3.5' },
]
const freight = row('AIRF', { basis: 'PER_KG', qty: '460', unitPrice: '5', minAmount: '80', breaks: BREAKS })
const asked = { ...askedLane([]), loose: { pieces: 4, grossKg: '460', cbm: '1' }, mode: 'AIR' as const }
const tender = { ...tenderOf([asked], ['AIRF']), mode: 'AIR' as const }

test('a line is sent with its minimum and the breaks that are typed, where its basis may have them', () => {
  const sent = lineOf({ ...freight, breaks: [...BREAKS, { fromKg: '', unitPrice: ' ' }] }, AIR)
  expect([sent.minAmount, sent.breaks]).toEqual(['80', BREAKS])
  const lcl = lineOf({ ...freight, basis: 'PER_WM' }, { ...AIR, mode: 'LCL' })
  expect([lcl.minAmount, lcl.breaks]).toEqual(['80', undefined])
  for (const other of [lineOf({ ...freight, state: 'INCLUDED' }, AIR), lineOf(freight, { ...AIR, mode: 'FCL' })])
    expect([other.minAmount, other.breaks]).toEqual([undefined, undefined])
})

test('a quote sums up the break that is taken, and a half-typed one is blank, not zero', () => {
  expect(sumLane(quotedLane(1, [freight]), tender).allIn.amount).toBe('1750.00')
  const half = { ...freight, breaks: [{ fromKg: '300', unitPrice: '' }] }
  const sum = sumLane(quotedLane(1, [half]), tender)
  expect([sum.isPriced, sum.lines.size]).toEqual([false, 0])
})

test('a saved bid, a copied lane, a filled lane and a pasted price keep them', () => {
  const saved = laneOf(laneInput(quotedLane(1, [freight]), AIR))
  expect(saved.charges[0]).toMatchObject({ minAmount: '80', breaks: BREAKS })
  const copied = copyCharges(saved, quotedLane(2, [row('AIRF', { basis: 'PER_KG' })]), asked, { withCarriage: false })
  expect(copied.charges).toMatchObject([{ minAmount: '80', breaks: BREAKS, qty: '460' }])
  const filled = fillLanes(quoteOf(saved, quotedLane(2, [row('AIRF', { basis: 'PER_KG' })])), saved, freight)
  expect(filled.lanes[1]?.charges).toMatchObject([{ minAmount: '80', breaks: BREAKS }])
  const { charges, containerTypes: boxes } = REFERENCE.freight
  const place = { shown: saved.charges, row: 0, col: 'price', asked, mode: 'AIR' } as const
  const pasted = pasteCharges('AIRF\t4.8\tUSD\nAIRF2\t1', place, { charges, boxes, bases: [], states: [] })
  expect(pasted?.changed).toMatchObject([{ unitPrice: '4.8', minAmount: '80', breaks: BREAKS }])
})

test('two versions differ by a minimum or a break', () => {
  const version = (part: object): BidLaneView[] => [
    {
      ...laneInput(quotedLane(1, [freight]), AIR),
      charges: [{ ...lineOf(freight, AIR), amount: '0.00', ...part }],
      allIn: { amount: '0.00', currency: 'USD' },
    },
  ]
  const same = versionDiff(version({}), version({ minAmount: '80.00' }))
  const higher = versionDiff(version({}), version({ minAmount: '90' }))
  const lower = versionDiff(version({}), version({ breaks: BREAKS.slice(0, 1) }))
  expect([same.length, higher.length, lower.length]).toEqual([0, 1, 1])
})
