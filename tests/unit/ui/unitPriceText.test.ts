import { expect, test } from 'vitest'
import { createFormats } from '@/i18n/format.ts'
import { unitPriceText } from '@/ui/unitPriceText.ts'

const formats = createFormats('en-US')

test.each([
  ['PERCENT_OF_VALUE', '0.3', '0.3%'],
  ['PERCENT_OF_FREIGHT', '12.5', '12.5%'],
] as const)('a price %s is a percentage, not money', (basis, unitPrice, text) => {
  expect(unitPriceText(formats, { basis, unitPrice, currency: 'USD' })).toBe(text)
})

test('any other price is money in its currency', () => {
  const text = unitPriceText(formats, { basis: 'PER_CONTAINER', unitPrice: '1888', currency: 'USD' })
  expect(text.replace('\u00A0', ' ')).toMatch(/^USD 1,888/)
})
