import { pinyin } from 'pinyin-pro'

const PLAIN = { toneType: 'none', type: 'array', v: true } as const
const wordsOf = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '')

/** The first letters of a Chinese text's syllables as one would type them, `szhz`; other letters stay, blanks and signs go. */
export function initialsOf(text: string): string {
  return pinyin(wordsOf(text), { ...PLAIN, pattern: 'first' })
    .join('')
    .toLowerCase()
}

/** How a name is typed, in full and by first letters. */
export function soundsOf(nameZh: string): { pinyin: string; initials: string } {
  return { pinyin: pinyin(wordsOf(nameZh), PLAIN).join(''), initials: initialsOf(nameZh) }
}
