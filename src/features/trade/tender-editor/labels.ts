import type { MessageId } from '@/i18n/ids.ts'
import type { TextOf } from '@/i18n/useText.ts'
import type { TenderDraftInput } from '@/contract/trade/tender/draftInput.ts'

/** Caption of every field; `#` is the number of a lane or row. */
const FIELD_TEXT = {
  title: 'issue.field.title',
  mode: 'issue.field.mode',
  'cargo.nameZh': 'issue.field.nameZh',
  'cargo.nameEn': 'issue.field.nameEn',
  'cargo.hsCode': 'issue.field.hsCode',
  'cargo.packageType': 'issue.field.packageType',
  'cargo.pieces': 'issue.field.pieces',
  'cargo.grossKg': 'issue.field.grossKg',
  'cargo.cbm': 'issue.field.cbm',
  'cargo.value.amount': 'issue.field.value',
  'cargo.value.currency': 'issue.field.valueCurrency',
  'cargo.stackable': 'issue.field.stackable',
  'cargo.dg.unNo': 'issue.field.unNo',
  'cargo.dg.class': 'issue.field.dgClass',
  'cargo.dg.packingGroup': 'issue.field.packingGroup',
  'cargo.reefer.setC': 'issue.field.setC',
  'cargo.reefer.ventCbmH': 'issue.field.vent',
  'cargo.reefer.humidityPct': 'issue.field.humidity',
  'cargo.oog.lengthCm': 'issue.field.length',
  'cargo.oog.widthCm': 'issue.field.width',
  'cargo.oog.heightCm': 'issue.field.height',
  lanes: 'issue.field.lanes',
  'lanes.#.pol': 'issue.field.pol',
  'lanes.#.pod': 'issue.field.pod',
  'lanes.#.receiptType': 'issue.field.receiptType',
  'lanes.#.deliveryType': 'issue.field.deliveryType',
  'lanes.#.receiptPlace': 'issue.field.receiptPlace',
  'lanes.#.deliveryPlace': 'issue.field.deliveryPlace',
  'lanes.#.boxes': 'issue.field.boxes',
  'lanes.#.boxes.#.isoCode': 'issue.field.isoCode',
  'lanes.#.boxes.#.qty': 'issue.field.qty',
  'lanes.#.blCount': 'issue.field.blCount',
  'lanes.#.assumedDays': 'issue.field.assumedDays',
  'lanes.#.loose.pieces': 'issue.field.pieces',
  'lanes.#.loose.grossKg': 'issue.field.grossKg',
  'lanes.#.loose.cbm': 'issue.field.cbm',
  'lanes.#.truck.pickup': 'issue.field.pickup',
  'lanes.#.truck.drop': 'issue.field.drop',
  'lanes.#.truck.emptyReturn': 'issue.field.emptyReturn',
  'lanes.#.truck.weighbridge': 'issue.field.weighbridge',
  'lanes.#.truck.waitingFreeHours': 'issue.field.waiting',
  'lanes.#.cargoReadyDate': 'issue.field.ready',
  'lanes.#.etdFrom': 'issue.field.etdFrom',
  'lanes.#.etdTo': 'issue.field.etdTo',
  'lanes.#.maxTransitDays': 'issue.field.transit',
  'lanes.#.directOnly': 'issue.field.direct',
  'lanes.#.freeDaysWanted': 'issue.field.freeDays',
  'lanes.#.boxesPerWeek': 'issue.field.perWeek',
  'lanes.#.plannedBookings': 'issue.field.plannedBookings',
  'lanes.#.blPerBooking': 'issue.field.blPerBooking',
  'lanes.#.allocation.boxes': 'issue.field.allocation',
  'lanes.#.allocation.period': 'issue.field.allocationPeriod',
  'lanes.#.allocation.releaseDays': 'issue.field.releaseDays',
  'lanes.#.allocation.carryOver': 'issue.field.carryOver',
  'lanes.#.mqc': 'issue.field.mqc',
  'lanes.#.mqc.pct': 'issue.field.mqcPct',
  'lanes.#.mqc.tolerancePct': 'issue.field.mqcTolerance',
  'lanes.#.mqc.feePerBox': 'issue.field.mqcFee',
  'term.leadDays': 'issue.field.leadDays',
  'term.confirmHours': 'issue.field.confirmHours',
  'term.overPct': 'issue.field.overPct',
  'term.noticeDays': 'issue.field.noticeDays',
  'term.terminationDays': 'issue.field.terminationDays',
  'term.floating': 'issue.field.floating',
  'term.fuel': 'issue.field.fuel',
  'term.fuel.code': 'issue.field.fuelCode',
  'term.fuel.factor': 'issue.field.fuelFactor',
  'term.fuel.base': 'issue.field.fuelBase',
  incoterm: 'issue.field.incoterm',
  namedPlace: 'issue.field.namedPlace',
  paymentTerm: 'issue.field.paymentTerm',
  depositPct: 'issue.field.depositPct',
  lateFeeDailyPct: 'issue.field.lateFeeDailyPct',
  cancelFeePct: 'issue.field.cancelFeePct',
  settlement: 'issue.field.settlement',
  settlementCurrency: 'issue.field.settlementCurrency',
  payers: 'issue.section.payers',
  'payers.party': 'issue.field.party',
  requiredCharges: 'issue.field.charges',
  compareCurrency: 'issue.field.currency',
  remarks: 'issue.field.remarks',
  attachments: 'issue.field.attachments',
  visibility: 'issue.field.visibility',
  invited: 'issue.field.invited',
  guests: 'issue.field.guests',
  'guests.#.company': 'issue.field.guestCompany',
  'guests.#.email': 'issue.field.guestAddress',
  'guests.#.mobile': 'issue.field.guestAddress',
  type: 'issue.field.type',
  quoting: 'issue.field.quoting',
  deadline: 'issue.field.deadline',
  validityWantedTo: 'issue.field.validity',
  demands: 'issue.field.demands',
  awardRule: 'issue.field.awardRule',
  weights: 'issue.field.weights',
  'weights.price': 'issue.field.weights.price',
  'weights.transit': 'issue.field.weights.transit',
  'weights.freeTime': 'issue.field.weights.freeTime',
  'weights.rating': 'issue.field.weights.rating',
  'weights.co2': 'issue.field.weights.co2',
} as const satisfies Record<string, MessageId>

type Numbered<P extends string> = P extends `${infer A}#${infer B}` ? `${A}${number}${Numbered<B>}` : P

/** Path of a field of the form, e.g. `lanes.0.pol`. */
export type FieldPath = Numbered<keyof typeof FIELD_TEXT>

/** Captions of lane dates in a contract, which covers a period. */
const CONTRACT_TEXT = {
  'lanes.#.cargoReadyDate': 'issue.contract.ready',
  'lanes.#.etdFrom': 'issue.contract.from',
  'lanes.#.etdTo': 'issue.contract.to',
} as const satisfies Record<string, MessageId>

/** Captions of the ends of a lane that are no ports. */
const PLACE_TEXT = {
  AIR: { 'lanes.#.pol': 'issue.field.pol.AIR', 'lanes.#.pod': 'issue.field.pod.AIR' },
  RAIL: { 'lanes.#.pol': 'issue.field.pol.RAIL', 'lanes.#.pod': 'issue.field.pod.RAIL' },
} as const satisfies Record<string, Record<string, MessageId>>

type Kind = Pick<TenderDraftInput, 'type' | 'mode'>

/** Returns the caption of a field in a tender of a kind; a part without one uses its parent's. */
export function fieldLabel(t: TextOf, path: string, kind: Kind = {}): string {
  const { type, mode } = kind
  const texts: Readonly<Record<string, MessageId | undefined>> = {
    ...FIELD_TEXT,
    ...(type === 'CONTRACT' && CONTRACT_TEXT),
    ...((mode === 'AIR' || mode === 'RAIL') && PLACE_TEXT[mode]),
  }
  const pattern = path.replace(/\.\d+(?=\.|$)/g, '.#')
  const id = texts[pattern]
  if (id) return t(id, { mode: mode ?? '' })
  const parent = path.split('.').slice(0, -1).join('.')
  return parent ? fieldLabel(t, parent, kind) : path
}

/** Returns the caption, prefixed by the lane if there are several. */
export function fullLabel(t: TextOf, path: string, kind?: Kind): string {
  const lane = /^lanes\.(\d+)\./.exec(path)?.[1]
  const label = fieldLabel(t, path, kind)
  return lane === undefined ? label : t('issue.lane.field', { no: Number(lane) + 1, label })
}
