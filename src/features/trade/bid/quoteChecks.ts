import { checkBid } from '@/contract/trade/bid/rules.ts'
import type { BidDraftInput } from '@/contract/trade/bid/rules.ts'
import type { Problem } from '@/contract/problem.ts'
import type { ChargeType } from '@/contract/reference/schemas.ts'
import {
  DAY_RATE_MAX,
  FREE_DAYS_MAX,
  SERVICE_MAX,
  VESSEL_MAX,
  VOYAGE_MAX,
} from '@/contract/trade/bid/carriage/limits.ts'
import { OPTION_NAME_MAX } from '@/contract/trade/bid/limits.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { checkDecimal, checkText } from '@/contract/validation.ts'
import { isAllByDay } from '@/reference/carriage/freeTimeForm.ts'
import { inputOf } from './quoteInput.ts'
import type { LaneForm, QuoteForm } from './quoteForm.ts'

function checkDays(text: string, field: string): Problem[] {
  if (/^\d{1,2}$/.test(text.trim()) && Number(text) <= FREE_DAYS_MAX) return []
  return [{ field, code: text.trim() === '' ? 'required' : 'range', params: { min: 0, max: FREE_DAYS_MAX } }]
}

/** Reports a container count that is not a number: ignored, it would be read as none. */
function checkOffered(lane: LaneForm, at: string): Problem[] {
  return Object.entries(lane.offered ?? {}).flatMap(([isoCode, typed]): Problem[] =>
    /^\d{1,4}$/.test(typed.trim())
      ? []
      : [{ field: `${at}.offered.${isoCode}`, code: typed.trim() === '' ? 'required' : 'number' }],
  )
}

/** Limits of the contract's schemas beyond the shared rules, so that the server can parse every request. */
function checkShape(lane: LaneForm, at: string): Problem[] {
  if (lane.noQuote) return []
  const { freeTime: free } = lane
  const service = checkText(lane.service, SERVICE_MAX)
  const sailings = lane.sailings.flatMap((row, index): Problem[] => {
    const here = `${at}.sailings.${index}`
    const vessel = checkText(row.vessel, VESSEL_MAX, row.isTyped ? 1 : 0)
    const voyage = checkText(row.voyage, VOYAGE_MAX)
    return [
      ...(vessel ? [{ field: `${here}.vessel`, code: vessel, params: { max: VESSEL_MAX } }] : []),
      ...(voyage ? [{ field: `${here}.voyage`, code: voyage, params: { max: VOYAGE_MAX } }] : []),
      ...(row.etd === '' ? [{ field: `${here}.etd`, code: 'required' as const }] : []),
      ...(row.eta === '' ? [{ field: `${here}.eta`, code: 'required' as const }] : []),
    ]
  })
  const rate =
    free.dayRate.trim() === '' || isAllByDay(free) ? undefined : checkDecimal(free.dayRate, DAY_RATE_MAX, true)
  return [
    ...checkOffered(lane, at),
    ...(service ? [{ field: `${at}.service`, code: service, params: { max: SERVICE_MAX } }] : []),
    ...sailings,
    ...checkDays(free.originDetDays, `${at}.freeTime.originDetDays`),
    ...(free.isCombined
      ? checkDays(free.combinedDays, `${at}.freeTime.combinedDays`)
      : [
          ...checkDays(free.destDemDays, `${at}.freeTime.destDemDays`),
          ...checkDays(free.destDetDays, `${at}.freeTime.destDetDays`),
        ]),
    ...(rate ? [{ field: `${at}.freeTime.dayRate`, code: rate, params: { max: DAY_RATE_MAX } }] : []),
  ]
}

const ORDER = [
  'offered',
  'offeredBoxes',
  'carrierScac',
  'service',
  'via',
  'transitDays',
  'spaceStatus',
  'sailings',
  'freeTime',
  'charges',
] as const

/** Position of a field in the form, to report the topmost problem first. */
function placeOf(field: string): number {
  const [head, lane, part, row] = field.split('.')
  if (head !== 'lanes' || lane === undefined) return head === 'lanes' ? 0 : 1_000_000
  const inLane = ORDER.indexOf(part as (typeof ORDER)[number])
  return (Number(lane) + 1) * 10_000 + (inLane + 1) * 500 + (row === undefined ? 0 : Number(row) || 0)
}

/** Validates a quote before submission by the shared rules and the schema limits; problems in form order. */
export function checkQuote(
  form: QuoteForm,
  tender: TenderDetail,
  today: string,
  charges: readonly ChargeType[],
): Problem[] {
  const input = inputOf(form, tender, 1)
  const draft: BidDraftInput = {
    ...input,
    note: form.note,
    lanes: input.lanes.map((lane, index) => {
      const typed = form.lanes[index]?.transitDays.trim() ?? ''
      return { ...lane, transitDays: typed === '' ? undefined : /^\d+$/.test(typed) ? Number(typed) : 0 }
    }),
  }
  const nameProblem = checkText(form.optionName, OPTION_NAME_MAX)
  const problems = [
    ...checkBid(draft, tender, today, charges),
    ...form.lanes.flatMap((lane, index) => checkShape(lane, `lanes.${index}`)),
    ...(nameProblem ? [{ field: 'optionName', code: nameProblem, params: { max: OPTION_NAME_MAX } }] : []),
  ]
  return problems.toSorted((a, b) => placeOf(a.field) - placeOf(b.field))
}
