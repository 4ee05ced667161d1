import { useServerNow } from '@/api/useServerNow.ts'
import { marketDay } from '@/contract/marketDay.ts'
import { allocationOf } from '@/contract/trade/agreement/allocation.ts'
import type { AgreementLane } from '@/contract/trade/agreement/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { AllocationText } from '@/reference/AllocationText.tsx'
import { LaneText } from '@/reference/LaneText.tsx'
import { useFreight } from '@/reference/useReferences.ts'
import { DataTable } from '@/ui/DataTable.tsx'
import { DaySpan } from '@/ui/DateText.tsx'
import { Meter } from '@/ui/Meter.tsx'

/** Containers by lane and type: contracted, requested, ordered and left. */
export function Quantities({ lanes }: { lanes: readonly AgreementLane[] }) {
  const t = useText()
  const { boxCode } = useFreight()
  const today = marketDay(useServerNow(60_000))
  const rows = lanes.flatMap((lane) => lane.quantities.map((quantity) => ({ lane, ...quantity })))
  return (
    <DataTable
      caption={t('agreement.quantities')}
      rows={rows}
      rowKey={({ lane, isoCode }) => `${lane.laneNo} ${isoCode}`}
      columns={[
        {
          key: 'lane',
          title: t('agreement.lane'),
          isLead: true,
          cell: ({ lane }) => <LaneText pol={lane.pol} pod={lane.pod} />,
        },
        { key: 'box', title: t('agreement.box'), cell: ({ isoCode }) => boxCode(isoCode) },
        {
          key: 'period',
          title: t('agreement.period'),
          cell: ({ lane }) => <DaySpan from={lane.validFrom} to={lane.validTo} />,
        },
        {
          key: 'allocation',
          title: t('agreement.allocation'),
          cell: ({ lane }) => {
            const allocation = allocationOf(lane, today)
            return allocation ? <AllocationText allocation={allocation} /> : t('agreement.allocation.none')
          },
        },
        {
          key: 'contracted',
          title: t('agreement.contracted'),
          align: 'end',
          cell: ({ contracted, over }) => (over ? t('agreement.contracted.over', { contracted, over }) : contracted),
        },
        { key: 'requested', title: t('agreement.requested'), align: 'end', cell: (row) => row.requested },
        { key: 'confirmed', title: t('agreement.confirmed'), align: 'end', cell: (row) => row.confirmed },
        {
          key: 'remaining',
          title: t('agreement.remaining'),
          cell: ({ contracted, remaining, over = 0 }) => (
            <Meter
              value={remaining}
              max={contracted + over}
              label={t('agreement.remaining')}
              text={t('agreement.left', { remaining, contracted: contracted + over })}
            />
          ),
        },
      ]}
    />
  )
}
