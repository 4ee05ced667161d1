import { Big } from 'big.js'
import { known } from '../../known.ts'
import type { TenderLane } from '../tender/draft.ts'
import type { TransportMode } from '../tender/values.ts'
import type { ChargeBasis, ChargeGroup } from './values.ts'

type Loose = NonNullable<TenderLane['loose']>

/** The cargo from which line quantities are derived; without planned bookings it is one shipment with one B/L. */
export type Demand = Pick<
  TenderLane,
  'boxes' | 'blCount' | 'loose' | 'plannedBookings' | 'blPerBooking' | 'assumedDays'
> & {
  mode: TransportMode
}

/** What of a line decides its quantity; without a group it is one of the all-in. */
export interface CountedLine {
  basis: ChargeBasis
  group?: ChargeGroup | undefined
  /** Absent: all container types. */
  isoCode?: string | undefined
}

/** Days that a charge a container and day counts for, unless the tender says so: the usual use of a chassis. TRADE.md 1.1. */
export const ASSUMED_DAYS = 4

/** Cubic centimetres that air freight counts as a kilogram. Trade practice, no checked source. */
const AIR_DIVISOR = 6000
const CM3_PER_CBM = 1_000_000

/** Revenue tons: the greater of cubic metres and tonnes, at least one. FIELD part 3 "Volume, weight". */
export function revenueTons(loose: Pick<Loose, 'grossKg' | 'cbm'>): Big {
  const tonnes = new Big(loose.grossKg).div(1000)
  return [tonnes, new Big(loose.cbm)].reduce((most, one) => (one.gt(most) ? one : most), new Big(1))
}

/** Chargeable weight of air freight: the greater of gross and volume weight, up to the next half kilogram. */
export function chargeableKg({ grossKg, cbm }: Pick<Loose, 'grossKg' | 'cbm'>): Big {
  const gross = new Big(grossKg)
  // Doubled before dividing, so that a volume of exactly a half kilogram is not raised to the next.
  const halves = new Big(cbm).times(CM3_PER_CBM * 2).div(AIR_DIVISOR)
  const most = gross.times(2).gt(halves) ? gross.times(2) : halves
  return most.round(0, Big.roundUp).div(2)
}

/** Number of containers of one type, or of all types, on a lane. */
export function boxCount({ boxes }: Pick<Demand, 'boxes'>, isoCode?: string): number {
  return boxes.filter((box) => isoCode === undefined || box.isoCode === isoCode).reduce((sum, box) => sum + box.qty, 0)
}

/** A part of what a lane asks for: these containers, and their share of its bills of lading, one at least. TRADE.md 1.1. */
export function partOf<Asked extends Pick<TenderLane, 'boxes' | 'blCount'>>(
  asked: Asked,
  boxes: TenderLane['boxes'],
): Asked {
  const { blCount } = asked
  const all = boxCount(asked)
  if (blCount === undefined || all === 0) return { ...asked, boxes }
  return { ...asked, boxes, blCount: Math.max(1, Math.ceil((blCount * boxCount({ boxes })) / all)) }
}

const once = (): string => '1'
const shipments = ({ plannedBookings = 1 }: Demand): string => String(plannedBookings)
const bls = ({ plannedBookings, blPerBooking = 1, blCount = 1 }: Demand): string =>
  String(plannedBookings === undefined ? blCount : plannedBookings * blPerBooking)
/** Quantity per basis. */
const QTY_OF: Record<ChargeBasis, (demand: Demand, isoCode?: string) => string> = {
  PER_CONTAINER: (demand, isoCode) => String(boxCount(demand, isoCode)),
  PER_CONTAINER_DAY: (demand, isoCode) => String(boxCount(demand, isoCode) * (demand.assumedDays ?? ASSUMED_DAYS)),
  PER_WM: ({ loose }) => (loose ? revenueTons(loose).toFixed() : '1'),
  PER_KG: ({ loose, mode }) => (loose ? (mode === 'AIR' ? chargeableKg(loose).toFixed() : loose.grossKg) : '1'),
  PER_BL: bls,
  PER_SHIPMENT: shipments,
  PER_HOUR: once,
  PERCENT_OF_FREIGHT: once,
  PERCENT_OF_VALUE: once,
  AT_COST: once,
}

/** The bases of rates that are agreed only, if the charge is incurred at all: what they come to is not known before. */
const isRateOnly = ({ basis, group }: CountedLine): boolean => basis === 'PER_CONTAINER_DAY' && group === 'CONDITIONAL'

/**
 * The quantity of a line, as a decimal string: the tender's, never the bidder's. A conditional charge a container and day
 * is a rate for one day.
 */
export function lockedQty(line: CountedLine, demand: Demand): string {
  const { basis, isoCode } = line
  if (isRateOnly(line)) return String(boxCount(demand, isoCode))
  // A basis of a later release is shown as unknown and counts once.
  return (known(QTY_OF, basis) ?? once)(demand, isoCode)
}
