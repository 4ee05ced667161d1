import type { SelectOption } from './kit.ts'

/** Codes as the choices of a select, each under its name, or under itself. */
export const choicesOf = <Code extends string>(
  codes: readonly Code[],
  nameOf: (code: Code) => string = (code) => code,
): SelectOption<Code>[] => codes.map((value) => ({ value, label: nameOf(value) }))

/** Those items of a dictionary whose code is known here, in the dictionary's order. */
export const knownOf = <Code extends string>(items: readonly SelectOption[], codes: readonly Code[]) =>
  items.filter((item): item is SelectOption<Code> => codes.some((code) => code === item.value))
