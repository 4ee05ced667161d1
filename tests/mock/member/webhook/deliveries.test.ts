import { createHmac } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { demoEndpoints } from '@/contract/demo/endpoints.ts'
import { messageEndpoints } from '@/contract/member/notification/endpoints.ts'
import { webhookEndpoints } from '@/contract/member/webhook/endpoints.ts'
import type { WebhookBody } from '@/contract/member/webhook/schemas.ts'
import { RETRY_MS } from '@/contract/member/webhook/values.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import { signedHeaders } from '@mock/domain/member/webhook/sign.ts'
import { newRequestNo, openMarket } from '../../support/market.ts'
import { bidOn, publish } from '../../support/trade.ts'
import { deliveriesOf, kept, openReceiver, refusing, sendTest, webhooksOf, type Receiver } from './support.ts'

const HOUR = 3600_000
const DAY = 24 * HOUR
let receiver: Receiver
let trader: string
beforeEach(async () => {
  receiver = await openReceiver()
  await receiver.market.call(demoEndpoints.robots, { robots: false })
  trader = await receiver.market.signIn('trader')
})
const idOf = ({ headers }: { headers: Record<string, string> }): string => headers['webhook-id'] ?? ''
const bodyOf = ({ body }: { body: string }) => JSON.parse(body) as WebhookBody
/** An address that nothing in the market is sent to, and a test sent there. */
async function onlyTest() {
  const webhook = await kept(receiver.market, trader, { events: ['LISTING_CHANGED'] })
  await sendTest(receiver.market, trader, webhook.id)
  await receiver.pass(0)
  return webhook
}
/** Changes a draft, which is one event. */
const change = async () =>
  receiver.market.call(
    tenderEndpoints.saveDraft,
    { draft: { title: 'a draft' }, requestNo: newRequestNo() },
    { token: trader },
  )

test('the signature is that of Standard Webhooks', async () => {
  const signed = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', at: 1614265330, body: '{"test": 2432232314}' }
  expect(await signedHeaders(['MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'], signed)).toMatchObject({
    'webhook-id': signed.id,
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  })
})

describe('an event', () => {
  test('is posted signed, with number, status and version, and with no price and no bidder', async () => {
    const { market, posts, pass } = receiver
    const { secret = '' } = await kept(market, trader, { events: ['BID_RECEIVED'] })
    const tender = await publish(market, trader)
    const bid = (await bidOn(market, await market.signIn('forwarder'), tender, '1888')).data
    await pass(0)
    expect(posts).toHaveLength(1)
    const [post] = posts
    if (!post) throw new Error('nothing was posted')
    expect(bodyOf(post)).toEqual({
      type: 'BID_RECEIVED',
      timestamp: new Date(market.time.now).toISOString(),
      data: { id: tender.id, no: tender.no, status: 'QUOTING', version: tender.version },
    })
    expect(post.body).not.toMatch(new RegExp(`1888|${bid.id}|${bid.no}`))
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
    const text = `${idOf(post)}.${post.headers['webhook-timestamp']}.${post.body}`
    expect(post.headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(text).digest('base64')}`)
    expect(await deliveriesOf(market, trader)).toMatchObject([{ status: 'DELIVERED', attempts: 1, code: 200 }])
  })

  test('goes only to addresses that chose it, are on, and belong to its enterprise', async () => {
    const { market, posts, pass } = receiver
    await kept(market, trader, { events: ['ORDER_CHANGED'] })
    await kept(market, trader, { url: 'https://off.cangtong-buyer.com/', active: false })
    await kept(market, await market.signIn('trader2'))
    await change()
    await pass(0)
    expect(posts).toEqual([])
  })

  test('is tried again after 5 s, 5 min, 30 min, 2 h, 5 h, 10 h and 14 h, under one id, and then given up', async () => {
    const { market, posts, answer, pass } = receiver
    answer.of = () => 500
    await onlyTest()
    expect(RETRY_MS.reduce((sum, ms) => sum + ms, 0)).toBe((31 * 60 + 35) * 60_000 + 5000)
    for (const [count, wait] of RETRY_MS.entries()) {
      await pass(wait - 1)
      expect(posts).toHaveLength(count + 1)
      await pass(1)
      expect(posts).toHaveLength(count + 2)
    }
    expect(new Set(posts.map(idOf)).size).toBe(1)
    expect(new Set(posts.map(({ body }) => body)).size).toBe(1)
    expect(await deliveriesOf(market, trader)).toMatchObject([
      { status: 'FAILED', attempts: 8, code: 500, error: 'ANSWER' },
    ])
    await pass(2 * DAY)
    expect(posts).toHaveLength(8)
  })

  test('that a receiver lost arrives in the end, each once by its id', async () => {
    const { market, posts, answer, pass } = receiver
    const received = new Map<string, string>()
    answer.of = (post, count) => {
      // Every third gets lost, half of them only on the way back.
      const isLost = count % 3 === 0
      if (!isLost || count % 2 === 0) received.set(idOf(post), post.body)
      if (isLost) throw new Error('lost')
      return 204
    }
    await kept(market, trader)
    for (let count = 0; count < 30; count++) {
      await change()
      await pass(1000)
    }
    for (let hour = 0; hour < 40; hour++) await pass(HOUR)
    const deliveries = await deliveriesOf(market, trader)
    // Those of the drafts, and of own tenders that ended meanwhile.
    expect(deliveries.length).toBeGreaterThanOrEqual(30)
    expect(deliveries.filter(({ status }) => status !== 'DELIVERED')).toEqual([])
    expect([...received.keys()].toSorted()).toEqual(deliveries.map(({ id }) => id).toSorted())
    expect(posts.length).toBeGreaterThan(deliveries.length)
  })

  test('does not hold the market while its receiver is slow', async () => {
    let end: (status: number) => void = () => undefined
    const slow = await openReceiver({ post: async () => new Promise<number>((resolve) => (end = resolve)) })
    const token = await slow.market.signIn('trader')
    const { id } = await kept(slow.market, token)
    await sendTest(slow.market, token, id)
    const sending = slow.market.backend.deliver()
    expect(await deliveriesOf(slow.market, token)).toMatchObject([{ status: 'WAITING', attempts: 0 }])
    // Under way already: not sent a second time.
    await slow.market.backend.deliver()
    await expect.poll(() => typeof end).toBe('function')
    await new Promise((resolve) => setTimeout(resolve, 20))
    end(200)
    await sending
    expect(await deliveriesOf(slow.market, token)).toMatchObject([{ status: 'DELIVERED', attempts: 1 }])
  })
})

describe('an address', () => {
  test('that answers 410 is switched off at once, and its owner is told', async () => {
    const { market, posts, answer, pass } = receiver
    answer.of = () => 410
    await kept(market, trader)
    await change()
    await pass(0)
    expect(await webhooksOf(market, trader)).toMatchObject([{ status: 'GONE' }])
    await change()
    await pass(DAY)
    expect(posts).toHaveLength(1)
    const { records } = (await market.call(messageEndpoints.page, { size: 100 }, { token: trader })).data
    expect(records.find(({ type }) => type === 'WEBHOOK_OFF')).toMatchObject({
      target: { kind: 'WEBHOOK' },
      body: expect.stringContaining('erp.cangtong-buyer.com answered 410') as string,
    })
  })

  test('is switched off after five days without a success, not before, and its owner is told once', async () => {
    const { market, answer, pass } = receiver
    answer.of = () => {
      throw new Error('down')
    }
    await kept(market, trader)
    for (let day = 0; day < 5; day++) {
      await change()
      await pass(0)
      await pass(DAY - 1)
    }
    expect(await webhooksOf(market, trader)).toMatchObject([{ status: 'ACTIVE' }])
    await change()
    await pass(HOUR)
    expect(await webhooksOf(market, trader)).toMatchObject([{ status: 'FAILING' }])
    expect((await deliveriesOf(market, trader)).every(({ status }) => status === 'FAILED')).toBe(true)
    const { records } = (await market.call(messageEndpoints.page, { size: 100 }, { token: trader })).data
    expect(records.filter(({ type }) => type === 'WEBHOOK_OFF')).toHaveLength(1)
    // Switching on again begins anew.
    const [webhook] = await webhooksOf(market, trader)
    expect(webhook).toHaveProperty('failingSince')
    const on = await kept(market, trader, { id: webhook?.id ?? '' })
    expect(on).toMatchObject({ status: 'ACTIVE' })
    expect(on).not.toHaveProperty('failingSince')
  })

  test('that recovers within the five days begins to count anew', async () => {
    const { market, answer, pass } = receiver
    await kept(market, trader)
    for (const status of [500, 200, 500]) {
      answer.of = () => status
      await change()
      await pass(3 * DAY)
    }
    expect(await webhooksOf(market, trader)).toMatchObject([{ status: 'ACTIVE' }])
  })

  test('signs with both secrets for a day after one was changed', async () => {
    const { market, posts, pass } = receiver
    const first = await onlyTest()
    const next = await kept(market, trader, { id: first.id, events: ['LISTING_CHANGED'], rotate: true })
    expect(next.secret).toBeDefined()
    expect(next.secret).not.toBe(first.secret)
    expect(next.rotatedUntil).toBe(new Date(market.time.now + DAY).toISOString())
    await sendTest(market, trader, first.id)
    await pass(DAY - 1)
    await sendTest(market, trader, first.id)
    await pass(1)
    const [, both = '', one = ''] = posts.map(({ headers }) => headers['webhook-signature'])
    expect([both.split(' ').length, one.split(' ').length]).toEqual([2, 1])
    expect((await webhooksOf(market, trader))[0]).not.toHaveProperty('rotatedUntil')
  })

  test('says that a market without a network does not send', async () => {
    const { market, answer, pass } = receiver
    answer.of = refusing
    const { id } = await kept(market, trader)
    await sendTest(market, trader, id)
    await pass(0)
    expect(await deliveriesOf(market, trader)).toMatchObject([{ type: 'TEST', error: 'REFUSED', status: 'WAITING' }])
    // The default of a host is to refuse.
    const quiet = await openMarket()
    const token = await quiet.signIn('trader')
    await sendTest(quiet, token, (await kept(quiet, token)).id)
    await quiet.backend.deliver()
    expect(await deliveriesOf(quiet, token)).toMatchObject([{ error: 'REFUSED' }])
  })
})

test('a delivery is sent again under its id, by its enterprise only', async () => {
  const { market, posts, pass } = receiver
  await kept(market, trader)
  await change()
  await pass(0)
  const [delivery] = await deliveriesOf(market, trader)
  const again = async (token: string) =>
    market.call(webhookEndpoints.resend, { id: delivery?.id ?? '', requestNo: newRequestNo() }, { token })
  expect((await again(await market.signIn('trader2'))).code).toBe(4004)
  expect((await again(trader)).data).toMatchObject({ id: delivery?.id, status: 'WAITING' })
  await pass(0)
  expect(posts.map(idOf)).toEqual([delivery?.id, delivery?.id])
  await pass(31 * DAY)
  expect((await deliveriesOf(market, trader)).map(({ id }) => id)).not.toContain(delivery?.id)
})
