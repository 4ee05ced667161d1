import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { authEndpoints } from '@/contract/member/auth/endpoints.ts'
import { EVENT_STREAM_PATH, HEARTBEAT_MS, STREAM_MS } from '@/contract/member/event/values.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { answerCalls } from '@mock/hosts/calls.ts'
import { openMarket, type Market } from '../../support/market.ts'
import { bidOn, publish } from '../../support/trade.ts'
import { openStream, read, since } from './support.ts'

let market: Market
let trader: string
let tender: TenderDetail
beforeEach(async () => {
  market = await openMarket()
  trader = await market.signIn('trader')
  tender = await publish(market, trader)
})
afterEach(async () => market.backend.close())

const quote = async () => bidOn(market, await market.signIn('forwarder'), tender, '1800')

describe('the stream of events', () => {
  test('tells where it begins, then each event with its id', async () => {
    const stream = read(await openStream(market, trader))
    const { cursor } = await since(market, trader)
    await vi.waitFor(() => expect(stream.blocks).toEqual([`id: ${cursor}\nevent: open\ndata: {}`]))
    await quote()
    await vi.waitFor(() => expect(stream.blocks.join('\n')).toContain('"type":"BID_RECEIVED"'))
    const last = (await since(market, trader)).cursor
    expect(stream.blocks.at(-1)).toContain(`id: ${last}\nevent: change\n`)
    await stream.cancel()
  })

  test('sends what was missed behind Last-Event-ID, and reset for one that is lost', async () => {
    const { cursor } = await since(market, trader)
    await quote()
    const stream = read(await openStream(market, trader, cursor))
    await vi.waitFor(() => expect(stream.blocks.join('\n')).toContain('"type":"BID_RECEIVED"'))
    expect(stream.blocks.at(-1)).toContain('event: open')
    const lost = read(await openStream(market, trader, 'lost-1'))
    await vi.waitFor(() => expect(lost.blocks[0]).toContain('event: reset'))
    await stream.cancel()
    await lost.cancel()
  })

  test('is for members only', async () => {
    expect(await (await openStream(market, undefined)).json()).toMatchObject({ code: 4098 })
    expect(await (await openStream(market, 'nonsense')).json()).toMatchObject({ code: 4098 })
  })

  test('ends with the session', async () => {
    const stream = read(await openStream(market, trader))
    await market.call(authEndpoints.logout, {}, { token: trader })
    await vi.waitFor(() => expect(stream.isOver()).toBe(true))
  })

  test('shows every quarter of a minute that it lives, and is closed after half an hour', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] })
    const stream = read(await openStream(market, trader))
    await vi.advanceTimersByTimeAsync(HEARTBEAT_MS * 3)
    expect(stream.beats()).toBe(4)
    await vi.advanceTimersByTimeAsync(STREAM_MS)
    expect(stream.isOver()).toBe(true)
    vi.useRealTimers()
  })
})

describe('over HTTP', () => {
  let server: Server
  let origin: string
  beforeEach(async () => {
    const calls = answerCalls(async () => market.backend)
    server = createServer((request, response) => calls(request, response, () => response.writeHead(404).end()))
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterEach(() => {
    server.closeAllConnections()
    server.close()
  })

  test('events are written through as they come, and a reader that leaves is forgotten', async () => {
    const response = await fetch(`${origin}/trading-api${EVENT_STREAM_PATH}`, { headers: { token: trader } })
    expect(response.headers.get('content-type')).toContain('text/event-stream')
    const stream = read(response)
    await vi.waitFor(() => expect(stream.blocks[0]).toContain('event: open'))
    await quote()
    await vi.waitFor(() => expect(stream.blocks.join('\n')).toContain('"type":"BID_RECEIVED"'))
    await stream.cancel()
    // The market goes on without it.
    await expect(since(market, trader)).resolves.toMatchObject({ reset: false })
  })
})
