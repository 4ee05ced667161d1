import type { Problem, ProblemCode } from '../../problem.ts'
import { checkBankAccount, checkEmail, checkText, usccCheckCharacter } from '../../validation.ts'
import type { TitleInput } from './schemas.ts'

/** Length of a text in GBK bytes, as the tax office counts: two for every character outside ASCII (FIELD 2.9). */
export function gbkBytes(input: string): number {
  return Array.from(input).reduce((sum, character) => sum + ((character.codePointAt(0) ?? 0) > 0x7f ? 2 : 1), 0)
}

const MAX_BYTES = 100

/** Removes spaces and hyphens of a taxpayer number and capitalizes it. */
export function normalizeTaxNo(input: string): string {
  return input.replace(/[\s-]/g, '').toUpperCase()
}

/**
 * Taxpayer number: 15 to 20 capitals and digits; one of 18 must have the form of a Unified Social Credit Code. FIELD
 * part 3.
 */
export function checkTaxNo(input: string): ProblemCode | undefined {
  const value = normalizeTaxNo(input)
  if (value === '') return 'required'
  if (!/^[0-9A-Z]{15,20}$/.test(value)) return 'taxNo'
  return value.length === 18 && /[IOSVZ]/.test(value) ? 'taxNoLetters' : undefined
}

/** True if the check character of an 18-character number is wrong: a warning, not an error. */
export function taxNoLooksWrong(input: string): boolean {
  const value = normalizeTaxNo(input)
  return value.length === 18 && usccCheckCharacter(value.slice(0, 17)) !== value[17]
}

/** Landline or mobile number on an invoice title; may be empty. FIELD part 3. */
export function checkTitlePhone(input: string): ProblemCode | undefined {
  const value = input.trim()
  if (value === '') return undefined
  return /^0\d{2,3}-?\d{7,8}(-\d{1,6})?$/.test(value) || /^1[3-9]\d{9}$/.test(value) ? undefined : 'phone'
}

/** Problems of a title in form order. Special invoices need number, address, phone, bank and account. */
export function checkTitle(title: TitleInput): Problem[] {
  const isSpecial = title.invoiceType === 'SPECIAL'
  const isPerson = title.titleType === 'PERSONAL'
  const needed = (value: string | undefined): ProblemCode | undefined =>
    isSpecial && (value ?? '').trim() === '' ? 'required' : undefined
  const found: [keyof TitleInput, ProblemCode | undefined][] = [
    ['invoiceType', isSpecial && isPerson ? 'specialPersonal' : undefined],
    ['name', checkText(title.name, MAX_BYTES, 2) ?? (gbkBytes(title.name) > MAX_BYTES ? 'tooLong' : undefined)],
    ['taxNo', isPerson && (title.taxNo ?? '') === '' ? undefined : checkTaxNo(title.taxNo ?? '')],
    ['address', needed(title.address) ?? tooManyBytes(title.address, title.phone)],
    ['phone', needed(title.phone) ?? checkTitlePhone(title.phone ?? '')],
    ['bankName', needed(title.bankName) ?? tooManyBytes(title.bankName, title.bankAccount)],
    [
      'bankAccount',
      needed(title.bankAccount) ??
        ((title.bankAccount ?? '') === '' ? undefined : checkBankAccount(title.bankAccount ?? '')),
    ],
    ['email', checkEmail(title.email)],
  ]
  return found.flatMap(([field, code]) => (code ? [{ field, code, params: { max: MAX_BYTES, min: 2 } }] : []))
}

/** Two fields share one line of the invoice. */
function tooManyBytes(one: string | undefined, two: string | undefined): ProblemCode | undefined {
  return gbkBytes(`${one ?? ''}${two ?? ''}`) > MAX_BYTES ? 'tooLong' : undefined
}
