import type { BatchRefusal } from '@/contract/coupon/values.ts'
import { useText } from '@/i18n/useText.ts'
import { DictText } from '@/reference/DictText.tsx'
import { Button } from '@/ui/Button.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { Notice } from '@/ui/Notice.tsx'

interface NoticesProps {
  restoredAt: number | undefined
  /** Another tab saved a newer draft. */
  hasNewer: boolean
  /** The server has another version than the one this form is based on. */
  isChanged: boolean
  refusal: BatchRefusal | undefined
  onDiscard: () => void
}

/** Notices on the form's origin: restored, changed elsewhere, or returned by the clerk. */
export function FormNotices({ restoredAt, hasNewer, isChanged, refusal, onDiscard }: NoticesProps) {
  const t = useText()
  return (
    <>
      {refusal && (
        <Notice tone="danger">
          <strong>{t('batch.refused')}</strong> <DictText dict="batch_refusal" code={refusal} />
        </Notice>
      )}
      {isChanged && (
        <Notice tone="warn" isAlert>
          {t('batchForm.changed')}
        </Notice>
      )}
      {restoredAt !== undefined && (
        <Notice>
          {t('batchForm.restored')} <DateText value={new Date(restoredAt).toISOString()} />{' '}
          <Button size="small" onClick={onDiscard}>
            {t('batchForm.discard')}
          </Button>
        </Notice>
      )}
      {hasNewer && <Notice tone="warn">{t('batchForm.newer')}</Notice>}
    </>
  )
}
