/** Normalizes a text for comparison: width, case, accents and punctuation are ignored. */
export function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%]+/gu, ' ')
    .trim()
}

/** Whether two words differ by at most one edit: insertion, deletion, replacement or swap of neighbours. */
export function isNear(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  let end = 0
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++
  const [mine, theirs] = [a.slice(start, a.length - end), b.slice(start, b.length - end)]
  if (mine.length <= 1 && theirs.length <= 1) return true
  return mine.length === 2 && theirs.length === 2 && mine[0] === theirs[1] && mine[1] === theirs[0]
}

const HAN = /\p{Script=Han}/u
/** Share of character pairs that must match if a Chinese word is not found as a whole. */
const PAIRS = 0.6

function hasWord(word: string, text: string, words: readonly string[]): number {
  if (text.includes(word)) return 2
  if (HAN.test(word)) {
    const signs = Array.from(word)
    const pairs = signs.slice(1).map((sign, at) => `${signs[at]}${sign}`)
    return pairs.length > 1 && pairs.filter((pair) => text.includes(pair)).length / pairs.length >= PAIRS ? 1 : 0
  }
  return word.length >= 4 && words.some((one) => isNear(word, one) || isNear(word, one.slice(0, word.length))) ? 1 : 0
}

/** A searchable item; matches in its heading rank higher. */
export interface Found<Id> {
  id: Id
  head: string
  rest: string
}

/** Parses groups of synonyms: `a|b;c|d`. */
export const synonymsOf = (texts: readonly (string | undefined)[]): string[][] =>
  texts.flatMap((text = '') => text.split(';').map((group) => group.split('|').map(plain).filter(Boolean)))

/** A word and its synonyms. */
const alike = (word: string, groups: readonly (readonly string[])[]): string[] => [
  ...new Set([word, ...groups.filter((group) => group.includes(word)).flat()]),
]

/** Items that match every word of `query` exactly or nearly, best first; without a query all items in their order. */
export function find<Id>(
  query: string,
  things: readonly Found<Id>[],
  synonyms: readonly (readonly string[])[] = [],
): Id[] {
  const words = plain(query).split(' ').filter(Boolean)
  if (words.length === 0) return things.map(({ id }) => id)
  return things
    .flatMap(({ id, head, rest }) => {
      const [title, all] = [plain(head), plain(`${head} ${rest}`)]
      const marks = words.map((word) => {
        const best = (text: string) =>
          Math.max(...alike(word, synonyms).map((one) => hasWord(one, text, text.split(' '))))
        return best(title) * 2 + best(all)
      })
      return marks.every((mark) => mark > 0) ? [{ id, mark: marks.reduce((sum, mark) => sum + mark, 0) }] : []
    })
    .toSorted((a, b) => b.mark - a.mark)
    .map(({ id }) => id)
}
