import { addDays } from '../../../money/credit/terms.ts'
import { marketDay, marketDayStart } from '../../../marketDay.ts'
import type { TenderDraft, TenderLane } from '../draft.ts'

const DAY_MS = 86_400_000

/** What of a tender another one takes over; its dates are counted anew, its files stay behind. */
export const REUSED_FIELDS = [
  'title',
  'type',
  'mode',
  'visibility',
  'quoting',
  'compareCurrency',
  'incoterm',
  'namedPlace',
  'paymentTerm',
  'depositPct',
  'lateFeeDailyPct',
  'cancelFeePct',
  'settlement',
  'settlementCurrency',
  'payers',
  'term',
  'awardRule',
  'weights',
  'requiredCharges',
  'demands',
  'lanes',
  'cargo',
  'remarks',
  'invited',
  'guests',
] as const satisfies readonly (keyof TenderDraft)[]

type LaneDate = 'cargoReadyDate' | 'etdFrom' | 'etdTo'
/** A lane whose dates are days from publishing; it is begun with no sailing. */
export type TemplateLane = Omit<TenderLane, LaneDate | 'sailingId'> & { days: Record<LaneDate, number> }

/** A tender without dates, numbers, bids and files. */
export interface TemplateContent {
  body: Omit<Pick<TenderDraft, (typeof REUSED_FIELDS)[number]>, 'lanes'> & { lanes: TemplateLane[] }
  /** Days from publishing to the deadline, and its time of day in China, ms. */
  deadline: { days: number; ms: number }
  validityDays: number
}

/** Days from one day to another. */
const daysTo = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)

/** Turns the dates of a tender into days from its publishing, a day of the market. */
export function templateOf(tender: TenderDraft, publishedOn: string): TemplateContent {
  const kept = Object.fromEntries(
    REUSED_FIELDS.flatMap((name) => (tender[name] === undefined ? [] : [[name, tender[name]]])),
  ) as unknown as Pick<TenderDraft, (typeof REUSED_FIELDS)[number]>
  const lanes = tender.lanes.map(({ cargoReadyDate, etdFrom, etdTo, sailingId: _sailing, ...lane }): TemplateLane => {
    const days = {
      cargoReadyDate: daysTo(publishedOn, cargoReadyDate),
      etdFrom: daysTo(publishedOn, etdFrom),
      etdTo: daysTo(publishedOn, etdTo),
    }
    return { ...lane, days }
  })
  const deadline = Date.parse(tender.deadline)
  const deadlineDay = marketDay(deadline)
  return {
    body: { ...kept, lanes },
    deadline: { days: daysTo(publishedOn, deadlineDay), ms: deadline - marketDayStart(deadlineDay) },
    validityDays: daysTo(publishedOn, tender.validityWantedTo),
  }
}

/** The tender of a template for publishing on a day of the market. */
export function tenderFrom({ body, deadline, validityDays }: TemplateContent, publishOn: string): TenderDraft {
  const lanes = body.lanes.map(({ days, ...lane }): TenderLane => ({
    ...lane,
    cargoReadyDate: addDays(publishOn, days.cargoReadyDate),
    etdFrom: addDays(publishOn, days.etdFrom),
    etdTo: addDays(publishOn, days.etdTo),
  }))
  return {
    ...body,
    lanes,
    attachments: [],
    deadline: new Date(marketDayStart(addDays(publishOn, deadline.days)) + deadline.ms).toISOString(),
    validityWantedTo: addDays(publishOn, validityDays),
  }
}
