import { createIntl } from 'react-intl'
import { describe, expect, test } from 'vitest'
import { compareBids } from '@/contract/trade/bid/compare.ts'
import type { Evaluation, OwnEstimate } from '@/contract/trade/tender/evaluation/schemas.ts'
import type { Payers } from '@/contract/trade/tender/payers/schemas.ts'
import { usualPayers } from '@/contract/trade/tender/payers/usual.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { comparisonRows } from '@/features/trade/comparison/comparisonSheet.ts'
import { PAID_TEXT } from '@/features/trade/comparison/paidSums.ts'
import { FACT_TEXT, FACTS } from '@/features/trade/comparison/facts.ts'
import { comparisonEnUS } from '@/features/trade/comparison/messages/en-US.ts'
import { comparisonZhCN } from '@/features/trade/comparison/messages/zh-CN.ts'
import type { SheetWords } from '@/features/trade/comparison/sheetWords.ts'
import type { CompareSettings } from '@/features/trade/comparison/useComparison.ts'
import { createFormats } from '@/i18n/format.ts'
import type { Locale } from '@/i18n/locale.ts'
import { commonEnUS } from '@/i18n/messages/en-US.ts'
import { commonZhCN } from '@/i18n/messages/zh-CN.ts'
import type { TextOf } from '@/i18n/useText.ts'
import { REFERENCE } from '@mock/seed/reference.ts'
import { bidOf, LANE, line, RATES } from '../../contract/trade/bids.ts'

const TEXTS = {
  'zh-CN': { ...commonZhCN, ...comparisonZhCN },
  'en-US': { ...commonEnUS, ...comparisonEnUS },
}

function wordsIn(locale: Locale): SheetWords {
  const intl = createIntl({ locale, messages: TEXTS[locale] })
  const t = ((id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values)) as TextOf
  const zh = locale === 'zh-CN'
  const nameOf = (rows: readonly { nameZh: string; nameEn: string }[], at: number) =>
    rows[at]?.[zh ? 'nameZh' : 'nameEn'] ?? ''
  const labelsOf = (dictCode: string) => (code: string) => {
    const item = REFERENCE.dicts.find((dict) => dict.dictCode === dictCode)?.items.find((one) => one.itemCode === code)
    if (!item) throw new Error(`${dictCode} has no ${code}`)
    return zh ? item.itemName : item.itemNameEn
  }
  const { ports, carriers, charges, containerTypes } = REFERENCE.freight
  return {
    t,
    locale,
    formats: createFormats(locale),
    freight: {
      boxCode: (isoCode = '') => containerTypes.find((type) => type.isoCode === isoCode)?.code ?? isoCode,
      carrierName: (scac) =>
        nameOf(
          carriers,
          carriers.findIndex((row) => row.scac === scac),
        ),
      chargeName: (code) =>
        nameOf(
          charges,
          charges.findIndex((row) => row.code === code),
        ),
      portName: (code) =>
        nameOf(
          ports,
          ports.findIndex((row) => row.unlocode === code),
        ),
    },
    group: labelsOf('charge_group'),
    basis: labelsOf('charge_basis'),
    state: labelsOf('charge_state'),
    space: labelsOf('space_status'),
    demand: (code: string) => code,
    status: labelsOf('bid_status'),
  }
}

const settings = {
  currency: 'USD',
  view: 'allIn',
  daysUsed: 12,
  onlyDiffering: false,
  isExpanded: true,
  sort: 'price',
  weights: { price: 60, transit: 20, freeTime: 10, rating: 10 },
  picked: ['one', 'two'],
} satisfies CompareSettings

interface Part {
  estimates?: OwnEstimate[]
  payers?: Payers
  rankOn?: NonNullable<Evaluation['rankOn']>
}

/** Two bids; one quotes its terminal charge in yuan, the other lacks it and includes the document fee. */
function sheet(locale: Locale, { estimates = [], payers, rankOn }: Part = {}) {
  const doc = { code: 'DOC', group: 'ORIGIN', basis: 'PER_BL', qty: '1', currency: 'CNY' } as const
  const one = bidOf('one', [
    line({ unitPrice: '1800' }),
    line({ code: 'OTHC', group: 'ORIGIN', unitPrice: '1065', currency: 'CNY' }),
    line({ ...doc, unitPrice: '450' }),
  ])
  const two = bidOf('two', [line({ unitPrice: '1900' }), line({ ...doc, state: 'INCLUDED' })])
  const required = ['OFR', 'OTHC', 'DOC']
  const evaluation = { waivers: [], estimates, rankOn }
  const comparison = compareBids(
    [one, two],
    { mode: 'FCL', lanes: [LANE], teuOf: () => 2, payers, evaluation },
    { ...settings, rates: RATES, requiredCharges: required },
  )
  const tender = { lanes: [LANE], rates: RATES, compareCurrency: 'USD', payers, evaluation } as unknown as TenderDetail
  const words = wordsIn(locale)
  const rows = comparisonRows(tender, comparison, settings, words)
  return { rows, t: words.t, row: (label: string) => rows.find(([first]) => first === label) }
}

describe.each([
  {
    locale: 'en-US' as const,
    landed: 'Incl. DEM/DET (12 days)',
    origin: 'Origin total',
    othc: 'OTHC Origin terminal handling charge',
    doc: 'DOC Documentation fee',
    own: expect.stringMatching(/^Not quoted \+ Own figure USD\s500\.00$/),
    assumed: expect.stringMatching(/^Not quoted \+ Est\. USD\s300\.00$/),
    included: 'Included',
    lane: '1 · CNSHA Shanghai → USLAX Los Angeles · 2×40HQ',
    ranked: ['Rank by: Total', 'Rank by: What you pay', 'All-in · What you pay', 'Per container · What you pay'],
    rates: 'Converted at the rates of 2026-11-20 (test): 1 USD = 7.10 CNY',
    quoted: ['one', 1, 'Origin', 'Per container', 2, 1065, 'CNY', 2130, 'Quoted', 'Prepaid'],
  },
  {
    locale: 'zh-CN' as const,
    landed: '含滞港滞箱（12 天）',
    origin: '起运港费用合计',
    othc: 'OTHC 起运港码头操作费',
    doc: 'DOC 文件费',
    own: expect.stringMatching(/^未报 \+ 本企业估价 USD\s500\.00$/),
    assumed: expect.stringMatching(/^未报 \+ 估算 USD\s300\.00$/),
    included: '已含',
    lane: '1 · CNSHA 上海 → USLAX 洛杉矶 · 2×40HQ',
    ranked: ['排名依据：合计', '排名依据：本企业承担部分', '全包价 · 本企业承担部分', '每箱均价 · 本企业承担部分'],
    rates: '按 2026-11-20 汇率折算（test）：1 USD = 7.10 CNY',
    quoted: ['one', 1, '起运港费用', '每箱', 2, 1065, 'CNY', 2130, '已报价', '预付'],
  },
])('the exported comparison in $locale', ({ locale, ...expected }) => {
  const { rows, t, row } = sheet(locale)

  test('holds the amounts in the compare currency and beside them what was quoted in its own', () => {
    expect(row(expected.othc)?.slice(1, 3)).toEqual([300, expect.stringMatching(/^CNY\s2,130\.00$/)])
    expect(row(expected.othc)?.slice(3)).toEqual([300, expected.assumed])
    expect(row(expected.doc)?.slice(3)).toEqual(['', expected.included])
    expect(row(expected.origin)?.slice(1)).toEqual([363.38, '', 300, ''])
  })

  test('says what each party of the sale pays, where the tender says so', () => {
    const fob = usualPayers('SHIPPER', { incoterm: 'FOB', mode: 'FCL' })
    const paid = (side: keyof typeof PAID_TEXT) => sheet(locale, { payers: fob }).row(t(PAID_TEXT[side]))?.slice(1)
    expect(paid('ours')).toEqual([363.38, '', 0, ''])
    expect(paid('others')).toEqual([3600, '', 3800, ''])
    expect(row(t(PAID_TEXT.ours))).toBeUndefined()
  })

  test('says what is ranked where there is a choice, with the prices of that part', () => {
    const payers = usualPayers('SHIPPER', { incoterm: 'FOB', mode: 'FCL' })
    const [byTotal = '', byOurs = '', allIn = '', perBox = ''] = expected.ranked
    expect(row(byTotal)).toBeUndefined()
    expect(sheet(locale, { payers }).row(byTotal)).toEqual([byTotal])
    const ours = sheet(locale, { payers, rankOn: 'PREPAID' })
    expect(ours.row(byOurs)).toEqual([byOurs])
    // The terminal charge of the second is estimated at the first's; freight is the other party's.
    expect([ours.row(allIn)?.[1], ours.row(allIn)?.[3]]).toEqual([363.38, 300])
    expect([ours.row(perBox)?.[1], ours.row(perBox)?.[3]]).toEqual([181.69, 150])
    expect(ours.row(t(PAID_TEXT.others))?.slice(1)).toEqual([3600, '', 3800, ''])
  })

  test('counts an open charge at the own figure of the buyer, named as that', () => {
    const figure: OwnEstimate = { code: 'OTHC', basis: 'PER_CONTAINER', unitPrice: '250', currency: 'USD' }
    expect(
      sheet(locale, { estimates: [figure] })
        .row(expected.othc)
        ?.slice(3),
    ).toEqual([500, expected.own])
  })

  test('names lanes with what they move, and the rates used', () => {
    expect(row(expected.lane)?.[1]).toBe(3963.38)
    expect(row(expected.rates)).toBeDefined()
  })

  test('ends with every quoted line: quantity, unit price and amount as written', () => {
    const found = rows.find((cells) => cells[0] === 'one' && String(cells[3]).startsWith('OTHC'))
    expect(found?.filter((_, column) => ![3, 4, 12].includes(column))).toEqual(expected.quoted)
    // An included line has no price of its own.
    const included = rows.find((cells) => cells[0] === 'two' && String(cells[3]).startsWith('DOC'))
    expect(included?.slice(6, 10)).toEqual(['', '', 'CNY', ''])
  })

  test('holds every fact of the screen, in words, no sentence without its number', () => {
    for (const fact of FACTS) expect(row(t(FACT_TEXT[fact]))).toBeDefined()
    expect(row(expected.landed)?.[1]).toBeTypeOf('number')
    const texts = rows.flat().filter((cell) => typeof cell === 'string')
    expect(texts.filter((text) => /\b(ORIGIN|FREIGHT|QUOTED|INCLUDED|PER_|SUBMITTED|CONFIRMED)/.test(text))).toEqual([])
    expect(texts.filter((text) => /[{}]|\(\s|（\s|undefined|NaN/.test(text))).toEqual([])
  })
})
