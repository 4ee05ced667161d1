import { lockedQty, partOf } from '@/contract/trade/bid/quantity.ts'
import type { Demand } from '@/contract/trade/bid/quantity.ts'
import type { ChargeBasis } from '@/contract/trade/bid/values.ts'
import type { Boxes } from '@/contract/trade/tender/draft.ts'
import type { ChargeRow, LaneForm } from './quoteForm.ts'

const COUNT = /^\d{1,4}$/

/** Whether a basis is a percentage instead of a price. */
export const isPercent = (basis: ChargeBasis): boolean => basis === 'PERCENT_OF_FREIGHT' || basis === 'PERCENT_OF_VALUE'

/** The lane from which quantities are derived: the containers asked for, or fewer if fewer are offered. */
export function offeredLane<Asked extends Pick<Demand, 'boxes' | 'blCount'>>(
  asked: Asked,
  offered: LaneForm['offered'],
): Asked {
  if (!offered) return asked
  const boxes = asked.boxes
    .map((box) => {
      const typed = offered[box.isoCode]?.trim() ?? ''
      return { ...box, qty: COUNT.test(typed) ? Number(typed) : box.qty }
    })
    .filter((box) => box.qty > 0)
  return partOf(asked, boxes)
}

/** Whether a typed count says that none of a container type is offered. */
export const isNone = (typed = ''): boolean => /^0+$/.test(typed.trim())

/** The lines that the request carries: those of a container type that is not offered wait until it is offered again. */
export function offeredRows({ offered, charges }: LaneForm): ChargeRow[] {
  return charges.filter(({ isoCode }) => !offered || !isNone(offered[isoCode]))
}

/** A lane with quantities recalculated from demand and offer. */
export function withDemand(lane: LaneForm, asked: Demand): LaneForm {
  const demand = offeredLane(asked, lane.offered)
  const recount = (row: ChargeRow) => ({
    ...row,
    qty: lockedQty({ ...row, isoCode: row.isoCode || undefined }, demand),
  })
  return { ...lane, charges: lane.charges.map(recount) }
}

/** The containers offered, for the request; undefined if all are offered. */
export function offeredBoxes(offered: LaneForm['offered']): Boxes[] | undefined {
  return (
    offered &&
    Object.entries(offered).flatMap(([isoCode, typed]) => {
      const qty = COUNT.test(typed.trim()) ? Number(typed) : 0
      return qty > 0 ? [{ isoCode, qty }] : []
    })
  )
}

/** A lane with a changed offer and recalculated quantities. */
export function withOffer(lane: LaneForm, asked: Demand, offered: LaneForm['offered']): LaneForm {
  return withDemand({ ...lane, offered }, asked)
}
