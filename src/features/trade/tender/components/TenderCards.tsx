import type { ReactNode } from 'react'
import type { TenderSummary } from '@/contract/trade/tender/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { BidsCell, BuyerCell, CargoCell, DeadlineCell, EtdCell, LaneCell, TitleCell } from './TenderCells.tsx'

interface CardsProps {
  rows: readonly TenderSummary[]
  isStale?: boolean | undefined
  /** Actions for a tender, rendered by the page. */
  actions: (row: TenderSummary) => ReactNode
}

/** Tenders as cards, with the same facts as the table. */
export function TenderCards({ rows, isStale = false, actions }: CardsProps) {
  const t = useText()
  return (
    <ul
      className={isStale ? 'ct-tender-cards ct-stale' : 'ct-tender-cards'}
      aria-busy={isStale}
      aria-label={t('tender.list.caption')}
    >
      {rows.map((row) => (
        <li key={row.id} className="ct-tender-card">
          <TitleCell row={row} />
          <LaneCell row={row} />
          <CargoCell row={row} />
          <dl className="ct-tender-card-facts">
            <div>
              <dt>{t('tender.col.etd')}</dt>
              <dd>
                <EtdCell row={row} />
              </dd>
            </div>
            <div>
              <dt>{t('tender.col.deadline')}</dt>
              <dd>
                <DeadlineCell row={row} />
              </dd>
            </div>
            <div>
              <dt>{t('tender.col.bids')}</dt>
              <dd>
                <BidsCell row={row} />
              </dd>
            </div>
          </dl>
          <BuyerCell row={row} />
          <div className="ct-tender-card-actions">{actions(row)}</div>
        </li>
      ))}
    </ul>
  )
}
