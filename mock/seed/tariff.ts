import hsEntries from './data/hsEntries.json' with { type: 'json' }
import hsHeadings from './data/hsHeadings.json' with { type: 'json' }
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
  mfnPct: number | null
  generalPct: number | null
  vatPct: number | null
  elements: string[] | null
  source: { url: string; readOn: string; dated?: string }
}

/** The known part of the tariff, sorted by code. */
export interface Tariff {
  chapters: Named[]
  headings: (Named & { nameZhChecked: boolean })[]
  entries: TariffEntry[]
  /** Trade terms and the heading or entry they refer to. */
  words: { word: string; code: string }[]
  supervision: ReadonlyMap<string, Named>
  inspection: ReadonlyMap<string, Named>
  /** English names of units and declaration elements. */
  english: ReadonlyMap<string, string>
  replacedBy: ReadonlyMap<string, string[]>
  byCode: ReadonlyMap<string, Named>
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
    mfnPct,
    generalPct,
    vatPct,
    elements: elements === null ? null : (hsEntries.elements[elements] ?? null),
    source: { url: url ?? '', readOn: hsEntries.readOn, ...(dated && { dated }) },
  }
}

const letters = (rows: readonly LetterRow[]): ReadonlyMap<string, Named> =>
  new Map(rows.map(([code, nameZh, nameEn]) => [code, { code, nameZh, nameEn }]))

function read(): Tariff {
  const named = ([code = '', nameZh = '', nameEn = '']: readonly string[]): Named => ({ code, nameZh, nameEn })
  const headings = (hsHeadings.items as LetterRow[]).map(([code, nameZh, nameEn, nameZhChecked]) => ({
    code,
    nameZh,
    nameEn,
    nameZhChecked,
  }))
  const entries = (hsEntries.items as unknown as EntryRow[]).map(readEntry)
  return {
    chapters: hsHeadings.chapters.map(named),
    headings,
    entries,
    words: hsWords.items.flatMap(([code = '', ...words]) => words.map((word) => ({ word, code }))),
    supervision: letters(supervisionConditions.items as LetterRow[]),
    inspection: letters(inspectionCategories.items as LetterRow[]),
    english: new Map([...hsTerms.units, ...hsTerms.elements] as [string, string][]),
    replacedBy: new Map(hsEntries.former as [string, string[]][]),
    byCode: new Map([...headings, ...entries].map((one) => [one.code, one])),
  }
}

let held: Tariff | undefined

/** The tariff, loaded on first use. */
export function tariff(): Tariff {
  held ??= read()
  return held
}
