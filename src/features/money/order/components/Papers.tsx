import type { OrderDetail } from '@/contract/money/order/schemas.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { wordsIn } from '@/i18n/locale.ts'
import { useText } from '@/i18n/useText.ts'
import { useFreight } from '@/reference/useReferences.ts'
import { Section } from '@/ui/Card.tsx'
import { DataTable } from '@/ui/DataTable.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { FileLink } from '@/ui/FileLink.tsx'
import { papersOf } from '../papers.ts'
import type { Paper } from '../papers.ts'

/** Files of an order: kind, version, by whom and when. They are uploaded in the forms of payments and charges. */
export function Papers({ order }: { order: OrderDetail }) {
  const t = useText()
  const { locale } = useLocale()
  const { chargeName } = useFreight()
  const papers = papersOf(order)
  if (papers.length === 0) return null
  const nameOf = ({ by }: Paper) => {
    const { nameZh, nameEn } = by === 'BUYER' ? order.buyer : order.seller
    return wordsIn(locale, nameZh, nameEn)
  }
  return (
    <Section title={t('order.papers')}>
      <DataTable
        caption={t('order.papers')}
        rows={papers}
        rowKey={(row) => `${row.of}-${row.file.id}`}
        columns={[
          {
            key: 'file',
            title: t('order.papers.file'),
            isLead: true,
            cell: (row) => <FileLink url={row.file.url}>{row.file.name}</FileLink>,
          },
          {
            key: 'kind',
            title: t('order.papers.kind'),
            cell: ({ kind, of }) => (
              <>
                {t(kind === 'proof' ? 'order.papers.proof' : 'order.papers.evidence')}{' '}
                <span className="ct-dim">{kind === 'proof' ? of : chargeName(of)}</span>
              </>
            ),
          },
          { key: 'version', title: t('order.papers.version'), cell: (row) => `v${row.version}` },
          { key: 'by', title: t('order.papers.by'), cell: nameOf },
          { key: 'at', title: t('order.papers.at'), cell: (row) => <DateText value={row.at} /> },
        ]}
      />
    </Section>
  )
}
