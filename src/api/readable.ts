import { misfitOf } from '@/contract/shape.ts'
import type { Shape } from '@/contract/shape.ts'

/** Response shape of each call, by path after the prefix. */
export type Shapes = Readonly<Record<string, Shape>>

/** Maximum wait for the table of shapes; without it responses are not checked. */
const TABLE_WAIT_MS = 3_000

/**
 * Returns a check for responses that a screen cannot use: a missing required part or a wrong type would show `NaN` or
 * crash the page. Such a response counts as failed, and its section shows that. Unknown enumeration values and absent
 * optional parts are accepted.
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
