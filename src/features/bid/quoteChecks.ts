import { checkBid } from '@/contract/bid/rules.ts'
import type { BidSketchInput } from '@/contract/bid/rules.ts'
import type { Problem } from '@/contract/problem.ts'
import type { ChargeType } from '@/contract/reference/schemas.ts'
import type { TenderDetail } from '@/contract/tender/schemas.ts'
import { checkDecimal, checkText } from '@/contract/validation.ts'
import { inputOf } from './quoteInput.ts'
import type { LaneForm, QuoteForm } from './quoteForm.ts'

const MAX_FREE_DAYS = 60
const MAX_SERVICE = 11
const MAX_VESSEL = 60
const MAX_VOYAGE = 20
const MAX_OPTION_NAME = 30

function checkDays(text: string, field: string): Problem[] {
  if (/^\d{1,2}$/.test(text.trim()) && Number(text) <= MAX_FREE_DAYS) return []
  return [{ field, code: text.trim() === '' ? 'required' : 'range', params: { min: 0, max: MAX_FREE_DAYS } }]
}

/** A number of boxes that is no number is said at its field: what is left out would be taken for none. */
function checkOffered(lane: LaneForm, at: string): Problem[] {
  return Object.entries(lane.offered ?? {}).flatMap(([isoCode, typed]): Problem[] =>
    /^\d{1,4}$/.test(typed.trim())
      ? []
      : [{ field: `${at}.offered.${isoCode}`, code: typed.trim() === '' ? 'required' : 'number' }],
  )
}

/** What the wire's shape demands beyond the shared rules, so that nothing is sent that cannot be read. */
function checkShape(lane: LaneForm, at: string): Problem[] {
  if (lane.noQuote) return []
  const { freeTime: free } = lane
  const service = checkText(lane.service, MAX_SERVICE)
  const sailings = lane.sailings.flatMap((row, index): Problem[] => {
    const here = `${at}.sailings.${index}`
    const vessel = checkText(row.vessel, MAX_VESSEL, row.isTyped ? 1 : 0)
    const voyage = checkText(row.voyage, MAX_VOYAGE)
    return [
      ...(vessel ? [{ field: `${here}.vessel`, code: vessel, params: { max: MAX_VESSEL } }] : []),
      ...(voyage ? [{ field: `${here}.voyage`, code: voyage, params: { max: MAX_VOYAGE } }] : []),
      ...(row.etd === '' ? [{ field: `${here}.etd`, code: 'required' as const }] : []),
      ...(row.eta === '' ? [{ field: `${here}.eta`, code: 'required' as const }] : []),
    ]
  })
  const rate = free.dayRate.trim() === '' ? undefined : checkDecimal(free.dayRate, 100_000, true)
  return [
    ...checkOffered(lane, at),
    ...(service ? [{ field: `${at}.service`, code: service, params: { max: MAX_SERVICE } }] : []),
    ...sailings,
    ...checkDays(free.originDetDays, `${at}.freeTime.originDetDays`),
    ...(free.isCombined
      ? checkDays(free.combinedDays, `${at}.freeTime.combinedDays`)
      : [
          ...checkDays(free.destDemDays, `${at}.freeTime.destDemDays`),
          ...checkDays(free.destDetDays, `${at}.freeTime.destDetDays`),
        ]),
    ...(rate ? [{ field: `${at}.freeTime.dayRate`, code: rate, params: { max: 100_000 } }] : []),
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

/** Where a field stands in the form, to name the topmost problem first. */
function placeOf(field: string): number {
  const [head, lane, part, row] = field.split('.')
  if (head !== 'lanes' || lane === undefined) return head === 'lanes' ? 0 : 1_000_000
  const inLane = ORDER.indexOf(part as (typeof ORDER)[number])
  return (Number(lane) + 1) * 10_000 + (inLane + 1) * 500 + (row === undefined ? 0 : Number(row) || 0)
}

/** Validates a quote before submission, in the order of the form: the shared rules and the shape of the wire. */
export function checkQuote(
  form: QuoteForm,
  tender: TenderDetail,
  today: string,
  charges: readonly ChargeType[],
): Problem[] {
  const input = inputOf(form, tender, 1)
  const sketch: BidSketchInput = {
    ...input,
    note: form.note,
    lanes: input.lanes.map((lane, index) => {
      const typed = form.lanes[index]?.transitDays.trim() ?? ''
      return { ...lane, transitDays: typed === '' ? undefined : /^\d+$/.test(typed) ? Number(typed) : 0 }
    }),
  }
  const nameProblem = checkText(form.optionName, MAX_OPTION_NAME)
  const problems = [
    ...checkBid(sketch, tender, today, charges),
    ...form.lanes.flatMap((lane, index) => checkShape(lane, `lanes.${index}`)),
    ...(nameProblem ? [{ field: 'optionName', code: nameProblem, params: { max: MAX_OPTION_NAME } }] : []),
  ]
  return problems.toSorted((a, b) => placeOf(a.field) - placeOf(b.field))
}
