import { useEffect, useRef } from 'react'
import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { DictText } from '@/reference/DictText.tsx'
import { Button } from '@/ui/Button.tsx'
import { Section } from '@/ui/Card.tsx'
import { StatusTag } from '@/ui/Chip.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'
import { shownIn } from '../compareMath.ts'
import type { Compare, Compared } from '../useCompare.ts'
import { useCompareRows } from './CompareRows.tsx'
import '@/ui/compare.css'
import { TypedText } from '@/ui/TypedText.tsx'

/** Listings side by side, in a scrollable frame with a sticky first column. */
export function Comparison({ compare }: { compare: Compare }) {
  const t = useText()
  const section = useRef<HTMLDivElement>(null)
  const { columns, show } = compare
  useEffect(() => section.current?.focus({ preventScroll: true }), [])
  const isLoading = columns.some(({ state }) => state === 'loading')
  return (
    <div ref={section} className="ct-compare" tabIndex={-1}>
      <Section
        title={t('market.compare.title')}
        note={t('market.compare.note')}
        actions={
          <>
            <Button size="small" onClick={() => window.print()}>
              {t('market.compare.print')}
            </Button>
            <Button size="small" variant="primary" onClick={() => show(false)}>
              {t('market.compare.back')}
            </Button>
          </>
        }
      >
        {isLoading ? (
          <SkeletonBlock height={420} />
        ) : (
          <Table compare={compare} onRemoved={() => section.current?.focus()} />
        )}
      </Section>
    </div>
  )
}

function Table({ compare: { columns, remove }, onRemoved }: { compare: Compare; onRemoved: () => void }) {
  const t = useText()
  const rows = useCompareRows(columns)
  const width = columns.length + 1
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users must be able to scroll the frame
    <div className="ct-compare-frame" role="region" aria-label={t('market.compare.title')} tabIndex={0}>
      <table className="ct-compare-table">
        <caption className="ct-hidden">{t('market.compare.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('market.compare.what')}</th>
            {columns.map((column) => (
              <th key={column.id} scope="col">
                <Head
                  column={column}
                  onRemove={() => {
                    remove(column.id)
                    onRemoved()
                  }}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, draw }) =>
            draw ? (
              <tr key={key}>
                <th scope="row">{label}</th>
                {columns.map((column, place) => {
                  const listing = shownIn(column)
                  const drawn = listing && draw(listing, place)
                  return (
                    <td key={column.id}>
                      {drawn || (listing && <span className="ct-dim">{t('market.compare.none')}</span>)}
                    </td>
                  )
                })}
              </tr>
            ) : (
              <tr key={key} className="ct-compare-group">
                <th scope="colgroup" colSpan={width}>
                  {label}
                </th>
              </tr>
            ),
          )}
        </tbody>
      </table>
    </div>
  )
}

function Head({ column: { id, listing, state, refresh }, onRemove }: { column: Compared; onRemove: () => void }) {
  const t = useText()
  const isShown = state === 'there' || state === 'otherKind'
  const name = listing?.title ?? t('market.compare.gone')
  return (
    <div className="ct-compare-head">
      {isShown && listing ? (
        <>
          <RouteLink to={hrefTo('marketDetail', { id })}>
            <TypedText>{listing.title}</TypedText>
          </RouteLink>
          <span className="ct-compare-no">{listing.no}</span>
          {listing.status !== 'ONLINE' && (
            <StatusTag tone="danger">
              <DictText dict="listing_status" code={listing.status} />
            </StatusTag>
          )}
          {state === 'otherKind' && <StatusTag tone="warn">{t('market.compare.otherKind')}</StatusTag>}
        </>
      ) : (
        <StatusTag tone="danger">{t(state === 'failed' ? 'market.compare.failed' : 'market.compare.gone')}</StatusTag>
      )}
      {state === 'failed' && (
        <Button size="small" onClick={refresh}>
          {t('common.action.retry')}
        </Button>
      )}
      <Button size="small" variant="quiet" aria-label={t('market.compare.remove', { title: name })} onClick={onRemove}>
        {t('market.compare.out')}
      </Button>
    </div>
  )
}
