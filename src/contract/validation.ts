import type { ProblemCode } from './problem.ts'

/** Field rules of FIELD.md part 3, shared by forms and server. Each gives the first thing wrong, or undefined. */

/** Strips what people type around a mainland mobile number: blanks, hyphens, +86, 0086. */
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

/** Shows a mobile number as others may see it, e.g. `138****8000`. */
export function maskMobile(mobile: string): string {
  return `${mobile.slice(0, 3)}****${mobile.slice(-4)}`
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

/** Every rule of a password and whether it is kept, in the order in which they are told. FIELD part 3. */
export function passwordRules(input: string, mobile = ''): { code: ProblemCode; isKept: boolean }[] {
  const number = normalizeMobile(mobile)
  return PASSWORD_RULES.map(([code, keeps]) => ({ code, isKept: keeps(input, number) }))
}

/** Password: 8 to 32 characters, a letter and a digit, no blanks, not common, not the mobile, no run of four. FIELD part 3. */
export function checkPassword(input: string, mobile = ''): ProblemCode | undefined {
  if (input === '') return 'required'
  return passwordRules(input, mobile).find(({ isKept }) => !isKept)?.code
}

/** SMS code: six digits. FIELD part 3. */
export function checkSmsCode(input: string): ProblemCode | undefined {
  if (input.trim() === '') return 'required'
  return /^\d{6}$/.test(input.trim()) ? undefined : 'smsCode'
}

/** HS code of a tender: 4, 6, 8 or 10 digits, chapter 01-98 and not 77; dots may stand between. FIELD part 3. */
export function checkHsCode(input: string): ProblemCode | undefined {
  const digits = normalizeHsCode(input)
  if (!/^(?:\d{4}|\d{6}|\d{8}|\d{10})$/.test(digits)) return 'hsDigits'
  const chapter = Number(digits.slice(0, 2))
  return chapter >= 1 && chapter <= 98 && chapter !== 77 ? undefined : 'hsChapter'
}

/** Drops dots and blanks of an HS code. */
export function normalizeHsCode(input: string): string {
  return input.replace(/[.\s]/g, '')
}

/** UN/LOCODE shape; whether the place exists is the reference list's word. FIELD part 3. */
export function checkLocode(input: string): ProblemCode | undefined {
  return /^[A-Z]{2}[A-Z2-9]{3}$/.test(input) ? undefined : 'locode'
}

/** Drops blanks and hyphens of a bank account. */
export function normalizeAccount(input: string): string {
  return input.replace(/[\s-]/g, '')
}

/** Corporate bank account: 8 to 32 digits; blanks and hyphens may stand between. FIELD part 3. */
export function checkBankAccount(input: string): ProblemCode | undefined {
  const value = normalizeAccount(input)
  if (value === '') return 'required'
  return /^\d{8,32}$/.test(value) ? undefined : 'account'
}

const USCC_ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY'

/** Check character of the first 17 characters of a Unified Social Credit Code (GB 32100-2015), or undefined for a bad one. */
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

/** Plain text of a form: not over `max` characters as people count them, no control characters but tab and line feed. */
export function checkText(input: string | undefined, max: number, min = 0): ProblemCode | undefined {
  const value = (input ?? '').trim()
  if (value === '') return min > 0 ? 'required' : undefined
  if (/[^\P{Cc}\t\n]/u.test(value)) return 'control'
  const length = value.length
  if (length > max) return 'tooLong'
  return length < min ? 'tooShort' : undefined
}

/** A positive decimal written as people write it, at most `max`; zero only where `zero` says so. */
export function checkDecimal(input: string | undefined, max: number, zero = false): ProblemCode | undefined {
  const value = (input ?? '').trim()
  if (value === '') return 'required'
  if (!/^\d{1,12}(\.\d{1,6})?$/.test(value)) return 'number'
  const number = Number(value)
  return number > max || (number === 0 && !zero) ? 'range' : undefined
}
