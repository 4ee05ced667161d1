import type { IncomingMessage, ServerResponse } from 'node:http'

/** Time for a client that is still sending to read the error before the connection is closed, ms. */
const LINGER_MS = 1000
/** Methods that `Request` does not support. */
const FORBIDDEN = ['CONNECT', 'TRACE', 'TRACK']
const ALLOWED = 'GET, POST'

/** Answers one Node request with a fetch-style handler. Never rejects: errors affect this request only. */
export async function answerNode(
  handle: (request: Request, address?: string) => Promise<Response>,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const answer = await answerOf(handle, incoming)
  if (answer.headers.get('content-type')?.startsWith('text/event-stream')) return writeThrough(answer, outgoing)
  try {
    const body = Buffer.from(await answer.arrayBuffer())
    // The rest of a rejected body is not read, so the connection cannot be reused for the next request.
    const isCut = !incoming.complete
    outgoing.writeHead(answer.status, { ...Object.fromEntries(answer.headers), ...(isCut && { connection: 'close' }) })
    outgoing.end(body)
    if (isCut) setTimeout(() => incoming.destroy(), LINGER_MS).unref()
  } catch (error) {
    console.error('mock host: an answer was not sent', error)
    outgoing.destroy()
  }
}

/** Sends a stream as it comes; it ends with either side. */
async function writeThrough(answer: Response, outgoing: ServerResponse): Promise<void> {
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader()
  outgoing.once('close', () => void reader.cancel().catch(() => undefined))
  outgoing.writeHead(answer.status, Object.fromEntries(answer.headers))
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) outgoing.write(part.value)
    outgoing.end()
  } catch {
    outgoing.destroy()
  }
}

async function answerOf(
  handle: (request: Request, address?: string) => Promise<Response>,
  incoming: IncomingMessage,
): Promise<Response> {
  if (FORBIDDEN.includes(incoming.method ?? '')) return plain(405, 'Method not allowed', { allow: ALLOWED })
  let request: Request
  try {
    request = toRequest(incoming)
  } catch {
    return plain(400, 'Bad request')
  }
  try {
    return await handle(request, addressOf(incoming))
  } catch (error) {
    console.error('mock host: a request failed', error)
    return plain(500, 'Server error')
  }
}

/** Client address. A connection from this machine comes from the reverse proxy, whose last forwarded address counts. */
function addressOf({ socket, headers }: IncomingMessage): string {
  const peer = (socket.remoteAddress ?? '').replace(/^::ffff:/, '')
  if (peer !== '127.0.0.1' && peer !== '::1') return peer
  const forwarded = headers['x-forwarded-for']
  const chain = Array.isArray(forwarded) ? forwarded.join(',') : (forwarded ?? '')
  return chain.split(',').at(-1)?.trim().slice(0, 64) || peer
}

/** False for a URL with malformed escapes (`/%`): decoding it later would throw. */
export function isDecodable(address: string): boolean {
  try {
    decodeURIComponent(address.split('?')[0] ?? '')
    return true
  } catch {
    return false
  }
}

function plain(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(text, {
    status,
    headers: { ...headers, 'content-type': 'text/plain', 'cache-control': 'no-store' },
  })
}

function toRequest(incoming: IncomingMessage): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (typeof value === 'string') headers.set(name, value)
  }
  const path = incoming.url ?? '/'
  if (!isDecodable(path)) throw new Error('An escape of the address is broken')
  const url = `http://${incoming.headers.host ?? 'localhost'}${path}`
  const method = incoming.method ?? 'GET'
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers })
  const init: RequestInit & { duplex: 'half' } = { method, headers, body: bodyOf(incoming), duplex: 'half' }
  return new Request(url, init)
}

/** The request body as a stream. After cancelling, no more is read; the connection stays open for the response. */
function bodyOf(incoming: IncomingMessage): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>({
    start: (controller) => {
      incoming.on('data', (chunk: Buffer) => {
        controller.enqueue(new Uint8Array(chunk))
        if ((controller.desiredSize ?? 0) <= 0) incoming.pause()
      })
      incoming.on('end', () => controller.close())
      incoming.on('error', (error) => controller.error(error))
    },
    pull: () => void incoming.resume(),
    cancel: () => {
      incoming.removeAllListeners('data').removeAllListeners('end')
      incoming.pause()
    },
  })
}
