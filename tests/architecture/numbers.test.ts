// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { filesBelow, textOf } from './sourceGraph.ts'

/** Parsing a typed number by removing characters: "35,5" would become 355. `src/shared/number.ts` parses numbers. */
const throwsAway = (text: string): boolean =>
  /replace(?:All)?\(\s*(?:\/\[?[^/\n]*,[^/\n]*\]?\/[a-z]*|','|\/\\D\/g?)\s*,\s*''\)/.test(text)
/** Files whose input is a code or a name, not a number: digits of an SMS code, invoice titles. */
const NO_NUMBERS = new Set([
  'src/shared/number.ts',
  'src/features/member/account/sms/readCode.ts',
  'src/features/money/invoice/pasteTitle.ts',
])

describe('typed numbers', () => {
  it('are read in one place', () => {
    const files = filesBelow(['src']).filter((file) => !file.startsWith('src/contract/') && !NO_NUMBERS.has(file))
    expect(files.length).toBeGreaterThan(300)
    expect(files.filter((file) => throwsAway(textOf(file)))).toEqual([])
  })

  it.each(["text.replace(/[,，\\s]/gu, '')", "value.replaceAll(',', '')", "typed.replace(/\\D/g, '').slice(0, 4)"])(
    'are seen where characters are thrown away: %s',
    (text) => expect(throwsAway(text)).toBe(true),
  )
})
