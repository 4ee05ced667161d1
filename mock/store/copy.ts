/** Gives a deep copy of plain JSON; keys that hold `undefined` are left out, as JSON does. */
export function copy<T>(value: T): T {
  return copyAny(value) as T
}

function copyAny(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(copyAny)
  const out: Record<string, unknown> = {}
  for (const [key, inner] of Object.entries(value)) if (inner !== undefined) out[key] = copyAny(inner)
  return out
}
