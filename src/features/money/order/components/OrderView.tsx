import type { ReactNode } from 'react'
import { useApi } from '@/api/ApiContext.tsx'
import type { OrderStatus } from '@/contract/money/order/values.ts'
import { useText } from '@/i18n/useText.ts'
import { Section } from '@/ui/Card.tsx'
import { orderTurn } from '../turn.ts'
import type { OrderProps } from '../useOrderAct.ts'
import { Charges } from './Charges.tsx'
import { ContactSection } from './ContactSection.tsx'
import { ContractSection } from './ContractSection.tsx'
import { CreditNotes } from './CreditNotes.tsx'
import { DocumentsSection } from './DocumentsSection.tsx'
import { DisputeSection } from './DisputeSection.tsx'
import { History } from './History.tsx'
import { LedgerTable } from './LedgerTable.tsx'
import { MoneySection } from './MoneySection.tsx'
import { RefundSection } from './RefundSection.tsx'
import { Reviews } from './Reviews.tsx'
import { RouteSection } from './RouteSection.tsx'
import { ShipmentSection } from './ShipmentSection.tsx'
import { StepCard } from './StepCard.tsx'
import './order.css'

const UNPAID: readonly OrderStatus[] = ['TO_CONFIRM', 'TO_PAY', 'PAY_CHECKING', 'CONFIRMED', 'CANCELLED', 'TIMED_OUT']

interface ViewProps extends OrderProps {
  /** Reloads the order when a deadline has passed. */
  onTimeOut: () => void
  /** The form of paying what is due; stands in the next step. */
  payment: ReactNode
  /** Parties and source. */
  facts: ReactNode
  /** The agreed charges, line by line. */
  lines: ReactNode
}

/** An order: the next step, the route, the money, the documents, and what happened. */
export function OrderView({ onTimeOut, payment, facts, lines, ...props }: ViewProps) {
  const { order } = props
  const t = useText()
  const { clock } = useApi()
  const turn = orderTurn(order, clock.now())
  // The containers make the column of the route the longer one.
  const isTall = order.containers.length > 0
  const isPaid = !UNPAID.includes(order.status)
  const parties = (
    <>
      {facts}
      <ContactSection {...props} />
    </>
  )
  return (
    <>
      {turn && (
        <StepCard {...props} turn={turn} onTimeOut={onTimeOut}>
          {payment}
        </StepCard>
      )}
      <div className="ct-order-columns">
        <div>
          <RouteSection {...props} />
          {!isTall && parties}
        </div>
        <div>
          <MoneySection {...props} />
          {isTall && parties}
        </div>
      </div>
      {order.dispute && turn?.step !== 'RESOLVE' && <DisputeSection {...props} />}
      <RefundSection {...props} />
      <Charges {...props} />
      <CreditNotes {...props} />
      <Section title={t('order.lines')}>
        {isPaid && <LedgerTable order={order} />}
        {lines}
      </Section>
      <ShipmentSection order={order} />
      <ContractSection order={order} />
      <DocumentsSection {...props} />
      <Reviews {...props} />
      <History order={order} />
    </>
  )
}
