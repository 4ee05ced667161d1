import { hasCode } from '@/api/errors.ts'
import { useQuery } from '@/api/useQuery.ts'
import { BUSINESS_CODES } from '@/contract/envelope.ts'
import { invoiceEndpoints } from '@/contract/money/invoice/endpoints.ts'
import type { InvoiceDetail } from '@/contract/money/invoice/schemas.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { useDict } from '@/reference/useReferences.ts'
import { hrefTo } from '@/routes/href.ts'
import { LinkButton } from '@/ui/Button.tsx'
import { Card, Section } from '@/ui/Card.tsx'
import { DataTable } from '@/ui/DataTable.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { DefinitionGrid } from '@/ui/DefinitionGrid.tsx'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { ErrorState } from '@/ui/ErrorState.tsx'
import { FileLink } from '@/ui/FileLink.tsx'
import { Money } from '@/ui/Money.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'
import { Split, Stack } from '@/ui/Split.tsx'
import { Timeline } from '@/ui/Timeline.tsx'
import { Seller } from './BillableList.tsx'
import { Allowances } from './Allowances.tsx'
import { InvoiceActions } from './InvoiceActions.tsx'
import { invoiceSentence } from '../standing.ts'
import { InvoiceStatusTag } from './InvoiceStatusTag.tsx'
import './invoice.css'

const POLL_MS = 4000
const cny = (amount: string) => ({ amount, currency: 'CNY' })

/** One request: status, invoice contents, files and actions. */
export function InvoiceView({ id }: { id: string }) {
  const t = useText()
  const query = useQuery(invoiceEndpoints.detail, { id }, { silent: true, refreshOnFocus: true, pollMs: POLL_MS })
  const { data } = query
  const back = <LinkButton to={hrefTo('invoice', { tab: 'requests' })}>{t('invoice.back')}</LinkButton>
  if (data) return <Whole invoice={data} />
  if (hasCode(query.error, BUSINESS_CODES.notFound)) return <EmptyState title={t('invoice.missing')} action={back} />
  return query.error ? <ErrorState onRetry={query.refresh} action={back} /> : <SkeletonBlock height={420} />
}

function Whole({ invoice }: { invoice: InvoiceDetail }) {
  const t = useText()
  const states = useDict('invoice_status')
  return (
    <Split
      aside={
        <Card isMarked>
          <Stack>
            <InvoiceStatusTag status={invoice.status} />
            <Money value={invoice.amount} size="large" />
            <InvoiceActions invoice={invoice} />
            <Timeline
              items={invoice.events.map((event) => ({
                label: states.labelOf(event.status),
                value: <DateText value={event.at} />,
                isPast: true,
              }))}
            />
            <LinkButton to={hrefTo('invoice', { tab: 'requests' })}>{t('invoice.back')}</LinkButton>
          </Stack>
        </Card>
      }
    >
      <Standing invoice={invoice} />
      <Facts invoice={invoice} />
      <Items invoice={invoice} />
      <Allowances invoice={invoice} />
      {invoice.remarks.length > 0 && (
        <Section title={t('invoice.remarks')}>
          <ul className="ct-invoice-remarks">
            {invoice.remarks.map((remark) => (
              <li key={remark}>{remark}</li>
            ))}
          </ul>
        </Section>
      )}
    </Split>
  )
}

/** Why the request is blocked or what it waits for. */
function Standing({ invoice }: { invoice: InvoiceDetail }) {
  const t = useText()
  const rejections = useDict('invoice_rejection')
  const { status, red } = invoice
  if (status === 'REJECTED' && invoice.rejection)
    return <Notice tone="danger">{t('invoice.rejected', { reason: rejections.labelOf(invoice.rejection) })}</Notice>
  if (status === 'RED_WAIT_BUYER' && red?.until)
    return (
      <Notice tone="warn">
        {t('invoice.red.wait')} <DateText value={red.until} />
      </Notice>
    )
  if (status === 'RED_ISSUED' && red?.invoiceNo)
    return <Notice>{t('invoice.red.issued', { no: red.invoiceNo })}</Notice>
  const sentence = invoiceSentence(status)
  const isReady = status === 'ISSUED' || status === 'DELIVERED'
  const text = isReady ? t('invoice.ready', { email: invoice.email }) : sentence && t(sentence)
  if (invoice.files)
    return (
      <Notice tone={isReady ? 'ok' : 'sea'}>
        <p>{text}</p>
        <p className="ct-invoice-files">
          <FileLink url={invoice.files.pdf}>{t('invoice.pdf')}</FileLink>
          <FileLink url={invoice.files.xml}>{t('invoice.xml')}</FileLink>
        </p>
      </Notice>
    )
  return text ? <Notice>{text}</Notice> : null
}

function Facts({ invoice }: { invoice: InvoiceDetail }) {
  const t = useText()
  const types = useDict('invoice_type')
  const { title } = invoice
  const parts = [title.address, title.phone].filter(Boolean).join(' ')
  const bank = [title.bankName, title.bankAccount].filter(Boolean).join(' ')
  return (
    <Section title={t('invoice.facts')}>
      <DefinitionGrid
        items={[
          { label: t('invoice.no'), value: <span className="ct-code">{invoice.no}</span> },
          {
            label: t('invoice.number'),
            value: <span className="ct-code">{invoice.invoiceNo ?? t('common.none')}</span>,
            span: 2,
          },
          { label: t('invoice.type'), value: types.labelOf(invoice.invoiceType) },
          { label: t('invoice.request.titleField'), value: title.name, span: 2 },
          {
            label: t('invoice.part.taxNo'),
            value: <span className="ct-code">{title.taxNo ?? t('common.none')}</span>,
            span: 2,
          },
          { label: t('invoice.seller'), value: <Seller seller={invoice.seller} />, span: 2 },
          { label: t('invoice.sellerTaxNo'), value: <span className="ct-code">{invoice.sellerTaxNo}</span>, span: 2 },
          ...(parts ? [{ label: t('invoice.part.addressPhone'), value: parts, span: 2 as const }] : []),
          ...(bank ? [{ label: t('invoice.part.bank'), value: bank, span: 2 as const }] : []),
          { label: t('invoice.part.email'), value: invoice.email, span: 2 },
          ...(invoice.issuedAt ? [{ label: t('invoice.issuedAt'), value: <DateText value={invoice.issuedAt} /> }] : []),
        ]}
      />
    </Section>
  )
}

function Items({ invoice }: { invoice: InvoiceDetail }) {
  const t = useText()
  const { percent } = useFormats()
  const categories = useDict('tax_category')
  return (
    <Section title={t('invoice.items')}>
      <DataTable
        caption={t('invoice.items')}
        rows={invoice.items}
        rowKey={(row) => row.orderNo}
        columns={[
          {
            key: 'category',
            title: t('invoice.item.name'),
            isLead: true,
            cell: (row) => categories.labelOf(row.category),
          },
          {
            key: 'order',
            title: t('invoice.billable.order'),
            cell: (row) => <span className="ct-code">{row.orderNo}</span>,
          },
          { key: 'net', title: t('invoice.item.net'), align: 'end', cell: (row) => <Money value={cny(row.net)} /> },
          {
            key: 'pct',
            title: t('invoice.item.rate'),
            align: 'end',
            cell: (row) => (row.taxPct === 0 ? t('invoice.item.exempt') : percent(row.taxPct / 100, 0)),
          },
          { key: 'tax', title: t('invoice.item.tax'), align: 'end', cell: (row) => <Money value={cny(row.tax)} /> },
          {
            key: 'gross',
            title: t('invoice.item.gross'),
            align: 'end',
            cell: (row) => <Money value={cny(row.gross)} />,
          },
        ]}
      />
      <p className="ct-invoice-total">
        {t('invoice.item.net')} <Money value={cny(invoice.net)} /> · {t('invoice.item.tax')}{' '}
        <Money value={cny(invoice.tax)} /> · {t('invoice.item.gross')} <Money value={invoice.amount} size="large" />
      </p>
    </Section>
  )
}
