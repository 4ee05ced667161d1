import { beforeEach, describe, expect, it } from 'vitest'
import { fileEndpoints } from '@/contract/file/endpoints.ts'
import { PIXEL } from '../hosts/exchanges.ts'
import { openMarket, type Market } from '../support/market.ts'

describe('an uploaded file', () => {
  let market: Market
  let token: string
  beforeEach(async () => {
    market = await openMarket()
    token = await market.signIn('trader')
  })
  const send = async (bytes: BlobPart, name: string, type = 'image/png') => {
    const form = new FormData()
    form.set('file', new File([bytes], name, { type }))
    return market.call(fileEndpoints.upload, form, { token })
  }
  const fetchBack = async (url: string) => market.backend.handle(new Request(`http://mock.test/trading-api/oss${url}`))

  it('can be fetched again with its own type and no chance to run', async () => {
    const { data } = await send(PIXEL, 'logo.png')
    const response = await fetchBack(data.url)
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(PIXEL)
    expect(response.headers.get('content-type')).toBe('image/png')
    expect(response.headers.get('content-security-policy')).toContain('sandbox')
    expect((await fetchBack('/upload/none.png')).status).toBe(404)
  })

  it('is judged by its first bytes, not by its name or claimed type', async () => {
    expect((await send(PIXEL, 'x.exe', 'application/x-msdownload')).data.type).toBe('image/png')
    for (const [text, name] of [
      ['<svg onload="alert(1)"/>', 'a.png'],
      ['<html>', 'b.pdf'],
      ['MZ', 'c.jpg.exe'],
    ] as const) {
      const refused = await send(text, name)
      expect([refused.code, refused.message]).toEqual([4001, 'Check the marked fields'])
    }
  })

  it('is refused empty, missing, or too big', async () => {
    expect((await send('', 'empty.png')).code).toBe(4001)
    expect((await market.call(fileEndpoints.upload, new FormData(), { token })).code).toBe(4001)
    const big = new Uint8Array(5 * 1024 * 1024 + 1)
    big.set(PIXEL)
    expect((await send(big, 'big.png')).data).toMatchObject({ fields: [{ field: 'file' }] })
  })

  it('is refused when it would unpack to too many pixels, or ends too early', async () => {
    const bomb = PIXEL.slice()
    // Width and height in the header: 20,000 each.
    for (const at of [16, 20]) bomb.set([0, 0, 0x4e, 0x20], at)
    expect((await send(bomb, 'bomb.png')).data).toMatchObject({
      fields: [{ field: 'file', message: 'The image is too large. Scale it down' }],
    })
    expect((await send(PIXEL.slice(0, -12), 'cut.png')).data).toMatchObject({
      fields: [{ field: 'file', message: 'The file is damaged or incomplete' }],
    })
  })

  it('keeps a harmless name', async () => {
    expect((await send(PIXEL, '../../etc/\u202Egnp.pass')).data.name).toBe('gnp.png')
  })
})
