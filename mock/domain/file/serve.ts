import type { Deps } from '../deps.ts'

/** Answers the bytes of a stored file, as an object storage would: `path` is its `url`. */
export function serveFile(deps: Deps, path: string): Response {
  const [file] = deps.rows.files.all((row) => row.url === path)
  if (!file) return new Response('Not found', { status: 404 })
  const bytes = Uint8Array.from(atob(file.base64), (character) => character.charCodeAt(0))
  return new Response(bytes, {
    headers: {
      'content-type': file.type,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=3600',
      'content-security-policy': "default-src 'none'; sandbox",
    },
  })
}
