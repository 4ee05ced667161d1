import type { BatchDraft } from '@/contract/coupon/draft.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'

const isTime = (at: string): boolean => !Number.isNaN(Date.parse(at))

/** Collection period, validity, price and limit per member, one per line. */
export function BatchFacts({ draft }: { draft: BatchDraft }) {
  const t = useText()
  const { dateTime } = useFormats()
  const { claimFrom, claimTo, validity, total, perUserLimit, perDayLimit, pricePoints } = draft
  return (
    <>
      {isTime(claimFrom) && <span>{t('batch.fact.from', { at: dateTime(claimFrom) })}</span>}
      {isTime(claimTo) && <span>{t('batch.fact.to', { at: dateTime(claimTo) })}</span>}
      <span>
        {validity.type === 'ABSOLUTE'
          ? t('batch.fact.absolute', { from: validity.from, to: validity.to })
          : t('batch.fact.relative', { days: validity.daysAfterClaim, after: validity.startAfterDays })}
      </span>
      <span>
        {t('batch.fact.stock', { total, limit: perUserLimit })}
        {perDayLimit !== undefined && t('batch.fact.perDay', { limit: perDayLimit })}
      </span>
      <span>{t('batch.fact.points', { points: pricePoints })}</span>
      {draft.counterCash && <span>{t('batch.fact.counterCash')}</span>}
      {draft.stackable && <span>{t('batch.fact.stackable')}</span>}
      {draft.transferable && <span>{t('batch.fact.transferable', { count: draft.maxHandOvers })}</span>}
    </>
  )
}
