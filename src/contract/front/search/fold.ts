/** Normalizes a text for comparison: lower case without diacritics, spaces and punctuation. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}
