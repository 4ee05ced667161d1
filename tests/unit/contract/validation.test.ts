import { describe, expect, test } from 'vitest'
import {
  checkBankAccount,
  checkContainerNo,
  checkEmail,
  checkHsCode,
  checkPlace,
  checkMobile,
  checkPassword,
  checkSmsCode,
  checkText,
  checkTractorPlate,
  checkTrailerPlate,
  checkUscc,
  maskMobile,
  normalizeMobile,
  usccCheckCharacter,
  usccProvince,
  usccWarning,
} from '@/contract/validation.ts'

/** FIELD.md part 3: two valid and two invalid examples of each rule used so far. */
describe('field rules', () => {
  const cases: [string, (input: string) => string | undefined, string[], [string, string][]][] = [
    [
      'mobile',
      checkMobile,
      ['13800138000', '+86 191 2345 6789', '0086-13800138000'],
      [
        ['12345678901', 'mobileFormat'],
        ['1380013800', 'mobileDigits'],
        ['', 'required'],
      ],
    ],
    [
      'HS code',
      checkHsCode,
      ['8712002000', '8471.30.10.00', '8712'],
      [
        ['871200200', 'hsDigits'],
        ['7700000000', 'hsChapter'],
        ['0000', 'hsChapter'],
      ],
    ],
    [
      'tractor plate',
      checkTractorPlate,
      ['沪A12345', '粤B·D1234', '沪 a12345', '浙B12345D'],
      [
        ['沪I12345', 'plateTractor'],
        ['A12345', 'plateTractor'],
        ['浙B1234挂', 'plateTractor'],
        ['', 'required'],
      ],
    ],
    [
      'trailer plate',
      checkTrailerPlate,
      ['浙B1234挂', '沪A12A4挂'],
      [
        ['浙B12345', 'plateTrailer'],
        ['浙O1234挂', 'plateTrailer'],
        ['', 'required'],
      ],
    ],
    [
      'USCC',
      (input) => checkUscc(input)?.code,
      ['91110000600037341L', '9111 0000 1016 2374 1K', '91350211M0000XUF46', '91110000600037341m'],
      [
        ['911100006000373I1L', 'usccLetters'],
        ['9111000060003734', 'usccLength'],
        ['9111A000600037341L', 'usccFormat'],
        ['9111000060003734*L', 'usccFormat'],
        ['', 'required'],
      ],
    ],
    [
      'e-mail',
      checkEmail,
      ['lu@haisheng.example', 'a.b+c@d-e.example.cn'],
      [
        ['lu@', 'email'],
        ['lu haisheng@x.cn', 'email'],
        ['lu@haisheng', 'email'],
        [' ', 'required'],
      ],
    ],
    [
      'UN/LOCODE',
      (text: string) => checkPlace(text, 'FCL'),
      ['CNSHA', 'CNNGB'],
      [
        ['CNS0A', 'locode'],
        ['cnsha', 'locode'],
        ['PVG', 'locode'],
      ],
    ],
    [
      'IATA code',
      (text: string) => checkPlace(text, 'AIR'),
      ['PVG', 'LAX'],
      [
        ['CNSHA', 'airport'],
        ['pvg', 'airport'],
      ],
    ],
    ['rail terminal', (text: string) => checkPlace(text, 'RAIL'), ['CNXIY', 'DEDUI'], [['XIY', 'station']]],
    [
      'bank account',
      checkBankAccount,
      ['31050161364000001234', '6222 0210 0111 6245 702'],
      [
        ['1234567', 'account'],
        ['3105-AB12-3456', 'account'],
        [' ', 'required'],
      ],
    ],
    [
      'password',
      checkPassword,
      ['Cangtong2026', '舱9abcdefg'],
      [
        ['12345678', 'passwordLetterDigit'],
        ['abc 12345', 'passwordBlank'],
        ['a1', 'passwordLength'],
        ['Passw0rd', 'passwordCommon'],
        ['abcd11112', 'passwordRun'],
      ],
    ],
    [
      'SMS code',
      checkSmsCode,
      ['482913', '000042'],
      [
        ['48291', 'smsCode'],
        ['48291a', 'smsCode'],
      ],
    ],
  ]
  for (const [name, check, valid, invalid] of cases) {
    test.each(valid)(`${name} takes %s`, (input) => expect(check(input)).toBeUndefined())
    test.each(invalid)(`${name} refuses %s as %s`, (input, code) => expect(check(input)).toBe(code))
  }

  test('a password must not contain the mobile', () => {
    expect(checkPassword('13800138000a', '138 0013 8000')).toBe('passwordMobile')
  })
  test('mobile numbers are normalized and masked', () => {
    expect(normalizeMobile('+86 138-0013-8000')).toBe('13800138000')
    expect(maskMobile('13800138000')).toBe('138****8000')
  })
  test.each([
    ['91110000600037341', 'L'],
    ['91110000101623741', 'K'],
    ['91310115MA0000001', 'Y'],
    ['91350200MA0000005', '9'],
  ])('the USCC %s ends in %s', (first17, expected) => expect(usccCheckCharacter(first17)).toBe(expected))
  test('a forbidden letter has no check character', () =>
    expect(usccCheckCharacter('911100006000373I1')).toBeUndefined())
})

describe('plain text', () => {
  test.each([
    ['<img src=x onerror=alert(1)>', undefined],
    ['\u202Eevil', undefined],
    ['货物🚢', undefined],
    ['x'.repeat(101), 'tooLong'],
    ['a\u0000b', 'control'],
    ['  ', 'required'],
  ])('%j', (input, expected) => expect(checkText(input, 100, 1)).toBe(expected))
})

describe('a USCC', () => {
  test('names the letters it never has', () => {
    expect(checkUscc('9111OOOO6OOO37341S')?.params).toEqual({ letters: 'O S' })
    expect(checkUscc('911100006')?.params).toEqual({ count: 9 })
  })
  test('with another check character is warned of, not refused', () => {
    expect(usccWarning('91110000600037341L')).toBeUndefined()
    expect(usccWarning('91110000600037341M')).toBe('L')
    expect(usccWarning('91350211M0000XUF46')).toBe('R')
    expect(usccWarning('9135')).toBeUndefined()
  })
  test('brings its province as soon as that is typed', () => {
    expect(usccProvince('9133')).toBe('330000')
    expect(usccProvince('91 3')).toBeUndefined()
  })
})

test.each([
  ['CSQU3054383', undefined],
  ['tasu 117000-0', undefined],
  ['CSQU3054384', { code: 'containerCheck', params: { digit: '3' } }],
  ['CSQX3054383', { code: 'containerKind' }],
  ['CSQU305438', { code: 'containerNo' }],
  [' ', { code: 'required' }],
])('the container number %j', (input, expected) => expect(checkContainerNo(input)).toEqual(expected))
