import { expect, test } from 'vitest'
import { customsEndpoints } from '@/contract/tools/customs/endpoints.ts'
import { openMarket } from '@tests/mock/support/market.ts'

test('anybody may read the exchange rates of the market’s day; a day later they are others, with their date', async () => {
  const market = await openMarket()
  const today = (await market.call(customsEndpoints.rates, {})).data
  expect(today.cnyPer.CNY).toBe('1')
  expect(today.source).toBe('Cangtong demo rates')
  market.time.now += 24 * 3_600_000
  const next = (await market.call(customsEndpoints.rates, {})).data
  expect(Date.parse(next.date) - Date.parse(today.date)).toBe(86_400_000)
  expect(next.cnyPer.USD).not.toBe(today.cnyPer.USD)
})
