import { expect, test } from 'vitest'
import { memberEndpoints } from '@/contract/member/endpoints.ts'
import { agreementEndpoints as calls } from '@/contract/trade/agreement/endpoints.ts'
import { tenderNow } from '../../support/contract.ts'
import { told } from '../../support/inbox.ts'
import type { Market } from '../../support/market.ts'
import { accept, agreed, agreementNow, command, request } from './support.ts'

const reason = '货量下降，改走其他航线'

/** An agreement that has run for some days. */
async function running() {
  const open = await agreed()
  open.market.time.now = Date.parse('2026-12-09T01:00:00Z')
  return open
}

async function todosOf(market: Market, account: string) {
  const { data } = await market.call(memberEndpoints.memCenter, {}, { token: await market.signIn(account) })
  return data.duties.filter(({ kind }) => kind.startsWith('TERMINATION'))
}

test.each(['trader', 'forwarder'] as const)('a notice of the %s ends it after thirty days', async (account) => {
  const { market, tender, id } = await running()
  const other = account === 'trader' ? 'forwarder' : 'trader'
  const [within, beyond] = [
    (await request(market, id, { etd: '2027-01-05', readyDate: '2026-12-30' })).data,
    (await request(market, id, { etd: '2027-01-12', readyDate: '2026-12-30' })).data,
  ]
  const since = (market.time.now += 1000)
  const done = await command(market, calls.terminate, account, id, { reason })
  expect(done.data).toMatchObject({
    status: 'ACTIVE',
    validTo: '2027-01-08',
    termination: { by: account === 'trader' ? 'BUYER' : 'SELLER', reason, endsOn: '2027-01-08' },
  })
  expect(await told(market, other, since, { group: 'AGREEMENT' })).toEqual([
    expect.stringContaining(`will end on 2027-01-08: ${reason}`),
  ])
  expect(await todosOf(market, other)).toMatchObject([
    { kind: other === 'trader' ? 'TERMINATION_BOUGHT' : 'TERMINATION_SOLD', count: 1, items: [{ id }] },
  ])
  expect(await todosOf(market, account)).toEqual([])
  // Until the last day call-offs are taken, accepted and keep their prices.
  const last = await request(market, id, { etd: '2027-01-08', readyDate: '2026-12-30' })
  expect(last.code).toBe(200)
  const late = await request(market, id, { etd: '2027-01-09', readyDate: '2026-12-30' })
  expect(JSON.stringify(late)).toContain('outside the agreement (2026-12-08 to 2027-01-08)')
  expect((await accept(market, within, '2027-01-05')).data).toMatchObject({ status: 'TO_PAY', allIn: within.allIn })
  expect((await accept(market, beyond, '2027-01-12')).code).toBe(4001)

  market.time.now = Date.parse('2027-01-08T15:59:00Z')
  expect((await agreementNow(market, id)).status).toBe('ACTIVE')
  expect((await tenderNow(market, tender.id)).status).toBe('CONTRACTED')
  market.time.now = Date.parse('2027-01-08T16:00:01Z')
  expect((await agreementNow(market, id)).status).toBe('TERMINATED')
  expect((await tenderNow(market, tender.id)).status).toBe('DONE')
  expect(await todosOf(market, other)).toEqual([])
  expect(await request(market, id, { etd: '2027-02-02', readyDate: '2027-01-30' })).toMatchObject({
    code: 4003,
    message: 'The agreement was terminated. It takes no more call-offs',
  })
  for (const one of ['trader', 'forwarder']) {
    // oxlint-disable-next-line no-await-in-loop
    const news = await told(market, one, market.time.now - 2000, { group: 'AGREEMENT' })
    // Another agreement releases an allocation on the same day.
    expect(news.filter((text) => !text.startsWith('AGREEMENT_UNUSED'))).toEqual([
      expect.stringMatching(/^AGREEMENT_TERMINATED: The notice for agreement/),
    ])
  }
})

test('the other party agrees: it ends at once, unanswered call-offs are gone, accepted ones go on', async () => {
  const { market, tender, id } = await running()
  const accepted = (await request(market, id, { etd: '2026-12-22', readyDate: '2026-12-15' })).data
  await accept(market, accepted, '2026-12-22')
  const open = (await request(market, id, { etd: '2026-12-29', readyDate: '2026-12-15' })).data
  await command(market, calls.terminate, 'trader', id, { reason })
  expect((await command(market, calls.answerTerminate, 'trader', id, { agree: true, note: '' })).code).toBe(4003)
  expect((await command(market, calls.answerTerminate, 'forwarder2', id, { agree: true, note: '' })).code).toBe(4004)
  const since = (market.time.now += 1000)
  const done = await command(market, calls.answerTerminate, 'forwarder', id, { agree: true, note: '同意' })
  expect(done.data).toMatchObject({
    status: 'TERMINATED',
    termination: { endsOn: '2026-12-09', answer: { agreed: true, note: '同意' } },
  })
  const { callOffs, lanes } = await agreementNow(market, id)
  expect(callOffs.map((one) => [one.id, one.status])).toEqual([
    [open.id, 'CANCELLED'],
    [accepted.id, 'TO_PAY'],
  ])
  expect(lanes[0]?.quantities[0]).toMatchObject({ requested: 0, confirmed: 2, remaining: 50 })
  expect((await tenderNow(market, tender.id)).status).toBe('DONE')
  expect((await told(market, 'trader', since, { group: 'AGREEMENT' })).toSorted()).toEqual([
    expect.stringMatching(/^AGREEMENT_LAPSED: Agreement .* has ended/),
    expect.stringMatching(/^AGREEMENT_TERMINATED: The other party agreed/),
  ])
  expect((await command(market, calls.answerTerminate, 'forwarder', id, { agree: false, note: '' })).code).toBe(4009)
  expect((await command(market, calls.terminate, 'forwarder', id, { reason })).code).toBe(4009)
})

test('the other party does not agree: the notice stands, and is answered once', async () => {
  const { market, id } = await running()
  await command(market, calls.terminate, 'forwarder', id, { reason })
  const since = (market.time.now += 1000)
  const done = await command(market, calls.answerTerminate, 'trader', id, { agree: false, note: '' })
  expect(done.data).toMatchObject({
    status: 'ACTIVE',
    termination: { endsOn: '2027-01-08', answer: { agreed: false } },
  })
  expect(await todosOf(market, 'trader')).toEqual([])
  expect(await told(market, 'forwarder', since, { group: 'AGREEMENT' })).toEqual([
    expect.stringContaining('runs until 2027-01-08, as the notice says'),
  ])
  expect((await command(market, calls.answerTerminate, 'trader', id, { agree: true, note: '' })).code).toBe(4009)
  market.time.now = Date.parse('2027-01-08T16:00:01Z')
  expect((await agreementNow(market, id)).status).toBe('TERMINATED')
})

test('not before it starts, not without a reason, not twice', async () => {
  const { market, id } = await agreed()
  expect((await command(market, calls.terminate, 'trader', id, { reason })).code).toBe(4009)
  market.time.now = Date.parse('2026-12-09T01:00:00Z')
  expect((await command(market, calls.terminate, 'trader', id, { reason: '无' })).code).toBe(4001)
  expect((await command(market, calls.answerTerminate, 'forwarder', id, { agree: true, note: '' })).code).toBe(4009)
  expect((await command(market, calls.terminate, 'trader', id, { reason })).code).toBe(200)
  expect((await command(market, calls.terminate, 'forwarder', id, { reason })).code).toBe(4009)
})

test('a notice in the last days changes nothing of the end', async () => {
  const { market, id } = await agreed()
  market.time.now = Date.parse('2027-06-01T01:00:00Z')
  const done = await command(market, calls.terminate, 'trader', id, { reason })
  expect(done.data).toMatchObject({ validTo: '2027-06-07', termination: { endsOn: '2027-06-07' } })
  market.time.now = Date.parse('2027-06-07T16:00:01Z')
  expect((await agreementNow(market, id)).status).toBe('EXPIRED')
})
