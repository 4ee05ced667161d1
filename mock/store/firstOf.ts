/** The first items in an order, ties as they are: of many not all are sorted for the first page. */
export function firstOf<T>(rows: readonly T[], order: (a: T, b: T) => number, count: number): T[] {
  if (count * 4 > rows.length) return rows.toSorted(order).slice(0, count)
  const first: T[] = []
  for (const row of rows) {
    const last = first.at(-1)
    if (first.length === count && last && order(row, last) >= 0) continue
    let [low, high] = [0, first.length]
    while (low < high) {
      const middle = (low + high) >> 1
      const other = first[middle]
      if (other && order(other, row) <= 0) low = middle + 1
      else high = middle
    }
    first.splice(low, 0, row)
    if (first.length > count) first.pop()
  }
  return first
}
