import type { Money as Amount } from '@/contract/money.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { useText } from '@/i18n/useText.ts'
import { Colon } from '@/ui/Colon.tsx'
import { DataTable } from '@/ui/DataTable.tsx'
import { Money } from '@/ui/Money.tsx'
import { bidName } from '../names.ts'
import type { PlannedPart } from '../plan.ts'
import { PartLanes } from './PartLanes.tsx'

interface PartsProps {
  tender: TenderDetail
  parts: readonly PlannedPart[]
  total: Amount
}

/** Bidders with their awarded lanes, containers and prices. */
export function PartsTable({ tender, parts, total }: PartsProps) {
  const t = useText()
  const { locale } = useLocale()
  const looseOf = (laneNo: number) => tender.lanes.find((lane) => lane.laneNo === laneNo)?.loose
  return (
    <>
      <DataTable
        caption={t('comparison.parts.caption')}
        rows={parts}
        rowKey={({ bid }) => bid.id}
        columns={[
          {
            key: 'bidder',
            title: t('comparison.record.bidder'),
            isLead: true,
            cell: ({ bid }) => bidName(t, locale, bid),
          },
          {
            key: 'lanes',
            title: t('comparison.parts.lanes'),
            cell: ({ lanes }) => <PartLanes lanes={lanes} looseOf={looseOf} />,
          },
          {
            key: 'price',
            title: t('comparison.matrix.allIn'),
            align: 'end',
            cell: ({ price }) => <Money value={price} />,
          },
        ]}
      />
      {parts.length > 1 && (
        <p>
          {t('comparison.parts.total')}
          <Colon />
          <Money value={total} size="large" />
        </p>
      )}
    </>
  )
}
