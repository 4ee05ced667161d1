/** Frozen objects that were stored: they never change, so they can be shared and stored again without a copy. */
const kept = new WeakSet<object>()

/**
 * Returns a frozen deep copy of plain JSON, without `undefined` values, as JSON does. An object stored already is not
 * copied again.
 */
export function keep<T>(value: T): T {
  return keepAny(value) as T
}

/** Texts that many rows hold, e.g. names and codes: each is kept once. */
export type Texts = Map<string, string>

/** Engines keep shorter ones once by themselves. */
const LEAST_TEXT = 11
const MOST_TEXTS = 50_000

/** Ids, numbers and times begin with a digit, and hardly ever occur twice. */
function once(text: string, texts: Texts): string {
  if (text.length < LEAST_TEXT || text.charAt(0) <= '9') return text
  const known = texts.get(text)
  if (known === undefined && texts.size < MOST_TEXTS) texts.set(text, text)
  return known ?? text
}

/**
 * Freezes plain JSON that nobody else has, e.g. read from a file, without a copy and without a note of each part. In a
 * browser a part that a row holds twice comes back as one.
 */
export function adopt<T>(value: T, texts: Texts): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  const fields = value as Record<string, unknown>
  for (const key in fields) {
    const inner = fields[key]
    if (typeof inner === 'string') fields[key] = once(inner, texts)
    else adopt(inner, texts)
  }
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
