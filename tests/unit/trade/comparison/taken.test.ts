import { expect, test } from 'vitest'
import { compareBids } from '@/contract/trade/bid/compare.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { lineColumns, linesOf } from '@/features/trade/comparison/export/lines.ts'
import type { Shown } from '@/features/trade/comparison/export/table.ts'
import { plainValue } from '@/contract/sheet.ts'
import { line, LANE } from '../../contract/trade/bids.ts'
import { bid, OPTIONS } from '../../contract/trade/examples.ts'
import { sheetWords } from './sheetWords.ts'

const kg = (part: object) => line({ code: 'AIRF', basis: 'PER_KG', qty: '460', unitPrice: '4', ...part })
const BIDS = [
  bid('raised', [kg({ breaks: [{ fromKg: '500', unitPrice: '3.5' }] })]),
  bid('broken', [kg({ breaks: [{ fromKg: '300', unitPrice: '3.9' }] })]),
  bid('least', [kg({ minAmount: '2000' })]),
  bid('plain', [kg({})]),
]

test.each([
  ['en-US', ['as 500 kg', '300 kg+ rate', 'minimum charge', undefined]],
  ['zh-CN', ['按 500 kg 计', '300 kg 以上档', '按最低收费', undefined]],
] as const)('the break or minimum that was taken stands beside its rate and amount, in %s', (locale, said) => {
  const options = { ...OPTIONS, requiredCharges: ['AIRF'] }
  const lanes = [{ ...LANE, boxes: [], loose: { pieces: 1, grossKg: '460', cbm: '1' } }]
  const tender = { lanes, rates: options.rates, compareCurrency: 'USD', requiredCharges: ['AIRF'] }
  const comparison = compareBids(BIDS, { ...tender, mode: 'AIR', teuOf: () => 0 }, options)
  const words = sheetWords(locale)
  const settings = { ...options, picked: [] }
  const shown = { tender: tender as unknown as TenderDetail, comparison, settings, words } as unknown as Shown
  const columns = lineColumns(shown)
  const cell = (name: 'unitPrice' | 'taken' | 'original') => {
    const [, valueOf] = columns.find(([heading]) => heading === words.t(`comparison.sheet.${name}`)) ?? []
    const lines = comparison.columns.flatMap((column) => linesOf(column, shown))
    return lines.map((one) => plainValue(valueOf?.(one) ?? '') || undefined)
  }
  expect(cell('taken')).toEqual(said)
  expect(cell('unitPrice')).toEqual([3.5, 3.9, 4, 4])
  expect(cell('original')).toEqual([1750, 1794, 2000, 1840])
  const cells = comparison.rows.find(({ code }) => code === 'AIRF')?.cells ?? {}
  expect(BIDS.map(({ id }) => cells[id]?.taken?.length)).toEqual([1, 1, 1, undefined])
})
