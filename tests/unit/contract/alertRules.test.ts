import { describe, expect, it } from 'vitest'
import { checkAlert, fallOf, isMet } from '@/contract/market/alert/rules.ts'
import type { AlertInput } from '@/contract/market/alert/rules.ts'

const LANE = { pol: 'CNSHA', pod: 'USLAX', isoCode: '45G1' }
const below = (amount: string): AlertInput => ({ ...LANE, kind: 'BELOW', amount })
const drop = (pct?: number): AlertInput => ({ ...LANE, kind: 'DROP', pct })

describe('a price alert as typed', () => {
  it.each([below('1'), below('1500'), below('100000'), drop(1), drop(50)])('is right: %o', (input) => {
    expect(checkAlert(input)).toEqual([])
  })

  it.each([
    [below(''), 'amount', 'required'],
    [below('0'), 'amount', 'range'],
    [below('-5'), 'amount', 'range'],
    [below('100001'), 'amount', 'range'],
    [below('12.5'), 'amount', 'number'],
    [below('1e3'), 'amount', 'number'],
    [drop(), 'pct', 'required'],
    [drop(0), 'pct', 'range'],
    [drop(51), 'pct', 'range'],
    [drop(2.5), 'pct', 'number'],
    [{ ...below('1500'), pol: '' }, 'pol', 'required'],
    [{ ...below('1500'), isoCode: '' }, 'isoCode', 'required'],
    [{ ...below('1500'), pod: 'CNSHA' }, 'pod', 'portsEqual'],
  ] as const)('is wrong: %o', (input, field, code) => {
    expect(checkAlert(input)).toMatchObject([{ field, code }])
  })

  it('needs only the value of its kind', () => {
    expect(checkAlert({ ...LANE, kind: 'DROP', amount: 'x', pct: 5 })).toEqual([])
    expect(checkAlert({ ...LANE, kind: 'BELOW', amount: '5', pct: 0 })).toEqual([])
  })
})

describe('a price', () => {
  it('is below an amount only if it is less', () => {
    const watched = { kind: 'BELOW', amount: '1500' } as const
    expect(isMet(watched, { best: '1499.99' })).toBe(true)
    expect(isMet(watched, { best: '1500.00' })).toBe(false)
    expect(isMet(watched, {})).toBe(false)
  })

  it('has fallen by what was asked, or more, from that of four weeks ago', () => {
    const watched = { kind: 'DROP', pct: 10 } as const
    expect(isMet(watched, { best: '1800', before: '2000' })).toBe(true)
    expect(isMet(watched, { best: '1800.01', before: '2000' })).toBe(false)
    expect(isMet(watched, { best: '1000' })).toBe(false)
    expect(isMet(watched, { before: '2000' })).toBe(false)
  })

  it('falls, or rises, by a percentage with one digit', () => {
    expect(fallOf('2000', '1755')).toBe('12.3')
    expect(fallOf('2000', '2100')).toBe('-5.0')
  })
})
