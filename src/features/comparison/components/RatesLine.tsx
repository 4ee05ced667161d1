import type { TenderDetail } from '@/contract/tender/schemas.ts'
import { useText } from '@/i18n/useText.ts'

/** By which rates of which day the amounts were converted. */
export function RatesLine({ tender: { rates } }: { tender: TenderDetail }) {
  const t = useText()
  const shown = (['USD', 'EUR'] as const).map((code) => `1 ${code} = ${rates.cnyPer[code]} CNY`)
  return (
    <p className="ct-dim">
      {t('comparison.matrix.rates', { date: rates.date, source: rates.source, rates: shown.join(' · ') })}
    </p>
  )
}
