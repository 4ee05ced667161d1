import type { TenderDetail } from '@/contract/tender/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { useDict } from '@/reference/useReferences.ts'
import { Notice } from '@/ui/Notice.tsx'

/** One sentence on how the tender stands and what that means. */
export function TenderState({ tender }: { tender: TenderDetail }) {
  const t = useText()
  const returns = useDict('return_reason')
  const cancels = useDict('cancel_reason')
  switch (tender.status) {
    case 'DRAFT':
      return tender.returnReason ? (
        <Notice tone="danger">{t('tender.detail.returned', { reason: returns.labelOf(tender.returnReason) })}</Notice>
      ) : null
    case 'REVIEWING':
      return <Notice tone="warn">{t('tender.detail.reviewing')}</Notice>
    case 'QUOTING':
      return (
        <Notice>
          {t(
            tender.quoting === 'SEALED'
              ? 'tender.detail.sealed'
              : tender.quoting === 'RANK'
                ? 'tender.detail.rank'
                : 'tender.detail.open',
          )}
        </Notice>
      )
    case 'EVALUATING':
      return (
        <Notice tone="warn">{t(tender.mine ? 'tender.detail.evaluating.mine' : 'tender.detail.evaluating')}</Notice>
      )
    case 'AWARDED':
      return <Notice tone="warn">{t('tender.detail.awarded')}</Notice>
    case 'CONTRACTED':
    case 'DONE':
      return <Notice tone="ok">{t('tender.detail.contracted')}</Notice>
    case 'FAILED':
      return <Notice tone="danger">{t('tender.detail.failed')}</Notice>
    case 'CANCELLED':
      return (
        <Notice tone="danger">
          {t('tender.detail.cancelled', {
            reason: `${cancels.labelOf(tender.cancelReason ?? 'OTHER')} ${tender.cancelNote ?? ''}`,
          })}
        </Notice>
      )
  }
}
