import { groupedAmount } from '@/contract/money.ts'
import type { PriceAlert } from '@/contract/market/alert/schemas.ts'
import { useText } from '@/i18n/useText.ts'

/** Returns what an alert waits for, in words. */
export function useWaitsText(): (alert: Pick<PriceAlert, 'kind' | 'amount' | 'pct'>) => string {
  const t = useText()
  return ({ kind, amount = '', pct = 0 }) =>
    kind === 'BELOW' ? t('alert.waits.BELOW', { amount: groupedAmount(amount) }) : t('alert.waits.DROP', { pct })
}
