import type { OrderDetail } from '@/contract/money/order/schemas.ts'
import type { PaymentStatus } from '@/contract/money/payment/values.ts'
import { useText } from '@/i18n/useText.ts'
import { DictText } from '@/reference/DictText.tsx'
import { Section } from '@/ui/Card.tsx'
import { StatusTag } from '@/ui/Chip.tsx'
import type { Tone } from '@/ui/Chip.tsx'
import { DataTable } from '@/ui/DataTable.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { Money } from '@/ui/Money.tsx'

const TONES: Record<PaymentStatus, Tone> = {
  CREATED: 'neutral',
  SUBMITTED: 'accent',
  CONFIRMED: 'ok',
  REJECTED: 'danger',
  CANCELLED: 'neutral',
  EXPIRED: 'neutral',
}
const OPEN_OR_GONE: readonly PaymentStatus[] = ['CREATED', 'CANCELLED', 'EXPIRED']

/** The payments of an order, newest first; those that were never made are left out. */
export function Payments({ order }: { order: OrderDetail }) {
  const t = useText()
  const made = order.payments.filter(({ status }) => !OPEN_OR_GONE.includes(status))
  return (
    <Section title={t('payment.made')}>
      {made.length === 0 ? (
        <p className="ct-dim">{t('payment.made.none')}</p>
      ) : (
        <DataTable
          caption={t('payment.made')}
          rows={made}
          rowKey={(row) => row.id}
          columns={[
            {
              key: 'no',
              title: t('payment.made.no'),
              isLead: true,
              cell: (row) => <span className="ct-code">{row.no}</span>,
            },
            {
              key: 'method',
              title: t('payment.method.title'),
              cell: (row) => <DictText dict="payment_method" code={row.method} />,
            },
            { key: 'at', title: t('payment.made.at'), cell: (row) => <DateText value={row.updatedAt} /> },
            {
              key: 'status',
              title: t('payment.made.state'),
              cell: (row) => (
                <StatusTag tone={TONES[row.status]}>
                  <DictText dict="payment_status" code={row.status} />
                </StatusTag>
              ),
            },
            {
              key: 'amount',
              title: t('payment.made.amount'),
              align: 'end',
              cell: ({ amount, received }) => <Money value={{ ...amount, amount: received ?? amount.amount }} />,
            },
          ]}
        />
      )}
    </Section>
  )
}
