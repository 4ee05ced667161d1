import { checkPassword } from '@/contract/validation.ts'
import type { Deps } from '../../deps.ts'
import { refuseField } from '../../errors.ts'

/** Rounds of PBKDF2: enough for a mock server, fast enough for tests. */
const ROUNDS = 10_000

/** The salted hash of a password, as hex. Needs WebCrypto: available in Node 20 and every secure browser context. */
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

/** A new salt and the hash of a new password; 4001 on `field` if it breaks a rule. */
export async function newPassword(
  deps: Deps,
  password: string,
  mobile: string,
  field = 'password',
): Promise<{ salt: string; passwordHash: string }> {
  refuseBadPassword(password, mobile, field)
  const salt = deps.chance.secret()
  return { salt, passwordHash: await hashPassword(password, salt) }
}

/** 4001 on `field` if a new password breaks a rule. */
export function refuseBadPassword(password: string, mobile: string, field = 'password'): void {
  const problem = checkPassword(password, mobile)
  if (problem) throw refuseField(field, `problem.${problem}`)
}
