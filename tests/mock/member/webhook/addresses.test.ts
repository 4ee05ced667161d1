import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, test } from 'vitest'
import { webhookEndpoints } from '@/contract/member/webhook/endpoints.ts'
import { MAX_WEBHOOKS } from '@/contract/member/webhook/values.ts'
import { isPublicAddress, isPublicUrl } from '@mock/domain/member/webhook/address.ts'
import { PostRefused } from '@mock/domain/member/webhook/deliver.ts'
import { postTo, publicLookup } from '@mock/hosts/post.ts'
import { openMarket } from '../../support/market.ts'
import { keep, kept, webhooksOf } from './support.ts'

const PRIVATE = [
  'http://hooks.cangtong-buyer.com/',
  'ftp://hooks.cangtong-buyer.com/',
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://0/',
  'https://10.1.2.3/',
  'https://100.64.0.1/',
  'https://169.254.169.254/latest/meta-data',
  'https://172.31.0.1/',
  'https://192.168.1.1/',
  'https://224.0.0.1/',
  'https://255.255.255.255/',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://[fe80::1]/',
  'https://[fd00::1]/',
  'https://[64:ff9b::a00:1]/',
  'https://[2002:a00:1::]/',
  'https://localhost/',
  'https://localhost./',
  'https://erp/',
  'https://erp.internal/',
  'https://printer.local/',
  'https://user:secret@hooks.cangtong-buyer.com/',
  'https://user@hooks.cangtong-buyer.com/',
  'nonsense',
]
const PUBLIC = [
  'https://hooks.cangtong-buyer.com/',
  'https://hooks.cangtong-buyer.com:8443/a?b=c',
  'https://8.8.8.8/',
  'https://172.32.0.1/',
  'https://[2606:4700:4700::1111]/',
]

test.each(PRIVATE)('%s is not posted to', (url) => expect(isPublicUrl(url)).toBe(false))
test.each(PUBLIC)('%s may be posted to', (url) => expect(isPublicUrl(url)).toBe(true))
test('addresses that a name leads to are judged like those in an URL', () => {
  expect(['10.0.0.1', '::1', '::ffff:127.0.0.1', 'fe80::1'].map(isPublicAddress)).toEqual([false, false, false, false])
  expect(['8.8.8.8', '2606:4700:4700::1111'].map(isPublicAddress)).toEqual([true, true])
})

describe('keeping an address', () => {
  test('refuses private ones, the same twice, none of the events, and too many, at the field', async () => {
    const market = await openMarket()
    const token = await market.signIn('trader')
    const said = async (part: Parameters<typeof keep>[2]) => {
      const { code, data } = await keep(market, token, part)
      return [code, (data as unknown as { fields?: { field: string }[] }).fields?.[0]?.field]
    }
    expect(await said({ url: 'https://192.168.1.1/' })).toEqual([4001, 'url'])
    expect(await said({ events: [] })).toEqual([4001, 'events'])
    const { id } = await kept(market, token)
    expect(await said({})).toEqual([4001, 'url'])
    for (let count = 1; count < MAX_WEBHOOKS; count++)
      await kept(market, token, { url: `https://a${count}.cangtong.cn/` })
    expect(await said({ url: 'https://more.cangtong.cn/' })).toEqual([4001, 'url'])
    // Its own address does not stand in its way.
    expect((await keep(market, token, { id, events: ['ORDER_CHANGED'] })).code).toBe(200)
  })

  test('shows the secret once, and an address to its enterprise only', async () => {
    const market = await openMarket()
    const [token, other] = [await market.signIn('trader'), await market.signIn('forwarder')]
    const { id, secret } = await kept(market, token)
    expect(secret).toMatch(/^whsec_[\w+/]{20,}=*$/)
    expect(await kept(market, token, { id })).not.toHaveProperty('secret')
    const page = await market.call(webhookEndpoints.page, {}, { token })
    expect(JSON.stringify(page.data)).not.toContain(secret?.slice(6))
    expect(await webhooksOf(market, other)).toEqual([])
    expect((await keep(market, other, { id })).code).toBe(4004)
    expect((await market.call(webhookEndpoints.remove, { id }, { token: other })).code).toBe(4004)
    expect((await market.call(webhookEndpoints.remove, { id }, { token })).code).toBe(200)
    expect(await webhooksOf(market, token)).toEqual([])
  })
})

describe('the server that posts', () => {
  const post = { headers: {}, body: '{}', timeoutMs: 2000 }

  test('posts only to hosts of the list', async () => {
    for (const allowed of [undefined, '', 'other.cangtong.cn'])
      await expect(postTo(allowed)({ ...post, url: 'https://hooks.cangtong.cn/' })).rejects.toBeInstanceOf(PostRefused)
  })

  test('does not follow a name of the list into a private network', async () => {
    const server = createServer((_request, response) => response.end('secret'))
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
    let connections = 0
    server.on('connection', () => (connections += 1))
    const { port } = server.address() as AddressInfo
    const inward = postTo('hooks.cangtong.cn', (_host, options, done) => publicLookup('localhost', options, done))
    await expect(inward({ ...post, url: `https://hooks.cangtong.cn:${port}/` })).rejects.toBeInstanceOf(PostRefused)
    expect(connections).toBe(0)
    server.close()
  })
})
