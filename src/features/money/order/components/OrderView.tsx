import type { ReactNode } from 'react'
import { useApi } from '@/api/ApiContext.tsx'
import type { OrderStatus } from '@/contract/money/order/values.ts'
import { useText } from '@/i18n/useText.ts'
import type { OrderTab } from '@/routes/orderTabs.ts'
import { Section } from '@/ui/Card.tsx'
import { orderTurn } from '../turn.ts'
import type { OrderProps } from '../useOrderAct.ts'
import { Charges } from './Charges.tsx'
import { ContactSection } from './ContactSection.tsx'
import { ContractSection } from './ContractSection.tsx'
import { CreditNotes } from './CreditNotes.tsx'
import { DocumentsSection } from './DocumentsSection.tsx'
import { DisputeSection } from './DisputeSection.tsx'
import { History, LatestEvents } from './History.tsx'
import { LedgerTable } from './LedgerTable.tsx'
import { MoneySection } from './MoneySection.tsx'
import { OrderPanel, OrderTabs } from './OrderTabs.tsx'
import { RefundSection } from './RefundSection.tsx'
import { Reviews } from './Reviews.tsx'
import { RouteHead } from './RouteHead.tsx'
import { RouteSection } from './RouteSection.tsx'
import { ShipmentSection } from './ShipmentSection.tsx'
import { StepCard } from './StepCard.tsx'
import './order.css'

const UNPAID: readonly OrderStatus[] = ['TO_CONFIRM', 'TO_PAY', 'PAY_CHECKING', 'CONFIRMED', 'CANCELLED', 'TIMED_OUT']

interface ViewProps extends OrderProps {
  /** The tab shown; undefined for the overview. */
  tab: OrderTab | undefined
  /** Reloads the order when a deadline has passed. */
  onTimeOut: () => void
  /** The form of paying what is due, and the payments made. */
  payment: ReactNode
  /** Parties and source. */
  facts: ReactNode
  /** The agreed charges, line by line. */
  lines: ReactNode
}

/** An order: the next step and the route, and below them its tabs. Decision 0074. */
export function OrderView({ tab, onTimeOut, payment, facts, lines, ...props }: ViewProps) {
  const { order } = props
  const t = useText()
  const { clock } = useApi()
  const turn = orderTurn(order, clock.now())
  return (
    <>
      {turn && <StepCard {...props} turn={turn} tab={tab} onTimeOut={onTimeOut} />}
      <div className={tab === 'payment' ? 'ct-order-aside' : undefined}>
        <RouteHead order={order} />
      </div>
      <OrderTabs order={order} current={tab} />
      <OrderPanel isCurrent={tab === undefined}>
        <div className="ct-order-columns">
          <div>
            {order.dispute && turn?.step !== 'RESOLVE' && <DisputeSection {...props} />}
            {facts}
            <ContactSection {...props} />
          </div>
          <div>
            {tab === undefined && <MoneySection {...props} />}
            {tab === undefined && <LatestEvents order={order} />}
          </div>
        </div>
        <Reviews {...props} />
      </OrderPanel>
      <OrderPanel isCurrent={tab === 'shipment'}>
        <RouteSection {...props} />
        <ShipmentSection order={order} />
      </OrderPanel>
      <OrderPanel isCurrent={tab === 'documents'}>
        <DocumentsSection {...props} />
        <ContractSection order={order} />
      </OrderPanel>
      <OrderPanel isCurrent={tab === 'charges'}>
        <Charges {...props} />
        <CreditNotes {...props} />
        <Section title={t('order.lines')}>
          {!UNPAID.includes(order.status) && <LedgerTable order={order} />}
          {lines}
        </Section>
      </OrderPanel>
      <OrderPanel isCurrent={tab === 'payment'}>
        <div className="ct-order-columns">
          <div>
            {payment}
            <RefundSection {...props} />
          </div>
          <div>{tab === 'payment' && <MoneySection {...props} />}</div>
        </div>
      </OrderPanel>
      <OrderPanel isCurrent={tab === 'log'}>
        <History order={order} />
      </OrderPanel>
    </>
  )
}
