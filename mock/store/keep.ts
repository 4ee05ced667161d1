/** Frozen objects that were stored: they never change, so they can be shared and stored again without a copy. */
const kept = new WeakSet<object>()

/**
 * Returns a frozen deep copy of plain JSON, without `undefined` values, as JSON does. An object stored already is not
 * copied again.
 */
export function keep<T>(value: T): T {
  return keepAny(value) as T
}

/** Freezes plain JSON that nobody else has, e.g. read from a file, without a copy and without a note of each part. */
export function adopt<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  for (const key in value) adopt(value[key])
  return Object.freeze(value)
}

function keepAny(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || kept.has(value)) return value
  const own = Array.isArray(value) ? value.map(keepAny) : keepFields(value)
  kept.add(own)
  return Object.freeze(own)
}

function keepFields(value: object): Record<string, unknown> {
  const own: Record<string, unknown> = {}
  for (const [key, inner] of Object.entries(value)) if (inner !== undefined) own[key] = keepAny(inner)
  return own
}
