import type { ChapterQuery, HsChapter, HsCode, HsEntry, HsHeading } from '@/contract/tools/customs/schemas.ts'
import { tariff, type Named, type TariffEntry } from '../../../seed/tariff.ts'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import { statusOf } from './status.ts'

const asNamed = ({ code, nameZh, nameEn }: Named): Named => ({ code, nameZh, nameEn })
const leaf = (thing: Named & Partial<TariffEntry>) => ({ ...asNamed(thing), status: statusOf(thing) })
const under = <T extends Named>(things: readonly T[], start: string): T[] =>
  things.filter(({ code }) => code.startsWith(start))

/** Chapters with their coverage. */
export function listChapters(): HsChapter[] {
  const { chapters, headings, entries } = tariff()
  return chapters.map((chapter) => ({
    ...chapter,
    headings: under(headings, chapter.code).length,
    entries: under(entries, chapter.code).length,
  }))
}

/** Headings of a chapter with their entries; 4004 for an unknown chapter. */
export function listHeadings(_: Deps, { chapter }: ChapterQuery): HsHeading[] {
  const { chapters, headings, entries } = tariff()
  if (!chapters.some(({ code }) => code === chapter)) throw notFound()
  return under(headings, chapter).map((heading) => ({ ...heading, entries: under(entries, heading.code).map(leaf) }))
}

/** A tariff line with its letters explained; 4004 for an unknown code. */
export function hsDetail(_: Deps, { code }: HsCode): HsEntry {
  const {
    chapters,
    headings,
    entries,
    byCode,
    supervision,
    inspection,
    english,
    replacedBy,
    former,
    usDuty,
    usDutyAsOf,
  } = tariff()
  const thing: (Named & Partial<TariffEntry>) | undefined = byCode.get(code)
  const duty = usDuty.get(code)
  const heading = headings.find((one) => one.code === code.slice(0, 4)) ?? former.find((one) => one.code === code)
  const chapter = chapters.find((one) => one.code === code.slice(0, 2))
  if (!thing || !heading || !chapter) throw notFound()
  const explain = (letters: string[] | null | undefined, book: ReadonlyMap<string, Named>) =>
    letters?.map((letter) => book.get(letter) ?? { code: letter, nameZh: letter, nameEn: letter }) ?? null
  const terms = (names: string[] | null | undefined) =>
    names?.map((nameZh) => ({ nameZh, nameEn: english.get(nameZh) ?? nameZh })) ?? null
  return {
    ...leaf(thing),
    chapter: asNamed(chapter),
    heading: asNamed(heading),
    units: terms(thing.units),
    supervision: explain(thing.supervision, supervision),
    inspection: explain(thing.inspection, inspection),
    mfnPct: thing.mfnPct ?? null,
    generalPct: thing.generalPct ?? null,
    vatPct: thing.vatPct ?? null,
    vatRebatePct: thing.vatRebatePct ?? null,
    rebate: thing.rebate ?? 'UNKNOWN',
    ...(duty && { destinationDuty: { country: 'US', ...duty, asOf: usDutyAsOf } }),
    elements: terms(thing.elements),
    ...(thing.source && { source: thing.source }),
    replacedBy: replacedBy.get(code) ?? [],
    replaces: [...replacedBy].flatMap(([old, codes]) => (codes.includes(code) ? [old] : [])),
    near: under(entries, heading.code)
      .filter((one) => one.code !== code)
      .map(leaf),
  }
}
