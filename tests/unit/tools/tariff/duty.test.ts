// @vitest-environment node
import { Big } from 'big.js'
import { describe, expect, test } from 'vitest'
import { landedCost, landedLines } from '@/features/tools/tariff/sums/duty.ts'
import type { DutyInput } from '@/features/tools/tariff/sums/duty.ts'
import { readFigure } from '@/features/tools/tariff/sums/figures.ts'
import { makerLines, makerRebate, traderRebate } from '@/features/tools/tariff/sums/rebate.ts'

const big = (value: string) => new Big(value)
const input = (values: Partial<Record<keyof DutyInput, string>>): DutyInput => ({
  price: big(values.price ?? '0'),
  freight: big(values.freight ?? '0'),
  insurance: big(values.insurance ?? '0'),
  currency: values.currency ?? 'CNY',
  cnyPer: big(values.cnyPer ?? '1'),
  dutyPct: big(values.dutyPct ?? '0'),
  consumptionPct: big(values.consumptionPct ?? '0'),
  vatPct: big(values.vatPct ?? '13'),
  otherCny: big(values.otherCny ?? '0'),
})
const cost = (values: Partial<Record<keyof DutyInput, string>>) =>
  Object.fromEntries(Object.entries(landedCost(input(values))).map(([name, amount]) => [name, amount.toFixed(2)]))

describe('landed cost, computed by hand', () => {
  test('1: CIF USD 10,000 at 7.1, duty 7 %, VAT 13 %', () => {
    // 10000 × 7.1 = 71000; × 7 % = 4970; (71000 + 4970) = 75970; × 13 % = 9876.10; 4970 + 9876.10 = 14846.10; 85846.10
    expect(cost({ price: '10000', currency: 'USD', cnyPer: '7.1', dutyPct: '7' })).toMatchObject({
      value: '71000.00',
      duty: '4970.00',
      vatBase: '75970.00',
      vat: '9876.10',
      taxes: '14846.10',
      total: '85846.10',
      net: '75970.00',
    })
  })
  test('2: FOB + freight + insurance in one currency', () => {
    // 9000 + 800 + 29.40 = 9829.40; × 7.1234 = 70018.74796 -> 70018.75; × 10 % = 7001.875 -> 7001.88 (half up)
    // 70018.75 + 7001.88 = 77020.63; × 13 % = 10012.6819 -> 10012.68
    expect(
      cost({ price: '9000', freight: '800', insurance: '29.40', currency: 'USD', cnyPer: '7.1234', dutyPct: '10' }),
    ).toMatchObject({ value: '70018.75', duty: '7001.88', vatBase: '77020.63', vat: '10012.68' })
  })
  test('3: consumption tax 15 % on the composite price', () => {
    // 100000 × 15 % = 15000; (100000 + 15000) ÷ 0.85 = 135294.1176 -> 135294.12; × 15 % = 20294.118 -> 20294.12
    // 100000 + 15000 + 20294.12 = 135294.12; × 13 % = 17588.2356 -> 17588.24; 15000 + 20294.12 + 17588.24 = 52882.36
    expect(cost({ price: '100000', dutyPct: '15', consumptionPct: '15' })).toMatchObject({
      consumptionBase: '135294.12',
      consumption: '20294.12',
      vatBase: '135294.12',
      vat: '17588.24',
      taxes: '52882.36',
      total: '152882.36',
    })
  })
  test('4: consumption tax without duty', () => {
    // 8500 ÷ (1 − 0.15) = 10000; × 15 % = 1500; 8500 + 1500 = 10000; × 13 % = 1300
    expect(cost({ price: '8500', consumptionPct: '15' })).toMatchObject({
      duty: '0.00',
      consumption: '1500.00',
      vat: '1300.00',
      taxes: '2800.00',
    })
  })
  test('5: VAT 9 % on farm produce, general rate 130 %', () => {
    // 2000 × 130 % = 2600; 4600 × 9 % = 414; 2600 + 414 = 3014; 2000 + 3014 = 5014
    expect(cost({ price: '2000', dutyPct: '130', vatPct: '9' })).toMatchObject({
      duty: '2600.00',
      vat: '414.00',
      total: '5014.00',
    })
  })
  test('6: duty of 49.99 is left out of the sum but stays in the bases', () => {
    // 714.14 × 7 % = 49.9898 -> 49.99 < 50; (714.14 + 49.99) × 13 % = 99.3369 -> 99.34; taxes 99.34; 714.14 + 99.34 = 813.48
    expect(cost({ price: '714.14', dutyPct: '7' })).toMatchObject({
      duty: '49.99',
      dutyDue: '0.00',
      vatBase: '764.13',
      vat: '99.34',
      taxes: '99.34',
      total: '813.48',
    })
  })
  test('7: duty of 50.00 is collected', () => {
    // 1000 × 5 % = 50; 1050 × 13 % = 136.50; 186.50
    expect(cost({ price: '1000', dutyPct: '5' })).toMatchObject({ dutyDue: '50.00', taxes: '186.50' })
  })
  test('8: other costs are added and not taxed', () => {
    // 1000 × 10 % = 100; 1100 × 13 % = 143; 1000 + 243 + 1280.55 = 2523.55; − 143 = 2380.55
    expect(cost({ price: '1000', dutyPct: '10', otherCny: '1280.55' })).toMatchObject({
      total: '2523.55',
      net: '2380.55',
    })
  })
  test('9: yen, which have no minor unit, at four digits', () => {
    // 1000000 × 0.0471 = 47100; × 8 % = 3768; 50868 × 13 % = 6612.84
    expect(cost({ price: '1000000', currency: 'JPY', cnyPer: '0.0471', dutyPct: '8' })).toMatchObject({
      value: '47100.00',
      duty: '3768.00',
      vat: '6612.84',
    })
  })
  test('10: an exact half of a fen goes up', () => {
    // 100.05 × 50 % = 50.025 -> 50.03
    expect(cost({ price: '100.05', dutyPct: '50' })).toMatchObject({ duty: '50.03' })
  })
})

describe('the rebate, computed by hand', () => {
  test('11: a trading company: purchase price without VAT × rate', () => {
    // 113000 ÷ 1.13 = 100000 without VAT; × 9 % = 9000; × (13 % − 9 %) = 4000 stays a cost
    const rebate = traderRebate({ purchase: big('100000'), rebatePct: big('9'), vatPct: big('13') })
    expect([rebate.refund.toFixed(2), rebate.cost.toFixed(2)]).toEqual(['9000.00', '4000.00'])
  })
  test('12: a full rebate leaves no cost', () => {
    // 88888.88 × 13 % = 11555.5544 -> 11555.55
    const rebate = traderRebate({ purchase: big('88888.88'), rebatePct: big('13'), vatPct: big('13') })
    expect([rebate.refund.toFixed(2), rebate.cost.toFixed(2)]).toEqual(['11555.55', '0.00'])
  })
  test('13: a manufacturer whose credit is smaller gets the credit', () => {
    // 50000 × 7.2 = 360000; × 10 % = 36000; credit 21000 < 36000; × 3 % = 10800
    const rebate = makerRebate({
      fob: big('50000'),
      currency: 'USD',
      cnyPer: big('7.2'),
      rebatePct: big('10'),
      vatPct: big('13'),
      credit: big('21000'),
    })
    expect(Object.values(rebate).map((amount) => amount.toFixed(2))).toEqual([
      '360000.00',
      '36000.00',
      '21000.00',
      '10800.00',
    ])
  })
  test('14: a manufacturer whose credit is larger gets the ceiling; without a known credit no refund is named', () => {
    // 10000 × 7.15 = 71500; × 13 % = 9295
    const maker = { fob: big('10000'), currency: 'USD', cnyPer: big('7.15'), rebatePct: big('13'), vatPct: big('13') }
    expect(makerRebate({ ...maker, credit: big('20000') }).refund.toFixed(2)).toBe('9295.00')
    expect(makerLines({ ...maker, credit: undefined }).map(({ id }) => id)).toEqual(['fobCny', 'rebateCeiling'])
  })
})

describe('properties', () => {
  const prices = ['0.01', '1', '99.99', '714.14', '714.29', '12345.67', '999999.99']
  test('more value, more duty, more consumption tax: the sum never falls, but for the step at the collected duty', () => {
    for (const dutyPct of ['0', '7', '130'])
      for (const consumptionPct of ['0', '5', '56']) {
        const totals = prices.map((price) => landedCost(input({ price, dutyPct, consumptionPct })).total)
        totals.slice(1).forEach((total, at) => expect(total.gte(totals[at] ?? 0)).toBe(true))
      }
  })
  test('every figure has at most two digits, and the sums add up exactly', () => {
    for (const price of prices) {
      const found = landedCost(
        input({ price, cnyPer: '7.1234', currency: 'USD', dutyPct: '6.5', consumptionPct: '11', otherCny: '3.335' }),
      )
      for (const amount of Object.values(found)) expect(amount.eq(amount.round(2))).toBe(true)
      expect(found.taxes.eq(found.dutyDue.plus(found.consumption).plus(found.vat))).toBe(true)
      expect(found.net.plus(found.vat).eq(found.total)).toBe(true)
    }
  })
  test('the consumption tax is its rate of the price with itself inside', () => {
    const found = landedCost(input({ price: '123456.78', dutyPct: '10', consumptionPct: '20' }))
    expect(found.consumption.minus(found.vatBase.times('0.2')).abs().lt('0.02')).toBe(true)
  })
  test('the sums are written out as they were counted', () => {
    const lines = landedLines(
      input({ price: '9000', freight: '800', currency: 'USD', cnyPer: '7.1', dutyPct: '6.5', consumptionPct: '5' }),
    )
    expect(lines.map(({ id, sum, figure }) => `${id}: ${sum} = ${figure}`).slice(0, 4)).toEqual([
      'value: USD (9,000.00 + 800.00) × 7.1 = 69,580.00',
      'duty: 69,580.00 × 6.5% = 4,522.70',
      'consumptionBase: (69,580.00 + 4,522.70) ÷ (1 − 5%) = 78,002.84',
      'consumption: 78,002.84 × 5% = 3,900.14',
    ])
  })
  test.each([
    ['', undefined, undefined],
    ['1,234.5', '1234.5', undefined],
    ['abc', undefined, 'number'],
    ['-1', undefined, 'number'],
  ])('the figure %s is read as %s or refused as %s', (typed, value, code) => {
    const read = readFigure(typed, { max: 2000 })
    expect(read.value?.toFixed()).toBe(value)
    expect(read.problem?.code).toBe(code)
  })
  test('a figure over its limit is refused with the limits, and zero only where it makes no sense', () => {
    expect(readFigure('101', { max: 100 }).problem).toMatchObject({ code: 'range', params: { min: 0, max: 100 } })
    expect(readFigure('0', { max: 100 }).value?.toFixed()).toBe('0')
    expect(readFigure('0', { max: 100, zero: false }).problem?.code).toBe('range')
  })
})
