import { useQuery } from '@/api/useQuery.ts'
import { couponEndpoints } from '@/contract/coupon/endpoints.ts'
import { CNY_PER_POINT } from '@/contract/coupon/values.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { Section } from '@/ui/Card.tsx'
import { DataTable } from '@/ui/DataTable.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { ErrorState } from '@/ui/ErrorState.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'

/** The reader's points and every transaction, newest first. */
export function PointsList() {
  const t = useText()
  const { number } = useFormats()
  const { data, isFirstLoad, refresh } = useQuery(couponEndpoints.points, {}, { silent: true, refreshOnFocus: true })
  if (isFirstLoad) return <SkeletonBlock height={320} />
  if (!data) return <ErrorState onRetry={refresh} />
  return (
    <Section
      title={t('couponTrade.points.balance', { points: number(data.balance) })}
      note={t('couponTrade.points.note', { yuan: CNY_PER_POINT })}
    >
      <DataTable
        caption={t('couponTrade.points.list')}
        rows={data.entries}
        rowKey={(row) => `${row.kind} ${row.at} ${row.of}`}
        columns={[
          {
            key: 'what',
            title: t('couponTrade.points.what'),
            isLead: true,
            cell: (row) => t(`couponTrade.points.kind.${row.kind}`, { of: row.of }),
          },
          { key: 'at', title: t('couponTrade.points.at'), cell: (row) => <DateText value={row.at} /> },
          {
            key: 'points',
            title: t('couponTrade.points.count'),
            align: 'end',
            cell: (row) => number(row.points, { signDisplay: 'exceptZero' }),
          },
        ]}
      />
    </Section>
  )
}
