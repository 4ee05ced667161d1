import { agreementStatus } from '@/contract/trade/agreement/lifecycle.ts'
import { quantitiesOf, type CalledOff, type Quantity } from '@/contract/trade/agreement/quantities.ts'
import type { AgreementStatus } from '@/contract/trade/agreement/values.ts'
import type { Deps } from '../../deps.ts'
import type { AgreementRow, OrderRow } from '../../tradeRows.ts'
import { marketDay } from '../../zone.ts'

/** Orders called off from an agreement. */
export const ordersOf = (deps: Deps, { id }: Pick<AgreementRow, 'id'>): OrderRow[] =>
  deps.rows.orders.of('agreementId', id)

/** Orders as call-offs that count. */
export function callOffsOf(orders: readonly OrderRow[]): CalledOff[] {
  return orders.flatMap(({ callOff, lanes, status }): CalledOff[] =>
    callOff ? [{ laneNo: callOff.laneNo, boxes: lanes[0]?.boxes ?? [], etd: callOff.etd, status }] : [],
  )
}

/** State and quantities of an agreement now, counted from its orders. */
export interface Standing {
  status: AgreementStatus
  validFrom: string
  validTo: string
  quantities: Map<number, Quantity[]>
  orders: OrderRow[]
}

export function standingOf(deps: Deps, agreement: AgreementRow): Standing {
  const orders = ordersOf(deps, agreement)
  const callOffs = callOffsOf(orders)
  const quantities = new Map(agreement.lanes.map((lane) => [lane.laneNo, quantitiesOf(lane, callOffs)]))
  const validFrom = agreement.lanes.map((lane) => lane.validFrom).toSorted()[0] ?? ''
  const validTo =
    agreement.lanes
      .map((lane) => lane.validTo)
      .toSorted()
      .at(-1) ?? ''
  const all = [...quantities.values()].flat()
  const status = agreementStatus({ validFrom, validTo, quantities: all }, marketDay(deps.now()))
  return { status, validFrom, validTo, quantities, orders }
}
