import { say } from '../../messages.ts'
import type { Deps } from '../deps.ts'
import { readAddress } from './address.ts'

/** File types that browsers display; all others are downloaded. */
const SHOWN = /^(?:image\/(?:jpeg|png|webp)|application\/pdf)$/
const SAFE = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' }

/** Serves a stored file, like an object storage, for a signed URL that has not expired. */
export async function serveFile(deps: Deps, address: string): Promise<Response> {
  const known = await readAddress(deps, address)
  const file = known && deps.rows.files.of('url', known.path)[0]
  if (!known || !file) return refuse(deps, 404, 'noSuchFile')
  const leftMs = known.until - deps.wall()
  if (leftMs <= 0) return refuse(deps, 403, 'fileAddressOver')
  const bytes = Uint8Array.from(atob(file.base64), (character) => character.charCodeAt(0))
  const isShown = SHOWN.test(file.type)
  return new Response(bytes, {
    headers: {
      ...SAFE,
      'content-type': file.type,
      'content-disposition': `${isShown ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      'cache-control': `private, max-age=${Math.floor(leftMs / 1000)}`,
      'content-security-policy': "default-src 'none'; sandbox",
    },
  })
}

/** Error text on a plain page, because users see it in a new tab. */
function refuse(deps: Deps, status: number, key: 'noSuchFile' | 'fileAddressOver'): Response {
  const headers = { ...SAFE, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
  return new Response(say(key, deps.language), { status, headers })
}
