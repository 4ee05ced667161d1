import type { RateSheet } from '@/contract/market/rateSheet/schemas.ts'
import { useText } from '@/i18n/useText.ts'

/** Rates of a sheet by what they are today. */
export function Counts({ counts: { valid, later, expired } }: Pick<RateSheet, 'counts'>) {
  const t = useText()
  return (
    <span className="ct-rates-lines ct-nowrap">
      <span>{t('rateSheet.count', { count: valid })}</span>
      {later > 0 && <span className="ct-dim">{t('rateSheet.count.later', { count: later })}</span>}
      {expired > 0 && <span className="ct-dim">{t('rateSheet.count.expired', { count: expired })}</span>}
    </span>
  )
}
