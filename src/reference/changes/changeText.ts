import type { TextOf } from '@/i18n/useText.ts'

/** Parts of a tender that have a name in the list of changes. */
const FIELDS = [
  'title',
  'visibility',
  'invited',
  'guests',
  'deadline',
  'validityWantedTo',
  'incoterm',
  'namedPlace',
  'paymentTerm',
  'depositPct',
  'lateFeeDailyPct',
  'cancelFeePct',
  'settlement',
  'settlementCurrency',
  'party',
  'ORIGIN',
  'FREIGHT',
  'DESTINATION',
  'except',
  'payers',
  'awardRule',
  'weights',
  'requiredCharges',
  'demands',
  'remarks',
  'attachments',
  'cargo',
  'hsCode',
  'nameZh',
  'nameEn',
  'packageType',
  'pieces',
  'grossKg',
  'cbm',
  'dg',
  'reefer',
  'oog',
  'value',
  'stackable',
  'pol',
  'pod',
  'receiptType',
  'receiptPlace',
  'deliveryType',
  'deliveryPlace',
  'boxes',
  'truck',
  'cargoReadyDate',
  'etdFrom',
  'etdTo',
  'maxTransitDays',
  'directOnly',
  'freeDaysWanted',
  'boxesPerWeek',
  'plannedBookings',
  'blCount',
  'assumedDays',
  'blPerBooking',
  'allocation',
  'mqc',
  'leadDays',
  'confirmHours',
  'floating',
  'overPct',
  'noticeDays',
  'terminationDays',
  'fuel',
] as const
type Field = (typeof FIELDS)[number]

const isField = (text: string): text is Field => FIELDS.some((one) => one === text)

/** The named part of a tender that a path belongs to: the deepest one. */
export function fieldOf(path: string): Field | undefined {
  return path.split('.').toReversed().find(isField)
}

/** Returns the name of a changed part, e.g. "Lane 3 \u00B7 Cargo ready"; lanes by their own number. */
export function changeLabel(t: TextOf, path: string): string {
  const no = /^lanes\.(\d+)/.exec(path)?.[1]
  const field = fieldOf(path)
  const label = field ? t(`change.field.${field}`) : path
  if (no === undefined) return label
  return field ? t('change.lane', { no, label }) : t('change.lane.whole', { no })
}
