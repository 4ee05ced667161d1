/** A value that an index can hold. */
export type Key = string | number
/** Bounds of values, both included. */
export interface Bounds {
  from?: Key
  to?: Key
}
type Wanted = Key | readonly Key[] | Bounds

/** A field of a row, or of an object in one of its fields. */
export type Path<R> = {
  [Field in keyof R & string]:
    | Field
    | (NonNullable<R[Field]> extends readonly unknown[]
        ? never
        : NonNullable<R[Field]> extends object
          ? `${Field}.${keyof NonNullable<R[Field]> & string}`
          : never)
}[keyof R & string]

/** Which rows to look at: those with one of the values, or a value within bounds, in at least one of the fields. */
export type Within<R> = { readonly [Field in Path<R>]?: Wanted }

/** The value of a field by its path. */
export function valueAt(row: object, path: string): unknown {
  if (!path.includes('.')) return (row as Record<string, unknown>)[path]
  let value: unknown = row
  for (const name of path.split('.')) value = (value as Record<string, unknown> | undefined)?.[name]
  return value
}

/** The fields that are asked for, with bounds or values. */
export function* askedOf(
  within: object,
): Generator<{ path: string; bounds: Bounds } | { path: string; keys: readonly Key[] }> {
  for (const [path, wanted] of Object.entries(within as Record<string, Wanted | undefined>))
    if (wanted === undefined) continue
    else if (typeof wanted === 'string' || typeof wanted === 'number') yield { path, keys: [wanted] }
    else if (isList(wanted)) yield { path, keys: wanted }
    else yield { path, bounds: wanted }
}

const isList = (wanted: readonly Key[] | Bounds): wanted is readonly Key[] => Array.isArray(wanted)

/** Whether a row is among them: what an index finds, for one row. */
export function isWithin(row: object, within: object): boolean {
  for (const asked of askedOf(within)) {
    const value = valueAt(row, asked.path)
    if ('keys' in asked) {
      if (asked.keys.some((key) => key === value)) return true
    } else if (isKey(value) && inBounds(value, asked.bounds)) return true
  }
  return false
}

/** What is not a number has no place in an order. */
export const isKey = (value: unknown): value is Key =>
  typeof value === 'string' || (typeof value === 'number' && !Number.isNaN(value))

/** Nothing is within a bound that is not a number. */
export const inBounds = (value: Key, { from, to }: Bounds): boolean =>
  (from === undefined || value >= from) && (to === undefined || value <= to)
