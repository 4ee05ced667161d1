import { beforeEach, describe, expect, it } from 'vitest'
import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import { demoEndpoints } from '@/contract/demo/endpoints.ts'
import { questionEndpoints as calls } from '@/contract/trade/question/endpoints.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { maskContacts } from '@/contract/contacts.ts'
import { openRows } from '@mock/domain/openRows.ts'
import { REFERENCE } from '@mock/seed/reference.ts'
import { tariff } from '@mock/seed/tariff.ts'
import { memoryStore } from '@mock/store/memory.ts'
import { award, evaluating } from '../../support/awarded.ts'
import { told } from '../../support/inbox.ts'
import { newRequestNo, openMarket, START, type Market } from '../../support/market.ts'
import { bidOn, publish } from '../../support/trade.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const CONTACT = '电话 13800138000'

async function ask(market: Market, token: string, tenderId: string, text: string, requestNo = newRequestNo()) {
  return market.call(calls.ask, { tenderId, text, requestNo }, { token })
}
async function answer(market: Market, token: string, id: string, version: number, text: string) {
  return market.call(calls.answer, { id, version, text, requestNo: newRequestNo() }, { token })
}

describe('questions on an open tender', () => {
  let market: Market
  let tender: TenderDetail
  let tokens: Record<'trader' | 'trader2' | 'forwarder' | 'forwarder2' | 'consolidator', string>
  beforeEach(async () => {
    market = await openMarket()
    await market.call(demoEndpoints.robots, { robots: false })
    tokens = {
      trader: await market.signIn('trader'),
      trader2: await market.signIn('trader2'),
      forwarder: await market.signIn('forwarder'),
      forwarder2: await market.signIn('forwarder2'),
      consolidator: await market.signIn('consolidator'),
    }
    tender = await publish(market, tokens.trader)
  })
  const read = async (token?: string) => market.call(calls.page, { tenderId: tender.id }, token ? { token } : {})

  it('are read by everybody, guests too, with letters for names that stay the same', async () => {
    await ask(market, tokens.forwarder, tender.id, 'First?')
    market.time.now += 1000
    await ask(market, tokens.forwarder2, tender.id, 'Second?')
    market.time.now += 1000
    await ask(market, tokens.forwarder, tender.id, 'Third?')
    const shown = (await read()).data
    expect(shown.records.map(({ asker, text, mine }) => [asker, text, mine])).toEqual([
      ['A', 'Third?', false],
      ['B', 'Second?', false],
      ['A', 'First?', false],
    ])
    expect([shown.total, shown.waiting, shown.mineWaiting]).toEqual([3, 3, 0])
    const own = (await read(tokens.forwarder)).data
    expect(own.records.map(({ mine }) => mine)).toEqual([true, false, true])
    expect(own.mineWaiting).toBe(2)
    const wire = JSON.stringify((await read(tokens.trader)).data)
    expect(wire).not.toMatch(/companyId|c02|c04/)
  })

  it('are asked by those who may quote, and by nobody else', async () => {
    const codes = []
    for (const token of [tokens.trader, tokens.trader2, tokens.consolidator])
      codes.push((await ask(market, token, tender.id, 'May I?')).code)
    codes.push((await ask(market, await market.signIn('forwarder-expired'), tender.id, 'May I?')).code)
    codes.push((await ask(market, '', tender.id, 'May I?')).code)
    expect(codes).toEqual([4003, 4003, 4003, 4003, 4098])
    expect((await read()).data.total).toBe(0)
  })

  it('end with the deadline; answers do not', async () => {
    await bidOn(market, tokens.forwarder, tender, '1800')
    const asked = await ask(market, tokens.forwarder, tender.id, 'Before?')
    market.time.now += DAY
    expect((await ask(market, await market.signIn('forwarder'), tender.id, 'After?')).code).toBe(4030)
    const trader = await market.signIn('trader')
    expect((await answer(market, trader, asked.data.id, 1, 'Yes.')).code).toBe(200)
  })

  it('are ten at most that wait for each enterprise and tender; an answer makes room', async () => {
    const first = await ask(market, tokens.forwarder, tender.id, 'Question 1')
    for (let count = 2; count <= 10; count++) await ask(market, tokens.forwarder, tender.id, `Question ${count}`)
    const refused = await ask(market, tokens.forwarder, tender.id, 'Question 11')
    expect([refused.code, refused.data]).toMatchObject([4001, { fields: [{ field: 'text' }] }])
    expect((await ask(market, tokens.forwarder2, tender.id, 'Mine')).code).toBe(200)
    await answer(market, tokens.trader, first.data.id, 1, 'Yes.')
    expect((await ask(market, tokens.forwarder, tender.id, 'Question 11')).code).toBe(200)
  })

  it('sent twice with the same intent are one; empty and too long ones are none', async () => {
    const requestNo = newRequestNo()
    const first = await ask(market, tokens.forwarder, tender.id, 'Once?', requestNo)
    const again = await ask(market, tokens.forwarder, tender.id, 'Once?', requestNo)
    expect(again.data.id).toBe(first.data.id)
    expect((await ask(market, tokens.forwarder, tender.id, '   ')).code).toBe(4001)
    expect((await ask(market, tokens.forwarder, tender.id, 'x'.repeat(501))).code).toBe(4001)
    expect((await read()).data.total).toBe(1)
  })

  it('are answered by the publisher only; for ten minutes the answer may be changed, by the version that was seen', async () => {
    const { id } = (await ask(market, tokens.forwarder, tender.id, 'When?')).data
    expect((await answer(market, tokens.trader2, id, 1, 'Now')).code).toBe(4004)
    expect((await answer(market, tokens.forwarder, id, 1, 'Now')).code).toBe(4004)
    const first = await answer(market, tokens.trader, id, 1, 'On Monday')
    expect(first.data.answer).toMatchObject({ text: 'On Monday', editUntil: expect.any(String) as string })
    expect((await answer(market, tokens.trader, id, 1, 'On Sunday')).code).toBe(4009)
    market.time.now += 9 * MINUTE
    expect((await answer(market, tokens.trader, id, 2, 'On Tuesday')).data.answer?.editedAt).toBeDefined()
    market.time.now += 2 * MINUTE
    const late = await answer(market, tokens.trader, id, 3, 'On Friday')
    expect([late.code, (await read()).data.records[0]?.answer?.text]).toEqual([4009, 'On Tuesday'])
    expect((await read()).data.records[0]?.answer).not.toHaveProperty('editUntil')
  })

  it('tell the publisher, then the asker and everybody who quoted, without a name', async () => {
    await bidOn(market, tokens.forwarder2, tender, '1900')
    const { id } = (await ask(market, tokens.forwarder, tender.id, 'When?')).data
    await answer(market, tokens.trader, id, 1, 'Soon')
    const of = async (account: string) =>
      (await told(market, account, START + 1)).filter((text) => text.startsWith('QUESTION'))
    expect(await of('trader')).toEqual([expect.stringMatching(/^QUESTION_ASKED: .+new question/)])
    expect(await of('forwarder')).toEqual([expect.stringMatching(/^QUESTION_ANSWERED: .+answered a question/)])
    expect(await of('forwarder2')).toHaveLength(1)
    for (const other of ['trader2', 'consolidator']) expect(await of(other)).toEqual([])
    await answer(market, tokens.trader, id, 2, 'Later')
    expect((await of('forwarder2'))[0]).toMatch(/changed an answer/)
  })

  it('on a tender by invitation are for the invited alone, to read and to ask', async () => {
    const invited = await publish(market, tokens.trader, { visibility: 'INVITED', invited: ['c02'] })
    expect((await ask(market, tokens.forwarder, invited.id, 'May I?')).code).toBe(200)
    expect((await ask(market, tokens.forwarder2, invited.id, 'May I?')).code).toBe(4004)
    for (const token of [tokens.forwarder2, tokens.trader2])
      expect((await market.call(calls.page, { tenderId: invited.id }, { token })).code).toBe(4004)
    expect((await market.call(calls.page, { tenderId: invited.id })).code).toBe(4004)
  })

  it('of a draft or an unknown tender are not there', async () => {
    const body = { draft: { title: 'half' }, requestNo: newRequestNo() }
    const { id } = (await market.call(tenderEndpoints.saveDraft, body, { token: tokens.trader })).data
    expect((await market.call(calls.page, { tenderId: id }, { token: tokens.trader })).code).toBe(4004)
    expect((await market.call(calls.page, { tenderId: 'nothing' })).code).toBe(4004)
  })
})

it('contact data is masked for all until the award, then told to publisher and winner about themselves only', async () => {
  const state = await evaluating()
  const { market } = state
  const { trader } = state
  const open = await publish(market, trader)
  const cheap = await bidOn(market, state.one, open, '1800')
  await bidOn(market, state.two, open, '1900')
  const mine = (await ask(market, state.one, open.id, `One. ${CONTACT}`)).data
  market.time.now += 1000
  await ask(market, state.two, open.id, `Two. ${CONTACT}`)
  await answer(market, trader, mine.id, 1, `Answer. ${CONTACT}`)
  const texts = async (token?: string) =>
    (await market.call(calls.page, { tenderId: open.id }, token ? { token } : {})).data.records.flatMap((row) => [
      row.text.includes('138'),
      ...(row.answer ? [row.answer.text.includes('138')] : []),
    ])
  for (const token of [undefined, trader, state.one, state.two])
    expect(await texts(token)).toEqual([false, false, false])
  market.time.now += DAY
  const [again, one, two] = [
    await market.signIn('trader'),
    await market.signIn('forwarder'),
    await market.signIn('forwarder2'),
  ]
  const closed = (await market.call(tenderEndpoints.detail, { id: open.id }, { token: again })).data
  const done = await award({ ...state, trader: again, tender: closed }, cheap.data.id)
  expect(done.code).toBe(200)
  expect(await texts(again)).toEqual([true, true, true])
  expect(await texts(one)).toEqual([false, true, true])
  expect(await texts(two)).toEqual([false, false, false])
  expect(await texts()).toEqual([false, false, false])
  const late = await answer(market, again, mine.id, 2, 'Too late')
  expect(late.code).toBe(4009)
  expect((await market.call(bidEndpoints.detail, { id: cheap.data.id }, { token: one })).data.status).toBe('AWARDED')
})

it('no word of the market itself is taken for contact data', async () => {
  const store = memoryStore()
  await openMarket({ store })
  const rows = openRows(store)
  const words = [
    ...rows.tenders
      .all()
      .flatMap(({ no, body }) => [no, body?.title ?? '', body?.cargo.nameZh ?? '', body?.deadline ?? '']),
    ...rows.bids.all().flatMap(({ no, receiptNo, body }) => [no, receiptNo ?? '', body?.note ?? '']),
    ...rows.orders.all().flatMap(({ no, containers }) => [no, ...(containers ?? []).map((box) => box.no)]),
    ...rows.companies.all().flatMap(({ nameZh, nameEn, uscc, address }) => [nameZh, nameEn ?? '', uscc, address]),
    ...REFERENCE.freight.ports.flatMap(({ unlocode, nameZh, nameEn }) => [unlocode, nameZh, nameEn]),
    ...[...tariff().byCode.values()].flatMap(({ code, nameZh, nameEn }) => [code, `HS ${code} ${nameZh}`, nameEn]),
  ]
  expect(words.length).toBeGreaterThan(3000)
  expect(words.filter((text) => maskContacts(text).masked)).toEqual([])
})

it('the seeded market has questions, some waiting, some answered, some masked', async () => {
  const market = await openMarket()
  const token = await market.signIn('trader')
  const own = (await market.call(tenderEndpoints.minePage, { status: 'QUOTING' }, { token })).data.records
  const pages = await Promise.all(
    own.map(async ({ id }) => (await market.call(calls.page, { tenderId: id }, { token })).data),
  )
  expect(pages.every(({ total }) => total > 0)).toBe(true)
  const records = pages.flatMap((page) => page.records)
  expect(records.some((row) => row.masked && row.text.includes('***'))).toBe(true)
  expect(records.some((row) => row.answer)).toBe(true)
  expect(pages.some(({ waiting }) => waiting > 0)).toBe(true)
})
