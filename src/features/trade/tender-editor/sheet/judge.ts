import { isCalledOff } from '@/contract/trade/tender/term/values.ts'
import type { Problem } from '@/contract/problem.ts'
import { checkLane } from '@/contract/trade/tender/laneRules.ts'
import { BOX_QTY_MAX, LANE_PIECES_MAX, PLACE_MAX, TRUCK_ADDRESS_MAX } from '@/contract/trade/tender/limits.ts'
import type { Boxes } from '@/contract/trade/tender/draft.ts'
import { collector } from '@/contract/trade/tender/rules.ts'
import { countsBoxes, HANDOVER_TYPES } from '@/contract/trade/tender/values.ts'
import { checkText } from '@/contract/validation.ts'
import type { Cell } from '@/shared/sheet/cells.ts'
import { cellText, readDay, readDecimal, readWhole } from '@/shared/sheet/values.ts'
import type { Reading } from '@/shared/sheet/values.ts'
import { newLane } from '../form.ts'
import type { LaneInput } from '../form.ts'
import { readBoxText } from '@/ui/sheet/boxText.ts'
import { says } from './columns.ts'
import type { ColumnKey } from './columns.ts'
import type { Layout } from './header.ts'
import type { RowProblem, BareContext } from './types.ts'

/** Maximum length of a wrong cell's text in messages. */
const SHOWN = 80

const COLUMN_OF: Readonly<Record<string, ColumnKey>> = {
  pol: 'pol',
  pod: 'pod',
  receiptPlace: 'receiptPlace',
  deliveryPlace: 'deliveryPlace',
  boxes: 'boxes',
  'loose.pieces': 'pieces',
  'loose.grossKg': 'grossKg',
  'loose.cbm': 'cbm',
  'truck.pickup': 'pickup',
  'truck.drop': 'drop',
  'truck.emptyReturn': 'emptyReturn',
  cargoReadyDate: 'ready',
  etdFrom: 'etdFrom',
  etdTo: 'etdTo',
  maxTransitDays: 'transit',
  freeDaysWanted: 'freeDays',
  boxesPerWeek: 'perWeek',
  plannedBookings: 'bookings',
}

/** Result of one row. */
export interface Judged {
  lane: LaneInput
  problems: RowProblem[]
}

/** Parses one row into a lane and reports all its problems. */
export function judgeRow(
  cells: readonly Cell[],
  row: number,
  layout: Layout,
  context: BareContext,
  portOf: (text: string) => Reading<string>,
): Judged {
  const problems: RowProblem[] = []
  const cellAt = (key: ColumnKey): Cell | undefined => cells[layout.columns.get(key) ?? -1]
  const tell = (column: RowProblem['column'], code: string, cell: Cell | undefined, params?: RowProblem['params']) =>
    void problems.push({ row, column, code, value: cellText(cell).slice(0, SHOWN), ...(params && { params }) })
  const take = <T>(key: ColumnKey, read: (cell: Cell | undefined) => Reading<T>): T | undefined => {
    const { value, problem } = read(cellAt(key))
    if (problem) tell(key, problem.code, cellAt(key), problem.params)
    return value
  }
  const port = (key: 'pol' | 'pod') => take(key, (cell) => (cellText(cell) === '' ? {} : portOf(cellText(cell))))
  const words = (key: ColumnKey, max: number) => {
    const text = cellText(cellAt(key))
    const wrong = checkText(text, max)
    if (wrong) tell(key, wrong, cellAt(key), { max })
    return text === '' || wrong ? undefined : text
  }
  const handover = (key: 'receiptType' | 'deliveryType') =>
    take(key, (cell): Reading<LaneInput['receiptType']> => {
      const text = cellText(cell)
      if (text === '') return {}
      const value = HANDOVER_TYPES.find((type) => says(text, type))
      return value ? { value } : { problem: { code: 'handover' } }
    })
  const yes = (key: ColumnKey) =>
    take(key, (cell): Reading<boolean> => {
      const text = cellText(cell)
      if (text === '') return {}
      if (says(text, 'yes')) return { value: true }
      return says(text, 'no') || text === '-' ? { value: false } : { problem: { code: 'yesNo' } }
    })

  const { mode, type, now } = context
  // A column per type says it exactly; one cell for all types counts only where those are empty.
  const boxesOf = () => {
    const boxes = readBoxes(cells, layout, tell)
    if (boxes.length > 0) return boxes
    const written = take('boxes', (cell) => readBoxText(cell, context.boxTypes)) ?? []
    if (written.some(({ qty }) => qty > BOX_QTY_MAX))
      tell('boxes', 'range', cellAt('boxes'), { min: 1, max: BOX_QTY_MAX })
    return written
  }
  const isTruck = mode === 'TRUCK'
  const blank = newLane(mode)
  const lane: LaneInput = {
    receiptType: handover('receiptType') ?? blank.receiptType,
    deliveryType: handover('deliveryType') ?? blank.deliveryType,
    pol: port('pol'),
    pod: isTruck ? undefined : port('pod'),
    receiptPlace: words('receiptPlace', PLACE_MAX),
    deliveryPlace: words('deliveryPlace', PLACE_MAX),
    boxes: countsBoxes(mode) ? boxesOf() : [],
    cargoReadyDate: take('ready', readDay),
    etdFrom: take('etdFrom', readDay),
    etdTo: take('etdTo', readDay),
    maxTransitDays: take('transit', readWhole),
    directOnly: yes('direct') ?? false,
    freeDaysWanted: take('freeDays', readWhole),
    boxesPerWeek: type === 'CONTRACT' ? take('perWeek', readWhole) : undefined,
    plannedBookings: isCalledOff({ type, mode }) ? take('bookings', readWhole) : undefined,
    loose: countsBoxes(mode)
      ? undefined
      : { pieces: take('pieces', readWhole), grossKg: take('grossKg', readDecimal), cbm: take('cbm', readDecimal) },
    truck: isTruck
      ? {
          pickup: words('pickup', TRUCK_ADDRESS_MAX),
          drop: words('drop', TRUCK_ADDRESS_MAX),
          emptyReturn: words('emptyReturn', TRUCK_ADDRESS_MAX),
        }
      : undefined,
  }
  const shared: Problem[] = []
  const add = collector(shared)
  checkLane(lane, 'lane', { mode, type }, new Date(now), add)
  checkLimits(lane, add)
  for (const { field, code, params } of shared) {
    const path = field.slice('lane.'.length)
    const column = COLUMN_OF[path] ?? (path.startsWith('boxes.') ? 'boxes' : undefined)
    // Do not report an unreadable value as missing too.
    if (column === undefined || problems.some((one) => one.column === column || isBox(one, column))) continue
    tell(column, code, cellAt(column), params)
  }
  return { lane, problems }
}

const isBox = (one: RowProblem, column: string): boolean => column === 'boxes' && typeof one.column === 'object'

type Tell = (column: RowProblem['column'], code: string, cell: Cell | undefined, params?: RowProblem['params']) => void

function readBoxes(cells: readonly Cell[], { boxes }: Layout, tell: Tell): Boxes[] {
  return boxes.flatMap(({ place, isoCode, code }) => {
    const { value, problem } = readWhole(cells[place])
    if (problem) tell({ box: code }, problem.code, cells[place])
    else if ((value ?? 0) > BOX_QTY_MAX) tell({ box: code }, 'range', cells[place], { min: 1, max: BOX_QTY_MAX })
    return value ? [{ isoCode, qty: value }] : []
  })
}

/** Limits of the contract's schemas that the shared rules do not check. */
function checkLimits(lane: LaneInput, add: ReturnType<typeof collector>): void {
  const { boxesPerWeek, plannedBookings, loose } = lane
  if (plannedBookings !== undefined && (plannedBookings < 1 || plannedBookings > BOX_QTY_MAX))
    add('lane.plannedBookings', 'range', { min: 1, max: BOX_QTY_MAX })
  if (boxesPerWeek !== undefined && (boxesPerWeek < 1 || boxesPerWeek > BOX_QTY_MAX))
    add('lane.boxesPerWeek', 'range', { min: 1, max: BOX_QTY_MAX })
  if (loose?.pieces !== undefined && loose.pieces > LANE_PIECES_MAX)
    add('lane.loose.pieces', 'range', { min: 1, max: LANE_PIECES_MAX })
}

/** Identity of a lane: ports, terms and dates. */
export function laneText(lane: LaneInput): string {
  const { pol, pod, receiptType, receiptPlace, deliveryType, deliveryPlace, truck, cargoReadyDate, etdFrom, etdTo } =
    lane
  return JSON.stringify([
    [pol, pod, receiptType, receiptPlace, deliveryType, deliveryPlace],
    [truck?.pickup, truck?.drop, cargoReadyDate, etdFrom, etdTo],
  ])
}
