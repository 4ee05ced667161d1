import { Suspense, useState } from 'react'
import { useQuery } from '@/api/useQuery.ts'
import { priceAlertEndpoints } from '@/contract/market/alert/endpoints.ts'
import type { PriceAlert } from '@/contract/market/alert/schemas.ts'
import { MAX_ALERTS } from '@/contract/market/alert/values.ts'
import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { Button } from '@/ui/Button.tsx'
import { StatusTag } from '@/ui/Chip.tsx'
import { DataTable } from '@/ui/DataTable.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { QueryBlock } from '@/ui/QueryBlock.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { fallText } from '../fallText.ts'
import { useWaitsText } from '../useWaitsText.ts'
import { AlertActions } from './AlertActions.tsx'
import { AlertLane } from './AlertLane.tsx'
import { LazyAlertDialog } from './LazyAlertDialog.ts'
import { Usd } from './Usd.tsx'
import './alert.css'

/** The price alerts of this enterprise: what they wait for, the price now, and when they end. */
export function AlertList() {
  const t = useText()
  const waitsOf = useWaitsText()
  const [isNew, setNew] = useState(false)
  const query = useQuery(priceAlertEndpoints.list, {}, { silent: true, refreshOnFocus: true })
  const add = (
    <Button variant="primary" onClick={() => setNew(true)}>
      {t('alert.new')}
    </Button>
  )
  return (
    <>
      <QueryBlock query={query} height={320}>
        {({ alerts }) =>
          alerts.length === 0 ? (
            <EmptyState title={t('alert.empty')} text={t('alert.empty.text')} action={add} />
          ) : (
            <>
              <div className="ct-alert-bar">
                <span className="ct-dim">{t('alert.count', { count: alerts.length, max: MAX_ALERTS })}</span>
                {add}
              </div>
              <DataTable
                caption={t('alert.list')}
                rows={alerts}
                rowKey={({ id }) => id}
                columns={[
                  { key: 'lane', title: t('alert.col.lane'), isLead: true, cell: (row) => <AlertLane lane={row} /> },
                  { key: 'waits', title: t('alert.kind'), cell: waitsOf },
                  { key: 'price', title: t('alert.price.now'), cell: (row) => <PriceCell row={row} /> },
                  { key: 'status', title: t('alert.col.status'), cell: (row) => <StatusCell row={row} /> },
                  {
                    key: 'until',
                    title: t('alert.col.until'),
                    cell: ({ endsAt }) => <DateText value={endsAt} precision="date" />,
                  },
                  { key: 'action', title: t('alert.col.action'), cell: (row) => <AlertActions row={row} /> },
                ]}
              />
            </>
          )
        }
      </QueryBlock>
      <Suspense>{isNew && <LazyAlertDialog onClose={() => setNew(false)} />}</Suspense>
    </>
  )
}

function PriceCell({ row: { pol, pod, isoCode, kind, price } }: { row: PriceAlert }) {
  const t = useText()
  if (price.best === undefined) return <span className="ct-dim">{t('alert.price.none.short')}</span>
  return (
    <span className="ct-alert-two">
      <Usd amount={price.best} />
      {kind === 'DROP' && <span className="ct-dim">{fallText(t, price) ?? t('alert.price.noBefore.short')}</span>}
      <RouteLink className="ct-alert-link" to={hrefTo('market', { pol, pod, isoCode, sort: 'allIn' })}>
        {t('alert.price.see')}
      </RouteLink>
    </span>
  )
}

function StatusCell({ row: { hasEnded, isMet, toldAt } }: { row: PriceAlert }) {
  const t = useText()
  const status = hasEnded ? 'ENDED' : isMet ? 'MET' : 'WATCHING'
  const tone = ({ ENDED: 'warn', MET: 'ok', WATCHING: 'sea' } as const)[status]
  return (
    <span className="ct-alert-two">
      <StatusTag tone={tone}>{t(`alert.status.${status}`)}</StatusTag>
      {toldAt !== undefined && (
        <span className="ct-dim">
          {t('alert.told')} <DateText value={toldAt} precision="date" />
        </span>
      )}
    </span>
  )
}
