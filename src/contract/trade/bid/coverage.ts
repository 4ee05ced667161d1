import { known } from '../../known.ts'
import type { Problem } from '../../problem.ts'
import type { DraftInput } from '../tender/draftInput.ts'
import type { Boxes, TenderLane } from '../tender/draft.ts'
import { MAIN_CHARGE } from '../tender/mainCharge.ts'
import type { collector } from '../tender/rules.ts'
import { isBinding } from './priced.ts'
import type { Demand } from './quantity.ts'
import type { BidLane, ChargeInput } from './schemas.ts'

/** Required charge of a container type; without a type it is the charge as a whole. */
export interface ChargeCell {
  code: string
  isoCode?: string
}

type Line = Pick<DraftInput<ChargeInput>, 'code' | 'isoCode'>

/** The container types about which a charge must say something; one without a name for cargo without containers. */
export function typesOf(boxes: readonly Boxes[]): (string | undefined)[] {
  return boxes.length > 0 ? [...new Set(boxes.map(({ isoCode }) => isoCode))] : [undefined]
}

/** Whether a line is about a container type; a line without a type is about all. */
const isAbout = (line: Line, code: string, isoCode: string | undefined): boolean =>
  line.code === code && (isoCode === undefined || !line.isoCode || line.isoCode === isoCode)

const silentTypes = (code: string, lines: readonly Line[], boxes: readonly Boxes[]): (string | undefined)[] =>
  typesOf(boxes).filter((isoCode) => !lines.some((line) => isAbout(line, code, isoCode)))

/** What the lines leave unsaid of these charges: a whole charge, or some of the container types. Blank is not zero. */
export function missingCells(
  lines: readonly Line[],
  codes: readonly string[],
  { boxes }: Pick<Demand, 'boxes'>,
): ChargeCell[] {
  return codes.flatMap((code): ChargeCell[] => {
    const silent = silentTypes(code, lines, boxes)
    if (silent.length === typesOf(boxes).length) return [{ code }]
    return silent.flatMap((isoCode) => (isoCode ? [{ code, isoCode }] : []))
  })
}

/**
 * Validates that a lane prices its main charge, and says something of every required charge, for each container type it
 * offers. A type that is not carried is taken out of the offer, not left blank. TRADE.md 1.1.
 */
export function checkCoverage(
  lane: Pick<DraftInput<BidLane>, 'charges'>,
  at: string,
  { required, demand }: { required: readonly string[]; demand: Demand },
  add: ReturnType<typeof collector>,
): void {
  const lines = lane.charges ?? []
  const main = known(MAIN_CHARGE, demand.mode)
  const quoted = lines.filter(({ state }) => state === 'QUOTED')
  for (const box of main ? silentTypes(main, quoted, demand.boxes) : [])
    add(`${at}.charges`, box ? 'mainCharge' : 'mainUnpriced', { code: main ?? '', ...(box && { box }) })
  for (const { code, isoCode: box } of missingCells(
    lines,
    required.filter((one) => one !== main),
    demand,
  ))
    add(`${at}.charges`, box ? 'typeMissing' : 'missingCharge', { code, ...(box && { box }) })
}

/** A problem about a container type with the name of the type in the trade, `40HQ` for `45G1`. */
export function withBoxName(problem: Problem, boxCode: (isoCode: string) => string): Problem {
  const box = problem.params?.['box']
  return typeof box === 'string' ? { ...problem, params: { ...problem.params, box: boxCode(box) } } : problem
}

/**
 * Percentage of required charges with a promise, rounded down, counted by lane and container type asked for; without
 * required charges the percentage of quoted lanes. TRADE.md 1.2.
 */
export function completenessOf(
  lanes: readonly BidLane[],
  required: readonly string[],
  asked: readonly Pick<TenderLane, 'laneNo' | 'boxes'>[],
): number {
  const quoted = lanes.filter((lane) => !lane.noQuote)
  if (required.length === 0) return Math.floor((quoted.length / asked.length) * 100)
  const cells = asked.flatMap(({ laneNo, boxes }) => {
    const lane = quoted.find((one) => one.laneNo === laneNo)
    return required.flatMap((code) => typesOf(boxes).map((isoCode) => lane !== undefined && keeps(lane, code, isoCode)))
  })
  return Math.floor((cells.filter(Boolean).length / cells.length) * 100)
}

function keeps({ offeredBoxes, charges }: BidLane, code: string, isoCode: string | undefined): boolean {
  const isOffered = !offeredBoxes || !isoCode || offeredBoxes.some((box) => box.isoCode === isoCode)
  return isOffered && charges.some((line) => isAbout(line, code, isoCode) && isBinding(line))
}
