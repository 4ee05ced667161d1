/** Rounds of PBKDF2: enough for a pretend server, quick enough for tests. */
const ROUNDS = 10_000

/** The salted hash of a password, as hex. Needs WebCrypto: Node 20 and every secure browser context have it. */
export async function hashPassword(password: string, salt: string): Promise<string> {
  const text = new TextEncoder()
  const key = await crypto.subtle.importKey('raw', text.encode(password), 'PBKDF2', false, ['deriveBits'])
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt: text.encode(salt), iterations: ROUNDS },
    key,
    256,
  )
  return Array.from(new Uint8Array(bits), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
