import { expect, test } from 'vitest'
import { agreementEndpoints as calls } from '@/contract/trade/agreement/endpoints.ts'
import { told } from '../../support/inbox.ts'
import { newRequestNo } from '../../support/market.ts'
import { agreed, agreedOverdue, agreementNow, command, pay, request } from './support.ts'

const later = { etd: '2026-12-29', readyDate: '2026-12-22' }

test('the seller suspends it while something is overdue: no call-off is taken, running ones go on', async () => {
  const { market, id, orderId } = await agreedOverdue()
  const since = (market.time.now += 1000)
  const running = (await request(market, id, later)).data
  const before = await agreementNow(market, id, 'forwarder')
  expect(before).toMatchObject({ status: 'ACTIVE', overdue: [{ id: orderId, dueOn: '2026-12-11' }] })
  expect(before.overdue?.[0]?.rest).toEqual([
    { amount: '4800.00', currency: 'USD' },
    { amount: '450.00', currency: 'CNY' },
  ])

  expect((await command(market, calls.suspend, 'trader', id, { note: '' })).code).toBe(4003)
  const done = await command(market, calls.suspend, 'forwarder', id, { note: '请先付清 13800138000' })
  expect(done.data).toMatchObject({ status: 'SUSPENDED', suspension: { note: '请先付清 13800138000' } })
  const bought = await agreementNow(market, id)
  expect(bought).toMatchObject({ status: 'SUSPENDED', overdue: [{ id: orderId }] })
  // There is a deal: what one writes is whole for the other.
  expect(bought.suspension?.note).toBe('请先付清 13800138000')
  expect((await command(market, calls.suspend, 'forwarder', id, { note: '' })).code).toBe(4009)

  const refused = await request(market, id, later)
  expect(refused).toMatchObject({
    code: 4003,
    message: 'The agreement is suspended for overdue payments. Pay them to call off again',
  })
  expect((await agreementNow(market, id)).callOffs.find((one) => one.id === running.id)?.status).toBe('TO_CONFIRM')
  const news = await told(market, 'trader', since, { group: 'AGREEMENT' })
  expect(news.filter((one) => one.startsWith('AGREEMENT_SUSPENDED'))).toEqual([
    expect.stringContaining('takes no call-offs until the overdue payment of DD'),
  ])
})

test('the payment alone brings it back into force, and both sides are told', async () => {
  const { market, id, orderId } = await agreedOverdue()
  await command(market, calls.suspend, 'forwarder', id, { note: '' })
  const since = (market.time.now += 1000)
  await pay(market, orderId)
  const now = await agreementNow(market, id)
  expect(now.status).toBe('ACTIVE')
  expect(now.suspension).toBeUndefined()
  expect(now.overdue).toBeUndefined()
  expect((await request(market, id, later)).code).toBe(200)
  for (const account of ['trader', 'forwarder'])
    // oxlint-disable-next-line no-await-in-loop
    expect(await told(market, account, since, { group: 'AGREEMENT' })).toContainEqual(
      expect.stringMatching(/^AGREEMENT_SUSPENDED: The overdue payments arrived/),
    )
  // What is paid does not suspend it again.
  market.time.now += 5 * 86_400_000
  expect((await agreementNow(market, id)).status).toBe('ACTIVE')
  expect(await command(market, calls.suspend, 'forwarder', id, { note: '' })).toMatchObject({
    code: 4003,
    message: 'The buyer owes nothing beyond its due day',
  })
})

test('the seller resumes it unpaid; the buyer cannot', async () => {
  const { market, id } = await agreedOverdue()
  expect((await command(market, calls.resume, 'forwarder', id, {})).code).toBe(4009)
  await command(market, calls.suspend, 'forwarder', id, { note: '' })
  expect((await command(market, calls.resume, 'trader', id, {})).code).toBe(4003)
  expect((await command(market, calls.resume, 'forwarder2', id, {})).code).toBe(4004)
  const since = (market.time.now += 1000)
  expect((await command(market, calls.resume, 'forwarder', id, {})).data).toMatchObject({ status: 'ACTIVE' })
  expect((await request(market, id, later)).code).toBe(200)
  expect(await told(market, 'trader', since, { group: 'AGREEMENT' })).toEqual([
    expect.stringMatching(/^AGREEMENT_SUSPENDED: The seller resumed/),
  ])
})

test('nothing overdue, or not started: it is not suspended', async () => {
  const { market, id } = await agreed()
  expect((await command(market, calls.suspend, 'forwarder', id, { note: '' })).code).toBe(4009)
  market.time.now = Date.parse('2026-12-09T01:00:00Z')
  expect((await command(market, calls.suspend, 'forwarder', id, { note: '' })).code).toBe(4003)
})

test('a command about an older version is refused with the current agreement', async () => {
  const { market, id } = await agreedOverdue()
  const { version = 1 } = await agreementNow(market, id)
  await command(market, calls.suspend, 'forwarder', id, { note: '' })
  const old = { id, version, reason: 'Volumes fell away', requestNo: newRequestNo() }
  const answer = await market.call(calls.terminate, old, { token: await market.signIn('forwarder') })
  expect(answer).toMatchObject({ code: 4009, data: { current: { status: 'SUSPENDED' } } })
})
