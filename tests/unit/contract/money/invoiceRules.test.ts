import { describe, expect, test } from 'vitest'
import { checkTaxNo, checkTitle, gbkBytes, taxNoLooksWrong } from '@/contract/money/invoice/rules.ts'
import { holdsOrders, INVOICE_EDGES, invoiceMayBecome } from '@/contract/money/invoice/lifecycle.ts'
import { INVOICE_STATUSES } from '@/contract/money/invoice/values.ts'
import { SPECIAL, TITLE } from '@tests/mock/support/invoiced.ts'

describe('a taxpayer number', () => {
  test.each([
    ['91110000101623741K', undefined, false],
    ['9111 0000 1016 2374 1k', undefined, false],
    ['123456789012345', undefined, false],
    ['91110000101623741I', 'taxNoLetters', true],
    ['abc', 'taxNo', false],
    ['', 'required', false],
    ['9111O000101623741K', 'taxNoLetters', true],
    ['911100001016237412', undefined, true],
  ] as const)('%s', (input, code, isOdd) => {
    expect(checkTaxNo(input)).toBe(code)
    expect(taxNoLooksWrong(input)).toBe(isOdd)
  })
})

describe('a title', () => {
  test('for an ordinary invoice needs name, number and mailbox; a person needs no number', () => {
    expect(checkTitle(TITLE)).toEqual([])
    expect(checkTitle({ ...TITLE, titleType: 'PERSONAL', taxNo: '' })).toEqual([])
    expect(checkTitle({ ...TITLE, taxNo: '', email: 'x' }).map((one) => [one.field, one.code])).toEqual([
      ['taxNo', 'required'],
      ['email', 'email'],
    ])
  })

  test('for a special invoice needs everything and no person', () => {
    expect(checkTitle(SPECIAL)).toEqual([])
    const { address: _a, phone: _p, bankName: _b, bankAccount: _c, ...bare } = SPECIAL
    expect(checkTitle(bare).map((one) => one.field)).toEqual(['address', 'phone', 'bankName', 'bankAccount'])
    expect(checkTitle({ ...SPECIAL, titleType: 'PERSONAL' })[0]).toMatchObject({ code: 'specialPersonal' })
  })

  test('is measured in bytes of GBK: a hundred for the name, a hundred for address and phone together', () => {
    expect(gbkBytes('\u6e2f\u53e3 A1')).toBe(7)
    expect(checkTitle({ ...TITLE, name: '\u6e2f'.repeat(50) })).toEqual([])
    expect(checkTitle({ ...TITLE, name: '\u6e2f'.repeat(51) })[0]).toMatchObject({ field: 'name', code: 'tooLong' })
    const long = { ...SPECIAL, address: '\u6e2f'.repeat(45), phone: '021-62345678' }
    expect(checkTitle(long)[0]).toMatchObject({ field: 'address', code: 'tooLong' })
  })
})

test('every state of a request is reached by an edge or begins the life, and only ended ones let their orders go', () => {
  const reached = new Set<string>(['SUBMITTED', ...INVOICE_EDGES.map((edge) => edge.to)])
  expect(INVOICE_STATUSES.filter((status) => !reached.has(status))).toEqual([])
  expect(INVOICE_STATUSES.filter((status) => !holdsOrders(status))).toEqual(['REJECTED', 'CANCELLED', 'RED_ISSUED'])
  expect(invoiceMayBecome('ISSUED', 'CANCELLED', 'buyer')).toBe(false)
})
