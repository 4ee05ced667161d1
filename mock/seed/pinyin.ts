import { pinyin } from 'pinyin-pro'

const wordsOf = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Pinyin of a text, one syllable a character; other letters stay, spaces and punctuation are removed. */
export function syllablesOf(text: string): string[] {
  return pinyin(wordsOf(text), { toneType: 'none', type: 'array', v: true }).map((one) => one.toLowerCase())
}

const firsts = (syllables: readonly string[]): string => syllables.map(([first = '']) => first).join('')

/** Pinyin initials of a Chinese text, `szhz`. */
export const initialsOf = (text: string): string => firsts(syllablesOf(text))

/** Pinyin of a name: full, as initials, and where its syllables begin. */
export function soundsOf(nameZh: string): { pinyin: string; initials: string; starts: number[] } {
  const syllables = syllablesOf(nameZh)
  const starts: number[] = []
  let at = 0
  for (const { length } of syllables) {
    starts.push(at)
    at += length
  }
  return { pinyin: syllables.join(''), initials: firsts(syllables), starts }
}
