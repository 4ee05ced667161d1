import { beforeAll, describe, expect, it } from 'vitest'
import { memberEndpoints } from '@/contract/member/endpoints.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import { createNodeMock } from '@mock/hosts/node.ts'
import { newRequestNo, openMarket, type Market } from '../support/market.ts'

const PATH = '/trading-api/trading/api/tender/saveDraft'
const MB = 1024 * 1024

describe('a call', () => {
  let market: Market
  let token: string
  beforeAll(async () => {
    market = await openMarket()
    token = await market.signIn('trader')
  })
  const send = async (body: BodyInit, headers: Record<string, string> = {}) => {
    const init = {
      method: 'POST',
      body,
      headers: { token, 'content-type': 'application/json', ...headers },
      duplex: 'half',
    }
    const response = await market.backend.handle(new Request(`http://mock.test${PATH}`, init))
    return [response.status, ((await response.json()) as { code: number }).code]
  }
  const draft = (title: unknown) => JSON.stringify({ draft: { title }, requestNo: newRequestNo() })

  it.each([
    ['bytes', () => draft('x'.repeat(MB))],
    ['levels', () => `{"draft":${'['.repeat(3000)}${']'.repeat(3000)}}`],
    ['values', () => JSON.stringify({ draft: Array.from({ length: 60_000 }, () => 1) })],
  ])('of too many %s is refused with words, not kept, and not a fault', async (_what, body) => {
    expect(await send(body())).toEqual([413, 4013])
  })

  it('is counted by what comes: without a length, or with one that lies', async () => {
    let pulled = 0
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        pulled += 1
        controller.enqueue(new Uint8Array(64 * 1024).fill(32))
      },
    })
    expect(await send(endless)).toEqual([413, 4013])
    expect(pulled).toBeLessThan(40)
    expect(await send(draft('x'), { 'content-length': String(2 * MB) })).toEqual([413, 4013])
  })

  it('that takes no file may carry no more as a form', async () => {
    const form = new FormData()
    form.append('file', new File([new Uint8Array(2 * MB)], 'large.pdf'))
    const request = new Request(`http://mock.test${PATH}`, { method: 'POST', body: form, headers: { token } })
    expect((await market.backend.handle(request)).status).toBe(413)
  })

  it('that is large but not too large is taken', async () => {
    const [status, code] = await send(draft('x'.repeat(MB - 4096)))
    expect([status, code]).not.toContain(4013)
    expect(status).toBe(200)
    const saved = await market.call(
      tenderEndpoints.saveDraft,
      { draft: { title: 'A' }, requestNo: newRequestNo() },
      { token },
    )
    expect(saved.code).toBe(200)
  })

  it('has the same limits behind msw, and says them in both languages', async () => {
    const { server } = await createNodeMock()
    server.listen({ onUnhandledRequest: 'error' })
    const said = async (language: string) => {
      const headers = { 'content-type': 'application/json', 'accept-language': language }
      const response = await fetch(`http://mock.test${PATH}`, { method: 'POST', body: 'x'.repeat(MB + 1), headers })
      const { code, message } = (await response.json()) as { code: number; message: string }
      return [response.status, code, message]
    }
    expect(await said('zh-CN')).toEqual([413, 4013, '提交的内容过大，请精简或分次提交'])
    expect(await said('en-US')).toEqual([413, 4013, 'Too much content. Shorten it or send it in parts'])
    server.close()
  })

  it('of another method than the path has is told which it has', async () => {
    const ask = async (method: string, path: string) => {
      const response = await market.backend.handle(new Request(`http://mock.test/trading-api${path}`, { method }))
      return [response.status, response.headers.get('allow')]
    }
    expect(await ask('GET', tenderEndpoints.saveDraft.path)).toEqual([405, 'POST'])
    expect(await ask('POST', memberEndpoints.currentUser.path)).toEqual([405, 'GET'])
    expect(await ask('DELETE', '/trading/api/nothing')).toEqual([405, 'GET, POST'])
    expect(await ask('GET', '/trading/api/nothing')).toEqual([200, null])
    expect(await ask('POST', '/oss/x.png')).toEqual([405, 'GET'])
  })
})
