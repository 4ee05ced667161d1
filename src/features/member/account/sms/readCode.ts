/** Returns the six digits of typed or pasted text, also from a whole message. FIELD "Login". */
export function readCode(input: string): string {
  const text = input.normalize('NFKC')
  return /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0] ?? text.replace(/\D/g, '').slice(0, 6)
}
