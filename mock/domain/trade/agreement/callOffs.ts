import { lanesBefore } from '@/contract/trade/agreement/floating.ts'
import { agreementStatus, lanesUntil } from '@/contract/trade/agreement/lifecycle.ts'
import { countedDay } from '@/contract/trade/agreement/part/roll.ts'
import { quantitiesOf, type CalledOff, type Quantity } from '@/contract/trade/agreement/quantities.ts'
import type { AgreementStatus } from '@/contract/trade/agreement/values.ts'
import type { Deps } from '../../deps.ts'
import type { AgreementRow, OrderRow } from '../../tradeRows.ts'
import { marketDay } from '../../zone.ts'
import { awaitedOf } from './overdue.ts'

/** Orders called off from an agreement. */
export const ordersOf = (deps: Deps, { id }: Pick<AgreementRow, 'id'>): readonly OrderRow[] =>
  deps.rows.orders.of('agreementId', id)

/** Orders as call-offs that count. */
export function callOffsOf(orders: readonly OrderRow[]): CalledOff[] {
  return orders.flatMap(({ callOff, lanes, status }): CalledOff[] =>
    callOff ? [{ laneNo: callOff.laneNo, boxes: lanes[0]?.boxes ?? [], etd: countedDay(callOff), status }] : [],
  )
}

/** First and last day of departure over all lanes. */
export function periodOfAll({ lanes }: Pick<AgreementRow, 'lanes'>): { from: string; to: string } {
  const from = lanes.map(({ validFrom }) => validFrom).toSorted()
  const to = lanes.map(({ validTo }) => validTo).toSorted()
  return { from: from[0] ?? '', to: to.at(-1) ?? '' }
}

/** Lanes of an agreement as agreed, or until before the increases that the buyer objected to. */
export const lanesAgreed = ({ lanes, notices }: AgreementRow): AgreementRow['lanes'] => lanesBefore(lanes, notices)

/** Lanes of an agreement with the last day that notices left them. */
export const lanesNow = (agreement: AgreementRow): AgreementRow['lanes'] =>
  lanesUntil(lanesAgreed(agreement), agreement.termination)

/** State and quantities of an agreement now, counted from its orders. */
export interface Standing {
  status: AgreementStatus
  validFrom: string
  validTo: string
  quantities: Map<number, Quantity[]>
  orders: readonly OrderRow[]
  /** Lanes with the last day that a notice left them. */
  lanes: AgreementRow['lanes']
}

export function standingOf(deps: Deps, agreement: AgreementRow): Standing {
  const orders = ordersOf(deps, agreement)
  const callOffs = callOffsOf(orders)
  const quantities = new Map(
    agreement.lanes.map((lane) => [lane.laneNo, quantitiesOf(lane, callOffs, agreement.term.overPct)]),
  )
  const { from: validFrom, to } = periodOfAll({ lanes: lanesAgreed(agreement) })
  const { termination } = agreement
  const status = agreementStatus(
    {
      validFrom,
      validTo: to,
      quantities: [...quantities.values()].flat(),
      isSuspended: awaitedOf(deps, agreement).length > 0,
      termination,
    },
    marketDay(deps.now()),
  )
  const lanes = lanesNow(agreement)
  return { status, validFrom, validTo: periodOfAll({ lanes }).to, quantities, orders, lanes }
}
