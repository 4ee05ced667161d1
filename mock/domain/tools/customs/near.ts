import type { HsHit } from '@/contract/tools/customs/schemas.ts'
import { tariff, type Named } from '../../../seed/tariff.ts'

const MOST = 5
const MOST_EDITS = 2

const asHit = ({ code, nameZh, nameEn }: Named): HsHit => ({ code, nameZh, nameEn })

/** Edit distance of two words; `MOST_EDITS + 1` as soon as it is higher. */
function edits(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > MOST_EDITS) return MOST_EDITS + 1
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1)
      next.push(
        Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)),
      )
    row = next
  }
  return row[b.length] ?? MOST_EDITS + 1
}

function vocabulary(): Set<string> {
  const { headings, words } = tariff()
  const texts = [...headings.map(({ nameEn }) => nameEn), ...words.map(({ word }) => word)]
  return new Set(texts.flatMap((text) => text.toLowerCase().match(/[a-z]{4,}/g) ?? []))
}

/** English words of the tariff within the edit distance of a typed one, the nearest first. */
export function meantWords(keyword: string): string[] {
  const typed = keyword.toLowerCase().match(/[a-z]{4,}/g) ?? []
  const found = typed.flatMap((word) =>
    [...vocabulary()].flatMap((known) => {
      const distance = edits(word, known)
      return distance > 0 && distance <= Math.min(MOST_EDITS, word.length - 3) ? [{ known, distance }] : []
    }),
  )
  const sorted = found.toSorted((a, b) => a.distance - b.distance || a.known.localeCompare(b.known))
  return [...new Set(sorted.map(({ known }) => known))].slice(0, MOST)
}

/** Headings near an unknown code: of the same chapter, the nearest numbers first. */
function besideCode(digits: string): Named[] {
  const wanted = Number(digits.padEnd(4, '0').slice(0, 4))
  return tariff()
    .headings.filter(({ code }) => code.slice(0, 2) === digits.slice(0, 2))
    .toSorted((a, b) => Math.abs(Number(a.code) - wanted) - Math.abs(Number(b.code) - wanted))
}

const pairs = (text: string): string[] =>
  Array.from(text).flatMap((one, at, all) => (at > 0 ? [(all[at - 1] ?? '') + one] : []))

/** Headings that share two adjacent characters with a Chinese name, those that share most first. */
function alike(keyword: string): Named[] {
  const wanted = pairs(keyword.replaceAll(/[^\p{Script=Han}]/gu, ''))
  const scored = tariff().headings.flatMap((heading) => {
    const score = wanted.filter((pair) => heading.nameZh.includes(pair)).length
    return score > 0 ? [{ heading, score }] : []
  })
  return scored.toSorted((a, b) => b.score - a.score).map(({ heading }) => heading)
}

/** Suggested headings for a search without results. */
export function nearestOf(keyword: string): HsHit[] {
  const digits = keyword.replaceAll(/[.\s]/g, '')
  const found = /^\d{2,}$/.test(digits) ? besideCode(digits) : alike(keyword)
  return found.slice(0, MOST).map(asHit)
}
