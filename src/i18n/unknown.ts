import type { IntlShape } from 'react-intl'

const DASH = '–'
const UNKNOWN = 'common.unknownValue'
const told = new Set<string>()

/**
 * Returns the text for a missing message. Ids are checked by the compiler, so it was built from an enumeration value
 * unknown to this build: shows the value with a neutral word, and reports it once.
 */
export function unknownText(intl: IntlShape, id: string | undefined): string {
  // A table of ids lacks the value.
  if (id === undefined) return DASH
  if (!told.has(id)) {
    told.add(id)
    // The formatter reports it; its result is the id.
    intl.formatMessage({ id })
  }
  if (intl.messages[UNKNOWN] === undefined) return id
  const parts = id.split('.')
  const value = parts.findLast((part) => /^[A-Z0-9_]+$/.test(part)) ?? parts.at(-1) ?? id
  return intl.formatMessage({ id: UNKNOWN }, { value })
}

/** Names of the arguments that the message itself formats, as numbers or plurals. */
function formattedBy(message: unknown): string[] {
  if (typeof message === 'string') return [...message.matchAll(/\{(\w+),/g)].map(([, name = '']) => name)
  if (!Array.isArray(message)) return []
  return (message as { type: number; value: string; options?: Record<string, { value: unknown }> }[]).flatMap(
    ({ type, value, options = {} }) =>
      // 0 is text, 1 a plain argument: the parser's numbers.
      type > 1 ? [value, ...Object.values(options).flatMap((option) => formattedBy(option.value))] : [],
  )
}

/**
 * Returns the values as they are shown: a dash for invalid ones, so that users never see `NaN` or `undefined`, and
 * thousands separated in plain numbers. A code is therefore passed as text.
 */
export function shownValues(
  values: object | undefined,
  message: unknown,
  formatNumber: (value: number) => string,
): object | undefined {
  if (values === undefined) return undefined
  return Object.fromEntries(
    Object.entries(values).map(([name, value]: [string, unknown]) => {
      if (value === undefined || Number.isNaN(value)) return [name, DASH]
      const isLong = typeof value === 'number' && Math.abs(value) >= 1000 && !formattedBy(message).includes(name)
      return [name, isLong ? formatNumber(value) : value]
    }),
  )
}
