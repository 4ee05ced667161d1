import type { CreditNote } from '@/contract/money/order/after/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { useFreight } from '@/reference/useReferences.ts'
import { Section } from '@/ui/Card.tsx'
import { CodeChip } from '@/ui/Chip.tsx'
import { DataTable } from '@/ui/DataTable.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { Money } from '@/ui/Money.tsx'
import { TypedText } from '@/ui/TypedText.tsx'
import type { OrderProps } from '../useOrderAct.ts'
import { CreditForm } from './CreditForm.tsx'

/** What the seller took back, and its form for another credit note. */
export function CreditNotes(props: OrderProps) {
  const t = useText()
  const { credits = [], creditable = [] } = props.order
  if (credits.length === 0 && creditable.length === 0) return null
  return (
    <Section title={t('order.credits')} note={creditable.length > 0 && t('order.credits.note')}>
      {credits.length > 0 && <CreditTable credits={credits} />}
      {creditable.length > 0 && (
        <div className="ct-order-propose">
          <CreditForm {...props} creditable={creditable} />
        </div>
      )}
    </Section>
  )
}

function CreditTable({ credits }: { credits: readonly CreditNote[] }) {
  const t = useText()
  const { chargeName } = useFreight()
  return (
    <DataTable
      caption={t('order.credits')}
      rows={credits}
      rowKey={(row) => row.id}
      columns={[
        {
          key: 'no',
          title: t('order.credits.no'),
          isLead: true,
          cell: (row) => <span className="ct-code">{row.no}</span>,
        },
        {
          key: 'code',
          title: t('order.ledger.line'),
          cell: (row) => <CodeChip code={row.code} name={chargeName(row.code)} />,
        },
        { key: 'reason', title: t('order.charges.reason'), cell: (row) => <TypedText>{row.reason}</TypedText> },
        { key: 'at', title: t('order.credits.at'), cell: (row) => <DateText value={row.at} /> },
        {
          key: 'amount',
          title: t('order.charges.sum'),
          align: 'end',
          cell: ({ amount: { amount, currency } }) => <Money value={{ amount: `-${amount}`, currency }} />,
        },
      ]}
    />
  )
}
