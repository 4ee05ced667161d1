import { useEffect } from 'react'
import { useQuery } from '@/api/useQuery.ts'
import { listingEndpoints } from '@/contract/market/listing/endpoints.ts'
import type { ListingSummary, PricePreview as Preview } from '@/contract/market/listing/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { useFreight } from '@/reference/useReferences.ts'
import { DataTable } from '@/ui/DataTable.tsx'
import { ErrorState } from '@/ui/ErrorState.tsx'
import { Money } from '@/ui/Money.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'
import { TypedText } from '@/ui/TypedText.tsx'

interface PreviewProps {
  rows: readonly ListingSummary[]
  pricePct: number
  /** Called once the preview is shown. */
  onSeen: () => void
}

type Row = Preview['rows'][number] & { title: string }

/** Effect on each listing's prices: all-in before and after, and the lines with their rounding. */
export function PricePreview({ rows, pricePct, onSeen }: PreviewProps) {
  const t = useText()
  const query = useQuery(listingEndpoints.pricePreview, { ids: rows.map(({ id }) => id), pricePct }, { silent: true })
  const { data } = query
  useEffect(() => {
    if (data) onSeen()
    // Runs once per preview; the callback changes on every render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [data])
  if (!data)
    return query.error ? <ErrorState error={query.error} onRetry={query.refresh} /> : <SkeletonBlock height={160} />
  const shown = data.rows.map((row): Row => {
    const title = rows.find(({ id }) => id === row.id)?.title
    return { ...row, title: title || t('listing.list.untitled') }
  })
  return (
    <DataTable
      caption={t('listing.bulk.preview')}
      rows={shown}
      rowKey={(row) => row.id}
      columns={[
        {
          key: 'title',
          title: t('listing.list.listing'),
          isLead: true,
          cell: (row) => (
            <strong className="ct-listing-note">
              <TypedText>{row.title}</TypedText>
            </strong>
          ),
        },
        { key: 'allIn', title: t('listing.list.price'), cell: (row) => <AllIn row={row} /> },
        { key: 'lines', title: t('listing.bulk.lines'), cell: (row) => <Lines row={row} /> },
      ]}
    />
  )
}

function AllIn({ row }: { row: Row }) {
  const t = useText()
  const { boxCode } = useFreight()
  if (row.refusal) return <span className="ct-field-error">{t(`listing.bulk.outcome.${row.refusal}`)}</span>
  return (
    <span className="ct-listing-two">
      {row.after.map(({ isoCode = '', allIn }, index) => {
        const before = row.before.find((one) => (one.isoCode ?? '') === isoCode) ?? row.before[index]
        return (
          <span key={isoCode} className="ct-listing-change">
            {isoCode !== '' && <span className="ct-code">{boxCode(isoCode)}</span>}
            {before && <Money value={before.allIn} />}
            <span aria-hidden="true">→</span>
            <strong>
              <Money value={allIn} />
            </strong>
          </span>
        )
      })}
      {row.isReviewed && <span className="ct-listing-reviewed">{t('listing.bulk.outcome.REVIEW')}</span>}
    </span>
  )
}

function Lines({ row }: { row: Row }) {
  const t = useText()
  const { chargeName } = useFreight()
  return (
    <span className="ct-listing-two">
      {row.lines.map(({ code, isoCode = '', currency, before, after, exact }) => (
        <span key={`${code}${isoCode}`} className="ct-listing-change">
          <span title={chargeName(code)} className="ct-code">
            {code}
          </span>
          <Money value={{ amount: before, currency }} />
          <span aria-hidden="true">→</span>
          <Money value={{ amount: after, currency }} />
          {Number(exact) !== Number(after) && <span className="ct-dim">{t('listing.bulk.rounded', { exact })}</span>}
        </span>
      ))}
    </span>
  )
}
