import { beforeEach, describe, expect, it } from 'vitest'
import { fileEndpoints } from '@/contract/file/endpoints.ts'
import type { FileRef } from '@/contract/file/schemas.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import { paymentEndpoints } from '@/contract/money/payment/endpoints.ts'
import { PIXEL } from '../hosts/exchanges.ts'
import { newRequestNo, openMarket, type Market } from '../support/market.ts'

const HOUR_MS = 3600_000

describe('the address of a stored file', () => {
  let market: Market
  let token: string
  let file: FileRef
  beforeEach(async () => {
    market = await openMarket()
    token = await market.signIn('trader')
    const form = new FormData()
    form.set('file', new File([PIXEL], '回单.png', { type: 'image/png' }))
    file = (await market.call(fileEndpoints.upload, form, { token })).data
  })
  const open = async (address: string, language = 'en-US') =>
    market.backend.handle(
      new Request(`http://mock.test/trading-api/oss${address}`, { headers: { 'accept-language': language } }),
    )
  const renew = async (url: string, by?: string) =>
    market.call(fileEndpoints.address, { url }, by === undefined ? {} : { token: by })

  it('opens the file for a quarter of an hour at least, and then says what to do', async () => {
    market.time.now += HOUR_MS / 4
    const opened = await open(file.url)
    expect(opened.status).toBe(200)
    expect(new Uint8Array(await opened.arrayBuffer())).toEqual(PIXEL)
    expect(opened.headers.get('content-disposition')).toBe(`inline; filename*=UTF-8''${encodeURIComponent('回单.png')}`)
    market.time.now += HOUR_MS
    const late = await open(file.url, 'zh-CN')
    expect([late.status, await late.text()]).toEqual([403, '链接已过期。请回到原页面重新打开文件。'])
  })

  it('opens nothing without its signature, with a changed one, or for another file', async () => {
    const [path = '', query = ''] = file.url.split('?')
    const given = new URLSearchParams(query)
    const last = given.get('signature')?.slice(-1) ?? ''
    const wrong = [
      path,
      `${path}?${query.slice(0, -1)}${last === '0' ? '1' : '0'}`,
      `${path}?${query}0`,
      `${path}?${query.replace(/signature=\w+/, 'signature=')}`,
      `${path}?${query.replace(/until=\d+/, `until=${market.time.now + 99 * HOUR_MS}`)}`,
      `/upload/other.png?${query}`,
    ]
    for (const address of wrong) expect([address, (await open(address)).status]).toEqual([address, 404])
    expect((await open(file.url)).status).toBe(200)
  })

  it('carries nothing that signs its reader in', async () => {
    const sessions = await market.call(fileEndpoints.upload, new FormData(), { token })
    expect(sessions.code).toBe(4001)
    expect(file.url).not.toContain(token)
    expect([...new URLSearchParams(file.url.split('?')[1]).keys()]).toEqual(['until', 'for', 'signature'])
  })

  it('is exchanged for a fresh one by whom it was signed for, within a day', async () => {
    market.time.now += 10 * HOUR_MS
    expect((await open(file.url)).status).toBe(403)
    // The session may expire while a page is open.
    token = await market.signIn('trader')
    const { data } = await renew(file.url, token)
    expect((await open(data.url)).status).toBe(200)
    expect((await renew(file.url, await market.signIn('forwarder'))).code).toBe(4004)
    expect((await renew(file.url)).code).toBe(4004)
    expect((await renew(file.url.split('?')[0] ?? '', token)).code).toBe(4004)
    market.time.now += 20 * HOUR_MS
    expect((await renew(file.url, await market.signIn('trader'))).code).toBe(4004)
  })

  it('is signed in what a refusal brings with it as well', async () => {
    const { data: page } = await market.call(orderEndpoints.page, { tab: 'toPay' }, { token })
    const order = page.records.find(({ status }) => status === 'PAY_CHECKING')
    if (!order) throw new Error('The demo has no order whose proof is checked')
    const { data: detail } = await market.call(orderEndpoints.detail, { id: order.id }, { token })
    const id = detail.payments[0]?.id ?? ''
    const refused = await market.call(paymentEndpoints.cancel, { id, requestNo: newRequestNo() }, { token })
    expect(refused.code).toBe(4009)
    const { current } = refused.data as unknown as { current: { proofs: FileRef[] } }
    expect((await open(current.proofs[0]?.url ?? '')).status).toBe(200)
  })
})
