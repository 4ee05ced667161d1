import { EMAIL_MAX } from './limits.ts'
import type { Problem, ProblemCode } from './problem.ts'

/** Field rules of FIELD.md part 3, shared by forms and server. Each returns the first problem, or undefined. */

/** Removes spaces, hyphens, +86 and 0086 from a mainland mobile number. */
export function normalizeMobile(input: string): string {
  return input.replace(/[\s-]/g, '').replace(/^(?:\+|00)86(?=1)/, '')
}

/** Mainland mobile: eleven digits starting 13 to 19. FIELD part 3. */
export function checkMobile(input: string): ProblemCode | undefined {
  const value = normalizeMobile(input)
  if (value === '') return 'required'
  if (!/^\d{11}$/.test(value)) return 'mobileDigits'
  return /^1[3-9]/.test(value) ? undefined : 'mobileFormat'
}

/** Masks a mobile number, e.g. `138****8000`. */
export function maskMobile(mobile: string): string {
  return `${mobile.slice(0, 3)}****${mobile.slice(-4)}`
}

/** Masks a bank account, e.g. `****6789`. */
export function maskAccount(account: string): string {
  return `****${account.slice(-4)}`
}

const COMMON_PASSWORDS = new Set([
  'password1',
  'passw0rd',
  'qwerty123',
  'abc12345',
  'abcd1234',
  'a1234567',
  'admin123',
  'iloveyou1',
  '1qaz2wsx',
  'woaini1314',
])

const PASSWORD_RULES: readonly (readonly [ProblemCode, (input: string, mobile: string) => boolean])[] = [
  ['passwordLength', (input) => Array.from(input).length >= 8 && Array.from(input).length <= 32],
  ['passwordBlank', (input) => !/\s/u.test(input)],
  ['passwordLetterDigit', (input) => /\p{L}/u.test(input) && /\d/.test(input)],
  ['passwordCommon', (input) => !COMMON_PASSWORDS.has(input.toLowerCase())],
  ['passwordMobile', (input, mobile) => mobile === '' || !input.includes(mobile)],
  ['passwordRun', (input) => !/(.)\1{3}/u.test(input)],
]

/** All password rules and whether they are met, in display order. FIELD part 3. */
export function passwordRules(input: string, mobile = ''): { code: ProblemCode; isKept: boolean }[] {
  const number = normalizeMobile(mobile)
  return PASSWORD_RULES.map(([code, keeps]) => ({ code, isKept: keeps(input, number) }))
}

/**
 * Password: 8 to 32 characters, a letter and a digit, no spaces, not common, not the mobile number, no run of four.
 * FIELD part 3.
 */
export function checkPassword(input: string, mobile = ''): ProblemCode | undefined {
  if (input === '') return 'required'
  return passwordRules(input, mobile).find(({ isKept }) => !isKept)?.code
}

/** SMS code: six digits. FIELD part 3. */
export function checkSmsCode(input: string): ProblemCode | undefined {
  if (input.trim() === '') return 'required'
  return /^\d{6}$/.test(input.trim()) ? undefined : 'smsCode'
}

/** HS code of a tender: 4, 6, 8 or 10 digits, chapter 01-98 and not 77; dots are allowed. FIELD part 3. */
export function checkHsCode(input: string): ProblemCode | undefined {
  const digits = normalizeHsCode(input)
  if (!/^(?:\d{4}|\d{6}|\d{8}|\d{10})$/.test(digits)) return 'hsDigits'
  const chapter = Number(digits.slice(0, 2))
  return chapter >= 1 && chapter <= 98 && chapter !== 77 ? undefined : 'hsChapter'
}

/** Removes dots and spaces of an HS code. */
export function normalizeHsCode(input: string): string {
  return input.replace(/[.\s]/g, '')
}

/**
 * Format of a place of a lane: an airport's IATA code by air, else a UN/LOCODE. The reference list decides whether the
 * place exists. FIELD part 3.
 */
export function checkPlace(input: string, mode: string | undefined): ProblemCode | undefined {
  const isAir = mode === 'AIR'
  const isOne = isAir ? /^[A-Z]{3}$/.test(input) : /^[A-Z]{2}[A-Z2-9]{3}$/.test(input)
  return isOne ? undefined : unknownPlace(mode)
}

/** What is wrong about a place that the mode does not serve. */
export function unknownPlace(mode: string | undefined): ProblemCode {
  if (mode === 'AIR') return 'airport'
  return mode === 'RAIL' ? 'station' : 'locode'
}

/** Removes spaces and hyphens of a bank account. */
export function normalizeAccount(input: string): string {
  return input.replace(/[\s-]/g, '')
}

/** Corporate bank account: 8 to 32 digits; spaces and hyphens are allowed. FIELD part 3. */
export function checkBankAccount(input: string): ProblemCode | undefined {
  const value = normalizeAccount(input)
  if (value === '') return 'required'
  return /^\d{8,32}$/.test(value) ? undefined : 'account'
}

const USCC_ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY'

/**
 * Check character of the first 17 characters of a Unified Social Credit Code (GB 32100-2015), or undefined if invalid.
 */
export function usccCheckCharacter(first17: string): string | undefined {
  let sum = 0
  let weight = 1
  for (const character of first17) {
    const value = USCC_ALPHABET.indexOf(character)
    if (value < 0) return undefined
    sum += value * weight
    weight = (weight * 3) % 31
  }
  return USCC_ALPHABET[(31 - (sum % 31)) % 31]
}

/** Letters not used in a USCC, because they look like digits. */
const USCC_NEVER = /[IOSVZ]/g

/** Removes spaces and hyphens of a USCC and capitalizes it, also from full-width letters. */
export function normalizeUscc(input: string): string {
  return input.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase()
}

/**
 * Unified Social Credit Code: 18 characters as of GB 32100-2015. A wrong check character is no error: `usccWarning`.
 * FIELD part 3.
 */
export function checkUscc(input: string): Omit<Problem, 'field'> | undefined {
  const value = normalizeUscc(input)
  if (value === '') return { code: 'required' }
  const never = [...new Set(value.match(USCC_NEVER))]
  if (never.length > 0) return { code: 'usccLetters', params: { letters: never.join(' ') } }
  if (/[^0-9A-Z]/.test(value)) return { code: 'usccFormat' }
  if (value.length !== 18) return { code: 'usccLength', params: { count: value.length } }
  return /^[0-9A-Y]{2}\d{6}[0-9A-Y]{10}$/.test(value) ? undefined : { code: 'usccFormat' }
}

/**
 * The expected check character of a well-formed USCC that ends with another one. A warning only: some codes in use do
 * not follow the standard. FIELD part 3.
 */
export function usccWarning(input: string): string | undefined {
  const value = normalizeUscc(input)
  if (checkUscc(value)) return undefined
  const expected = usccCheckCharacter(value.slice(0, 17))
  return expected === value.at(-1) ? undefined : expected
}

/** Province code (six digits) of a USCC, possibly incomplete: digits 3 and 4 identify it. */
export function usccProvince(input: string): string | undefined {
  const digits = /^[0-9A-Y]{2}(\d{2})/.exec(normalizeUscc(input))?.[1]
  return digits === undefined ? undefined : `${digits}0000`
}

/** First characters of mainland plates, one per province. */
const PLATE_PROVINCES =
  '\u4eac\u6d25\u5180\u664b\u8499\u8fbd\u5409\u9ed1\u6caa\u82cf\u6d59\u7696\u95fd\u8d63\u9c81\u8c6b\u9102\u6e58\u7ca4\u6842\u743c\u6e1d\u5ddd\u8d35\u4e91\u85cf\u9655\u7518\u9752\u5b81\u65b0'
const TRACTOR = new RegExp(`^[${PLATE_PROVINCES}][A-HJ-NP-Z](?:[A-HJ-NP-Z0-9]{5}|\\d{5}[A-HJK])$`)
/** A trailer's plate ends with the character for trailer. */
const TRAILER = new RegExp(`^[${PLATE_PROVINCES}][A-HJ-NP-Z][A-HJ-NP-Z0-9]{4}\u6302$`)

/** Removes spaces, dots and hyphens of a plate and capitalizes it. */
export function normalizePlate(input: string): string {
  return input
    .normalize('NFKC')
    .replace(/[\s\u00b7.-]/g, '')
    .toUpperCase()
}

/** Plate of a tractor, including large new-energy ones. FIELD part 3. */
export function checkTractorPlate(input: string): ProblemCode | undefined {
  const value = normalizePlate(input)
  if (value === '') return 'required'
  return TRACTOR.test(value) ? undefined : 'plateTractor'
}

/** Plate of a trailer. FIELD part 3. */
export function checkTrailerPlate(input: string): ProblemCode | undefined {
  const value = normalizePlate(input)
  if (value === '') return 'required'
  return TRAILER.test(value) ? undefined : 'plateTrailer'
}

/** An e-mail address in the usual format; its existence is not checked. */
export function checkEmail(input: string): ProblemCode | undefined {
  const value = input.trim()
  if (value === '') return 'required'
  return value.length <= EMAIL_MAX && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value) ? undefined : 'email'
}

/** Plain text: at most `max` characters as users count them, no control characters except tab and line feed. */
export function checkText(input: string | undefined, max: number, min = 0): ProblemCode | undefined {
  const value = (input ?? '').trim()
  if (value === '') return min > 0 ? 'required' : undefined
  if (/[^\P{Cc}\t\n]/u.test(value)) return 'control'
  const length = value.length
  if (length > max) return 'tooLong'
  return length < min ? 'tooShort' : undefined
}

/** A positive decimal in common notation, at most `max`; zero only if `zero` is true. */
export function checkDecimal(input: string | undefined, max: number, zero = false): ProblemCode | undefined {
  const value = (input ?? '').trim()
  if (value === '') return 'required'
  if (!/^\d{1,12}(\.\d{1,6})?$/.test(value)) return 'number'
  const number = Number(value)
  return number > max || (number === 0 && !zero) ? 'range' : undefined
}

/** Removes spaces and hyphens of a container number and capitalizes it. */
export function normalizeContainerNo(input: string): string {
  return input.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase()
}

/** Check digit of the first ten characters of a container number (ISO 6346): letters count from 10 and skip 11, 22 and 33. */
export function containerCheckDigit(first10: string): string {
  const sum = Array.from(first10).reduce((total, character, place) => {
    const letter = character.charCodeAt(0) - 65
    const value = letter < 0 ? Number(character) : 10 + letter + Math.floor((letter + 9) / 10)
    return total + value * 2 ** place
  }, 0)
  return String((sum % 11) % 10)
}

/** Container number: owner, U, J or Z, serial and check digit (ISO 6346). FIELD part 3. */
export function checkContainerNo(input: string): Omit<Problem, 'field'> | undefined {
  const value = normalizeContainerNo(input)
  if (value === '') return { code: 'required' }
  if (!/^[A-Z]{4}\d{7}$/.test(value)) return { code: 'containerNo' }
  if (!/^.{3}[UJZ]/.test(value)) return { code: 'containerKind' }
  const digit = containerCheckDigit(value.slice(0, 10))
  return digit === value.at(-1) ? undefined : { code: 'containerCheck', params: { digit } }
}
