import type { Query } from '@/api/useQuery.ts'
import type { VerificationTotals } from '@/contract/coupon/verification/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { ErrorState } from '@/ui/ErrorState.tsx'
import { Money } from '@/ui/Money.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'

/** Totals of today and overall, by currency; undone ones separately. */
export function Totals({ query: { data, isFirstLoad, refresh } }: { query: Query<VerificationTotals> }) {
  const t = useText()
  if (isFirstLoad) return <SkeletonBlock height={120} />
  if (!data) return <ErrorState onRetry={refresh} />
  return (
    <dl className="ct-counter-totals">
      <Part label={t('counter.total.today')} part={data.today} />
      <Part label={t('counter.total.all')} part={data.all} />
    </dl>
  )
}

function Part({ label, part: { count, undone, gives } }: { label: string; part: VerificationTotals['all'] }) {
  const t = useText()
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <strong>{t('counter.total.count', { count })}</strong>
        {undone > 0 && <span className="ct-dim">{t('counter.total.undone', { count: undone })}</span>}
        {gives.map((money) => (
          <Money key={money.currency} value={money} />
        ))}
      </dd>
    </div>
  )
}
