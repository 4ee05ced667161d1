import { expect, test } from 'vitest'
import { taxParts } from '@/contract/money/invoice/tax.ts'

/** The figures of TRADE part 6. */
test.each([
  ['2000.00', 6, '1886.79', '113.21'],
  ['70769.70', 6, '66763.87', '4005.83'],
  ['1061.16', 6, '1001.09', '60.07'],
  ['25478.82', 0, '25478.82', '0.00'],
  ['1090.00', 9, '1000.00', '90.00'],
  ['0.01', 6, '0.01', '0.00'],
])('%s yuan at %i %% are %s and a tax of %s', (gross, pct, net, tax) => {
  expect(taxParts(gross, pct)).toEqual({ net, tax, gross })
})
