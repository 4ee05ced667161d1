import type { Currency, RateTable } from '@/contract/money.ts'

/** Invented mid-market rates (CNY per unit), varied a little each day. */
const BASE: Record<Currency, number> = { USD: 7.1, CNY: 1, EUR: 7.8, HKD: 0.91, JPY: 0.047, GBP: 9.2, SGD: 5.45 }

/** Rate table of the day of a time; the same day always yields the same table. Invented, and marked as such. */
export function ratesAt(ms: number): RateTable {
  const date = new Date(ms).toISOString().slice(0, 10)
  const dayNo = Math.floor(ms / 86_400_000)
  const rate = (currency: Currency, index: number): string => {
    if (currency === 'CNY') return '1'
    const swing = Math.sin(dayNo * 0.37 + index * 1.9) * 0.004
    return (BASE[currency] * (1 + swing)).toFixed(4)
  }
  const currencies: Currency[] = ['USD', 'CNY', 'EUR', 'HKD', 'JPY', 'GBP', 'SGD']
  const cnyPer: Record<Currency, string> = { USD: '', CNY: '1', EUR: '', HKD: '', JPY: '', GBP: '', SGD: '' }
  currencies.forEach((currency, index) => {
    cnyPer[currency] = rate(currency, index)
  })
  return { date, source: 'Cangtong demo rates', cnyPer }
}
