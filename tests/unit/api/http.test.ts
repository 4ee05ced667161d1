import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createHttpTransport } from '@/api/http.ts'
import type { WireRequest } from '@/api/transport.ts'

const seen: { url: string | undefined; headers: IncomingMessage['headers']; body: string }[] = []

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}

function reply(path: string, response: ServerResponse): void {
  const give = (body: string, status = 200) => {
    response.writeHead(status, { 'content-type': 'application/json', 'x-server-time': '2026-12-01T00:00:00Z' })
    response.end(body)
  }
  if (path.endsWith('/hang')) return
  if (path.endsWith('/reset')) return void response.destroy()
  if (path.endsWith('/html')) return give('<!doctype html>')
  if (path.endsWith('/truncated')) return give('{"code":200,"da')
  if (path.endsWith('/ids')) return give('{"code":200,"data":{"id":9007199254740993123}}')
  if (path.endsWith('/500')) return give('{"code":5000,"message":"down"}', 500)
  give('{"code":200,"data":1}')
}

let server: Server
let base = ''

beforeAll(async () => {
  server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', '*')
    response.setHeader('access-control-expose-headers', '*')
    if (request.method === 'OPTIONS') return void response.end()
    const handle = async () => {
      seen.push({ url: request.url, headers: request.headers, body: await bodyOf(request) })
      reply(new URL(request.url ?? '/', 'http://x').pathname, response)
    }
    void handle()
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  // Same origin as the page, as in the product.
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { happyDOM } = window as unknown as { happyDOM: { setURL: (url: string) => void } }
  happyDOM.setURL(base)
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

function send(path: string, patch: Partial<WireRequest> = {}) {
  seen.length = 0
  return createHttpTransport(base)({ method: 'GET', path, headers: {}, timeoutMs: 2000, ...patch })
}

describe('the http transport', () => {
  test('leaves empty query values out and adds nothing of its own', async () => {
    const query = { current: 1, name: '上海 港', size: undefined, none: null }
    await send('/trading-api/trading/api/province/listAll', { query })
    const url = new URL(seen[0]?.url ?? '', base)
    expect(url.pathname).toBe('/trading-api/trading/api/province/listAll')
    expect(Object.fromEntries(url.searchParams)).toEqual({ current: '1', name: '上海 港' })
  })

  test('sends JSON bodies as JSON, and no content type without a body', async () => {
    await send('/trading-api/x', { method: 'POST', body: { a: '上海' } })
    expect(seen[0]?.headers['content-type']).toMatch(/^application\/json/)
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual({ a: '上海' })
    await send('/trading-api/x', { method: 'POST' })
    expect(seen[0]?.headers['content-type'] ?? '').not.toMatch(/json/)
    expect(seen[0]?.body).toBe('')
  })

  test('sends a file as multipart and tells its progress', async () => {
    const body = new FormData()
    body.append('file', new File(['abc'], 'a.pdf'))
    await send('/trading-api/trading/api/file/upload', { method: 'POST', body, onProgress: () => undefined })
    expect(seen[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
    expect(seen[0]?.body).toContain('filename="a.pdf"')
  })

  test('sends the token only where it is given', async () => {
    await send('/trading-api/x', { headers: { token: 'T', 'Accept-Language': 'en-US' } })
    expect(seen[0]?.headers).toMatchObject({ token: 'T', 'accept-language': 'en-US' })
    await send('/trading-api/x')
    expect(seen[0]?.headers['token']).toBeUndefined()
  })

  test('never leaves its origin, whatever the path says', async () => {
    await send('https://evil.example/x').catch(() => undefined)
    expect(seen[0]?.url ?? '/').toMatch(/^\//)
  })

  test('gives every status and body as an answer, long ids as text', async () => {
    expect(await send('/trading-api/500')).toMatchObject({ status: 500, body: { code: 5000, message: 'down' } })
    expect(await send('/trading-api/html')).toMatchObject({ status: 200, body: '<!doctype html>' })
    expect(await send('/trading-api/truncated')).toMatchObject({ body: '{"code":200,"da' })
    const ids = await send('/trading-api/ids')
    expect(ids.body).toEqual({ code: 200, data: { id: '9007199254740993123' } })
    expect(ids.header('x-server-time')).toBe('2026-12-01T00:00:00Z')
  })

  test('a time-out', async () => {
    await expect(send('/trading-api/hang', { timeoutMs: 60 })).rejects.toMatchObject({ kind: 'timeout' })
  })

  test('a lost connection', async () => {
    await expect(send('/trading-api/reset')).rejects.toMatchObject({ kind: 'network' })
  })

  test('an abort', async () => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(), 30)
    await expect(send('/trading-api/hang', { signal: controller.signal })).rejects.toMatchObject({ kind: 'aborted' })
  })
})
