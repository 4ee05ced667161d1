const utf8 = new TextEncoder()
const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))

/** What is signed, after Standard Webhooks; `at`: seconds since 1970. */
interface Signed {
  id: string
  at: number
  body: string
}

async function signatureOf(secret: string, { id, at, body }: Signed): Promise<string> {
  const key = await crypto.subtle.importKey('raw', bytesOf(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const mac = await crypto.subtle.sign('HMAC', key, utf8.encode(`${id}.${at}.${body}`))
  return `v1,${btoa(String.fromCharCode(...new Uint8Array(mac)))}`
}

/** The headers of a delivery, signed with each of these base64 secrets. */
export async function signedHeaders(secrets: readonly string[], signed: Signed): Promise<Record<string, string>> {
  const signatures = await Promise.all(secrets.map(async (secret) => signatureOf(secret, signed)))
  return {
    'content-type': 'application/json',
    'webhook-id': signed.id,
    'webhook-timestamp': String(signed.at),
    'webhook-signature': signatures.join(' '),
  }
}
