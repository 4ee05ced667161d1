/**
 * Returns what a table has for a value of an enumeration. A server may send values that this build has never heard of, whatever the type
 * says: for those there is nothing, and the caller shows something neutral.
 */
export function known<Value extends PropertyKey, Entry>(
  table: Readonly<Record<Value, Entry>>,
  value: Value,
): Entry | undefined {
  return Object.hasOwn(table, value) ? table[value] : undefined
}
