import { expect, test } from 'vitest'
import { approvalEndpoints } from '@/contract/member/approval/endpoints.ts'
import type { Approval } from '@/contract/member/approval/schemas.ts'
import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import { paymentEndpoints } from '@/contract/money/payment/endpoints.ts'
import { memberEndpoints } from '@/contract/member/endpoints.ts'
import { staffEndpoints } from '@/contract/member/staff/endpoints.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import { newRequestNo } from '../../support/market.ts'
import { draft } from '../../support/trade.ts'
import { approve, ask, asked, AWARD_TIERS, must, openOffice, read, toAward } from './support.ts'

const HOUR_MS = 3600_000

test('a buyer asks to publish, mends what was rejected, and asks again', async () => {
  const office = await openOffice()
  const { market } = office
  const buyer = await office.person('BUYER')
  const approver = await office.person('APPROVER')
  await office.saveTiers({ PUBLISH: [{ chain: ['APPROVER'] }] })
  const content = draft(market)
  const save = async (part: object, version?: { id: string; version: number }) => {
    const body = { ...version, draft: { ...content, ...part }, requestNo: newRequestNo() }
    return must(await market.call(tenderEndpoints.saveDraft, body, { token: buyer }))
  }
  const first = await save({})
  const sent = { id: first.id, version: first.version, draft: content, requestNo: newRequestNo() }
  const direct = await market.call(tenderEndpoints.submit, sent, { token: buyer })
  expect(direct).toMatchObject({ code: 4003, data: { reason: 'APPROVAL_NEEDED', kind: 'PUBLISH', limit: '0' } })
  const one = await asked(office, buyer, 'tender/submit', { ...sent, requestNo: newRequestNo() })
  expect([one.deadline, one.amount.currency]).toEqual([content.deadline, 'USD'])
  const reason = 'Name the handling charges'
  const body = { id: one.id, version: one.version, reason, requestNo: newRequestNo() }
  must(await market.call(approvalEndpoints.reject, body, { token: approver }))
  expect((await read(office, buyer, one)).reason).toBe(reason)
  const mended = await save({ remarks: 'With handling' }, { id: first.id, version: first.version })
  const again = { ...sent, version: mended.version, draft: { ...content, remarks: 'With handling' } }
  const two = await asked(office, buyer, 'tender/submit', { ...again, requestNo: newRequestNo() })
  expect(must(await approve(office, approver, two)).status).toBe('APPROVED')
  expect(office.rows.tenders.get(first.id)).toMatchObject({ status: 'REVIEWING', memberId: 'buyer' })
  market.time.now += 5000
  const open = must(await market.call(tenderEndpoints.detail, { id: first.id }, { token: buyer }))
  expect([open.status, open.remarks]).toEqual(['QUOTING', 'With handling'])
})

test('a draft that is changed while it waits ends the approval', async () => {
  const office = await openOffice()
  const buyer = await office.person('BUYER')
  await office.person('APPROVER')
  await office.saveTiers({ PUBLISH: [{ chain: ['APPROVER'] }] })
  const content = draft(office.market)
  const save = async (part: object) =>
    must(
      await office.market.call(
        tenderEndpoints.saveDraft,
        { ...part, draft: content, requestNo: newRequestNo() },
        { token: buyer },
      ),
    )
  const { id, version } = await save({})
  const one = await asked(office, buyer, 'tender/submit', { id, version, draft: content, requestNo: newRequestNo() })
  await save({ id, version })
  expect(await read(office, buyer, one)).toMatchObject({ status: 'EXPIRED', expiry: 'CHANGED' })
})

test('an award goes over two tiers, and finance pays alone up to its limit', async () => {
  const office = await openOffice()
  const { market } = office
  const buyer = await office.person('BUYER')
  const approver = await office.person('APPROVER')
  const finance = await office.person('FINANCE')
  await office.saveTiers(AWARD_TIERS)
  await office.limit(finance, { PAY: '100000' })
  const payOf = async (tenderId: string) => {
    const [row] = office.rows.orders.all((one) => one.tenderId === tenderId)
    const order = must(await market.call(orderEndpoints.detail, { id: row?.id ?? '' }, { token: finance }))
    const [way] = order.payableIn
    if (!way) throw new Error('The order cannot be paid')
    const amount = { amount: way.amount, currency: way.currency }
    return {
      orderId: order.id,
      version: order.version,
      method: 'BANK_TRANSFER' as const,
      amount,
      requestNo: newRequestNo(),
    }
  }
  const dear = await toAward(office)
  const wanted = await asked(office, buyer, 'tender/award', dear.input)
  const half: Approval = must(await approve(office, approver, wanted))
  expect(must(await approve(office, await office.owner(), half)).status).toBe('APPROVED')
  const cheap = await toAward(office, '1800')
  must(await market.call(tenderEndpoints.award, cheap.input, { token: buyer }))
  const seller = await market.signIn('forwarder')
  const yes = { id: cheap.bid.id, version: cheap.bid.version, requestNo: newRequestNo() }
  must(await market.call(bidEndpoints.confirm, yes, { token: seller }))
  expect((await market.call(paymentEndpoints.create, await payOf(cheap.tender.id), { token: finance })).code).toBe(200)
})

test('finance asks above its limit, and opens what was agreed to again', async () => {
  const office = await openOffice()
  const { market } = office
  const finance = await office.person('FINANCE')
  const approver = await office.person('APPROVER')
  await office.limit(finance, { PAY: '1000' })
  const { tender, bid, input } = await toAward(office, '1800')
  must(await market.call(tenderEndpoints.award, input, { token: await office.owner() }))
  const body = { id: bid.id, version: bid.version, requestNo: newRequestNo() }
  must(await market.call(bidEndpoints.confirm, body, { token: await market.signIn('forwarder') }))
  const [row] = office.rows.orders.all(({ tenderId }) => tenderId === tender.id)
  const order = must(await market.call(orderEndpoints.detail, { id: row?.id ?? '' }, { token: finance }))
  const [way] = order.payableIn
  if (!way) throw new Error('The order cannot be paid')
  const pay = () => ({
    orderId: order.id,
    version: order.version,
    method: 'BANK_TRANSFER' as const,
    amount: { amount: way.amount, currency: way.currency },
    requestNo: newRequestNo(),
  })
  const direct = await market.call(paymentEndpoints.create, pay(), { token: finance })
  expect(direct).toMatchObject({ code: 4003, data: { kind: 'PAY', limit: '1000', chain: ['APPROVER'] } })
  const one = await asked(office, finance, 'payment/create', pay())
  expect([one.subject?.kind, one.deadline]).toEqual(['ORDER', row?.payBy])
  expect((await ask(office, await office.person('BUYER'), 'payment/create', pay())).code).toBe(4003)
  expect(must(await approve(office, approver, one)).status).toBe('APPROVED')
  const [made, ...more] = office.rows.payments.of('orderId', order.id)
  expect([made?.status, more]).toEqual(['CREATED', []])
  const again = must(await market.call(paymentEndpoints.create, pay(), { token: finance }))
  expect(again.id).toBe(made?.id)
  // Of those the log names each once.
  const token = await office.owner()
  const { records } = must(await market.call(staffEndpoints.log, { kind: 'payment' }, { token }))
  expect(records.map(({ memberName, act }) => `${memberName} ${act}`)).toContain('finance create')
  market.time.now += HOUR_MS
  const { duties } = must(await market.call(memberEndpoints.memCenter, {}, { token: approver }))
  expect(duties.some(({ kind }) => kind === 'TO_APPROVE')).toBe(false)
})
