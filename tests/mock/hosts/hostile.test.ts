import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createBackend, type Backend } from '@mock/backend.ts'
import { answerCalls, openOnce, refuseBadAddresses } from '@mock/hosts/calls.ts'
import { memoryStore } from '@mock/store/memory.ts'

const CALL = '/trading-api/trading/api/dict/listAll'

describe('a server with the marketplace', () => {
  let server: Server
  let port: number
  const opened = vi.fn<() => Promise<Backend>>()
  beforeEach(async () => {
    opened.mockReset()
    opened.mockImplementation(async () => createBackend({ store: memoryStore() }))
    const calls = answerCalls(openOnce(opened).get)
    server = createServer((request, response) =>
      refuseBadAddresses(request, response, () => calls(request, response, () => response.writeHead(404).end())),
    )
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
    port = (server.address() as AddressInfo).port
  })
  afterEach(() => void server.close())

  /** The response to bytes that no proper client would send. */
  const raw = async (...parts: (string | Buffer)[]): Promise<string> =>
    new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1')
      let said = ''
      socket.on('data', (chunk) => (said += chunk.toString()))
      socket.on('close', () => resolve(said))
      socket.on('error', (error) => (said === '' ? reject(error) : resolve(said)))
      for (const part of parts) socket.write(part)
    })
  const ask = async (method: string, path = CALL, host = 'x') =>
    raw(`${method} ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)

  it('says 405 and what is allowed to methods that no call has, 400 to what cannot be read, and keeps its market', async () => {
    expect(await ask('GET')).toContain('HTTP/1.1 200')
    for (const method of ['TRACE', 'PUT', 'DELETE', 'OPTIONS', 'HEAD', 'PROPFIND'])
      expect(await ask(method)).toMatch(/^HTTP\/1\.1 405 [^]*\r\nallow: GET(, POST)?\r\n/i)
    expect(await ask('POST')).toMatch(/^HTTP\/1\.1 405 [^]*\r\nallow: GET\r\n/i)
    for (const path of [`${CALL}%`, '/trading-api/%E0%A4%A', '/%', '/assets/%zz'])
      expect(await ask('GET', path)).toContain('HTTP/1.1 400')
    for (const host of ['[', 'a b', 'x:99999']) expect(await ask('GET', CALL, host)).toContain('HTTP/1.1 400')
    // Node sends no response to CONNECT, but it must not crash the server.
    await ask('CONNECT').catch(() => undefined)
    expect(await ask('GET')).toContain('HTTP/1.1 200')
    expect(opened).toHaveBeenCalledOnce()
  })

  it('answers 500 to the one request that fails and goes on with the same market', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const handle = vi.fn<Backend['handle']>(async () => Promise.reject(new Error('broken')))
    opened.mockImplementation(async () => ({ ...(await createBackend({ store: memoryStore() })), handle }))
    expect(await ask('GET')).toContain('HTTP/1.1 500')
    handle.mockImplementation(async () => new Response('fine'))
    expect(await ask('GET')).toContain('fine')
    expect(opened).toHaveBeenCalledOnce()
    expect(complaint).toHaveBeenCalledOnce()
  })

  it('tries again after an opening that failed', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    opened.mockRejectedValueOnce(new Error('taken'))
    expect(await ask('GET')).toContain('HTTP/1.1 502')
    expect(await ask('GET')).toContain('HTTP/1.1 200')
    expect(await ask('GET')).toContain('HTTP/1.1 200')
    expect(opened).toHaveBeenCalledTimes(2)
    expect(complaint).toHaveBeenCalledOnce()
  })

  it('stops reading a body without a length once it is too large, and says so in the language asked for', async () => {
    const socket = connect(port, '127.0.0.1')
    let said = ''
    socket.on('data', (chunk) => (said += chunk.toString()))
    socket.on('error', () => undefined)
    const path = '/trading-api/trading/api/tender/saveDraft'
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: x\r\nAccept-Language: zh-CN\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`,
    )
    const chunk = `10000\r\n${' '.repeat(0x10000)}\r\n`
    // An endless request body: 64 MB unless the server closes the connection.
    for (let sent = 0; sent < 1024 && !socket.destroyed; sent++)
      if (!socket.write(chunk))
        await new Promise<void>((resolve) => {
          socket.once('drain', resolve)
          socket.once('close', () => resolve())
        })
    expect(socket.bytesWritten).toBeLessThan(16 * 1024 * 1024)
    expect(said).toContain('HTTP/1.1 413')
    expect(said).toContain('"code":4013')
    expect(said).toContain('提交的内容过大')
    expect(await ask('GET')).toContain('HTTP/1.1 200')
  })
})
