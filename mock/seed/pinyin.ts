import { pinyin } from 'pinyin-pro'

const PLAIN = { toneType: 'none', type: 'array', v: true } as const
const wordsOf = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Pinyin initials of a Chinese text, `szhz`; other letters stay, spaces and punctuation are removed. */
export function initialsOf(text: string): string {
  return pinyin(wordsOf(text), { ...PLAIN, pattern: 'first' })
    .join('')
    .toLowerCase()
}

/** Pinyin of a name, full and as initials. */
export function soundsOf(nameZh: string): { pinyin: string; initials: string } {
  return { pinyin: pinyin(wordsOf(nameZh), PLAIN).join(''), initials: initialsOf(nameZh) }
}
