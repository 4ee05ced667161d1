import { lockedQty } from '@/contract/trade/bid/quantity.ts'
import type { BidLane, ChargeInput } from '@/contract/trade/bid/schemas.ts'
import { known } from '@/contract/known.ts'
import type { ChargeBasis, ChargeGroup, ChargeState, SpaceStatus } from '@/contract/trade/bid/values.ts'
import type { SpecialCargo } from '@/contract/trade/tender/demands/values.ts'
import type { FileRef } from '@/contract/file/schemas.ts'
import type { Currency } from '@/contract/money.ts'
import { usualCurrency } from '@/contract/reference/charges.ts'
import type { ChargeType } from '@/contract/reference/schemas.ts'
import { basisIn, MAIN_CHARGE } from '@/contract/trade/tender/mainCharge.ts'
import type { Boxes, TenderLane } from '@/contract/trade/tender/draft.ts'
import { usualPaidAt } from '@/contract/trade/tender/payers/split.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { hasFreeTime } from '@/contract/trade/tender/values.ts'
import { countedIn } from '@/reference/carriage/freeTimeForm.ts'
import type { FreeTimeForm } from '@/reference/carriage/freeTimeForm.ts'

/** A weight break as typed. */
export interface BreakRow {
  fromKg: string
  unitPrice: string
}

/** One line of the charge grid as typed; blank stays blank until filled in. */
export interface ChargeRow {
  key: string
  code: string
  group: ChargeGroup
  basis: ChargeBasis
  /** Empty: all containers of the lane. */
  isoCode: string
  qty: string
  unitPrice: string
  /** Minimum of the line; empty or absent: none. */
  minAmount?: string
  /** Charge that an included one is part of; empty or absent: not said. */
  includedIn?: string
  /** Own estimate of a charge that is excluded or at cost; empty or absent: none. */
  estimate?: string
  /** Weight breaks as typed; a row without anything is not sent. */
  breaks?: BreakRow[]
  currency: Currency
  paymentTerm: 'PRE' | 'COL'
  state: ChargeState
  taxPct?: number
  note?: string
}

/** A sailing offered; `etd` and `eta` are instants, empty until entered. */
export interface SailingRow {
  key: string
  /** Of the schedules; none if typed. */
  id?: string | undefined
  vessel: string
  voyage: string
  etd: string
  eta: string
  /** False if picked from the schedules: then the facts are not editable. */
  isTyped: boolean
}

export interface LaneForm {
  laneNo: number
  noQuote: boolean
  /** Containers offered by ISO code, as typed; undefined means all that the lane asks for. */
  offered?: Record<string, string> | undefined
  carrierScac: string
  service: string
  direct: boolean
  via: string[]
  transitDays: string
  spaceStatus: SpaceStatus
  /** Special cargo that the carrier takes; undefined: all that the tender names. */
  accepts?: SpecialCargo[] | undefined
  sailings: SailingRow[]
  freeTime: FreeTimeForm
  charges: ChargeRow[]
}

/** A lane without its prices. */
export type LaneFacts = Omit<LaneForm, 'charges'>

/** State of the quote form. */
export interface QuoteForm {
  lanes: LaneForm[]
  validFrom: string
  validTo: string
  note: string
  attachments: FileRef[]
  /** Name of this alternative shown to the buyer; empty shows its letter only. */
  optionName: string
  /** Credit limit offered on a credit tender; absent or empty: none is said. */
  creditOffered?: string | undefined
}

/** Version of the form's shape, for stored drafts. */
export const QUOTE_FORM_VERSION = 2

let keys = 0
/** Returns a key for a new row. */
export const newKey = (): string => `r${Date.now().toString(36)}-${(keys += 1)}`

export type Charges = readonly ChargeType[]
/** The parts of a tender that define the shape of its quote. */
export type Terms = Pick<TenderDetail, 'mode' | 'requiredCharges' | 'lanes' | 'validityWantedTo'>

/** A blank line for a charge: group and basis from the reference data, quantity from the lane. */
export function blankRow(code: string, lane: TenderLane, mode: Terms['mode'], all: Charges, isoCode = ''): ChargeRow {
  const type = all.find((charge) => charge.code === code)
  const group = type?.group ?? 'FREIGHT'
  const basis = type ? basisIn(mode, type) : 'PER_SHIPMENT'
  return {
    key: newKey(),
    code,
    group,
    basis,
    isoCode,
    qty: lockedQty({ basis, group, isoCode: isoCode || undefined }, { ...lane, mode }),
    unitPrice: '',
    currency: usualCurrency(type, mode),
    paymentTerm: usualPaidAt({ group }),
    state: 'QUOTED',
  }
}

/** Initial lines of a lane: the main charge once per container type, and every required one. */
export function requiredRows(lane: TenderLane, terms: Terms, all: Charges): ChargeRow[] {
  const main = known(MAIN_CHARGE, terms.mode)
  const codes = [...new Set([...(main ? [main] : []), ...terms.requiredCharges])]
  return codes.flatMap((code) =>
    code === main && lane.boxes.length > 0
      ? lane.boxes.map((box) => blankRow(code, lane, terms.mode, all, box.isoCode))
      : [blankRow(code, lane, terms.mode, all)],
  )
}

/** Free days that a new quote begins with. */
const USUAL_FREE_DAYS = '7'

/** An empty lane. */
export function firstLane(lane: TenderLane, terms: Terms, all: Charges): LaneForm {
  const freeDays = hasFreeTime(terms.mode) ? USUAL_FREE_DAYS : '0'
  return {
    laneNo: lane.laneNo,
    noQuote: false,
    carrierScac: '',
    service: '',
    direct: true,
    via: [],
    transitDays: '',
    spaceStatus: 'CONFIRMED',
    sailings: [],
    freeTime: {
      originDetDays: freeDays,
      destDemDays: freeDays,
      destDetDays: freeDays,
      combinedDays: '',
      isCombined: false,
      dayRate: '',
      rateCurrency: terms.mode === 'TRUCK' ? 'CNY' : 'USD',
    },
    charges: requiredRows(lane, terms, all),
  }
}

/** A new quote on a tender, `today` as `YYYY-MM-DD`. */
export function firstForm(terms: Terms, all: Charges, today: string): QuoteForm {
  return {
    lanes: terms.lanes.map((lane) => firstLane(lane, terms, all)),
    validFrom: today,
    validTo: terms.validityWantedTo,
    note: '',
    attachments: [],
    optionName: '',
  }
}

const days = (value: number | undefined): string => (value === undefined ? '' : String(value))

function rowOf(line: ChargeInput): ChargeRow {
  return {
    key: newKey(),
    ...line,
    isoCode: line.isoCode ?? '',
    unitPrice: line.state === 'QUOTED' && line.basis !== 'AT_COST' ? line.unitPrice : '',
  } as ChargeRow
}

function offeredText(boxes: readonly Boxes[], asked: TenderLane | undefined): Record<string, string> {
  const all = [...(asked?.boxes.map((box) => ({ ...box, qty: 0 })) ?? []), ...boxes]
  return Object.fromEntries(all.map(({ isoCode, qty }) => [isoCode, String(qty)]))
}

/** Form state of a submitted lane. */
export function laneOf(lane: BidLane, asked?: TenderLane): LaneForm {
  const { freeTime } = lane
  return {
    laneNo: lane.laneNo,
    noQuote: lane.noQuote,
    ...(lane.offeredBoxes && { offered: offeredText(lane.offeredBoxes, asked) }),
    carrierScac: lane.carrierScac ?? '',
    service: lane.service ?? '',
    direct: lane.direct,
    via: [...lane.via],
    transitDays: lane.noQuote ? '' : String(lane.transitDays),
    spaceStatus: lane.spaceStatus,
    accepts: lane.accepts,
    sailings: lane.sailings.map((sailing) => ({ key: newKey(), isTyped: false, ...sailing })),
    freeTime: {
      originDetDays: days(freeTime.originDetDays),
      destDemDays: days(freeTime.destDemDays),
      destDetDays: days(freeTime.destDetDays),
      combinedDays: days(freeTime.combinedDays),
      isCombined: freeTime.combinedDays !== undefined,
      dayRate: freeTime.dayRate?.amount ?? '',
      rateCurrency: freeTime.dayRate?.currency ?? freeTime.tiers?.currency ?? 'USD',
      ...countedIn(freeTime),
    },
    charges: lane.charges.map(rowOf),
  }
}
