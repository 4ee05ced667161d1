import { failureText } from '@/api/errorText.ts'
import { useAction } from '@/api/useAction.ts'
import { invoiceEndpoints } from '@/contract/money/invoice/endpoints.ts'
import type { Allowance, InvoiceDetail } from '@/contract/money/invoice/schemas.ts'
import type { AllowanceStatus } from '@/contract/money/invoice/values.ts'
import { useText } from '@/i18n/useText.ts'
import { DictText } from '@/reference/DictText.tsx'
import { Button } from '@/ui/Button.tsx'
import { Section } from '@/ui/Card.tsx'
import { StatusTag } from '@/ui/Chip.tsx'
import type { Tone } from '@/ui/Chip.tsx'
import { DataTable } from '@/ui/DataTable.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { Money } from '@/ui/Money.tsx'
import { toast } from '@/ui/toast.ts'

const TONES: Record<AllowanceStatus, Tone> = { WAIT_BUYER: 'accent', ISSUED: 'ok', VOID: 'neutral' }
const cny = (amount: string) => ({ amount, currency: 'CNY' }) as const

/** What credit notes took back of an invoice: red invoices, each with the buyer's answer. */
export function Allowances({ invoice }: { invoice: InvoiceDetail }) {
  const t = useText()
  const { id, version, allowances = [] } = invoice
  const answer = useAction(invoiceEndpoints.answerRed, {
    intent: `invoice.allowance:${id}:${version}`,
    onSuccess: () => toast.success(t('invoice.red.answered')),
  })
  if (allowances.length === 0) return null
  const run = (allowanceId: string, agree: boolean) => void answer.run({ id, version, agree, allowanceId })
  return (
    <Section title={t('invoice.allowances')} note={t('invoice.allowances.note')}>
      <DataTable
        caption={t('invoice.allowances')}
        rows={allowances}
        rowKey={(row) => row.id}
        columns={[
          {
            key: 'order',
            title: t('invoice.billable.order'),
            isLead: true,
            cell: (row) => <span className="ct-code">{row.orderNo}</span>,
          },
          {
            key: 'state',
            title: t('invoice.allowances.state'),
            cell: (row) => (
              <StatusTag tone={TONES[row.status]}>
                <DictText dict="allowance_status" code={row.status} />
              </StatusTag>
            ),
          },
          { key: 'when', title: t('invoice.number'), cell: (row) => <Number row={row} /> },
          {
            key: 'tax',
            title: t('invoice.item.tax'),
            align: 'end',
            cell: (row) => <Money value={cny(row.tax)} />,
          },
          {
            key: 'gross',
            title: t('invoice.item.gross'),
            align: 'end',
            cell: (row) => <Money value={cny(row.gross)} />,
          },
          {
            key: 'act',
            title: t('invoice.action'),
            align: 'end',
            cell: (row) =>
              row.status === 'ISSUED' ? null : (
                <>
                  <Button size="small" variant="primary" isBusy={answer.loading} onClick={() => run(row.id, true)}>
                    {t('invoice.red.agree')}
                  </Button>
                  {row.status === 'WAIT_BUYER' && (
                    <Button size="small" variant="quiet" isBusy={answer.loading} onClick={() => run(row.id, false)}>
                      {t('invoice.red.decline')}
                    </Button>
                  )}
                </>
              ),
          },
        ]}
      />
      <Failure text={failureText(t, answer.error)} />
    </Section>
  )
}

/** Number of the red invoice, or until when the buyer is to answer. */
function Number({ row: { invoiceNo, until, status } }: { row: Allowance }) {
  const t = useText()
  if (invoiceNo !== undefined) return <span className="ct-code">{invoiceNo}</span>
  if (status === 'VOID') return <span>{t('common.none')}</span>
  return (
    <>
      <span className="ct-dim">{t('invoice.allowances.until')}</span> <DateText value={until} />
    </>
  )
}
