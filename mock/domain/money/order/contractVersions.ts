import { contractTermsSchema, type ContractTerms } from '@/contract/money/order/contract/schemas.ts'
import { canonicalJson } from '@/contract/money/order/contract/text.ts'
import type { FixedSailing } from '@/contract/money/order/contract/version/schemas.ts'
import type { AmendedPart } from '@/contract/money/order/contract/version/values.ts'
import { agreedSailing, scheduleOf } from '@/contract/money/order/schedule/rules.ts'
import type { ScheduleChange } from '@/contract/money/order/schedule/schemas.ts'
import { isRollReason } from '@/contract/trade/agreement/part/roll.ts'
import { iso, type Deps } from '../../deps.ts'
import type { OrderRow } from '../../tradeRows.ts'
import { closedText, shipmentOf } from './contractShipment.ts'
import { chargesOf, freezeContract, payableOf } from './contractTerms.ts'
import { quotedPrice } from './lines.ts'

/** Another sailing, or the first one fixed. That the same ship is late, or gets a name, is news and alters no agreement. */
function isAnother({ from, to, reason }: ScheduleChange): boolean {
  if (!from || isRollReason(reason)) return true
  return from.id && to.id ? from.id !== to.id : from.vessel !== to.vessel || from.voyage !== to.voyage
}

/** The sailing of each lane as it was fixed last by then. */
function scheduleAt({ lanes, schedules }: OrderRow, before: readonly FixedSailing[], at: string): FixedSailing[] {
  return lanes.flatMap((lane) => {
    const known = before.find(({ laneNo }) => laneNo === lane.laneNo)
    const told = scheduleOf(schedules, lane.laneNo)
    const last = told?.changes.findLast((change) => change.at <= at && isAnother(change))
    const stands = known?.sailing ?? agreedSailing(lane)
    if (!told || !last || (stands && canonicalJson(stands) === canonicalJson(last.to))) return known ? [known] : []
    // Only the cut-offs of the sailing as it stands are kept.
    const cutOffs = told.changes.at(-1) === last ? told.cutOffs : {}
    return [{ laneNo: lane.laneNo, sailing: last.to, cutOffs }]
  })
}

/** Additions that the buyer agreed to by then, in that order. */
const additionsAt = ({ adjustments = [] }: OrderRow, at: string) =>
  adjustments
    .filter(({ status }) => status === 'APPROVED')
    .map(({ code, amount, reason, answeredAt, proposedAt }) => ({
      code,
      amount,
      reason: closedText(reason),
      at: answeredAt ?? proposedAt,
    }))
    .filter((one) => one.at <= at)
    .toSorted((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at)))

const creditsAt = ({ credits = [] }: OrderRow, at: string) =>
  credits
    .filter((one) => one.at <= at)
    .map(({ no, code, amount, reason, at: day }) => ({ no, code, amount, reason: closedText(reason), at: day }))

/** When something happened that may have altered what was agreed, oldest first. */
function datesOf({ adjustments = [], credits = [], schedules = [], callOff }: OrderRow): string[] {
  const dates = [
    ...adjustments.flatMap(({ status, answeredAt }) => (status === 'APPROVED' && answeredAt ? [answeredAt] : [])),
    ...credits.map(({ at }) => at),
    ...schedules.flatMap(({ changes }) => changes.filter(isAnother).map(({ at }) => at)),
    ...(callOff?.rolled ?? []).map(({ at }) => at),
  ]
  return [...new Set(dates)].toSorted()
}

const isEqual = (a: unknown = [], b: unknown = []): boolean => canonicalJson(a) === canonicalJson(b)

/** The terms as they stood at a time after the version before; undefined if nothing else was agreed. */
function amended(deps: Deps, before: ContractTerms, order: OrderRow, at: string): ContractTerms | undefined {
  const lanes = before.lanes.map((lane) => {
    const now = order.lanes.find(({ laneNo }) => laneNo === lane.laneNo)
    return now ? { ...lane, charges: chargesOf(now), allIn: now.allIn } : lane
  })
  const shipment = shipmentOf(order)
  const listed = { schedule: scheduleAt(order, before.schedule ?? [], at), containers: order.containers ?? [] }
  const later = { additions: additionsAt(order, at), credits: creditsAt(order, at) }
  const next = contractTermsSchema.parse({
    ...before,
    form: 2,
    version: (before.version ?? 1) + 1,
    lanes,
    ...(shipment && { shipment }),
    ...Object.fromEntries(Object.entries({ ...listed, ...later }).filter(([, all]) => all.length > 0)),
  })
  const isChanged: Record<AmendedPart, boolean> = {
    // The first form did not name it: it is no change that it is named now.
    SHIPMENT: before.form !== 1 && !isEqual(next.shipment, before.shipment),
    SAILING: !isEqual(next.schedule, before.schedule),
    PRICE: !isEqual(next.lanes, before.lanes),
    ADDITION: !isEqual(next.additions, before.additions),
    CREDIT: !isEqual(next.credits, before.credits),
  }
  const parts = (Object.keys(isChanged) as AmendedPart[]).filter((part) => isChanged[part])
  if (parts.length === 0) return undefined
  const price = isChanged.PRICE && { total: quotedPrice(order), payable: payableOf(deps, order) }
  return { ...next, ...price, amended: { at, parts } }
}

/**
 * The order with its contract, and a version for each change of what was agreed since; unchanged while its seller has
 * not confirmed. Also what happened by itself is found when somebody reads: every change is dated.
 */
export function keepContract(deps: Deps, row: OrderRow): OrderRow {
  const order = freezeContract(deps, row)
  if (!order.contract) return order
  const kept = order.amendments ?? []
  const versions = [...kept]
  let latest = kept.at(-1) ?? order.contract
  for (const at of [...datesOf(order), iso(deps.now())]) {
    const next = at >= (latest.amended?.at ?? latest.confirmedAt) ? amended(deps, latest, order, at) : undefined
    if (!next) continue
    versions.push(next)
    latest = next
  }
  if (versions.length === kept.length) return order
  const changed: OrderRow = { ...order, amendments: versions }
  deps.rows.orders.put(changed)
  return changed
}
