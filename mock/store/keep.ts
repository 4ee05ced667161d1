/** Frozen objects that were stored: they never change, so they can be shared and stored again without a copy. */
const kept = new WeakSet<object>()

/**
 * Returns a frozen deep copy of plain JSON, without `undefined` values, as JSON does. An object stored already is not
 * copied again.
 */
export function keep<T>(value: T): T {
  return keepAny(value) as T
}

/** What many rows hold: texts, e.g. names and codes, and flat parts, e.g. amounts, charges and a day's rates. */
export interface Shared {
  texts: Map<string, string>
  parts: Map<string, object>
}

/** Engines keep shorter texts once by themselves. */
const LEAST_TEXT = 11
const MOST_TEXTS = 50_000
const MOST_PARTS = 20_000

/** Ids, numbers and times begin with a digit, and hardly ever occur twice. */
const isOwn = (text: string): boolean => text.length >= LEAST_TEXT && text.charAt(0) <= '9'

function once(text: string, { texts }: Shared): string {
  if (text.length < LEAST_TEXT || isOwn(text)) return text
  const known = texts.get(text)
  if (known === undefined && texts.size < MOST_TEXTS) texts.set(text, text)
  return known ?? text
}

/**
 * Freezes plain JSON that nobody else has, e.g. a row read from a file, without a copy and without a note of each part.
 * Texts and flat parts that many rows hold are kept once, but no list holds one part twice: who changes an item of it
 * finds it by what it is.
 */
export function adopt<T extends object>(row: T, shared: Shared): T {
  if (!Object.isFrozen(row)) adoptFields(row, shared)
  return row
}

/** Freezes an object; yields a text that is the same for flat objects that are alike, undefined if it has a part or a time. */
function adoptFields(value: object, shared: Shared): string | undefined {
  const fields = value as Record<string, unknown>
  const isList = Array.isArray(value)
  let alike: string | undefined = isList ? '[' : '{'
  for (const name in fields) {
    const inner = fields[name]
    if (typeof inner === 'string') {
      fields[name] = once(inner, shared)
      // Lengths: nobody's text can look like further fields.
      alike =
        alike === undefined || isOwn(inner) ? undefined : `${alike}${name.length} ${name}"${inner.length} ${inner}`
    } else if (typeof inner === 'object' && inner !== null) {
      const part = adoptPart(inner, shared)
      if (part !== inner && !(isList && value.includes(part))) fields[name] = part
      alike = undefined
    } else if (alike !== undefined) alike = `${alike}${name.length} ${name}:${String(inner)}\n`
  }
  Object.freeze(value)
  return alike
}

/** The part, or the one like it that another row holds. */
function adoptPart(part: object, shared: Shared): object {
  if (Object.isFrozen(part)) return part
  const alike = adoptFields(part, shared)
  if (alike === undefined) return part
  const known = shared.parts.get(alike)
  if (known === undefined && shared.parts.size < MOST_PARTS) shared.parts.set(alike, part)
  return known ?? part
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
