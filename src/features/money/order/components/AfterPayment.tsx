import type { OrderStatus } from '@/contract/money/order/values.ts'
import type { OrderProps } from '../useOrderAct.ts'
import { Charges } from './Charges.tsx'
import { DisputeSection } from './DisputeSection.tsx'
import { LedgerTable } from './LedgerTable.tsx'
import { Reviews } from './Reviews.tsx'
import { Shipment } from './Shipment.tsx'
import { StepBar } from './StepBar.tsx'
import './order.css'

const AFTER: readonly OrderStatus[] = ['PAID', 'EXECUTING', 'DELIVERED', 'SETTLED', 'REVIEWED', 'DISPUTED']

/** An order after payment: next step, shipment, ledger, additional charges, completion and reviews. */
export function AfterPayment(props: OrderProps) {
  const { order } = props
  if (!AFTER.includes(order.status)) return null
  return (
    <>
      <StepBar {...props} />
      {order.dispute && <DisputeSection {...props} />}
      <Reviews {...props} />
      <Charges {...props} />
      <LedgerTable order={order} />
      <Shipment {...props} />
    </>
  )
}
