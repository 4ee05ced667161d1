import type { ComponentProps } from 'react'
import { freeOf, isShort } from '@/contract/money/credit/exposure.ts'
import type { CreditNeed } from '@/contract/money/credit/schemas.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { Money } from '@/ui/Money.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { NumberField } from '@/ui/NumberField.tsx'

interface CreditProps {
  need: CreditNeed
  /** The field of the limit to give. */
  limit: Omit<ComponentProps<typeof NumberField>, 'label' | 'hint' | 'isRequired'>
}

/** What an order on credit needs and the line with its buyer has free; the limit to give if that is not enough. */
export function CreditPart({ need, limit }: CreditProps) {
  const t = useText()
  const { money } = useFormats()
  const { currency, needed, isFrozen } = need
  return (
    <>
      <p>
        {t('bid.answer.credit.needed')} <Money value={{ amount: needed, currency }} />
        {' · '}
        {t('bid.answer.credit.free')} <Money value={{ amount: freeOf(need, currency), currency }} />
      </p>
      {isFrozen && <Notice tone="danger">{t('bid.answer.credit.frozen')}</Notice>}
      {isShort(need) && (
        <NumberField
          {...limit}
          label={t('bid.answer.credit.limit', { currency })}
          hint={
            need.offered === undefined
              ? t('bid.answer.credit.hint')
              : t('bid.answer.credit.offered', { amount: money({ amount: need.offered, currency }) })
          }
          isRequired
        />
      )}
    </>
  )
}
