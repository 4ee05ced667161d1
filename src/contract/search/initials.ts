/** The first character of each initial in the order of pinyin; i, u and v start no syllable. */
const FIRST =
  '\u963f\u516b\u5693\u54d2\u59b8\u53d1\u65ee\u54c8\u8ba5\u5494\u5783\u5988\u62cf\u5662\u5991\u4e03\u5465\u6268\u5b83\u7a75\u5915\u4e2b\u5e00'
const INITIALS = 'abcdefghjklmnopqrstwxyz'
/** Places whose character is mostly read otherwise. */
const READ_OTHERWISE: Readonly<Record<string, string>> = { '\u53a6\u95e8': 'xm', '\u91cd\u5e86': 'cq' }

const order = new Intl.Collator('zh-Hans-CN-u-co-pinyin')
const known = new Map<string, string>()

function initialOf(character: string): string {
  if (!/\p{Script=Han}/u.test(character)) return character.toLowerCase()
  let initial = known.get(character)
  if (initial === undefined) {
    let at = INITIALS.length - 1
    while (at > 0 && order.compare(FIRST.charAt(at), character) > 0) at -= 1
    initial = INITIALS.charAt(at)
    known.set(character, initial)
  }
  return initial
}

/** The first letters of a Chinese text's syllables as one would type them, `szhz`; other letters stay, blanks and signs go. */
export function initialsOf(text: string): string {
  const told = Object.entries(READ_OTHERWISE).reduce((rest, [place, letters]) => rest.replaceAll(place, letters), text)
  return Array.from(told.replaceAll(/[^\p{L}\p{N}]/gu, ''), initialOf).join('')
}
