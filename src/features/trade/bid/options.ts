/** Display letter of an alternative: A for the first. */
export const optionLetter = (option: number): string => String.fromCodePoint(64 + option)

/** Query of the quote page for one alternative; the first needs no number. */
export function optionAddress(tenderId: string, option: number): { tenderId: string; option?: string } {
  return option === 1 ? { tenderId } : { tenderId, option: String(option) }
}
