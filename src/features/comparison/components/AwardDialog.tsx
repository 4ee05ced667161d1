import { useState } from 'react'
import { hasCode } from '@/api/errors.ts'
import { failureText } from '@/api/errorText.ts'
import { useAction } from '@/api/useAction.ts'
import type { CompareColumn } from '@/contract/bid/compare.ts'
import { BUSINESS_CODES } from '@/contract/envelope.ts'
import type { Weights } from '@/contract/tender/draft.ts'
import { tenderEndpoints } from '@/contract/tender/endpoints.ts'
import type { TenderDetail } from '@/contract/tender/schemas.ts'
import { AWARD_REASONS } from '@/contract/tender/values.ts'
import type { AwardReason } from '@/contract/tender/values.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { useText } from '@/i18n/useText.ts'
import { Failure } from '@/ui/Failure.tsx'
import { useDict } from '@/reference/useReferences.ts'
import { ConfirmDialog } from '@/ui/ConfirmDialog.tsx'
import { SelectField, TextField } from '@/ui/Field.tsx'
import { Money } from '@/ui/Money.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { Stack } from '@/ui/Split.tsx'
import { toast } from '@/ui/toast.ts'

interface AwardProps {
  tender: TenderDetail
  column: CompareColumn
  losers: number
  weights: Weights
  onClose: () => void
  /** The tender as it stands now; also after a 4009. */
  onChange: (tender: TenderDetail) => void
}

/** Why this one: reason, note, and what the others will be told. */
export function AwardDialog({ tender, column, losers, weights, onClose, onChange }: AwardProps) {
  const t = useText()
  const { locale } = useLocale()
  const { labelOf } = useDict('award_reason')
  const [reason, setReason] = useState<AwardReason>(Number(column.delta) === 0 ? 'PRICE' : 'SERVICE')
  const [note, setNote] = useState('')
  const { bidder } = column.bid
  const award = useAction(tenderEndpoints.award, {
    intent: `tender.award:${tender.id}`,
    onSuccess: (fresh) => {
      toast.success(t('comparison.award.done'))
      onChange(fresh)
      onClose()
    },
    onError: (error) => {
      if (!hasCode(error, BUSINESS_CODES.stateChanged)) return
      // The server sends the fresh tender with a 4009.
      onChange((error.data as { fresh: TenderDetail }).fresh)
      onClose()
    },
  })
  const firstEtd = tender.lanes.map((lane) => lane.etdFrom).toSorted()[0] ?? ''
  return (
    <ConfirmDialog
      isOpen
      isBusy={award.loading}
      title={t('comparison.award.title', {
        name: locale === 'en-US' ? (bidder.nameEn ?? bidder.nameZh) : bidder.nameZh,
      })}
      confirmText={t('comparison.award.confirm')}
      onCancel={onClose}
      onConfirm={() =>
        void award.run({ tenderId: tender.id, version: tender.version, bidId: column.bid.id, reason, note, weights })
      }
    >
      <Stack>
        <p>
          {t('comparison.award.price')}: <Money value={column.bid.allIn} size="l" />
        </p>
        {column.bid.validTo < firstEtd && <Notice tone="warn">{t('comparison.award.validity')}</Notice>}
        <SelectField
          label={t('comparison.award.reason')}
          value={reason}
          onChange={(event) => setReason(event.target.value as AwardReason)}
        >
          {AWARD_REASONS.map((code) => (
            <option key={code} value={code}>
              {labelOf(code)}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t('comparison.award.note')}
          maxLength={300}
          value={note}
          onChange={(event) => setNote(event.target.value)}
          error={award.fieldErrors[0]?.message}
        />
        <Failure text={failureText(t, award.error)} />
        {losers > 0 && <p className="ct-dim">{t('comparison.award.losers', { count: losers })}</p>}
        <p className="ct-dim">{t('comparison.award.undo')}</p>
      </Stack>
    </ConfirmDialog>
  )
}
