import type { IntlShape } from 'react-intl'

const DASH = '–'
const UNKNOWN = 'common.unknownValue'
const told = new Set<string>()

/**
 * Returns what is shown for a text that does not exist. Ids are checked by the compiler, so it is one made of a value of an enumeration that
 * this build does not know: it is shown as it is, with a neutral word, and told once.
 */
export function unknownText(intl: IntlShape, id: string | undefined): string {
  // From a table of ids that lacks the value.
  if (id === undefined) return DASH
  if (!told.has(id)) {
    told.add(id)
    // The formatter tells of it by itself; its answer is the id.
    intl.formatMessage({ id })
  }
  if (intl.messages[UNKNOWN] === undefined) return id
  const parts = id.split('.')
  const value = parts.findLast((part) => /^[A-Z0-9_]+$/.test(part)) ?? parts.at(-1) ?? id
  return intl.formatMessage({ id: UNKNOWN }, { value })
}

/** Returns the values of a text with a dash for those that are none: nobody reads `NaN` or `undefined`. */
export function shownValues(values: object | undefined): object | undefined {
  if (values === undefined) return undefined
  return Object.fromEntries(
    Object.entries(values).map(([name, value]: [string, unknown]) => [
      name,
      value === undefined || Number.isNaN(value) ? DASH : value,
    ]),
  )
}
