import type { OrderDetail } from '@/contract/money/order/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { useFreight } from '@/reference/useReferences.ts'
import { DataTable } from '@/ui/DataTable.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { FileLink } from '@/ui/FileLink.tsx'
import { papersOf } from '../papers.ts'
import { usePartyName } from '../usePartyName.ts'

/** Proofs of payment and evidence of charges: kind, version, by whom and when. They are uploaded in their own forms. */
export function Papers({ order }: { order: OrderDetail }) {
  const t = useText()
  const { chargeName } = useFreight()
  const nameOf = usePartyName(order)
  const papers = papersOf(order)
  if (papers.length === 0) return null
  return (
    <DataTable
      caption={t('document.papers')}
      rows={papers}
      rowKey={(row) => `${row.of}-${row.file.id}`}
      columns={[
        {
          key: 'file',
          title: t('document.file'),
          isLead: true,
          cell: (row) => <FileLink url={row.file.url}>{row.file.name}</FileLink>,
        },
        {
          key: 'kind',
          title: t('document.kind'),
          cell: ({ kind, of }) => (
            <>
              {t(kind === 'proof' ? 'document.proof' : 'document.evidence')}{' '}
              <span className="ct-dim">{kind === 'proof' ? of : chargeName(of)}</span>
            </>
          ),
        },
        { key: 'version', title: t('document.version'), cell: (row) => `v${row.version}` },
        { key: 'by', title: t('document.by'), cell: ({ by }) => nameOf(by) },
        { key: 'at', title: t('document.at'), cell: (row) => <DateText value={row.at} /> },
      ]}
    />
  )
}
