import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { authEndpoints } from '@/contract/member/auth/endpoints.ts'
import { messageEndpoints } from '@/contract/member/notification/endpoints.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import { ticketEndpoints } from '@/contract/front/ticket/endpoints.ts'
import { TICKET_CLOSE_DAYS, TICKETS_PER_HOUR, TICKET_TOPICS } from '@/contract/front/ticket/values.ts'
import { openMarket, START, type Market } from '../../support/market.ts'

let market: Market
let token = ''
let count = 0
const HOUR = 3600_000
const DAY = 24 * HOUR
const words = () => ({
  topic: 'ORDER' as const,
  name: 'Chen Xiao',
  mobile: '16400000001',
  email: '',
  text: 'Where do I see how far the shipment is?',
  files: [],
  requestNo: `ticket-test-${++count}`,
})
const mine = async (language = 'en-US') =>
  (await market.call(ticketEndpoints.page, { current: 1, size: 10 }, { token, language })).data.records

/** Solves the puzzle by the position in its picture. */
async function solve(): Promise<string> {
  const { data } = await market.call(authEndpoints.captcha, { width: 320 })
  const x = Number(/translate\((\d+) /.exec(decodeURIComponent(data.background))?.[1])
  const answer = await market.call(authEndpoints.captchaCheck, { captchaId: data.captchaId, x, elapsedMs: 900 })
  return answer.data.captchaTicket
}

beforeAll(async () => {
  market = await openMarket({ delays: { clerkMs: 3000, bidderMs: 45_000, qrPayMs: 6000 } })
})
// The clock moves by hours, and an access token expires after two.
beforeEach(async () => {
  token = await market.signIn('trader')
})

describe('the tickets of a member', () => {
  test('the seed has an answered and a closed one', async () => {
    expect((await mine()).map(({ status }) => status)).toEqual(['ANSWERED', 'CLOSED'])
  })

  test('a ticket gets a number; the clerk answers with the state of its order and tells the enterprise', async () => {
    const orders = await market.call(orderEndpoints.page, { current: 1, size: 5, side: 'BUYER' } as never, { token })
    const order = orders.data.records[0]
    if (!order) throw new Error('no order')
    const sent = await market.call(ticketEndpoints.create, { ...words(), orderNo: order.no.toLowerCase() }, { token })
    expect(sent.data.no).toMatch(/^TK20261121-\d{4}$/)
    expect((await mine())[0]).toMatchObject({ no: sent.data.no, status: 'OPEN', orderNo: order.no })
    market.time.now += 3001
    const [answered] = await mine()
    expect(answered).toMatchObject({ status: 'ANSWERED' })
    expect(answered?.answer?.text).toMatch(new RegExp(`^Order ${order.no} is now “.+”\\. The seller reports`))
    expect((await mine('zh-CN'))[0]?.answer?.text).toContain(`订单 ${order.no}`)
    const page = await market.call(messageEndpoints.page, { current: 1, size: 5 }, { token })
    expect(page.data.records[0]).toMatchObject({
      title: 'Ticket answered',
      target: { kind: 'TICKET', id: sent.data.no },
    })
  })

  test.each(TICKET_TOPICS)('%s has an answer of its own', async (topic) => {
    const sent = await market.call(ticketEndpoints.create, { ...words(), topic }, { token })
    expect(sent.code).toBe(200)
    market.time.now += 30 * 60_000
    const answers = (await mine()).map(({ answer }) => answer?.text)
    expect(answers[0]?.length).toBeGreaterThan(60)
    expect(answers.slice(1, 3)).not.toContain(answers[0])
  })

  test('an answered ticket is closed by its enterprise, once, and nobody else sees it', async () => {
    const [ticket] = await mine()
    if (!ticket) throw new Error('no ticket')
    const body = { id: ticket.id, version: ticket.version, requestNo: 'ticket-close-1' }
    const other = await market.signIn('forwarder')
    expect((await market.call(ticketEndpoints.close, body, { token: other })).code).toBe(4004)
    expect((await market.call(ticketEndpoints.close, body, { token })).data.status).toBe('CLOSED')
    expect((await market.call(ticketEndpoints.close, { ...body, requestNo: 'ticket-close-2' }, { token })).code).toBe(
      4009,
    )
    expect((await market.call(ticketEndpoints.page, {}, { token: other })).data.total).toBe(0)
    expect((await market.call(ticketEndpoints.page, {})).code).toBe(4098)
  })

  test('an answered one is closed by time', async () => {
    const before = (await mine()).find(({ status }) => status === 'ANSWERED')
    market.time.now += TICKET_CLOSE_DAYS * DAY
    token = await market.signIn('trader')
    expect((await mine()).find(({ id }) => id === before?.id)?.status).toBe('CLOSED')
  })

  test.each([
    [{ text: 'too short' }, 'text'],
    [{ mobile: '', email: '' }, 'mobile'],
    [{ mobile: '123' }, 'mobile'],
    [{ mobile: '', email: 'nobody' }, 'email'],
    [{ name: ' ' }, 'name'],
    [{ orderNo: 'DD20000101-0001' }, 'orderNo'],
    [{ files: [{ id: 'f9', name: 'a.pdf', url: '/a', size: 1, type: 'application/pdf' }] }, 'files.0'],
  ])('%j is refused at %s', async (patch, field) => {
    const answer = await market.call(ticketEndpoints.create, { ...words(), ...patch }, { token })
    expect(answer.code).toBe(4001)
    expect((answer.data as unknown as { fields: { field: string }[] }).fields.map((one) => one.field)).toEqual([field])
  })

  test('an e-mail address alone is enough', async () => {
    const answer = await market.call(
      ticketEndpoints.create,
      { ...words(), mobile: '', email: 'chen@example.com' },
      { token },
    )
    expect(answer.code).toBe(200)
  })

  test('the same requestNo makes one ticket', async () => {
    const body = words()
    const first = await market.call(ticketEndpoints.create, body, { token })
    const again = await market.call(ticketEndpoints.create, body, { token })
    expect(again.data.no).toBe(first.data.no)
  })
})

describe('the tickets of a guest', () => {
  test('need a puzzle, and one contact may write three an hour', async () => {
    expect(market.time.now).toBeGreaterThan(START)
    const contact = { mobile: '', email: 'Guest@Example.com' }
    expect((await market.call(ticketEndpoints.create, { ...words(), ...contact })).code).toBe(4010)
    for (let sent = 0; sent < TICKETS_PER_HOUR.guest; sent++) {
      const captchaTicket = await solve()
      const body = { ...words(), ...contact, captchaTicket }
      expect((await market.call(ticketEndpoints.create, body)).code).toBe(200)
      const again = await market.call(ticketEndpoints.create, { ...body, requestNo: `ticket-old-puzzle-${sent}` })
      // A puzzle can be used once; the limit is checked before it.
      expect(again.code).toBe(sent + 1 < TICKETS_PER_HOUR.guest ? 4010 : 4012)
    }
    const late = { ...words(), mobile: '', email: 'guest@example.com', captchaTicket: await solve() }
    const answer = await market.call(ticketEndpoints.create, late)
    expect(answer.code).toBe(4012)
    expect((answer.data as unknown as { retryAfter: number }).retryAfter).toBeGreaterThan(3000)
  })

  test('take no order', async () => {
    const body = { ...words(), orderNo: 'DD20261121-0001', captchaTicket: await solve() }
    expect((await market.call(ticketEndpoints.create, body)).code).toBe(4001)
  })
})
