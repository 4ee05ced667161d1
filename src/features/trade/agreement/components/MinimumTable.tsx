import type { AgreementDetail } from '@/contract/trade/agreement/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { LaneText } from '@/reference/LaneText.tsx'
import { mqcParts } from '@/reference/mqcParts.ts'
import { DataTable } from '@/ui/DataTable.tsx'
import { Money } from '@/ui/Money.tsx'

/** The minimum of each lane against what was loaded. */
export function MinimumTable({ agreement: { lanes, currency } }: { agreement: AgreementDetail }) {
  const t = useText()
  const rows = lanes.flatMap(({ minimum, mqc, ...lane }) => (minimum && mqc ? [{ ...lane, mqc, ...minimum }] : []))
  return (
    <DataTable
      caption={t('agreement.minimum')}
      rows={rows}
      rowKey={({ laneNo }) => String(laneNo)}
      columns={[
        {
          key: 'lane',
          title: t('agreement.lane'),
          isLead: true,
          cell: ({ pol, pod }) => <LaneText pol={pol} pod={pod} />,
        },
        {
          key: 'agreed',
          title: t('agreement.minimum.agreed'),
          cell: ({ mqc, boxes }) => t('agreement.minimum.text', mqcParts(mqc, boxes, currency)),
        },
        { key: 'committed', title: t('agreement.minimum.committed'), align: 'end', cell: (row) => row.committed },
        { key: 'needed', title: t('agreement.minimum.needed'), align: 'end', cell: (row) => row.needed },
        { key: 'loaded', title: t('agreement.minimum.loaded'), align: 'end', cell: (row) => row.loaded },
        { key: 'refused', title: t('agreement.minimum.refused'), align: 'end', cell: (row) => row.refused },
        { key: 'missing', title: t('agreement.minimum.missing'), align: 'end', cell: (row) => row.shortfall },
        {
          key: 'fee',
          title: t('agreement.minimum.fee'),
          align: 'end',
          cell: ({ fee }) =>
            fee === undefined ? t('agreement.minimum.free') : <Money value={{ amount: fee, currency }} />,
        },
      ]}
    />
  )
}
