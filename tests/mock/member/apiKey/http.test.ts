import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { apiKeyEndpoints } from '@/contract/member/apiKey/endpoints.ts'
import { KEY_CALLS_A_MINUTE } from '@/contract/member/apiKey/values.ts'
import { answerCalls } from '@mock/hosts/calls.ts'
import { openMarket, type Market } from '../../support/market.ts'
import { created } from './support.ts'

let market: Market
let server: Server
let owner: string

beforeEach(async () => {
  market = await openMarket()
  owner = await market.signIn('trader')
  const calls = answerCalls(async () => market.backend)
  server = createServer((request, response) => calls(request, response, () => response.writeHead(404).end()))
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => void server.close())

/** The answer to a system's call over the network, behind a proxy that says from where. */
async function ask(token: string, from = '203.0.113.7') {
  const { port } = server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}/trading-api/trading/api/order/page`, {
    headers: { token, 'x-forwarded-for': from, 'accept-language': 'en-US' },
  })
  return (await answer.json()) as { code: number; message: string; data?: { retryAfter?: number; address?: string } }
}

test('a key is answered over the network until it is revoked', async () => {
  const { key, id } = await created(market, owner)
  expect((await ask(key)).code).toBe(200)
  await market.call(apiKeyEndpoints.revoke, { id }, { token: owner })
  expect((await ask(key)).code).toBe(4098)
  expect((await ask(`${key.slice(0, -1)}!`)).code).toBe(4098)
})

test('of 61 calls within a minute the last one is refused, with the seconds to wait; each key is counted by itself', async () => {
  const { key } = await created(market, owner)
  const other = await created(market, owner)
  for (let count = 0; count < KEY_CALLS_A_MINUTE / 2; count++) expect((await ask(key)).code).toBe(200)
  market.time.now += 20_000
  for (let count = 0; count < KEY_CALLS_A_MINUTE / 2; count++) expect((await ask(key)).code).toBe(200)
  expect(await ask(key)).toMatchObject({ code: 4012, data: { retryAfter: 40 } })
  expect((await ask(other.key)).code).toBe(200)
  market.time.now += 39_000
  expect(await ask(key)).toMatchObject({ code: 4012, data: { retryAfter: 1 } })
  market.time.now += 1000
  // The first half has left the window, the second has not.
  for (let count = 0; count < KEY_CALLS_A_MINUTE / 2; count++) expect((await ask(key)).code).toBe(200)
  expect(await ask(key)).toMatchObject({ code: 4012, data: { retryAfter: 20 } })
})

test('a key with a list is refused from other addresses, and where the address is not known', async () => {
  const { key } = await created(market, owner, { addresses: ['203.0.113.0/28', '2001:db8:7::/48'] })
  expect((await ask(key)).code).toBe(200)
  expect((await ask(key, '2001:db8:7:1::5')).code).toBe(200)
  expect(await ask(key, '203.0.113.16')).toMatchObject({ code: 4003, data: { address: '203.0.113.16' } })
  expect((await ask(key, '2001:db8:8::1')).code).toBe(4003)
  // What the caller writes itself stands before what the proxy adds.
  expect((await ask(key, '203.0.113.7, 198.51.100.1')).code).toBe(4003)
  const inBrowser = new Request('http://mock.test/trading-api/trading/api/order/page', { headers: { token: key } })
  expect(await (await market.backend.handle(inBrowser)).json()).toMatchObject({ code: 4003 })
})
