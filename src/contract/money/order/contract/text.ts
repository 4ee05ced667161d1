import type { OrderStatus } from '../values.ts'

/** Whether a text has half of a surrogate pair, which UTF-8 cannot carry. */
const LONE_SURROGATE = /\p{Surrogate}/u

/** A text without halves of surrogate pairs. */
export function wellFormed(text: string): string {
  return text.replaceAll(/\p{Surrogate}/gu, '\u{FFFD}')
}

function textOf(value: string): string {
  if (LONE_SURROGATE.test(value)) throw new TypeError('canonical JSON: half of a surrogate pair')
  // Escapes of RFC 8785 are those of JSON.stringify.
  return JSON.stringify(value)
}

/**
 * Canonical JSON by RFC 8785: keys sorted by UTF-16 code units, no spaces; parts that are undefined are left out.
 * Numbers are whole, because our decimals are strings. @throws TypeError for anything that JSON cannot say exactly.
 */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value === 'boolean') return String(value)
  if (typeof value === 'string') return textOf(value)
  if (typeof value === 'number') {
    if (!Number.isSafeInteger(value)) throw new TypeError(`canonical JSON: ${value} is not a whole number`)
    return JSON.stringify(value)
  }
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value !== 'object') throw new TypeError(`canonical JSON: ${typeof value}`)
  const parts = Object.entries(value).filter(([, part]) => part !== undefined)
  // `<` compares code units.
  const keys = parts.toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `{${keys.map(([key, part]) => `${textOf(key)}:${canonicalJson(part)}`).join(',')}}`
}

/** SHA-256 of a text in UTF-8, hexadecimal. Browsers have it on https and localhost only. */
export async function sha256Of(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The short form of a hash, to be read out: its first 16 digits in groups of 4. */
export function receiptOf(hash: string): string {
  return hash
    .slice(0, 16)
    .toUpperCase()
    .replaceAll(/(.{4})(?!$)/g, '$1-')
}

/** When the seller confirmed an order: from then on there is a contract, whatever becomes of the order. */
export function confirmedAt(events: readonly { status: OrderStatus; at: string }[]): string | undefined {
  return events.find(({ status }) => status === 'TO_PAY' || status === 'CONFIRMED')?.at
}
