import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import './co2.css'

/** Estimated emissions in tonnes, with two digits: more would claim to be measured. MARKET 10.3. */
export function Co2Text({ kg, isPerTeu = false }: { kg: number; isPerTeu?: boolean }) {
  const t = useText()
  const { number } = useFormats()
  const tonnes = number(kg / 1000, { maximumSignificantDigits: 2 })
  return <span>{t(isPerTeu ? 'co2.perTeu' : 'co2.about', { tonnes })}</span>
}

/** How emissions are estimated and by whose figures. */
export function Co2Method() {
  const t = useText()
  return (
    <details className="ct-co2">
      <summary>{t('co2.method')}</summary>
      <p>{t('co2.method.sum')}</p>
      <p>{t('co2.method.other')}</p>
      <p>{t('co2.method.source')}</p>
    </details>
  )
}
