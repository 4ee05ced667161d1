import { createReadStream, existsSync, statSync } from 'node:fs'
import { Agent, createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

/** Handles a request instead of the server; returns `true` if it has responded, otherwise the request is passed on. */
export type Fault = (request: IncomingMessage, response: ServerResponse, onward: Onward) => boolean | Promise<boolean>

/** Returns the real response; the request body is read first, as a real server would. */
export type Onward = () => Promise<{ status: number; headers: IncomingMessage['headers']; body: Buffer }>

/** A proxy in front of the product that can inject faults: real sockets, real caches. */
export interface FaultyServer {
  origin: string
  /** Fault for API calls (`/trading-api/…`), while set. */
  onCall: Fault | undefined
  /** Fault for all other requests. */
  onFile: Fault | undefined
  /** Folder of a build to serve instead of the proxied one. */
  folder: string | undefined
  close: () => Promise<void>
}

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
}

/** The path of a request without its query. */
export const pathOf = (request: IncomingMessage): string => (request.url ?? '/').split('?')[0] ?? '/'

async function bodyOf(stream: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

/** Serves a file of the folder as `vite preview` does: a missing asset is a 404, any other unknown URL is the page. */
function serve(folder: string, headers: Record<string, string>, request: IncomingMessage, response: ServerResponse) {
  const path = decodeURIComponent(pathOf(request))
  const asked = join(folder, path)
  const isFile = asked.startsWith(folder) && existsSync(asked) && statSync(asked).isFile()
  if (!isFile && path.startsWith('/assets/')) {
    response.writeHead(404, { ...headers, 'cache-control': 'no-store' }).end('Not found')
    return
  }
  const file = isFile ? asked : join(folder, 'index.html')
  const cache = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
  response.writeHead(200, {
    ...headers,
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'cache-control': cache,
  })
  createReadStream(file).pipe(response)
}

const KEPT_HEADERS = /^(content-security-policy|x-|cross-origin|referrer|permissions)/

/** Starts a proxy in front of `behind` on a free port. */
export async function startFaulty(behind: string): Promise<FaultyServer> {
  // One connection per request: one kept idle may be closed by the server just as it is used again, which would look
  // like one more lost answer.
  const agent = new Agent({ keepAlive: false })
  const front = await fetch(behind)
  const secure = Object.fromEntries([...front.headers].filter(([name]) => KEPT_HEADERS.test(name)))

  const pass = (request: IncomingMessage, body: Buffer | undefined) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const onward = ask(
        behind + request.url,
        { method: request.method ?? 'GET', headers: { ...request.headers, host: new URL(behind).host }, agent },
        resolve,
      )
      onward.on('error', reject)
      if (body) onward.end(body)
      else request.pipe(onward)
    })

  const server = createServer((request, response) => {
    const isCall = pathOf(request).startsWith('/trading-api/')
    const work = async () => {
      let read: Buffer | undefined
      const onward: Onward = async () => {
        read ??= await bodyOf(request)
        const answer = await pass(request, read)
        return { status: answer.statusCode ?? 502, headers: answer.headers, body: await bodyOf(answer) }
      }
      const fault = isCall ? self.onCall : self.onFile
      if (await fault?.(request, response, onward)) return
      if (!isCall && self.folder !== undefined) return serve(self.folder, secure, request, response)
      const answer = await pass(request, read)
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    }
    work().catch((error: unknown) => {
      // Looks like a lost connection; no test asks for it, so its cause is told.
      console.error(`${request.method} ${pathOf(request)}: lost behind the proxy`, error)
      response.destroy()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const self: FaultyServer = {
    origin: `http://127.0.0.1:${port}`,
    onCall: undefined,
    onFile: undefined,
    folder: undefined,
    close: async () => {
      agent.destroy()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return self
}
