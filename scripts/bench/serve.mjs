// A static server as in production: precompressed, hashed files cached for ever, every unknown URL is the page, API
// calls proxied to the marketplace.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { createServer, request as ask } from 'node:http'
import { extname, join, resolve } from 'node:path'
import { brotliCompressSync, createGzip } from 'node:zlib'

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
}

/** Reads and compresses a build: returns each file by its path. */
function filesOf(dist) {
  const files = new Map()
  for (const name of readdirSync(dist, { recursive: true }).map(String)) {
    const file = join(dist, name)
    if (!statSync(file).isFile() || name.startsWith('.vite')) continue
    const raw = readFileSync(file)
    const type = TYPES[extname(name)] ?? 'application/octet-stream'
    files.set(`/${name}`, { type, body: brotliCompressSync(raw) })
  }
  return files
}

/**
 * Serves a build on a free local port. `calls` is the port of the marketplace, `headers` are sent with every page and
 * file. Returns the origin, the compressed bytes of a file, and a stop function.
 */
export async function serve(dist, { calls, headers = {} } = {}) {
  const files = filesOf(resolve(dist))
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://x')
    if (calls !== undefined && pathname.startsWith('/trading-api/')) {
      const to = { host: '127.0.0.1', port: calls, path: request.url, method: request.method, headers: request.headers }
      const onward = ask(to, (answer) => {
        // As in deploy/nginx.conf.
        const isPacked = /json/.test(answer.headers['content-type'] ?? '') && !answer.headers['content-encoding']
        const { 'content-length': length, ...kept } = answer.headers
        if (isPacked && Number(length ?? Infinity) >= 1024) {
          response.writeHead(answer.statusCode ?? 502, { ...kept, 'content-encoding': 'gzip' })
          answer.pipe(createGzip({ level: 5 })).pipe(response)
        } else {
          response.writeHead(answer.statusCode ?? 502, answer.headers)
          answer.pipe(response)
        }
      })
      onward.on('error', () => response.writeHead(502).end())
      request.pipe(onward)
      return
    }
    const file = files.get(pathname) ?? (pathname.startsWith('/assets/') ? undefined : files.get('/index.html'))
    if (!file) {
      response.writeHead(404).end()
      return
    }
    const cache = pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
    response.writeHead(200, {
      ...headers,
      'content-type': file.type,
      'content-encoding': 'br',
      'content-length': file.body.length,
      'cache-control': cache,
    })
    response.end(file.body)
  })
  await new Promise((done) => server.listen(0, '127.0.0.1', done))
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    weight: (address) => files.get(new URL(address).pathname)?.body.length ?? 0,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
