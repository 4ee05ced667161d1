import { useQuery } from '@/api/useQuery.ts'
import { priceAlertEndpoints } from '@/contract/market/alert/endpoints.ts'
import { checkAlert, isMet } from '@/contract/market/alert/rules.ts'
import type { AlertInput } from '@/contract/market/alert/rules.ts'
import type { LanePrice } from '@/contract/market/alert/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { DefinitionGrid } from '@/ui/DefinitionGrid.tsx'
import { ErrorState } from '@/ui/ErrorState.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'
import { fallText } from '../fallText.ts'
import { Usd } from './Usd.tsx'

/** What the lane and container of an alert cost now, and whether that is what it waits for already. */
export function PriceNow({ input }: { input: AlertInput }) {
  const { pol, pod, isoCode } = input
  const hasLane = pol !== '' && pod !== '' && pol !== pod
  const query = useQuery(priceAlertEndpoints.price, { pol, pod, isoCode }, { ready: hasLane, silent: true })
  if (!hasLane) return null
  if (query.data) return <Price price={query.data} input={input} />
  return query.error ? <ErrorState error={query.error} onRetry={query.refresh} /> : <SkeletonBlock height={62} />
}

function Price({ price, input }: { price: LanePrice; input: AlertInput }) {
  const t = useText()
  const { best, before } = price
  const isDrop = input.kind === 'DROP'
  if (best === undefined) return <Notice>{t('alert.price.none')}</Notice>
  const fall = fallText(t, price)
  return (
    <>
      <DefinitionGrid
        items={[
          { label: t('alert.price.now'), value: <Usd amount={best} /> },
          ...(isDrop && before !== undefined
            ? [{ label: t('alert.price.before'), value: <Usd amount={before} /> }]
            : []),
        ]}
      />
      {isDrop && before !== undefined && <p className="ct-dim">{fall}</p>}
      {isDrop && before === undefined && <Notice>{t('alert.price.noBefore')}</Notice>}
      {checkAlert(input).length === 0 && isMet(input, price) && <Notice tone="ok">{t('alert.price.met')}</Notice>}
    </>
  )
}
