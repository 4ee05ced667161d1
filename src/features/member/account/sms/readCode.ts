/** Returns the six digits of what was typed or pasted: a whole message is searched for its code. FIELD "Login". */
export function readCode(input: string): string {
  const text = input.normalize('NFKC')
  return /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0] ?? text.replace(/\D/g, '').slice(0, 6)
}
