import type { Problem } from '@/contract/problem.ts'
import { checkContainerNo, containerCheckDigit, normalizeContainerNo } from '@/contract/validation.ts'

/** Maximum number of container numbers checked at once. */
export const MAX_NUMBERS = 500

/** A pasted container number with its problem, if any. */
export interface CheckedNumber {
  line: number
  typed: string
  no: string
  /** Expected check digit of the first ten characters; absent if they are malformed. */
  digit: string | undefined
  problem: Omit<Problem, 'field'> | undefined
}

/** Checks container numbers, separated by lines, commas, semicolons or tabs. A duplicate is reported as a problem. */
export function checkNumbers(text: string): CheckedNumber[] {
  const seen = new Set<string>()
  return text
    .split(/[\n,;\t\uff0c\uff1b]/)
    .map((typed, at) => ({ typed: typed.trim(), line: at + 1 }))
    .filter(({ typed }) => typed !== '')
    .slice(0, MAX_NUMBERS)
    .map(({ typed, line }) => {
      const no = normalizeContainerNo(typed)
      const isTwice = seen.has(no)
      seen.add(no)
      return {
        line,
        typed,
        no,
        digit: /^[A-Z]{3}[UJZ]\d{6}/.test(no) ? containerCheckDigit(no.slice(0, 10)) : undefined,
        problem: checkContainerNo(no) ?? (isTwice ? { code: 'containerTwice' } : undefined),
      }
    })
}

/** Lengths of the first character of a size-type code (ISO 6346), millimetres and feet. */
const LENGTHS: Readonly<Record<string, string>> = {
  1: '2991 mm (10′)',
  2: '6058 mm (20′)',
  3: '9125 mm (30′)',
  4: '12192 mm (40′)',
  A: '7150 mm',
  B: '7315 mm (24′)',
  C: '7430 mm',
  D: '7450 mm',
  E: '7820 mm',
  F: '8100 mm',
  G: '12500 mm (41′)',
  H: '13106 mm (43′)',
  K: '13600 mm',
  L: '13716 mm (45′)',
  M: '14630 mm (48′)',
  N: '14935 mm (49′)',
  P: '16154 mm',
}

/** Heights by the second character; letters stand for widths over 2438 mm. */
const HEIGHTS: Readonly<Record<string, string>> = {
  0: '2438 mm (8′)',
  2: '2591 mm (8′6″)',
  4: '2743 mm (9′)',
  5: '2896 mm (9′6″)',
  6: '> 2896 mm (9′6″)',
  8: '1295 mm (4′3″)',
  9: '≤ 1219 mm (4′)',
  C: '2591 mm (8′6″)',
  D: '2743 mm (9′)',
  E: '2896 mm (9′6″)',
  F: '> 2896 mm (9′6″)',
  L: '2591 mm (8′6″)',
  M: '2743 mm (9′)',
  N: '2896 mm (9′6″)',
  P: '> 2896 mm (9′6″)',
}

const WIDTHS: readonly (readonly [RegExp, string])[] = [
  [/[0-9]/, '2438 mm (8′)'],
  [/[C-F]/, '2438–2500 mm'],
  [/[L-P]/, '> 2500 mm'],
]

/** Groups of the third character. */
export const TYPE_GROUPS = ['G', 'V', 'B', 'S', 'R', 'H', 'U', 'P', 'T', 'A'] as const
export type TypeGroup = (typeof TYPE_GROUPS)[number]

/** Meaning of a size-type code. */
export interface SizeType {
  code: string
  length: string
  height: string
  width: string
  group: TypeGroup
}

/** Parses a size-type code; undefined if invalid. */
export function readSizeType(typed: string): SizeType | undefined {
  const code = typed.normalize('NFKC').trim().toUpperCase()
  if (!/^[A-Z0-9]{2}[A-Z][A-Z0-9]$/.test(code)) return undefined
  const [first = '', second = '', third = ''] = code
  const group = TYPE_GROUPS.find((one) => one === third)
  const [length, height] = [LENGTHS[first], HEIGHTS[second]]
  const width = WIDTHS.find(([shape]) => shape.test(second))?.[1]
  return length && height && width && group ? { code, length, height, width, group } : undefined
}
