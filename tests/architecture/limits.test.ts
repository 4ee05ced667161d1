// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { filesBelow, textOf } from './sourceGraph.ts'

/** Limits written as a number in form code; limits of request fields belong in the contract. */
const limitsIn = (text: string): string[] =>
  [...text.matchAll(/maxLength=\{\d+\}|\b(?:MAX|MAX_\w+|\w+_MAX) = [\d.][\w.]*/g)].map(([found]) => found)

/** Numbers that are not limits of the contract, by file, with the reason. */
const OWN: Readonly<Record<string, { limits: readonly string[]; why: string }>> = {
  'src/features/coupon/counter/components/BillFields.tsx': {
    limits: ['maxLength={16}'],
    why: 'room for digits and commas',
  },
  'src/features/coupon/counter/components/CounterPanel.tsx': {
    limits: ['maxLength={40}'],
    why: 'room to paste a code',
  },
  'src/features/coupon/counter/scan/picture.ts': {
    limits: ['MAX_BYTES = 20_000_000'],
    why: 'is read here, never sent',
  },
  'src/features/coupon/issue/components/AddStockDialog.tsx': {
    limits: ['maxLength={7}'],
    why: 'room for digits and commas',
  },
  'src/features/coupon/issue/components/TrialFields.tsx': {
    limits: ['MAX_LINES = 8', 'maxLength={12}'],
    why: 'a calculator',
  },
  'src/features/coupon/issue/components/inputs.tsx': { limits: ['maxLength={15}'], why: 'room for digits and commas' },
  'src/features/coupon/mine/components/OfferDialog.tsx': {
    limits: ['maxLength={9}'],
    why: 'room for digits and commas',
  },
  'src/features/front/diagnostics/components/FaultForm.tsx': {
    limits: ['maxLength={6}', 'maxLength={3}'],
    why: 'room for digits',
  },
  'src/features/front/diagnostics/components/MarketClock.tsx': { limits: ['maxLength={8}'], why: 'room for digits' },
  'src/features/front/help/components/Glossary.tsx': { limits: ['maxLength={60}'], why: 'searches words of the page' },
  'src/features/member/account/sms/SmsCodeField.tsx': { limits: ['MAX_COUNTED_S = 120'], why: 'display' },
  'src/features/trade/bid/components/editor/LastQuoteCard.tsx': { limits: ['MAX_ROWS = 5'], why: 'display' },
  'src/features/trade/bid/components/editor/SumCard.tsx': {
    limits: ['MAX_LANES = 6', 'MAX_CODES = 12'],
    why: 'display',
  },
  'src/features/trade/bid/components/grid/BulkNotice.tsx': { limits: ['MAX_LEFT = 4'], why: 'display' },
  'src/features/trade/bid/components/grid/RateNote.tsx': { limits: ['MAX_DIGITS = 6'], why: 'display' },
  'src/features/trade/bid/components/lanes/LaneHistory.tsx': { limits: ['MAX_BARS = 12'], why: 'display' },
  'src/features/trade/bid/ownCost.ts': { limits: ['MAX_COST = 100_000_000'], why: 'own costs stay on the device' },
  'src/features/trade/comparison/sensitivity.ts': { limits: ['MAX_DAYS = 60'], why: 'a calculator' },
  'src/features/trade/comparison/useComparison.ts': { limits: ['MAX_COLUMNS = 6'], why: 'display' },
  'src/pages/home/quick/QuickLine.tsx': { limits: ['maxLength={120}'], why: 'is read on the page, never sent' },
}
/** Calculators: their input is never sent. */
const CALCULATORS = 'src/features/tools/tariff/'

describe('limits of what is sent', () => {
  it('stand in the contract, not in the forms', () => {
    const files = filesBelow(['src/features', 'src/pages', 'src/reference']).filter(
      (file) => !file.startsWith(CALCULATORS),
    )
    expect(files.length).toBeGreaterThan(700)
    const found = files.flatMap((file) => limitsIn(textOf(file)).map((limit) => `${file} ${limit}`))
    const own = Object.entries(OWN).flatMap(([file, { limits }]) => limits.map((limit) => `${file} ${limit}`))
    expect(found.toSorted()).toEqual(own.toSorted())
  })

  it.each(['<TextField maxLength={300} />', 'const NOTE_MAX = 300', 'const MAX_FILES = 5', 'export const MAX = 1e9'])(
    'are seen where they are written as a number: %s',
    (text) => expect(limitsIn(text)).toHaveLength(1),
  )
  it.each(['maxLength={NOTE_MAX}', 'const MAX_LEFT = OTHER', 'rows.length <= MAX_ROWS'])(
    'are not seen where they have a name: %s',
    (text) => expect(limitsIn(text)).toEqual([]),
  )
})
