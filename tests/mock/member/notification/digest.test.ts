import { beforeEach, describe, expect, test } from 'vitest'
import { demoEndpoints } from '@/contract/demo/endpoints.ts'
import type { DemoOutbox } from '@/contract/demo/schemas.ts'
import { messageEndpoints } from '@/contract/member/notification/endpoints.ts'
import type { Digest } from '@/contract/member/notification/values.ts'
import { MESSAGE_GROUPS } from '@/contract/member/notification/values.ts'
import { hrefTo } from '@/routes/href.ts'
import { DIGEST_PLACES } from '@mock/domain/member/notification/digestMail.ts'
import { nextDigestAt } from '@mock/domain/member/notification/digest.ts'
import { openRows } from '@mock/domain/openRows.ts'
import type { Rows } from '@mock/domain/rows.ts'
import { memoryStore } from '@mock/store/memory.ts'
import type { Store } from '@mock/store/port.ts'
import { openMarket, START, type Market } from '../../support/market.ts'
import { bidOn, draft, publish } from '../../support/trade.ts'

const HOUR = 3600_000
const DAY = 24 * HOUR
let market: Market
let store: Store
let rows: Rows
let trader: string

beforeEach(async () => {
  store = memoryStore()
  let opened: Market | undefined
  // Weeks pass here; sessions do not end meanwhile.
  market = await openMarket({ store, clocks: { market: () => opened?.time.now ?? START, wall: () => START } })
  opened = market
  await market.call(demoEndpoints.robots, { robots: false })
  rows = openRows(store)
  trader = await market.signIn('trader')
})

const ask = async (digest: Digest, language = 'en-US') =>
  market.call(messageEndpoints.saveSettings, { off: [], digest }, { token: trader, language })
const mails = async (): Promise<DemoOutbox> =>
  (await market.call(demoEndpoints.outbox, { size: 100, channel: 'EMAIL' })).data
const pass = async (ms: number) => {
  market.time.now += ms
  await market.backend.tick()
}
/** To a time in China. */
const until = async (time: string) => pass(Date.parse(`${time}+08:00`) - market.time.now)
const sentAt = async () => (await mails()).map(({ at }) => at)

describe('a digest', () => {
  test('comes each day at half past eight in China, to the address of the enterprise, in the language it was asked for in', async () => {
    expect((await ask('DAILY')).data).toEqual({ off: [], digest: 'DAILY' })
    await until('2026-11-22T08:29:59')
    expect(await mails()).toEqual([])
    await until('2026-11-22T08:30:00')
    const [mail] = await mails()
    expect(mail).toMatchObject({
      at: '2026-11-22T00:30:00.000Z',
      channel: 'EMAIL',
      to: rows.companies.get('c01')?.email,
      subject: expect.stringMatching(/^Digest of .+, 2026-11-22$/) as string,
    })
    expect(mail?.text).toContain('To do\n- ')
    expect(mail?.html).toContain(`<a href="${DIGEST_PLACES.duties}">`)
    await ask('DAILY', 'zh-CN')
    await until('2026-11-23T08:30:00')
    expect((await mails())[0]?.text).toContain('待办\n- ')
  })

  test('comes on Mondays if asked for weekly, and not at all after it was switched off', async () => {
    await ask('WEEKLY')
    await until('2026-11-23T08:30:00')
    expect(await sentAt()).toEqual(['2026-11-23T00:30:00.000Z'])
    await until('2026-11-29T12:00:00')
    expect(await sentAt()).toHaveLength(1)
    await ask('OFF')
    await until('2026-12-10T12:00:00')
    expect(await sentAt()).toHaveLength(1)
    expect((await market.call(messageEndpoints.settings, {}, { token: trader })).data).toEqual({ off: [] })
  })

  test('of missed days is one', async () => {
    await ask('DAILY')
    await pass(7 * DAY)
    expect(await sentAt()).toEqual(['2026-11-28T00:30:00.000Z'])
    await pass(DAY)
    expect(await sentAt()).toHaveLength(2)
  })

  test('is not sent when there is nothing to say', async () => {
    // The trader moves to an enterprise whose data are complete and that has done nothing yet.
    await store.atomically(() => {
      const company = rows.companies.get('c01')
      const [person] = rows.members.of('companyId', 'c01')
      if (!company || !person) throw new Error('The seed has no trader')
      const card = { nameEn: 'Quiet', intro: 'Quiet', logoUrl: '/logo', address: 'Quiet', markets: ['US'] }
      rows.companies.put({ ...company, ...card, id: 'quiet', email: 'quiet@example.com', certification: 'APPROVED' })
      rows.members.put({ ...person, companyId: 'quiet' })
    })
    await ask('DAILY')
    await until('2026-11-22T08:30:00')
    expect(await mails()).toEqual([])
    await store.atomically(() => {
      const at = new Date(market.time.now).toISOString()
      rows.messages.put({ id: 'm', companyId: 'quiet', type: 'CERT_APPROVED', params: {}, at })
    })
    await until('2026-11-23T08:30:00')
    expect(await mails()).toMatchObject([{ to: 'quiet@example.com', at: '2026-11-23T00:30:00.000Z' }])
    expect((await mails())[0]?.text).toMatch(/^Unread messages\n- Certification: 1\n/)
  })

  test('needs an address', async () => {
    await store.atomically(() => {
      const company = rows.companies.get('c01')
      if (!company) throw new Error('The seed has no trader')
      const { email: _, ...rest } = company
      rows.companies.put(rest)
    })
    expect(await ask('DAILY')).toMatchObject({ code: 4001, data: { fields: [{ field: 'digest' }] } })
    expect((await ask('OFF')).code).toBe(200)
  })
})

describe('what a digest says', () => {
  test('before opening of bids has no price, and of bids not more than the buyer may see', async () => {
    const deadline = new Date(Date.parse('2026-11-22T18:00:00+08:00')).toISOString()
    const tender = await publish(market, trader, draft(market, { deadline, title: 'Sealed <b>sofas</b>' }))
    const quoted = []
    for (const [account, price] of [
      ['forwarder', '1888'],
      ['forwarder2', '1777'],
    ] as const)
      quoted.push((await bidOn(market, await market.signIn(account), tender, price)).data)
    await ask('DAILY')
    await until('2026-11-22T08:30:00')
    const [mail] = await mails()
    const all = `${mail?.subject}\n${mail?.text}\n${mail?.html}`
    expect(mail?.text).toMatch(/Due today\n(- .*\n)*- 18:00 {2}Tender closes: Sealed <b>sofas<\/b>/)
    expect(all).not.toMatch(/1888|1777|USD|CNY|\d\.\d\d/)
    for (const { id, no, companyId } of rows.bids.of('tenderId', tender.id)) {
      expect(all).not.toContain(id)
      expect(all).not.toContain(no)
      expect(all).not.toContain(rows.companies.get(companyId)?.nameEn ?? companyId)
    }
    expect(quoted).toHaveLength(2)
    // The count of new bids is the one of the messages, which say it to the buyer already.
    const { records } = (await market.call(messageEndpoints.page, { size: 200, unread: true }, { token: trader })).data
    const told = records.filter(({ group }) => group === 'BID').length
    expect(mail?.text).toContain(`- Bids received: ${told}`)
    expect(mail?.html).toContain('Sealed &lt;b&gt;sofas&lt;/b&gt;')
    expect(mail?.html).not.toContain('<b>')
  })

  test('counts unread messages by group, until they are read', async () => {
    await ask('DAILY')
    await until('2026-11-22T08:30:00')
    const { records } = (await market.call(messageEndpoints.page, { size: 200, unread: true }, { token: trader })).data
    const groups = MESSAGE_GROUPS.filter((group) => records.some((row) => row.group === group))
    const part = (await mails())[0]?.text.split('\n\n').find((one) => one.startsWith('Unread messages')) ?? ''
    expect(part.split('\n').filter((line) => line.startsWith('- '))).toHaveLength(groups.length)
    await market.call(messageEndpoints.readAll, {}, { token: trader })
    await until('2026-11-22T23:00:00')
    await market.call(messageEndpoints.readAll, {}, { token: trader })
    await until('2026-11-23T08:30:00')
    const left = (await market.call(messageEndpoints.unread, {}, { token: trader })).data.count
    expect((await mails())[0]?.text.includes('Unread messages')).toBe(left > 0)
  })

  test('leads to pages of the product', () => {
    expect(DIGEST_PLACES).toEqual({
      duties: hrefTo('memberCenter'),
      messages: hrefTo('memberCenter', { tab: 'messages' }),
      settings: hrefTo('baseInfo', { tab: 'notifications' }),
    })
  })
})

test.each([
  ['DAILY', '2026-11-21T08:29:59', '2026-11-21T08:30:00'],
  ['DAILY', '2026-11-21T08:30:00', '2026-11-22T08:30:00'],
  ['WEEKLY', '2026-11-21T10:00:00', '2026-11-23T08:30:00'],
  ['WEEKLY', '2026-11-23T08:29:00', '2026-11-23T08:30:00'],
  ['WEEKLY', '2026-11-23T08:30:00', '2026-11-30T08:30:00'],
  ['WEEKLY', '2026-11-29T23:59:00', '2026-11-30T08:30:00'],
] as const)('the next one, %s, after %s is at %s', (rhythm, now, next) => {
  expect(nextDigestAt(Date.parse(`${now}+08:00`), rhythm)).toBe(Date.parse(`${next}+08:00`))
})
