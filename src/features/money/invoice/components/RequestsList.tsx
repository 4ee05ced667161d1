import { useList } from '@/api/useList.ts'
import { invoiceEndpoints } from '@/contract/money/invoice/endpoints.ts'
import { INVOICE_STATUSES } from '@/contract/money/invoice/values.ts'
import type { InvoiceQuery, InvoiceSummary } from '@/contract/money/invoice/schemas.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { wordsIn } from '@/i18n/locale.ts'
import { useText } from '@/i18n/useText.ts'
import { OwnList } from '@/lists/OwnList.tsx'
import { OWN_FILTERS } from '@/lists/OwnPanel.tsx'
import type { OwnFilter } from '@/lists/OwnPanel.tsx'
import { moneyColumns, sheetTime } from '@/lists/sheetColumns.ts'
import { useDict } from '@/reference/useReferences.ts'
import { hrefTo } from '@/routes/href.ts'
import { LinkButton } from '@/ui/Button.tsx'
import { choicesOf } from '@/ui/choices.ts'
import { DateText } from '@/ui/DateText.tsx'
import { Money } from '@/ui/Money.tsx'
import { invoiceSentence } from '../standing.ts'
import { Seller } from './BillableList.tsx'
import { InvoiceStatusTag } from './InvoiceStatusTag.tsx'
import './invoice.css'

/** Poll interval while the clerk may act, ms. */
const POLL_MS = 5000

/** The enterprise's requests and invoices, by latest change. */
export function RequestsList() {
  const t = useText()
  const states = useDict('invoice_status')
  const types = useDict('invoice_type')
  const { locale } = useLocale()
  const list = useList<InvoiceQuery, InvoiceSummary, 'status' | OwnFilter>(invoiceEndpoints.page, {
    filters: ['status', ...OWN_FILTERS],
    rules: { status: INVOICE_STATUSES },
    refreshOnFocus: true,
    pollMs: POLL_MS,
  })
  return (
    <OwnList
      name="invoices"
      title={t('invoice.tab.requests')}
      list={list}
      tabs={{
        label: t('invoice.requests.states'),
        name: 'status',
        values: choicesOf(INVOICE_STATUSES, states.labelOf),
      }}
      keyword={t('invoice.requests.keyword')}
      days={t('invoice.createdAt')}
      rowKey={(row) => row.id}
      empty={{
        title: t(list.isFiltered ? 'invoice.requests.filteredEmpty' : 'invoice.requests.empty'),
        action: <LinkButton to={hrefTo('invoice')}>{t('invoice.tab.billable')}</LinkButton>,
      }}
      columns={[
        { key: 'no', title: t('invoice.no'), isLead: true, cell: (row) => <Name row={row} /> },
        { key: 'status', title: t('invoice.status'), cell: (row) => <Status row={row} /> },
        { key: 'type', title: t('invoice.type'), cell: (row) => types.labelOf(row.invoiceType) },
        { key: 'seller', title: t('invoice.seller'), cell: (row) => <Seller seller={row.seller} /> },
        {
          key: 'at',
          title: t('invoice.createdAt'),
          cell: (row) => <DateText value={row.createdAt} precision="date" />,
        },
        { key: 'amount', title: t('invoice.amount'), align: 'end', cell: (row) => <Money value={row.amount} /> },
        {
          key: 'action',
          title: t('invoice.action'),
          isAction: true,
          cell: (row) => (
            <LinkButton
              size="small"
              variant={row.status === 'RED_WAIT_BUYER' ? 'primary' : 'plain'}
              to={hrefTo('invoice', { tab: 'requests', id: row.id })}
            >
              {t(row.status === 'RED_WAIT_BUYER' ? 'invoice.red.open' : 'invoice.open')}
            </LinkButton>
          ),
        },
      ]}
      sheet={[
        [t('list.number'), (row) => row.no],
        [t('invoice.number'), (row) => row.invoiceNo],
        [t('invoice.request.titleField'), (row) => row.titleName],
        [t('invoice.status'), (row) => states.labelOf(row.status)],
        [t('invoice.type'), (row) => types.labelOf(row.invoiceType)],
        [t('invoice.seller'), (row) => wordsIn(locale, row.seller.nameZh, row.seller.nameEn)],
        [t('invoice.orders'), (row) => row.orderNos.join(' / ')],
        ...moneyColumns<InvoiceSummary>(t, t('invoice.amount'), (row) => row.amount),
        [t('invoice.createdAt'), (row) => sheetTime(row.createdAt)],
      ]}
    />
  )
}

function Status({ row: { status } }: { row: InvoiceSummary }) {
  const t = useText()
  const sentence = invoiceSentence(status)
  return (
    <span className="ct-invoice-two">
      <InvoiceStatusTag status={status} />
      {sentence && <span className="ct-dim">{t(sentence)}</span>}
    </span>
  )
}

function Name({ row }: { row: InvoiceSummary }) {
  return (
    <span className="ct-invoice-two">
      <strong>{row.titleName}</strong>
      <span className="ct-dim ct-code">{row.invoiceNo ?? row.no}</span>
    </span>
  )
}
