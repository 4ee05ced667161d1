/** A value axis: where it starts and ends, and its ticks from the lowest to the highest. */
export interface Axis {
  floor: number
  top: number
  ticks: readonly number[]
}

/** Steps wanted between floor and top. */
const STEPS = 4
/** Values closer together than this share of the highest get an axis of their own that does not start at zero. */
const NARROW = 0.5

/** The next 1, 2 or 5 x 10^n that is not smaller. */
function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough))
  const unit = rough / power
  return (unit <= 1 ? 1 : unit <= 2 ? 2 : unit <= 5 ? 5 : 10) * power
}

/** Removes what binary fractions leave behind, such as 0.30000000000000004. */
const tidy = (value: number): number => Number(value.toPrecision(12))

/** The axis that holds both values, with ticks at 1, 2 or 5 x 10^n; whole values have no ticks between them. */
export function axisOf(low: number, high: number, isWhole = false): Axis {
  const rough = (high > low ? high - low : Math.abs(high) || 1) / STEPS
  const step = Math.max(niceStep(rough), isWhole ? 1 : 0)
  const first = Math.floor(tidy(low / step))
  const last = Math.max(first + 1, Math.ceil(tidy(high / step)))
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => tidy((first + index) * step))
  return { floor: tidy(first * step), top: tidy(last * step), ticks }
}

/** Axis of bars: their lengths are compared, so it always holds zero. */
export function barAxis(values: readonly number[]): Axis {
  return axisOf(Math.min(0, ...values), Math.max(0, ...values), values.every(Number.isInteger))
}

/** Axis of a line: from zero, unless its values are so close together that one would see a flat line. */
export function lineAxis(values: readonly number[]): Axis {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const isNarrow = low > high * NARROW
  return axisOf(isNarrow ? low : Math.min(0, low), high, values.every(Number.isInteger))
}

/** The rows from the first one with a value on: months before the first one say nothing. */
export function sinceFirst<Row>(rows: readonly Row[], hasValue: (row: Row) => boolean): readonly Row[] {
  const first = rows.findIndex(hasValue)
  return first < 0 ? [] : rows.slice(first)
}
