import { useList } from '@/api/useList.ts'
import { invoiceEndpoints } from '@/contract/money/invoice/endpoints.ts'
import type { InvoiceSummary } from '@/contract/money/invoice/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { useDict } from '@/reference/useReferences.ts'
import { hrefTo } from '@/routes/href.ts'
import { LinkButton } from '@/ui/Button.tsx'
import { DataTable } from '@/ui/DataTable.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { ListFrame } from '@/ui/ListFrame.tsx'
import { Money } from '@/ui/Money.tsx'
import { SelectField } from '@/ui/SelectField.tsx'
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
  const list = useList(invoiceEndpoints.page, { filters: ['status'], refreshOnFocus: true, pollMs: POLL_MS })
  return (
    <>
      <div className="ct-filters">
        <SelectField
          label={t('invoice.status')}
          value={list.filters.status ?? ''}
          onChange={(status) => list.setFilters({ status })}
          none={t('common.all')}
          options={states.items}
        />
      </div>
      <ListFrame
        list={list}
        empty={{
          title: t(list.isFiltered ? 'invoice.requests.filteredEmpty' : 'invoice.requests.empty'),
          action: <LinkButton to={hrefTo('invoice')}>{t('invoice.tab.billable')}</LinkButton>,
        }}
      >
        <DataTable
          caption={t('invoice.tab.requests')}
          rows={list.records}
          rowKey={(row) => row.id}
          isStale={list.loading}
          columns={[
            { key: 'no', title: t('invoice.no'), isLead: true, cell: (row) => <Name row={row} /> },
            { key: 'status', title: t('invoice.status'), cell: (row) => <InvoiceStatusTag status={row.status} /> },
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
        />
      </ListFrame>
    </>
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
