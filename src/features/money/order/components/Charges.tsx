import { useApi } from '@/api/ApiContext.tsx'
import { ADDABLE } from '@/contract/money/order/additions.ts'
import type { Adjustment } from '@/contract/money/order/after/schemas.ts'
import type { AdjustmentStatus } from '@/contract/money/order/values.ts'
import { useText } from '@/i18n/useText.ts'
import { DictText } from '@/reference/DictText.tsx'
import { useFreight } from '@/reference/useReferences.ts'
import { Section } from '@/ui/Card.tsx'
import { CodeChip, StatusTag } from '@/ui/Chip.tsx'
import type { Tone } from '@/ui/Chip.tsx'
import { DataTable } from '@/ui/DataTable.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { Money } from '@/ui/Money.tsx'
import { TypedText } from '@/ui/TypedText.tsx'
import type { OrderProps } from '../useOrderAct.ts'
import { AgreedText } from './AgreedText.tsx'
import { ProposeCharge } from './ProposeCharge.tsx'
import { QuotedText } from './QuotedText.tsx'

const TONES: Record<AdjustmentStatus, Tone> = {
  PROPOSED: 'accent',
  APPROVED: 'ok',
  REJECTED: 'neutral',
  DISPUTED: 'danger',
  LAPSED: 'neutral',
  REPORTED: 'neutral',
}

/** Additional charges and their answers, and the seller's form for another one. */
export function Charges(props: OrderProps) {
  const t = useText()
  const { chargeName } = useFreight()
  const { clock } = useApi()
  const { adjustments, additionsUntil, side, status } = props.order
  const isInTime = additionsUntil === undefined || clock.now() <= Date.parse(additionsUntil)
  const mayPropose = side === 'SELLER' && ADDABLE.includes(status) && isInTime
  if (adjustments.length === 0 && !mayPropose) return null
  return (
    <Section title={t('order.charges')} note={mayPropose && <Rule until={additionsUntil} />}>
      {adjustments.length > 0 && (
        <DataTable
          caption={t('order.charges')}
          rows={adjustments}
          rowKey={(row) => row.id}
          columns={[
            {
              key: 'code',
              title: t('order.ledger.line'),
              isLead: true,
              cell: (row) => <CodeChip code={row.code} name={chargeName(row.code)} />,
            },
            { key: 'reason', title: t('order.charges.reason'), cell: (row) => <Reason charge={row} {...props} /> },
            { key: 'at', title: t('order.charges.proposed'), cell: (row) => <DateText value={row.proposedAt} /> },
            {
              key: 'status',
              title: t('order.charges.state'),
              cell: (row) => (
                <StatusTag tone={TONES[row.status]}>
                  <DictText dict="adjustment_status" code={row.status} />
                </StatusTag>
              ),
            },
            {
              key: 'amount',
              title: t('order.charges.sum'),
              align: 'end',
              cell: (row) => <Money value={row.amount} />,
            },
          ]}
        />
      )}
      {mayPropose && (
        <div className="ct-order-propose">
          <ProposeCharge {...props} />
        </div>
      )}
    </Section>
  )
}

/** When an addition counts, and after the delivery until when it can be proposed. */
function Rule({ until }: { until: string | undefined }) {
  const t = useText()
  return (
    <>
      {t('order.charges.note')}
      {until !== undefined && (
        <>
          {' '}
          {t('order.charges.until')} <DateText value={until} />
        </>
      )}
    </>
  )
}

function Reason({ charge, order }: OrderProps & { charge: Adjustment }) {
  const t = useText()
  const { code, reason, answer, shortfall, rolledTo } = charge
  return (
    <>
      <TypedText>{reason}</TypedText>
      <div className="ct-dim">
        {rolledTo && <p>{t('order.charges.rolled', { day: rolledTo })}</p>}
        {shortfall === undefined && !rolledTo && <QuotedText code={code} order={order} />}
        <AgreedText charge={charge} />
      </div>
      {answer && <p className="ct-dim">{t('order.charges.answer', { text: answer })}</p>}
    </>
  )
}
