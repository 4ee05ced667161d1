import type { BatchCounts, BatchSummary } from '@/contract/coupon/batch/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { RowActions } from '@/lists/RowActions.tsx'
import { useTermsText } from '@/reference/coupon/terms.ts'
import { DictText } from '@/reference/DictText.tsx'
import { hrefTo } from '@/routes/href.ts'
import { LinkButton } from '@/ui/Button.tsx'
import { Chip } from '@/ui/Chip.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { Meter } from '@/ui/Meter.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { batchFrom, blankBatch, previewOf, termsOf } from '../form.ts'
import { writtenOf } from '../written.ts'

interface CellProps {
  row: BatchSummary
}

/** URL of a batch; a draft opens in its form. */
function addressOf({ id, status }: BatchSummary): string {
  return hrefTo('couponManagement', status === 'DRAFT' ? { edit: id } : { id })
}

/** Name as a link, with kind and number. */
export function Title({ row }: CellProps) {
  const t = useText()
  const { name, kind } = writtenOf(row)
  return (
    <span className="ct-batch-two">
      <RouteLink to={addressOf(row)}>
        <strong>{name || t('batch.list.untitled')}</strong>
      </RouteLink>
      <span className="ct-batch-tags">
        {kind && (
          <Chip>
            <DictText dict="coupon_kind" code={kind} />
          </Chip>
        )}
        <span className="ct-code ct-dim ct-nowrap">{row.no}</span>
      </span>
    </span>
  )
}

/** Benefit and minimum amount; a dash while empty. */
export function Gives({ row }: CellProps) {
  const { gives, least } = useTermsText()
  const draft = batchFrom(row.draft, blankBatch(0))
  if (!termsOf(draft)) return <span className="ct-dim">–</span>
  const terms = previewOf(draft)
  return (
    <span className="ct-batch-two">
      <strong>{gives(terms)}</strong>
      <span className="ct-dim">{least(terms)}</span>
    </span>
  )
}

/** Share given out. */
export function Stock({ row }: CellProps) {
  const t = useText()
  const { total = 0 } = writtenOf(row)
  const { claimed } = row.counts
  return (
    <Meter
      value={claimed}
      max={total}
      label={t('batch.list.stock')}
      text={t('batch.list.stock.text', { claimed, total })}
      tone={total > 0 && claimed >= total ? 'accent' : 'sea'}
    />
  )
}

/** Usage of the coupons given out. */
export function Counts({ counts }: { counts: BatchCounts }) {
  const t = useText()
  return (
    <dl className="ct-batch-counts">
      {(['live', 'locked', 'used', 'expired'] as const).map((name) => (
        <div key={name}>
          <dt>{t(`batch.count.${name}`)}</dt>
          <dd>{counts[name]}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Collection period. */
export function ClaimTime({ row }: CellProps) {
  const { claimFrom, claimTo } = writtenOf(row)
  if (!claimFrom || !claimTo) return <span className="ct-dim">–</span>
  return (
    <span className="ct-batch-two ct-batch-time">
      <DateText value={claimFrom} />
      <DateText value={claimTo} />
    </span>
  )
}

/** Opens the batch or its form; a copy in the menu. */
export function RowLinks({ row }: CellProps) {
  const t = useText()
  const name = writtenOf(row).name || row.no
  const isDraft = row.status === 'DRAFT'
  return (
    <RowActions
      name={name}
      main={
        <LinkButton
          size="small"
          variant={isDraft ? 'primary' : 'plain'}
          to={addressOf(row)}
          aria-label={t(isDraft ? 'batch.list.editOf' : 'batch.list.openOf', { name })}
        >
          {t(isDraft ? 'common.action.edit' : 'batch.open')}
        </LinkButton>
      }
      more={[{ key: 'copy', text: t('batch.copy'), to: hrefTo('couponManagement', { copy: row.id }) }]}
    />
  )
}
