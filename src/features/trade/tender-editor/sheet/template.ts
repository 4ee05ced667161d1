import { toCsv } from '@/contract/csv.ts'
import { saveText } from '@/shared/save.ts'
import { saveTemplateWorkbook } from '@/shared/sheet/template.ts'
import { isCalledOff } from '@/contract/trade/tender/term/values.ts'
import { countsBoxes } from '@/contract/trade/tender/values.ts'
import type { ColumnOption } from '@/ui/sheet/ColumnStep.tsx'
import { COLUMNS, headingOf } from './columns.ts'
import type { ColumnKey } from './columns.ts'
import { laneSheetEnUS } from './messages/en-US.ts'
import { laneSheetZhCN } from './messages/zh-CN.ts'
import type { BareContext } from './types.ts'

const DAY_MS = 86_400_000

function belongs(key: ColumnKey, { mode, type }: BareContext): boolean {
  if (key === 'pieces' || key === 'grossKg' || key === 'cbm') return !countsBoxes(mode)
  if (key === 'pickup' || key === 'drop' || key === 'emptyReturn') return mode === 'TRUCK'
  if (key === 'perWeek') return type === 'CONTRACT'
  if (key === 'bookings') return isCalledOff({ type, mode })
  if (key === 'boxes') return countsBoxes(mode)
  const isOfSea: readonly ColumnKey[] = [
    'pod',
    'receiptType',
    'receiptPlace',
    'deliveryType',
    'deliveryPlace',
    'transit',
    'direct',
    'freeDays',
  ]
  return mode !== 'TRUCK' || !isOfSea.includes(key)
}

/** Meanings that a column of a sheet can be assigned in this tender, in two groups. */
export function columnOptions(
  context: BareContext,
  isChinese: boolean,
  groups: { lane: string; boxes: string },
): ColumnOption[] {
  const keys = COLUMNS.filter((key) => key !== 'no' && belongs(key, context))
  const boxes = countsBoxes(context.mode) ? context.boxTypes : []
  return [
    ...keys.map((key) => ({ value: key, label: headingOf(key, isChinese), group: groups.lane })),
    ...boxes.map(({ isoCode, code }) => ({ value: `box.${isoCode}`, label: code, group: groups.boxes })),
  ]
}

const BY_SEA = { pol: 'CNSHA', pod: 'USLAX' }
const EXAMPLE_WAY: Record<BareContext['mode'], { pol: string; pod: string }> = {
  FCL: BY_SEA,
  LCL: BY_SEA,
  AIR: { pol: 'PVG', pod: 'LAX' },
  RAIL: { pol: 'CNXIY', pod: 'DEDUI' },
  TRUCK: BY_SEA,
}

/** Returns the template's rows: a note, the headings for this tender, and an example that the import skips. */
export function templateRows(context: BareContext, isChinese: boolean): string[][] {
  const texts = isChinese ? laneSheetZhCN : laneSheetEnUS
  const at = (days: number) => new Date(context.now + days * DAY_MS).toISOString().slice(0, 10)
  // The template has a column per container type instead.
  const keys = COLUMNS.filter((key) => key !== 'boxes' && belongs(key, context))
  const boxes = countsBoxes(context.mode) ? context.boxTypes : []
  const usual = newTerm(context)
  const example: Partial<Record<ColumnKey, string>> = {
    no: texts['sheet.lane.word.example'].split('|')[0] ?? '',
    ...EXAMPLE_WAY[context.mode],
    receiptType: usual,
    deliveryType: usual,
    pickup: texts['sheet.lane.example.place'],
    drop: texts['sheet.lane.example.place'],
    pieces: '120',
    grossKg: '1800',
    cbm: '6.5',
    ready: at(14),
    etdFrom: at(16),
    etdTo: at(23),
    transit: '30',
    direct: texts['sheet.lane.word.no'].split('|')[0] ?? '',
    freeDays: '10',
    perWeek: '2',
  }
  return [
    [texts['sheet.lane.note']],
    [...keys.map((key) => headingOf(key, isChinese)), ...boxes.map(({ code }) => code)],
    [...keys.map((key) => example[key] ?? ''), ...boxes.map(({ code }) => (code === '40HQ' ? '2' : ''))],
  ]
}

const newTerm = ({ mode }: BareContext): string => (mode === 'LCL' ? 'CFS' : 'CY')

/** Downloads the template. */
export async function saveTemplate(kind: 'xlsx' | 'csv', context: BareContext, isChinese: boolean): Promise<void> {
  const rows = templateRows(context, isChinese)
  if (kind === 'csv') return saveText('lanes.csv', toCsv(rows))
  return saveTemplateWorkbook('lanes.xlsx', rows)
}
