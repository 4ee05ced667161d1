import type { FileAddress, RenewAddress } from '@/contract/file/schemas.ts'
import type { Caller, Deps } from '../deps.ts'
import { marketRow } from '../demo/faults.ts'
import { notFound } from '../errors.ts'

const MINUTE_MS = 60_000
/**
 * A URL is valid for one to two of these; all URLs signed within one are equal, so that browsers can cache the file.
 */
const STEP_MS = 15 * MINUTE_MS
/** How long after its expiry a URL may still be renewed by the user it was signed for. */
const RENEW_MS = 24 * 60 * MINUTE_MS
const text = new TextEncoder()

let imported: { secret: string; key: Promise<CryptoKey> } | undefined

async function keyOf(deps: Deps): Promise<CryptoKey> {
  const secret = marketRow(deps).fileSecret
  if (imported?.secret !== secret) {
    const usages = ['sign', 'verify'] as const
    const key = crypto.subtle.importKey('raw', text.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, usages)
    imported = { secret, key }
  }
  return imported.key
}

const signedText = (path: string, until: number, reader: string) => text.encode(`${path}\n${until}\n${reader}`)

/** URL by which one reader may fetch a file for at least a quarter of an hour; empty `reader` for guests. */
export async function signAddress(deps: Deps, path: string, reader: string): Promise<string> {
  const until = (Math.floor(deps.wall() / STEP_MS) + 2) * STEP_MS
  const bytes = await crypto.subtle.sign('HMAC', await keyOf(deps), signedText(path, until, reader))
  const signature = Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${path}?${new URLSearchParams({ until: String(until), ...(reader && { for: reader }), signature }).toString()}`
}

/** Checks a URL; undefined if it was not signed here. */
export async function readAddress(
  deps: Deps,
  address: string,
): Promise<{ path: string; until: number; reader: string } | undefined> {
  const [path = '', query = ''] = address.split('?')
  const given = new URLSearchParams(query)
  const until = Number(given.get('until'))
  const reader = given.get('for') ?? ''
  const pairs = /^(?:[\da-f]{2}){32}$/.exec(given.get('signature') ?? '')?.[0].match(/../g)
  if (!pairs) return undefined
  const signature = Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16))
  // `verify` compares in constant time.
  const isOurs = await crypto.subtle.verify('HMAC', await keyOf(deps), signature, signedText(path, until, reader))
  return isOurs ? { path, until, reader } : undefined
}

/** Renews an expired or expiring URL: the user it was signed for was allowed to read the file. */
export async function renewAddress(
  deps: Deps,
  { url }: RenewAddress,
  caller: Caller | undefined,
): Promise<FileAddress> {
  const known = await readAddress(deps, url)
  if (!known || known.reader !== (caller?.companyId ?? '') || known.until + RENEW_MS < deps.wall()) throw notFound()
  return { url: known.path }
}
