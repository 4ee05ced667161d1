import { Big } from 'big.js'
import { useState } from 'react'
import { hasCode } from '@/api/errors.ts'
import { failureText } from '@/api/errorText.ts'
import { useAction } from '@/api/useAction.ts'
import { couponBatchEndpoints } from '@/contract/coupon/batch/endpoints.ts'
import type { BatchDetail } from '@/contract/coupon/batch/schemas.ts'
import { TOTAL_MAX } from '@/contract/coupon/limits.ts'
import { faceValueOf } from '@/contract/coupon/rules.ts'
import { BUSINESS_CODES } from '@/contract/envelope.ts'
import type { Problem } from '@/contract/problem.ts'
import { useProblemText } from '@/i18n/problemText.ts'
import { useText } from '@/i18n/useText.ts'
import { ConfirmDialog } from '@/ui/ConfirmDialog.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { NumberField } from '@/ui/NumberField.tsx'
import { Stack } from '@/ui/Split.tsx'
import { toast } from '@/ui/toast.ts'
import { batchFrom, blankBatch } from '../form.ts'

interface AddProps {
  batch: BatchDetail
  onClose: () => void
}

/** Sets a new total of a batch, not below the number given out. */
export function AddStockDialog({ batch, onClose }: AddProps) {
  const t = useText()
  const say = useProblemText()
  const draft = batchFrom(batch.draft, blankBatch(0))
  const [text, setText] = useState(String(draft.total))
  const [submitted, setSubmitted] = useState(false)
  const issued = batch.counts.claimed
  const add = useAction(couponBatchEndpoints.addStock, {
    intent: `couponBatch.addStock:${batch.id}`,
    onSuccess: () => {
      toast.success(t('batch.done.addStock'))
      onClose()
    },
    onError: (error) => {
      if (!hasCode(error, BUSINESS_CODES.stateChanged)) return
      toast.info(t('batch.changed'))
      onClose()
    },
  })
  const total = Number(text || 0)
  const problem = problemOf(total, issued)
  const covered =
    draft.budgetCap && Number(new Big(draft.budgetCap).div(faceValueOf(draft)).round(0, Big.roundDown).toFixed())
  const refused = add.fieldErrors.find((one) => one.field === 'total')?.message
  const send = () => {
    setSubmitted(true)
    if (!problem) void add.run({ id: batch.id, version: batch.version, total })
  }
  return (
    <ConfirmDialog
      isOpen
      isBusy={add.loading}
      title={t('batch.stock.title')}
      confirmText={t('batch.stock.confirm')}
      onCancel={onClose}
      onConfirm={send}
    >
      <Stack>
        <Failure text={refused ? undefined : failureText(t, add.error)} />
        <NumberField
          label={t('batch.stock.total')}
          name="total"
          inputMode="numeric"
          maxLength={7}
          isRequired
          hint={t('batch.stock.hint', { total: draft.total, issued })}
          value={text}
          error={refused ?? (submitted && problem ? say(problem) : undefined)}
          onValue={(typed) => {
            setText(typed)
            add.reset()
          }}
        />
        {typeof covered === 'number' && covered < total && (
          <Notice tone="warn">{t('batch.stock.budget', { covered })}</Notice>
        )}
      </Stack>
    </ConfirmDialog>
  )
}

function problemOf(total: number, issued: number): Problem | undefined {
  if (total < issued) return { field: 'total', code: 'stockBelowIssued', params: { issued } }
  return !Number.isInteger(total) || total < 1 || total > TOTAL_MAX
    ? { field: 'total', code: 'range', params: { min: 1, max: TOTAL_MAX } }
    : undefined
}
