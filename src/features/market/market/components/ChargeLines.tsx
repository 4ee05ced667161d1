import type { ChargeLine } from '@/contract/trade/bid/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { useDict, useFreight } from '@/reference/useReferences.ts'
import { Section } from '@/ui/Card.tsx'
import { CodeChip } from '@/ui/Chip.tsx'
import { DataTable } from '@/ui/DataTable.tsx'
import { boxName } from '../quantities.ts'
import { LinePrice } from './LinePrice.tsx'

/** Price breakdown; included, excluded and at-cost charges are shown as text. */
export function ChargeLines({ charges }: { charges: readonly ChargeLine[] }) {
  const t = useText()
  const bases = useDict('charge_basis')
  const { chargeName, containerTypes } = useFreight()
  if (charges.length === 0) return null
  return (
    <Section title={t('market.detail.lines')}>
      <DataTable
        caption={t('market.detail.lines')}
        rows={charges}
        rowKey={(line) => `${line.code} ${line.isoCode ?? ''} ${line.group} ${line.note ?? ''}`}
        columns={[
          {
            key: 'charge',
            title: t('market.detail.line.charge'),
            isLead: true,
            cell: (line) => <CodeChip code={line.code} name={chargeName(line.code)} />,
          },
          {
            key: 'item',
            title: t('market.detail.item'),
            cell: (line) => (line.isoCode ? boxName(line.isoCode, containerTypes) : t('common.all')),
          },
          { key: 'basis', title: t('market.detail.line.basis'), cell: (line) => bases.labelOf(line.basis) },
          {
            key: 'term',
            title: t('market.detail.line.term'),
            cell: (line) => t(`market.detail.term.${line.paymentTerm}`),
          },
          {
            key: 'price',
            title: t('market.detail.line.price'),
            align: 'end',
            cell: (line) => <LinePrice line={line} />,
          },
        ]}
      />
    </Section>
  )
}
