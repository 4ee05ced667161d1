import { useState } from 'react'
import type { Money as MoneyValue } from '@/contract/money.ts'
import type { Refund } from '@/contract/money/refund/schemas.ts'
import type { RefundStatus } from '@/contract/money/refund/values.ts'
import { useText } from '@/i18n/useText.ts'
import { DictText } from '@/reference/DictText.tsx'
import { Button } from '@/ui/Button.tsx'
import { Card, Section } from '@/ui/Card.tsx'
import { StatusTag } from '@/ui/Chip.tsx'
import type { Tone } from '@/ui/Chip.tsx'
import { DataTable } from '@/ui/DataTable.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { Money } from '@/ui/Money.tsx'
import { Stack } from '@/ui/Split.tsx'
import { TypedText } from '@/ui/TypedText.tsx'
import type { OrderProps } from '../useOrderAct.ts'
import { RefundAnswer } from './RefundAnswer.tsx'
import { RefundDialog } from './RefundDialog.tsx'

const TONES: Record<RefundStatus, Tone> = {
  REQUESTED: 'accent',
  APPROVED: 'sea',
  REFUNDING: 'sea',
  REFUNDED: 'ok',
  REFUSED: 'neutral',
}

/** Money on its way back to the buyer, and its balance with the seller. */
export function RefundSection(props: OrderProps) {
  const t = useText()
  const { refunds = [], balance = [], side } = props.order
  if (refunds.length === 0 && balance.length === 0) return null
  // What waits for the seller stands in the form that answers it.
  const asked = side === 'SELLER' ? refunds.filter(({ status }) => status === 'REQUESTED') : []
  const listed = refunds.filter((refund) => !asked.includes(refund))
  return (
    <Section title={t('order.refunds')}>
      <Stack>
        {balance.map((one) => (
          <Balance key={one.currency} {...props} balance={one} />
        ))}
        {asked.map((refund) => (
          <RefundAnswer key={refund.id} {...props} refund={refund} />
        ))}
        {listed.length > 0 && <RefundTable refunds={listed} />}
      </Stack>
    </Section>
  )
}

function Balance({ balance, ...props }: OrderProps & { balance: MoneyValue }) {
  const t = useText()
  const [isAsking, setAsking] = useState(false)
  const isBuyer = props.order.side === 'BUYER'
  return (
    <Card>
      <div className="ct-order-charge">
        <span>{t(isBuyer ? 'order.balance.BUYER' : 'order.balance.SELLER')}</span>
        <Money value={balance} size="large" />
        {isBuyer && <Button onClick={() => setAsking(true)}>{t('order.refund.ask')}</Button>}
      </div>
      {isAsking && <RefundDialog {...props} balance={balance} onClose={() => setAsking(false)} />}
    </Card>
  )
}

function RefundTable({ refunds }: { refunds: readonly Refund[] }) {
  const t = useText()
  return (
    <DataTable
      caption={t('order.refunds')}
      rows={refunds}
      rowKey={(row) => row.id}
      columns={[
        {
          key: 'no',
          title: t('order.refund.no'),
          isLead: true,
          cell: (row) => <span className="ct-code">{row.no}</span>,
        },
        { key: 'why', title: t('order.refund.reason'), cell: (row) => <Reason refund={row} /> },
        { key: 'at', title: t('order.refund.at'), cell: (row) => <DateText value={row.updatedAt} /> },
        {
          key: 'status',
          title: t('order.refund.state'),
          cell: (row) => (
            <StatusTag tone={TONES[row.status]}>
              <DictText dict="refund_status" code={row.status} />
            </StatusTag>
          ),
        },
        {
          key: 'amount',
          title: t('order.refund.amount'),
          align: 'end',
          cell: (row) => row.amounts.map((amount) => <Money key={amount.currency} value={amount} />),
        },
      ]}
    />
  )
}

function Reason({ refund: { reason, note, answer } }: { refund: Refund }) {
  const t = useText()
  return (
    <>
      <DictText dict="refund_reason" code={reason} />
      {note && (
        <p className="ct-dim">
          <TypedText>{note}</TypedText>
        </p>
      )}
      {answer && <p className="ct-dim">{t('order.refund.answered', { text: answer })}</p>}
    </>
  )
}
