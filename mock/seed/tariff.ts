import type { HsRebate } from '@/contract/tools/customs/values.ts'
import hsEntries from './data/hsEntries.json' with { type: 'json' }
import hsHeadings from './data/hsHeadings.json' with { type: 'json' }
import hsMore from './data/hsMore.json' with { type: 'json' }
import hsTerms from './data/hsTerms.json' with { type: 'json' }
import hsWords from './data/hsWords.json' with { type: 'json' }
import inspectionCategories from './data/inspectionCategories.json' with { type: 'json' }
import supervisionConditions from './data/supervisionConditions.json' with { type: 'json' }

/** A code with its names. */
export interface Named {
  code: string
  nameZh: string
  nameEn: string
}

/** A ten-digit line as read from its source; null if not stated there. */
export interface TariffEntry extends Named {
  units: string[] | null
  supervision: string[] | null
  inspection: string[] | null
  vatRebatePct: number | null
  /** Whether the rebate was read on a page, is the usual one, or is not known. */
  rebate: HsRebate
  mfnPct: number | null
  generalPct: number | null
  vatPct: number | null
  elements: string[] | null
  /** Without an address: general knowledge. */
  source: { url: string; readOn: string; dated?: string }
}

/** The known part of the tariff, sorted by code. */
export interface Tariff {
  chapters: Named[]
  headings: (Named & { nameZhChecked: boolean })[]
  entries: TariffEntry[]
  /** Withdrawn codes that are no entry, with names to be found by. */
  former: Named[]
  /** Base duty of the United States for some products, by code. */
  usDuty: ReadonlyMap<string, UsDuty>
  usDutyAsOf: string
  /** Trade terms and the heading or entry they refer to. */
  words: { word: string; code: string }[]
  supervision: ReadonlyMap<string, Named>
  inspection: ReadonlyMap<string, Named>
  /** English names of units and declaration elements. */
  english: ReadonlyMap<string, string>
  replacedBy: ReadonlyMap<string, string[]>
  byCode: ReadonlyMap<string, Named>
}

/** A line of the tariff of the United States that fits a product. */
interface UsDuty {
  line: string
  rate: string
  text: string
}

// The files hold rows without field names, to be small: the order is that of `fields`, checked by a test.
type EntryRow = [
  code: string,
  nameZh: string,
  nameEn: string,
  units: string[] | null,
  supervision: string[] | null,
  inspection: string[] | null,
  vatRebatePct: number | null,
  mfnPct: number | null,
  generalPct: number | null,
  vatPct: number | null,
  elements: number | null,
  source: number,
]
type MoreRow = [
  code: string,
  nameZh: string,
  nameEn: string,
  units: string[],
  vatRebatePct: number | null,
  rebate: HsRebate,
  source: number,
]
type FormerRow = [code: string, nameZh: string, nameEn: string, to: string[]]
type LetterRow = [code: string, nameZh: string, nameEn: string, isChecked: boolean]

function readEntry(row: EntryRow): TariffEntry {
  const [code, nameZh, nameEn, units, supervision, inspection, vatRebatePct, mfnPct, generalPct, vatPct, elements, at] =
    row
  const [url, dated] = hsEntries.sources[at] ?? []
  return {
    code,
    nameZh,
    nameEn,
    units,
    supervision,
    inspection,
    vatRebatePct,
    rebate: vatRebatePct === null ? 'UNKNOWN' : 'PAGE',
    mfnPct,
    generalPct,
    vatPct,
    elements: elements === null ? null : (hsEntries.elements[elements] ?? null),
    source: { url: url ?? '', readOn: hsEntries.readOn, ...(dated && { dated }) },
  }
}

/** A code of the second list: nothing is known of its duty rates, letters and elements. */
function readMore([code, nameZh, nameEn, units, vatRebatePct, rebate, at]: MoreRow): TariffEntry {
  const unread = { supervision: null, inspection: null, mfnPct: null, generalPct: null, vatPct: null, elements: null }
  const source = { url: hsMore.sources[at] ?? '', readOn: hsMore.readOn }
  return { code, nameZh, nameEn, units, vatRebatePct, rebate, ...unread, source }
}

const byNumber = <T extends Named>(things: readonly T[]): T[] => things.toSorted((a, b) => a.code.localeCompare(b.code))

const letters = (rows: readonly LetterRow[]): ReadonlyMap<string, Named> =>
  new Map(rows.map(([code, nameZh, nameEn]) => [code, { code, nameZh, nameEn }]))

function read(): Tariff {
  const named = ([code = '', nameZh = '', nameEn = '']: readonly string[]): Named => ({ code, nameZh, nameEn })
  const checked = (hsHeadings.items as LetterRow[]).map(([code, nameZh, nameEn, nameZhChecked]) => ({
    code,
    nameZh,
    nameEn,
    nameZhChecked,
  }))
  const headings = byNumber([...checked, ...hsMore.headings.map((row) => ({ ...named(row), nameZhChecked: false }))])
  const entries = byNumber([
    ...(hsEntries.items as unknown as EntryRow[]).map(readEntry),
    ...(hsMore.items as unknown as MoreRow[]).map(readMore),
  ])
  const gone = hsMore.former as unknown as FormerRow[]
  const former = gone.map(([code, nameZh, nameEn]) => ({ code, nameZh, nameEn }))
  return {
    chapters: byNumber([...hsHeadings.chapters, ...hsMore.chapters].map(named)),
    headings,
    entries,
    former,
    usDuty: new Map(hsMore.usDuty.map(([code = '', line = '', rate = '', text = '']) => [code, { line, rate, text }])),
    usDutyAsOf: hsMore.usDutyAsOf,
    words: hsWords.items.flatMap(([code = '', ...words]) => words.map((word) => ({ word, code }))),
    supervision: letters(supervisionConditions.items as LetterRow[]),
    inspection: letters(inspectionCategories.items as LetterRow[]),
    english: new Map([...hsTerms.units, ...hsTerms.elements] as [string, string][]),
    replacedBy: new Map([
      ...(hsEntries.former as [string, string[]][]),
      ...gone.map(([code, , , to]): [string, string[]] => [code, to]),
    ]),
    byCode: new Map([...headings, ...former, ...entries].map((one) => [one.code, one])),
  }
}

let held: Tariff | undefined

/** The tariff, loaded on first use. */
export function tariff(): Tariff {
  held ??= read()
  return held
}
