import { Big } from 'big.js'
import { couponBatchEndpoints } from '@/contract/coupon/batch/endpoints.ts'
import type { BatchDetail } from '@/contract/coupon/batch/schemas.ts'
import { TOTAL_MAX } from '@/contract/coupon/limits.ts'
import { faceValueOf } from '@/contract/coupon/rules.ts'
import type { Problem } from '@/contract/problem.ts'
import { FormDialog } from '@/forms/FormDialog.tsx'
import { useDialogAction } from '@/forms/useDialogAction.ts'
import { useForm } from '@/forms/useForm.ts'
import { useText } from '@/i18n/useText.ts'
import { Notice } from '@/ui/Notice.tsx'
import { NumberField } from '@/ui/NumberField.tsx'
import { batchFrom, blankBatch } from '../form.ts'

interface AddProps {
  batch: BatchDetail
  onClose: () => void
}

/** Sets a new total of a batch, not below the number given out. */
export function AddStockDialog({ batch, onClose }: AddProps) {
  const t = useText()
  const draft = batchFrom(batch.draft, blankBatch(0))
  const issued = batch.counts.claimed
  const action = useDialogAction(couponBatchEndpoints.addStock, {
    intent: `couponBatch.addStock:${batch.id}`,
    done: t('batch.done.addStock'),
    changed: t('batch.changed'),
    onClose,
  })
  const form = useForm({
    first: { total: String(draft.total) },
    action,
    check: ({ total }) => problemsOf(Number(total || 0), issued),
    request: ({ total }) => ({ id: batch.id, version: batch.version, total: Number(total) }),
  })
  const covered =
    draft.budgetCap && Number(new Big(draft.budgetCap).div(faceValueOf(draft)).round(0, Big.roundDown).toFixed())
  return (
    <FormDialog form={form} title={t('batch.stock.title')} submitText={t('batch.stock.confirm')} onClose={onClose}>
      <NumberField
        {...form.number('total')}
        label={t('batch.stock.total')}
        inputMode="numeric"
        maxLength={7}
        isRequired
        hint={t('batch.stock.hint', { total: draft.total, issued })}
      />
      {typeof covered === 'number' && covered < Number(form.values.total) && (
        <Notice tone="warn">{t('batch.stock.budget', { covered })}</Notice>
      )}
    </FormDialog>
  )
}

function problemsOf(total: number, issued: number): Problem[] {
  if (total < issued) return [{ field: 'total', code: 'stockBelowIssued', params: { issued } }]
  return !Number.isInteger(total) || total < 1 || total > TOTAL_MAX
    ? [{ field: 'total', code: 'range', params: { min: 1, max: TOTAL_MAX } }]
    : []
}
