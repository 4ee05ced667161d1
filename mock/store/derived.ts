/**
 * Keeps what is derived from a stored row alone, or from the list of rows that `of` yields: both are frozen, and what
 * changed is another object. Of an object that is not stored it is derived each time.
 */
export function ofRow<R extends object, T>(derive: (row: R) => T): (row: R) => T {
  const known = new WeakMap<R, { value: T }>()
  return (row) => {
    if (!Object.isFrozen(row)) return derive(row)
    let kept = known.get(row)
    if (!kept) {
      kept = { value: derive(row) }
      known.set(row, kept)
    }
    return kept.value
  }
}
