import { heavyTypes } from '@/contract/market/booking/shipment/rules.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { NumberField } from '@/ui/NumberField.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { useFreight } from '../useReferences.ts'

interface WeightProps {
  /** Path of the weights before their places, e.g. `shipment.weights`. */
  at: string
  /** What is booked: container types, or trucks without one. */
  items: readonly { isoCode?: string | undefined }[]
  /** As typed. */
  kgOf: (isoCode: string | undefined) => string
  errorOf: (field: string) => string | undefined
  onChange: (isoCode: string | undefined, kg: string) => void
}

/** How heavy the cargo in one container of each type is, or on one truck. */
export function WeightFields({ at, items, kgOf, errorOf, onChange }: WeightProps) {
  const t = useText()
  const { boxCode } = useFreight()
  return items.map(({ isoCode }, index) => (
    <NumberField
      key={isoCode ?? ''}
      name={`${at}.${index}.kg`}
      isRequired
      label={isoCode ? t('cargo.weight', { name: boxCode(isoCode) }) : t('cargo.weight.truck')}
      value={kgOf(isoCode)}
      error={errorOf(`${at}.${index}.kg`)}
      onValue={(kg) => onChange(isoCode, kg)}
    />
  ))
}

/** Asks to look again where the cargo weighs more than containers of its type usually take. */
export function HeavyNotice({ items, kgOf }: Pick<WeightProps, 'items' | 'kgOf'>) {
  const t = useText()
  const { number } = useFormats()
  const { boxCode, containerTypes } = useFreight()
  const typed = items.map(({ isoCode }) => ({ isoCode, kg: kgOf(isoCode) }))
  const heavy = heavyTypes(typed, containerTypes)
  if (heavy.length === 0) return null
  return (
    <Notice tone="warn">
      {heavy.map(({ isoCode, most }) => (
        <p key={isoCode}>{t('cargo.heavy', { name: boxCode(isoCode), most: number(most) })}</p>
      ))}
    </Notice>
  )
}
