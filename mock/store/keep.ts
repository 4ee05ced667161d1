/** Everything that was kept: it never changes any more, so it can be handed out and kept again as it is. */
const kept = new WeakSet<object>()

/** Returns a frozen deep copy of plain JSON; keys that hold `undefined` are left out, as JSON does. What is kept already is not copied again. */
export function keep<T>(value: T): T {
  return keepAny(value) as T
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
