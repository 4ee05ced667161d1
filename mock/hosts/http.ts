import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'

/** Largest body the host reads: one 20 MB file with its wrapping. */
const MAX_BODY = 21 * 1024 * 1024

/** Answers one Node request with a function of the Fetch standard. */
export async function answerNode(
  handle: (request: Request) => Promise<Response>,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  if (Number(incoming.headers['content-length'] ?? 0) > MAX_BODY) {
    outgoing.writeHead(413).end()
    return
  }
  const response = await handle(toRequest(incoming))
  outgoing.writeHead(response.status, Object.fromEntries(response.headers))
  outgoing.end(Buffer.from(await response.arrayBuffer()))
}

function toRequest(incoming: IncomingMessage): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (typeof value === 'string') headers.set(name, value)
  }
  const url = `http://${incoming.headers.host ?? 'localhost'}${incoming.url ?? '/'}`
  const method = incoming.method ?? 'GET'
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers })
  const init: RequestInit & { duplex: 'half' } = {
    method,
    headers,
    body: Readable.toWeb(incoming) as ReadableStream,
    duplex: 'half',
  }
  return new Request(url, init)
}
