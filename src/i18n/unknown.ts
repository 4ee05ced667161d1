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

/** Returns the values with a dash for invalid ones: users never see `NaN` or `undefined`. */
export function shownValues(values: object | undefined): object | undefined {
  if (values === undefined) return undefined
  return Object.fromEntries(
    Object.entries(values).map(([name, value]: [string, unknown]) => [
      name,
      value === undefined || Number.isNaN(value) ? DASH : value,
    ]),
  )
}
