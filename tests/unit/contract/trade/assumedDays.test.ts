import { expect, test } from 'vitest'
import { callOffLines } from '@/contract/trade/agreement/callOff.ts'
import { checkTender, collector } from '@/contract/trade/tender/rules.ts'
import { countsDays } from '@/contract/trade/tender/values.ts'
import { checkCharges } from '@/contract/trade/bid/chargeRules.ts'
import type { Problem } from '@/contract/problem.ts'
import { LANE, line, RATES } from './bids.ts'

test.each([
  ['FCL', 1, []],
  ['FCL', 60, []],
  ['FCL', 0, ['range']],
  ['FCL', 61, ['range']],
  ['FCL', 1.5, ['range']],
  ['LCL', 4, ['daysBoxesOnly']],
  ['AIR', 4, ['daysBoxesOnly']],
] as const)('of a lane by %s can be %s', (mode, assumedDays, expected) => {
  const draft = { mode, type: 'SPOT' as const, lanes: [{ ...LANE, assumedDays }] }
  const problems = checkTender(draft, new Date('2026-11-20T00:00:00Z'))
  expect(problems.filter(({ field }) => field.endsWith('assumedDays')).map(({ code }) => code)).toEqual(expected)
})

test('are asked for on lanes of containers to where a chassis is paid by the day', () => {
  expect(countsDays({ mode: 'FCL' }, { pod: 'USLAX' })).toBe(true)
  expect(countsDays({ mode: 'FCL' }, { pod: 'NLRTM' })).toBe(false)
  expect(countsDays({ mode: 'LCL' }, { pod: 'USLAX' })).toBe(false)
  expect(countsDays({ mode: 'FCL' }, {})).toBe(false)
})

test('lock the quantity of a bid and of a call-off', () => {
  const chassis = line({ code: 'CHS', group: 'DESTINATION', basis: 'PER_CONTAINER_DAY', unitPrice: '40' })
  delete chassis.isoCode
  const check = (qty: string) => {
    const found: Problem[] = []
    const demand = { ...LANE, mode: 'FCL' as const, assumedDays: 5 }
    checkCharges({ charges: [{ ...chassis, qty }] }, 'l', { demand, value: undefined, charges: [] }, collector(found))
    return found.map(({ field, code, params }) => [field, code, params?.['qty']])
  }
  expect(check('10')).toEqual([])
  expect(check('2')).toEqual([['l.charges.0.qty', 'qtyLocked', '10']])
  const wish = { boxes: [{ isoCode: '45G1', qty: 3 }], blCount: 1, mode: 'FCL' as const }
  const amounts = [undefined, 5].map(
    (assumedDays) => callOffLines([chassis], { ...wish, assumedDays }, RATES)[0]?.amount,
  )
  expect(amounts).toEqual(['480.00', '600.00'])
})

test('do not exist for hours: no charge of the all-in is priced by the hour', () => {
  const check = (group: 'ORIGIN' | 'CONDITIONAL') => {
    const found: Problem[] = []
    const one = line({ code: 'WTG', group, basis: 'PER_HOUR', qty: '1', unitPrice: '90' })
    delete one.isoCode
    const frame = { demand: { ...LANE, mode: 'FCL' as const }, value: undefined, charges: [] }
    checkCharges({ charges: [one] }, 'l', frame, collector(found))
    return found.map(({ code }) => code)
  }
  expect(check('ORIGIN')).toEqual(['hourlyRate'])
  expect(check('CONDITIONAL')).toEqual([])
})
