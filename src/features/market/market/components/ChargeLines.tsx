import { takenOf } from '@/contract/market/listing/taken.ts'
import type { ListingDetail } from '@/contract/market/listing/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { useDict, useFreight } from '@/reference/useReferences.ts'
import { Section } from '@/ui/Card.tsx'
import { CodeChip } from '@/ui/Chip.tsx'
import { DataTable } from '@/ui/DataTable.tsx'
import { boxName } from '../quantities.ts'
import { LinePrice } from './LinePrice.tsx'

type Line = ListingDetail['charges'][number]

/** Price breakdown, and the services that are charged only to who takes them, apart from it. */
export function ChargeLines({ charges }: { charges: readonly Line[] }) {
  const t = useText()
  const services = charges.filter(({ optional }) => optional === true)
  return (
    <>
      <Lines title={t('market.detail.lines')} lines={takenOf(charges)} />
      <Lines title={t('market.detail.services')} note={t('market.detail.services.note')} lines={services} />
    </>
  )
}

/** Included, excluded and at-cost charges are shown as text. */
function Lines({ title, note, lines }: { title: string; note?: string; lines: readonly Line[] }) {
  const t = useText()
  const bases = useDict('charge_basis')
  const { chargeName, containerTypes } = useFreight()
  if (lines.length === 0) return null
  return (
    <Section title={title} note={note}>
      <DataTable
        caption={title}
        rows={lines}
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
