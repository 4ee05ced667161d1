import { useQuery } from '@/api/useQuery.ts'
import { couponBatchEndpoints } from '@/contract/coupon/batch/endpoints.ts'
import type { BatchDetail } from '@/contract/coupon/batch/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { CouponTicket } from '@/reference/coupon/CouponTicket.tsx'
import { DictText } from '@/reference/DictText.tsx'
import { hrefTo } from '@/routes/href.ts'
import { LinkButton } from '@/ui/Button.tsx'
import { Section } from '@/ui/Card.tsx'
import { DefinitionGrid } from '@/ui/DefinitionGrid.tsx'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { ErrorState } from '@/ui/ErrorState.tsx'
import { Money } from '@/ui/Money.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { PageHeader } from '@/ui/PageHeader.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'
import { Split } from '@/ui/Split.tsx'
import { TypedText } from '@/ui/TypedText.tsx'
import { batchFrom, blankBatch, previewOf, termsOf } from '../form.ts'
import { Stock } from './batchCells.tsx'
import { BatchFacts } from './BatchFacts.tsx'
import { BatchState } from './BatchState.tsx'
import { BatchActions } from './BatchActions.tsx'
import { DaysChart } from './DaysChart.tsx'
import { Simulator } from './Simulator.tsx'
import './coupon-issue.css'

const POLL_MS = 5_000

/** One batch with its figures and actions, titled by its name. */
export function BatchPage({ id, onGone }: { id: string; onGone: () => void }) {
  const t = useText()
  const query = useQuery(couponBatchEndpoints.detail, { id }, { silent: true, refreshOnFocus: true, pollMs: POLL_MS })
  const { data } = query
  return (
    <>
      <PageHeader
        title={data?.draft.name ? <TypedText>{data.draft.name}</TypedText> : t('batch.detail.title')}
        lead={data && <span className="ct-code">{data.no}</span>}
        actions={<LinkButton to={hrefTo('couponManagement')}>{t('batch.back')}</LinkButton>}
      />
      {data && <BatchView batch={data} onRefresh={query.refresh} onGone={onGone} />}
      {!data && query.isFirstLoad && <SkeletonBlock height={480} />}
      {!data && query.error?.name === 'TransportError' && <ErrorState error={query.error} onRetry={query.refresh} />}
      {!data && query.error?.name === 'BusinessError' && (
        <EmptyState
          title={t('batch.missing')}
          action={<LinkButton to={hrefTo('couponManagement')}>{t('batch.back')}</LinkButton>}
        />
      )}
    </>
  )
}

interface ViewProps {
  batch: BatchDetail
  onRefresh: () => void
  onGone: () => void
}

function BatchView({ batch, onRefresh, onGone }: ViewProps) {
  const t = useText()
  const draft = batchFrom(batch.draft, blankBatch(0))
  return (
    <>
      <div className="ct-batch-standing" role="group" aria-label={t('batch.list.state')}>
        <BatchState row={batch} />
        <BatchActions batch={batch} onRefresh={onRefresh} onGone={onGone} />
      </div>
      {batch.status === 'AUDITING' && <Notice>{t('batch.detail.auditing')}</Notice>}
      {batch.status === 'DRAFT' && batch.refusal && (
        <Notice tone="danger">
          <strong>{t('batch.refused')}</strong> <DictText dict="batch_refusal" code={batch.refusal} />
        </Notice>
      )}
      {batch.stopReason === 'BUDGET' && <Notice tone="warn">{t('batch.detail.budget')}</Notice>}
      <Split aside={<CouponTicket terms={previewOf(draft)} level="h3" facts={<BatchFacts draft={draft} />} />}>
        <Section title={t('batch.detail.figures')}>
          <div className="ct-batch-figures">
            <Stock row={batch} />
            <Figures batch={batch} />
          </div>
        </Section>
        <Section title={t('batch.chart.title')} note={t('batch.chart.note')}>
          <DaysChart days={batch.days} />
        </Section>
        {draft.description && (
          <Section title={t('batch.detail.description')}>
            <p className="ct-batch-words">{draft.description}</p>
          </Section>
        )}
        <Section title={t('batch.trial.title')} note={t('batch.trial.note')}>
          <Simulator terms={termsOf(draft)} rates={batch.rates} />
        </Section>
      </Split>
    </>
  )
}

function Figures({ batch }: { batch: BatchDetail }) {
  const t = useText()
  const { counts, figures } = batch
  return (
    <DefinitionGrid
      items={[
        ...(['claimed', 'live', 'locked', 'used', 'expired', 'given'] as const).map((name) => ({
          label: t(`batch.count.${name}`),
          value: counts[name],
        })),
        ...(['discounts', 'turnover', 'forecast'] as const).map((name) => ({
          label: t(`batch.figure.${name}`),
          value: <Money value={figures[name]} />,
        })),
        { label: t('batch.figure.orders'), value: figures.orders },
      ]}
    />
  )
}
