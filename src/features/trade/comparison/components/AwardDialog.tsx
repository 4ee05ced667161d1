import { useState } from 'react'
import { failureText } from '@/api/errorText.ts'
import { useAction } from '@/api/useAction.ts'
import { NOTE_MAX } from '@/contract/limits.ts'
import type { Weights } from '@/contract/trade/tender/draft.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { AWARD_REASONS } from '@/contract/trade/tender/values.ts'
import type { AwardReason } from '@/contract/trade/tender/values.ts'
import { useText } from '@/i18n/useText.ts'
import { Failure } from '@/ui/Failure.tsx'
import { ReasonField, useReason } from '@/reference/ReasonField.tsx'
import { ConfirmDialog } from '@/ui/ConfirmDialog.tsx'
import { TextField } from '@/ui/Field.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { Stack } from '@/ui/Split.tsx'
import { toast } from '@/ui/toast.ts'
import type { Plan } from '../plan.ts'
import { PartsTable } from './PartsTable.tsx'

interface AwardProps {
  tender: TenderDetail
  plan: Plan
  /** Number of enterprises without an award. */
  losers: number
  weights: Weights
  onClose: () => void
}

/** Award dialog: parts, prices, reason, and what the losing bidders will be told. */
export function AwardDialog({ tender, plan, losers, weights, onClose }: AwardProps) {
  const t = useText()
  const reason = useReason<AwardReason>()
  const [note, setNote] = useState('')
  const award = useAction(tenderEndpoints.award, {
    intent: `tender.award:${tender.id}`,
    loading: true,
    onSuccess: () => {
      toast.success(t('comparison.award.done'))
      onClose()
    },
    onError: (_, current) => {
      if (current) onClose()
    },
  })
  const firstEtd = tender.lanes.map((lane) => lane.etdFrom).toSorted()[0] ?? ''
  const isShort = plan.parts.some(({ bid }) => bid.validTo < firstEtd)
  const shares = plan.parts.map(({ bid, lanes }) => ({ bidId: bid.id, lanes }))
  const refused = award.fieldErrors.filter(({ field }) => field !== 'note')
  const send = () => {
    const code = reason.take()
    if (code) void award.run({ tenderId: tender.id, version: tender.version, shares, reason: code, note, weights })
  }
  return (
    <ConfirmDialog
      isOpen
      isBusy={award.loading}
      title={t('comparison.award.title', { count: plan.parts.length })}
      confirmText={t('comparison.award.confirm')}
      onCancel={onClose}
      onConfirm={send}
    >
      <Stack>
        <PartsTable tender={tender} parts={plan.parts} total={plan.total} />
        {plan.leftLanes.length > 0 && (
          <Notice tone="warn">{t('comparison.award.left', { lanes: plan.leftLanes.join(', ') })}</Notice>
        )}
        {isShort && <Notice tone="warn">{t('comparison.award.validity')}</Notice>}
        <ReasonField
          reason={reason}
          codes={AWARD_REASONS}
          dict="award_reason"
          label={t('comparison.award.reason')}
          ask={t('comparison.award.reason.ask')}
        />
        <TextField
          label={t('comparison.award.note')}
          maxLength={NOTE_MAX}
          value={note}
          onChange={(event) => setNote(event.target.value)}
          error={award.fieldErrors.find(({ field }) => field === 'note')?.message}
        />
        {refused.map(({ field, message }) => (
          <Failure key={field} text={message} />
        ))}
        <Failure text={failureText(t, award.error)} />
        {losers > 0 && <p className="ct-dim">{t('comparison.award.losers', { count: losers })}</p>}
        <p className="ct-dim">{t('comparison.award.undo')}</p>
      </Stack>
    </ConfirmDialog>
  )
}
