import { marketDay } from './zone.ts'
import type { Row, Table } from '../store/port.ts'

/** The next readable number of a day, e.g. `ZB20261121-0007`. */
export function nextNo(
  table: Table<Row & { no: string }>,
  prefix: 'ZB' | 'BJ' | 'DD' | 'HT' | 'ZF' | 'TF' | 'XY' | 'DZ' | 'FP' | 'HP' | 'YH' | 'HX' | 'TK',
  nowMs: number,
): string {
  const stem = `${prefix}${marketDay(nowMs).replaceAll('-', '')}-`
  const last = table
    .within({ no: { from: stem, to: `${stem}~` } })
    .all()
    .reduce((max, row) => Math.max(max, Number(row.no.slice(stem.length))), 0)
  return stem + String(last + 1).padStart(4, '0')
}
