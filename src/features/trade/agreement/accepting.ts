import type { CounterBooking } from '@/contract/market/booking/schemas.ts'
import { checkCutOffs, cutOffsOfSailing } from '@/contract/money/order/schedule/rules.ts'
import type { OrderSchedule } from '@/contract/money/order/schedule/schemas.ts'
import { ORDER_CUT_OFFS } from '@/contract/money/order/schedule/values.ts'
import { marketDay } from '@/contract/marketDay.ts'
import type { Problem } from '@/contract/problem.ts'
import type { ScheduledSailing } from '@/contract/tools/schedule/schemas.ts'
import { checkSailingDay, type CallOffLane } from '@/contract/trade/agreement/callOff.ts'
import { addDays } from '@/contract/money/credit/terms.ts'
import { instantOf, wallTimeOf } from '@/reference/carriage/zoneTime.ts'

/** What is typed of a sailing; times are those of the ports. `id` is the one chosen in the schedules, '' if typed. */
export interface SailingForm {
  id: string
  vessel: string
  voyage: string
  etd: string
  eta: string
  si: string
  vgm: string
  cy: string
}

/** Time zones of the ports of loading and discharge. */
export interface Zones {
  from: string
  to: string
}

const TYPED = ['vessel', 'voyage', 'etd', 'eta'] as const

/** Days in which a sailing may leave: about the wanted one, and in the period. */
export function windowOf(wanted: string, { validFrom, validTo }: CallOffLane, days: number) {
  const [first, last] = [addDays(wanted, -days), addDays(wanted, days)]
  return { etdFrom: first > validFrom ? first : validFrom, etdTo: last < validTo ? last : validTo }
}

/** The form filled with a sailing of the schedules, and its cut-offs. */
export function filledWith(sailing: ScheduledSailing, { from, to }: Zones): SailingForm {
  const cutOffs = cutOffsOfSailing(sailing.cutOffs)
  const cut = (name: (typeof ORDER_CUT_OFFS)[number]) => wallTimeOf(cutOffs[name] ?? '', from)
  return {
    id: sailing.id,
    vessel: sailing.vesselName,
    voyage: sailing.voyage,
    etd: wallTimeOf(sailing.etd, from),
    eta: wallTimeOf(sailing.eta, to),
    si: cut('si'),
    vgm: cut('vgm'),
    cy: cut('cy'),
  }
}

/** The sailing and its cut-offs as typed. One of the schedules keeps its id until something else is typed over it. */
export function sailingIn(
  values: SailingForm,
  zones: Zones,
  chosen: ScheduledSailing | undefined,
): Pick<CounterBooking, 'sailing'> & Pick<OrderSchedule, 'cutOffs'> {
  const known = chosen && filledWith(chosen, zones)
  const isSame = known !== undefined && TYPED.every((name) => values[name].trim() === known[name])
  const cutOffs = ORDER_CUT_OFFS.flatMap((name) => {
    const at = instantOf(values[name], zones.from)
    return at === '' ? [] : [[name, at] as const]
  })
  return {
    sailing: {
      ...(isSame && { id: chosen?.id }),
      vessel: values.vessel.trim(),
      voyage: values.voyage.trim(),
      etd: instantOf(values.etd, zones.from),
      eta: instantOf(values.eta, zones.to),
    },
    cutOffs: Object.fromEntries(cutOffs),
  }
}

/** Problems of the sailing as typed, in form order. */
export function problemsOf(values: SailingForm, zones: Zones, wanted: string, lane: CallOffLane, days: number) {
  const empty = TYPED.filter((field) => values[field].trim() === '').map((field): Problem => ({
    field,
    code: 'required',
  }))
  const { sailing, cutOffs } = sailingIn(values, zones, undefined)
  if (!sailing.etd || !sailing.eta) return empty
  const etd = Date.parse(sailing.etd)
  const day = checkSailingDay(marketDay(etd), wanted, lane, days).map((one) => ({ ...one, field: 'etd' }))
  const order: Problem[] = Date.parse(sailing.eta) <= etd ? [{ field: 'eta', code: 'sailingOrder' }] : []
  return [...empty, ...day, ...order, ...checkCutOffs(cutOffs, etd)]
}
