import { beforeEach, describe, expect, it } from 'vitest'
import { fileEndpoints } from '@/contract/file/endpoints.ts'
import { memberEndpoints } from '@/contract/member/endpoints.ts'
import { orderEndpoints as order } from '@/contract/money/order/endpoints.ts'
import { paidOrder, payDue, propose, type Paid } from '../../support/fulfilled.ts'
import { told } from '../../support/inbox.ts'
import { newest, upload } from '../../support/papers.ts'

let paid: Paid
beforeEach(async () => {
  paid = await paidOrder()
  await paid.seller(order.start)
})

/** Opens an address as the object storage would. */
const open = async (url: string) =>
  paid.state.market.backend.handle(new Request(`http://mock.test/trading-api/oss${url}`))
const asSeller = async () => {
  const { state, id } = paid
  return (await state.market.call(order.detail, { id }, { token: state.one })).data
}
/** The whole answer as it goes over the wire. */
const wire = async () => JSON.stringify(await paid.now())

describe('a bill of lading that is held until paid', () => {
  const owing = async () => {
    const charge = (await propose(paid, '50')).data.adjustments[0]
    await paid.buyer(order.answerCharge, { chargeId: charge?.id ?? '', answer: 'APPROVED', note: '' })
    return newest((await upload(paid, { kind: 'BL', label: 'HBL-1', hold: true })).data)
  }

  it('reaches the buyer neither as a file nor as an address, whichever call it asks', async () => {
    const bill = await owing()
    const { file, sha256 = '' } = bill
    if (!file) throw new Error('its owner has it')
    expect(newest(await paid.now())).toMatchObject({ kind: 'BL', hold: 'UNPAID', label: 'HBL-1' })
    const { state, id } = paid
    const charge = (await paid.now()).adjustments[0]?.id ?? ''
    const answers = [
      await wire(),
      JSON.stringify(await state.market.call(order.page, {}, { token: state.trader })),
      JSON.stringify(await paid.buyer(order.answerCharge, { chargeId: charge, answer: 'APPROVED', note: '' })),
      JSON.stringify(await paid.buyer(order.answerDocument, { documentId: bill.id, answer: 'APPROVED', note: '' })),
      JSON.stringify(await state.market.call(memberEndpoints.exportData, {}, { token: state.trader })),
      JSON.stringify(await state.market.call(order.contract, { id }, { token: state.trader })),
    ]
    const path = file.url.split('?', 1)[0] ?? ''
    for (const text of answers) for (const secret of [path, file.id, sha256]) expect(text).not.toContain(secret)
    expect(newest(await paid.now()).file).toBeUndefined()
    // Neither the bare path nor the seller's own address helps the buyer.
    expect((await open(path)).status).toBe(404)
    expect((await open(file.url.replace('for=c02', 'for=c01'))).status).toBe(404)
    const renewed = await state.market.call(fileEndpoints.address, { url: file.url }, { token: state.trader })
    expect(renewed.code).toBe(4004)
    const reused = await paid.buyer(order.saveDocument, { kind: 'CUSTOMS', label: '', file: [{ id: file.id }] })
    expect(reused.code).toBe(4001)
    expect((await open(file.url)).status).toBe(200)
  })

  it('is the buyer’s once nothing is due, and stays so when something is due again', async () => {
    await owing()
    await payDue(paid.state, await paid.now())
    const bill = newest(await paid.now())
    expect(bill.hold).toBeUndefined()
    expect((await open(bill.file?.url ?? '')).status).toBe(200)
    const charge = (await propose(paid, '20')).data.adjustments[0]
    await paid.buyer(order.answerCharge, { chargeId: charge?.id ?? '', answer: 'APPROVED', note: '' })
    expect(Number((await paid.now()).due.amount)).toBeGreaterThan(0)
    expect(newest(await paid.now()).file?.id).toBe(bill.file?.id)
  })

  it('is the buyer’s once the seller releases it, who is the only one to', async () => {
    const bill = await owing()
    const say = { documentId: bill.id, answer: 'RELEASED' as const, note: '' }
    expect((await paid.buyer(order.answerDocument, say)).code).toBe(4003)
    expect(newest((await paid.seller(order.answerDocument, say)).data).hold).toBeUndefined()
    expect(newest(await paid.now()).file?.id).toBe(bill.file?.id)
    expect((await paid.seller(order.answerDocument, say)).code).toBe(4009)
  })

  it('is not held where nothing is due, nor are kinds that are never held', async () => {
    await upload(paid, { kind: 'SEA_WAYBILL', hold: true })
    await upload(paid, { kind: 'ARRIVAL_NOTICE', hold: true })
    const { documents = [] } = await paid.now()
    expect(documents.map(({ hold, file }) => [hold, file !== undefined])).toEqual([
      [undefined, true],
      [undefined, true],
    ])
  })
})

describe('a commercial invoice', () => {
  it('is the buyer’s own until it ticks that the seller may read it, and nobody is told', async () => {
    const since = paid.state.market.time.now
    const kept = newest((await upload(paid, { kind: 'COMMERCIAL_INVOICE', hold: true }, 'buyer')).data)
    expect(kept).toMatchObject({ hold: 'PRIVATE', file: { name: 'paper.png' } })
    const seen = JSON.stringify(await asSeller())
    expect(seen).toContain('"hold":"PRIVATE"')
    expect(seen).not.toContain(kept.file?.id)
    expect(await told(paid.state.market, 'forwarder', since)).toEqual([])
    await paid.buyer(order.answerDocument, { documentId: kept.id, answer: 'RELEASED', note: '' })
    expect(newest(await asSeller()).file?.id).toBe(kept.file?.id)
  })
})
