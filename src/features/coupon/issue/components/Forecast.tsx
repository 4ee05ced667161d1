import { Big } from 'big.js'
import { AMOUNT_MAX } from '@/contract/coupon/limits.ts'
import { roundMoney } from '@/contract/money.ts'
import { checkDecimal } from '@/contract/validation.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { Meter } from '@/ui/Meter.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { tidyBatch } from '../form.ts'
import { useForm } from '../FormContext.ts'

/** Maximum cost if every coupon is used, compared with the budget. */
export function Forecast() {
  const t = useText()
  const { money } = useFormats()
  const { values: draft } = useForm()
  const { kind, value, capAmount, total, perUserLimit, budgetCap, currency } = tidyBatch(draft)
  const face = (kind === 'CASH' ? value : capAmount) ?? ''
  if (checkDecimal(face, AMOUNT_MAX) || total === 0) return <p className="ct-dim">{t('batchForm.forecast.none')}</p>
  const whole = new Big(face).times(total)
  const sum = money({ amount: roundMoney(whole, currency), currency })
  if (budgetCap === undefined || checkDecimal(budgetCap, AMOUNT_MAX))
    return <p>{t('batchForm.forecast.all', { total, sum })}</p>
  const covered = Math.min(total, Number(new Big(budgetCap).div(face).round(0, Big.roundDown).toFixed()))
  const budget = money({ amount: roundMoney(budgetCap, currency), currency })
  return (
    <div className="ct-batch-forecast">
      <p>{t('batchForm.forecast.all', { total, sum })}</p>
      <Meter
        value={covered}
        max={total}
        label={t('batchForm.forecast.label')}
        text={t('batchForm.forecast.covered', { covered, total, budget })}
        tone={covered < perUserLimit ? 'danger' : covered < total ? 'warn' : 'ok'}
      />
      {covered < perUserLimit && (
        <Notice tone="danger">{t('batchForm.forecast.tooSmall', { covered, limit: perUserLimit })}</Notice>
      )}
    </div>
  )
}
