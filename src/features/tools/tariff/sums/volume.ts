import { Big } from 'big.js'
import type { ContainerType } from '@/contract/reference/schemas.ts'
import { revenueTons } from '@/contract/trade/bid/quantity.ts'
import { plain, readFigure } from './figures.ts'
import type { ResultLine } from './line.ts'

/** Maximum number of rows. */
export const MAX_PIECE_ROWS = 20
const CM3_PER_CBM = 1_000_000
/** Air freight: cubic centimetres per chargeable kilogram. */
const AIR_DIVISOR = 6000

/** Limits of the columns: count, centimetres, kilograms per piece. */
export const PIECE_LIMITS = {
  pieces: { max: 100_000, zero: false },
  length: { max: 2000, zero: false },
  width: { max: 1000, zero: false },
  height: { max: 1000, zero: false },
  kg: { max: 100_000 },
} as const
export type PieceField = keyof typeof PIECE_LIMITS

/** Column names, in order. */
export const PIECE_FIELDS = ['pieces', 'length', 'width', 'height', 'kg'] as const satisfies readonly PieceField[]

/** A row of pieces as typed. */
export type PieceRow = Record<PieceField, string>

/** A complete row of pieces. */
export type Pieces = Record<PieceField, Big>

/** Parses the rows of a query parameter, e.g. `100_60_40_50_9.5~2_120_80_90_`. */
export function readRows(text: string | undefined): PieceRow[] {
  return (text ?? '')
    .split('~')
    .slice(0, MAX_PIECE_ROWS)
    .map((row) => {
      const [pieces = '', length = '', width = '', height = '', kg = ''] = row.split('_')
      return { pieces, length, width, height, kg }
    })
}

/** Formats rows for a query parameter. */
export function writeRows(rows: readonly PieceRow[]): string {
  return rows.map((row) => PIECE_FIELDS.map((field) => row[field].replaceAll(/[_~]/g, '')).join('_')).join('~')
}

/** The complete rows; undefined if one is incomplete or invalid. A blank weight counts as none. */
export function wholeRows(rows: readonly PieceRow[]): Pieces[] | undefined {
  const begun = rows.filter((row) => PIECE_FIELDS.some((field) => row[field].trim() !== ''))
  const whole = begun.flatMap((row): Pieces[] => {
    const [pieces, length, width, height] = (['pieces', 'length', 'width', 'height'] as const).map(
      (field) => readFigure(row[field], PIECE_LIMITS[field]).value,
    )
    const kg = readFigure(row.kg, PIECE_LIMITS.kg)
    if (!pieces || !length || !width || !height || kg.problem || !pieces.eq(pieces.round(0))) return []
    return [{ pieces, length, width, height, kg: kg.value ?? new Big(0) }]
  })
  return whole.length > 0 && whole.length === begun.length ? whole : undefined
}

/** Volume and weight of a load; `airKg` and `tons` are the chargeable weights of air and LCL freight. */
export interface Load {
  pieces: Big
  cbm: Big
  kg: Big
  volumeKg: Big
  airKg: Big
  tons: Big
}

const halfUp = (kg: Big): Big => kg.times(2).round(0, Big.roundUp).div(2)

/**
 * Sums up the rows. Air: the greater of weight and cm3 / 6000, rounded up to half a kilogram; W/M: the greater of CBM
 * and tonnes, at least 1.
 */
export function loadOf(rows: readonly Pieces[]): Load {
  const add = (of: (row: Pieces) => Big) => rows.reduce((sum, row) => sum.plus(of(row)), new Big(0))
  const cm3 = add((row) => row.pieces.times(row.length).times(row.width).times(row.height))
  const kg = add((row) => row.pieces.times(row.kg))
  const cbm = cm3.div(CM3_PER_CBM)
  const volumeKg = cm3.div(AIR_DIVISOR)
  return {
    pieces: add((row) => row.pieces),
    cbm,
    kg,
    volumeKg,
    airKg: halfUp(kg.gt(volumeKg) ? kg : volumeKg),
    tons: revenueTons({ grossKg: kg.toFixed(), cbm: cbm.toFixed() }),
  }
}

const digits = (value: Big, places: number): string => plain(value.round(places, Big.roundHalfUp))

/** A load with its calculation. */
export function loadLines({ pieces, cbm, kg, volumeKg, airKg, tons }: Load): ResultLine[] {
  return [
    { id: 'pieces', sum: '', figure: plain(pieces), unit: '' },
    { id: 'cbm', sum: '', figure: digits(cbm, 3), unit: 'm³', isTotal: true },
    { id: 'grossKg', sum: '', figure: digits(kg, 3), unit: 'kg' },
    { id: 'volumeKg', sum: `${digits(cbm, 6)} m³ ÷ 0.006`, figure: digits(volumeKg, 2), unit: 'kg' },
    { id: 'airKg', sum: `max(${digits(kg, 2)}, ${digits(volumeKg, 2)})`, figure: plain(airKg), unit: 'kg' },
    {
      id: 'tons',
      sum: `max(${digits(cbm, 3)}, ${digits(kg.div(1000), 3)}, 1)`,
      figure: digits(tons, 3),
      unit: 'W/M',
    },
  ]
}

/**
 * Number of containers of a type for a load, whether volume or weight decides, and the fill levels in percent, rounded
 * up.
 */
export interface Fill {
  type: ContainerType
  count: number
  by: 'VOLUME' | 'WEIGHT'
  volumePct: number
  weightPct: number
}

/** Inner length in cm by the first character of an ISO 6346 size code: 20, 40 and 45 feet. */
const INNER_CM: Readonly<Record<string, number>> = { '2': 589, '4': 1203, L: 1355, '9': 1355 }

/** Closed and open-top types that fit a piece of this length. */
const typesFor = (longest: Big, types: readonly ContainerType[]) =>
  types.filter(
    ({ isoCode }) => /^..[GRU]/.test(isoCode) && longest.lte(INNER_CM[isoCode.charAt(0)] ?? Number.MAX_SAFE_INTEGER),
  )

/** Longest side of all pieces, cm. */
const longestOf = (rows: readonly Pieces[]): Big =>
  rows
    .flatMap(({ length, width, height }) => [length, width, height])
    .reduce((longest, side) => (side.gt(longest) ? side : longest), new Big(0))

/**
 * Containers needed of each closed or open-top type that fits the longest piece, by planning volume and typical
 * payload.
 */
export function fillsOf(
  { cbm, kg }: Pick<Load, 'cbm' | 'kg'>,
  types: readonly ContainerType[],
  rows: readonly Pieces[] = [],
): Fill[] {
  return typesFor(longestOf(rows), types).map((type) => {
    const volume = cbm.div(type.planningCbm)
    const weight = kg.div(type.typicalMaxPayloadKg)
    const need = volume.gte(weight) ? volume : weight
    const count = Math.max(1, need.round(0, Big.roundUp).toNumber())
    const percent = (share: Big) => share.div(count).times(100).round(0, Big.roundUp).toNumber()
    return {
      type,
      count,
      by: volume.gte(weight) ? 'VOLUME' : 'WEIGHT',
      volumePct: percent(volume),
      weightPct: percent(weight),
    }
  })
}

/** Warnings: more than 100 t in total, a piece heavier than any payload or longer than a container, no weight. */
export type LoadWarning = 'HUNDRED_TONNES' | 'HEAVY_PIECE' | 'LONG_PIECE' | 'NO_WEIGHT'

/** Warnings to show before a load is booked. */
export function warningsOf(rows: readonly Pieces[], { kg }: Load, types: readonly ContainerType[]): LoadWarning[] {
  const payload = Math.max(0, ...types.map(({ typicalMaxPayloadKg }) => typicalMaxPayloadKg))
  return [
    ...(kg.gt(100_000) ? ['HUNDRED_TONNES' as const] : []),
    ...(payload > 0 && rows.some((row) => row.kg.gt(payload)) ? ['HEAVY_PIECE' as const] : []),
    ...(typesFor(longestOf(rows), types).length < typesFor(new Big(0), types).length ? ['LONG_PIECE' as const] : []),
    ...(rows.some((row) => row.kg.eq(0)) ? ['NO_WEIGHT' as const] : []),
  ]
}
