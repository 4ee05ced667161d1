import type { BidLaneView, ChargeLine } from '@/contract/trade/bid/schemas.ts'

/** One difference between two versions of a quote; `line` if it concerns a charge. */
export interface VersionChange {
  laneNo: number
  what: 'line' | 'noQuote' | 'transit' | 'carrier' | 'boxes'
  line?: { code: string; isoCode?: string | undefined }
  /** Absent if it did not exist before. */
  before?: ChargeLine | string
  after?: ChargeLine | string
}

const boxes = (lane: BidLaneView) => lane.offeredBoxes?.map((box) => `${box.qty}×${box.isoCode}`).join(' + ') ?? ''

/** Lines by a key that distinguishes two lines of one code. */
function named(lane: BidLaneView | undefined): Map<string, ChargeLine> {
  const lines = new Map<string, ChargeLine>()
  for (const line of lane?.charges ?? []) {
    const stem = `${line.code} ${line.isoCode ?? ''}`
    let nth = 1
    while (lines.has(`${stem} ${nth}`)) nth += 1
    lines.set(`${stem} ${nth}`, line)
  }
  return lines
}

function sameLine(a: ChargeLine, b: ChargeLine): boolean {
  if (a.state !== b.state) return false
  if (a.includedIn !== b.includedIn) return false
  if (Number(a.estimate ?? 0) !== Number(b.estimate ?? 0)) return false
  if (a.state !== 'QUOTED') return true
  return (
    a.basis === b.basis &&
    a.currency === b.currency &&
    Number(a.unitPrice) === Number(b.unitPrice) &&
    a.qty === b.qty &&
    Number(a.minAmount ?? 0) === Number(b.minAmount ?? 0) &&
    stepsText(a) === stepsText(b)
  )
}

const stepsText = ({ breaks = [] }: ChargeLine): string =>
  breaks.map(({ fromKg, unitPrice }) => `${Number(fromKg)} ${Number(unitPrice)}`).join(' ')

function lineChanges(laneNo: number, before: BidLaneView | undefined, after: BidLaneView | undefined): VersionChange[] {
  const [was, is] = [named(before), named(after)]
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((name): VersionChange[] => {
    const [from, to] = [was.get(name), is.get(name)]
    const line = to ?? from
    if (!line || (from && to && sameLine(from, to))) return []
    return [
      {
        laneNo,
        what: 'line',
        line: { code: line.code, isoCode: line.isoCode },
        ...(from && { before: from }),
        ...(to && { after: to }),
      },
    ]
  })
}

/** Differences between two versions of a quote, lane by lane. */
export function versionDiff(before: readonly BidLaneView[], after: readonly BidLaneView[]): VersionChange[] {
  const numbers = [...new Set([...before, ...after].map((lane) => lane.laneNo))].toSorted((a, b) => a - b)
  return numbers.flatMap((laneNo): VersionChange[] => {
    const was = before.find((lane) => lane.laneNo === laneNo)
    const is = after.find((lane) => lane.laneNo === laneNo)
    const [wasOut, isOut] = [was?.noQuote ?? true, is?.noQuote ?? true]
    if (wasOut !== isOut) return [{ laneNo, what: 'noQuote', before: String(wasOut), after: String(isOut) }]
    if (!was || !is || isOut) return []
    const facts = [
      ['transit', String(was.transitDays), String(is.transitDays)],
      ['carrier', was.carrierScac ?? '', is.carrierScac ?? ''],
      ['boxes', boxes(was), boxes(is)],
    ] as const
    const changed = facts.filter(([, from, to]) => from !== to)
    return [
      ...changed.map(([what, from, to]): VersionChange => ({ laneNo, what, before: from, after: to })),
      ...lineChanges(laneNo, was, is),
    ]
  })
}
