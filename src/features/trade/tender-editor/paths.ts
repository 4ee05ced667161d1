import { readAt } from '@/shared/readAt.ts'

/** Returns a copy with the value at a dotted path replaced; missing steps become objects. */
export function writeAt<T>(root: T, path: string, value: unknown): T {
  const [head = '', ...rest] = path.split('.')
  const inner = rest.length === 0 ? value : writeAt(readAt(root, head) ?? {}, rest.join('.'), value)
  if (Array.isArray(root)) return root.with(Number(head), inner) as T
  return { ...root, [head]: inner }
}

/** Returns the typed texts after a row was removed: later rows move up. */
export function withoutRow(
  typed: Readonly<Record<string, string>>,
  list: string,
  removed: number,
): Record<string, string> {
  const kept = Object.entries(typed).flatMap(([path, text]): [string, string][] => {
    if (!path.startsWith(`${list}.`)) return [[path, text]]
    const [row = '', ...rest] = path.slice(list.length + 1).split('.')
    const index = Number(row)
    if (index === removed) return []
    return [[[list, index > removed ? index - 1 : index, ...rest].join('.'), text]]
  })
  return Object.fromEntries(kept)
}

/** Returns the typed texts after rows were reordered: `order` holds the former index of each row. */
export function reordered(
  typed: Readonly<Record<string, string>>,
  list: string,
  order: readonly (number | undefined)[],
): Record<string, string> {
  const moved = Object.entries(typed).flatMap(([path, text]): [string, string][] => {
    if (!path.startsWith(`${list}.`)) return [[path, text]]
    const [row = '', ...rest] = path.slice(list.length + 1).split('.')
    return order.flatMap((before, now) =>
      before === Number(row) ? [[[list, now, ...rest].join('.'), text] as [string, string]] : [],
    )
  })
  return Object.fromEntries(moved)
}

/** Returns the dotted paths at which two values differ; lists of primitives count as one. */
export function differences(mine: unknown, theirs: unknown, path = ''): string[] {
  if (JSON.stringify(mine) === JSON.stringify(theirs)) return []
  const isBranch = (value: unknown) =>
    typeof value === 'object' && value !== null && !(Array.isArray(value) && typeof value[0] !== 'object')
  if (!isBranch(mine) || !isBranch(theirs)) return [path]
  const keys = new Set([...Object.keys(mine as object), ...Object.keys(theirs as object)])
  return [...keys].flatMap((key) => differences(readAt(mine, key), readAt(theirs, key), path ? `${path}.${key}` : key))
}
