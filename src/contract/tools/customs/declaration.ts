/** Separators of declaration elements on customs sites. */
export const SEPARATORS = ['|', ';'] as const
export type Separator = (typeof SEPARATORS)[number]

/**
 * The declaration line: index and value of each element, e.g. `0:1|1:0|2:LED`; a separator in a value becomes a space.
 */
export function declarationLine(values: readonly string[], separator: Separator): string {
  return values.map((value, place) => `${place}:${value.replaceAll(/[|;\s]+/g, ' ').trim()}`).join(separator)
}
