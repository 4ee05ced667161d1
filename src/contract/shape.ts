/** An object's names: those with `?` may be absent or null, `*` stands for all that are not named. */
interface Names {
  readonly [name: string]: Shape
}

/**
 * What an answer is made of: text, number, true or false, a list of one shape (any, where it is empty), or an object.
 * `shapes.json` has it for every call, written by `npm run openapi`.
 */
export type Shape = 's' | 'n' | 'b' | readonly [] | readonly [Shape] | Names

const TYPES = { s: 'string', n: 'number', b: 'boolean' }
const isList = (shape: Shape): shape is readonly [] | readonly [Shape] => Array.isArray(shape)

/** Returns the place at which a value is not of the shape, e.g. `.records.0.pol`; undefined where it is. */
export function misfitOf(value: unknown, shape: Shape, at = ''): string | undefined {
  if (typeof shape === 'string') return typeof value === TYPES[shape] ? undefined : at
  if (typeof value !== 'object' || value === null || Array.isArray(value) !== isList(shape)) return at
  const names: Names = isList(shape) ? (shape[0] === undefined ? {} : { '*': shape[0] }) : shape
  const parts = value as Record<string, unknown>
  for (const [name, inner] of Object.entries(names)) {
    const isOptional = name.endsWith('?')
    const wanted = isOptional ? name.slice(0, -1) : name
    const places =
      name === '*' ? Object.keys(parts).filter((key) => !(key in names) && !(`${key}?` in names)) : [wanted]
    for (const place of places) {
      const part = parts[place]
      if (isOptional && (part === undefined || part === null)) continue
      const misfit = misfitOf(part, inner, `${at}.${place}`)
      if (misfit !== undefined) return misfit
    }
  }
  return undefined
}
