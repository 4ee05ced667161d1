import { addressOf } from '../guest/address.ts'
import { levelsOf } from './demands/asked.ts'
import type { TenderDraft } from './draft.ts'
import type { Change } from './schemas.ts'

/** Fields that do not affect quotes. */
const TOUCHES_NO_QUOTE = new Set(['title', 'deadline', 'remarks', 'attachments', 'invited', 'guests', 'visibility'])

type Leaves = Map<string, string>

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A list on one line: file names, containers as `45G1×2`, guests with their address, codes unchanged. */
function listed(values: readonly unknown[]): string {
  return values
    .map((value) => {
      if (!isRecord(value)) return String(value)
      if ('isoCode' in value) return `${String(value['isoCode'])}×${String(value['qty'])}`
      if ('company' in value) return [value['company'], addressOf(value)].join(' ')
      return typeof value['name'] === 'string' ? value['name'] : JSON.stringify(value)
    })
    .join(', ')
}

function collect(value: unknown, path: string, leaves: Leaves): void {
  if (value === undefined || value === null) return
  if (Array.isArray(value)) leaves.set(path, listed(value))
  else if (isRecord(value))
    for (const [key, inner] of Object.entries(value)) collect(inner, path === '' ? key : `${path}.${key}`, leaves)
  else leaves.set(path, typeof value === 'string' ? value : JSON.stringify(value))
}

function leavesOf({ lanes, demands, ...rest }: TenderDraft): { rest: Leaves; lanes: Map<number, Leaves> } {
  const all: Leaves = new Map()
  // A level that is named and the usual one are the same.
  collect({ ...rest, demands: levelsOf(demands) }, '', all)
  return {
    rest: all,
    lanes: new Map(
      // What a lane was begun with asks nothing of bidders.
      lanes.map(({ laneNo, sailingId: _begun, ...lane }) => {
        const leaves: Leaves = new Map()
        collect(lane, `lanes.${laneNo}`, leaves)
        return [laneNo, leaves] as const
      }),
    ),
  }
}

function compare(before: Leaves, after: Leaves): Change[] {
  const fields = new Set([...after.keys(), ...before.keys()])
  return [...fields].flatMap((field): Change[] => {
    const [was, is] = [before.get(field), after.get(field)]
    if (was === is) return []
    return [{ field, ...(was !== undefined && { before: was }), ...(is !== undefined && { after: is }) }]
  })
}

/** A lane on one line, for an added or removed lane. */
function named({ lanes }: TenderDraft, laneNo: number): string {
  const lane = lanes.find((one) => one.laneNo === laneNo)
  return lane ? [`${lane.pol}→${lane.pod ?? ''}`, listed(lane.boxes)].filter((part) => part !== '').join(' ') : ''
}

/** Differences between two versions of a tender, leaf by leaf; lanes are matched by number. FIELD 2.2 "amendments". */
export function tenderDiff(before: TenderDraft, after: TenderDraft): Change[] {
  const [was, is] = [leavesOf(before), leavesOf(after)]
  const numbers = [...new Set([...is.lanes.keys(), ...was.lanes.keys()])].toSorted((a, b) => a - b)
  const lanes = numbers.flatMap((laneNo): Change[] => {
    const [from, to] = [was.lanes.get(laneNo), is.lanes.get(laneNo)]
    if (from && to) return compare(from, to)
    const field = `lanes.${laneNo}`
    return [to ? { field, after: named(after, laneNo) } : { field, before: named(before, laneNo) }]
  })
  return [...compare(was.rest, is.rest), ...lanes]
}

/** Whether bidders have to review their prices. */
export function touchesQuotes(changes: readonly Change[]): boolean {
  return changes.some(({ field }) => !TOUCHES_NO_QUOTE.has(field))
}
