/** Signs that customs sites put between declaration elements. */
export const SEPARATORS = ['|', ';'] as const
export type Separator = (typeof SEPARATORS)[number]

/** The declaration line: each element's place and what was written there, e.g. `0:1|1:0|2:LED`; a separator inside is a blank. */
export function declarationLine(values: readonly string[], separator: Separator): string {
  return values.map((value, place) => `${place}:${value.replaceAll(/[|;\s]+/g, ' ').trim()}`).join(separator)
}
