/**
 * Looks up an enumeration value in a table. A server may send values unknown to this build, whatever the type says:
 * then undefined is returned, and the caller shows something neutral.
 */
export function known<Value extends PropertyKey, Entry>(
  table: Readonly<Record<Value, Entry>>,
  value: Value,
): Entry | undefined {
  return Object.hasOwn(table, value) ? table[value] : undefined
}
