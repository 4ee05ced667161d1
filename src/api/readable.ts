import { misfitOf } from '@/contract/shape.ts'
import type { Shape } from '@/contract/shape.ts'

/** Shape of each call's answer, by path behind the prefix. */
export type Shapes = Readonly<Record<string, Shape>>

/** Answers are not held up longer than this by the table of shapes; without it they are taken as they come. */
const TABLE_WAIT_MS = 3_000

/**
 * Returns what tells answers that a screen cannot read: one in which a needed part is missing or of another type would print `NaN` or
 * take the whole page down. It counts as an answer that did not come, and its place says so. Unknown values of enumerations and
 * absent optional parts are no such thing.
 */
export function createReader(
  loadShapes: () => Promise<Shapes>,
  prefix: string,
  report: (error: Error) => void,
): (path: string, value: unknown) => Promise<boolean> {
  let table: Promise<Shapes> | undefined
  const open = (): Promise<Shapes> => {
    const limit = new Promise<Shapes>((resolve) => setTimeout(resolve, TABLE_WAIT_MS, {}))
    return Promise.race([loadShapes().catch(() => ({})), limit])
  }
  return async (path, value) => {
    table ??= open()
    const call = path.slice(prefix.length)
    const shape = (await table)[call]
    const misfit = shape === undefined ? undefined : misfitOf(value, shape)
    if (misfit !== undefined) report(new Error(`The answer of ${call} cannot be read at data${misfit}`))
    return misfit === undefined
  }
}
