import type { ContractTerms } from '@/contract/money/order/contract/schemas.ts'
import { wellFormed } from '@/contract/money/order/contract/text.ts'
import type { ContractCargo, ContractShipment, FixedSailing } from '@/contract/money/order/contract/version/schemas.ts'
import { agreedSailing, scheduleOf } from '@/contract/money/order/schedule/rules.ts'
import type { CargoParty, Goods } from '@/contract/market/booking/shipment/schemas.ts'
import type { Cargo } from '@/contract/trade/tender/draft.ts'
import { openedText } from '../../contacts.ts'
import { iso, type Deps } from '../../deps.ts'
import type { OrderRow, TenderRow } from '../../tradeRows.ts'
import { cutOffsNow } from './cutOffsNow.ts'

/** A typed text as the contract names it: without contact data of persons. */
export const closedText = (text: string): string => openedText(false, wellFormed(text))

/** A temperature as a decimal: canonical numbers are whole. */
const reeferOf = <Reefer extends { setC: number }>(reefer: Reefer) => ({ ...reefer, setC: String(reefer.setC) })

/** A party of the bill of lading; whom to call there is no part of what was agreed. */
const partyOf = ({ name, address, country }: CargoParty) => ({
  name: closedText(name),
  address: closedText(address),
  country,
})

const goodsOf = ({ name, hsCode, dg, reefer }: Goods['cargo']): ContractShipment['cargo'] => ({
  name: closedText(name),
  hsCode,
  ...(dg && { dg }),
  ...(reefer && { reefer: reeferOf(reefer) }),
})

/** What is shipped with a booking or call-off. */
export function shipmentOf({ booking, callOff }: OrderRow): ContractShipment | undefined {
  if (callOff?.cargo) {
    const { cargo, weights = [], readyDate } = callOff
    return { cargo: goodsOf(cargo), readyDate, weights, packages: [] }
  }
  if (!booking?.shipment) return undefined
  const { cargo, readyDate, weights, packages, value, truck, parties } = booking.shipment
  return {
    cargo: goodsOf(cargo),
    readyDate,
    weights,
    packages,
    ...(value && { value }),
    ...(truck && { truck: { pickup: closedText(truck.pickup), drop: closedText(truck.drop) } }),
    ...(parties && {
      parties: {
        shipper: partyOf(parties.shipper),
        consignee: partyOf(parties.consignee),
        ...(parties.notify && { notify: partyOf(parties.notify) }),
      },
    }),
  }
}

function cargoOf({ nameZh, nameEn, reefer, ...cargo }: Cargo): ContractCargo {
  return {
    ...cargo,
    nameZh: closedText(nameZh),
    ...(nameEn && { nameEn: closedText(nameEn) }),
    ...(reefer && { reefer: reeferOf(reefer) }),
  }
}

/** The sailing that was fixed for each lane, with its cut-offs as far as they are known at the confirmation. */
function scheduleAtConfirmation(deps: Deps, order: OrderRow, confirmed: string): FixedSailing[] {
  // A contract of before is frozen later: today's cut-offs are not those of its day.
  const isNow = confirmed === iso(deps.now())
  return order.lanes.flatMap((lane) => {
    const sailing = agreedSailing(lane)
    if (!sailing || !isNow) return []
    const cutOffs = scheduleOf(order.schedules, lane.laneNo)?.cutOffs ?? cutOffsNow(deps, sailing)
    return Object.keys(cutOffs).length > 0 ? [{ laneNo: lane.laneNo, sailing, cutOffs }] : []
  })
}

/** What is shipped and on which sailing, as far as it was agreed with the order. */
export function shippedPart(
  deps: Deps,
  order: OrderRow,
  tender: TenderRow | undefined,
  confirmed: string,
): Partial<ContractTerms> {
  const shipment = shipmentOf(order)
  const schedule = scheduleAtConfirmation(deps, order, confirmed)
  return {
    ...(shipment && { shipment }),
    ...(tender?.body && { cargo: cargoOf(tender.body.cargo) }),
    ...(order.callOff && { readyDate: order.callOff.readyDate }),
    ...(schedule.length > 0 && { schedule }),
  }
}
