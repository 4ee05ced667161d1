import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { kindsOf } from '@/contract/money/order/documents/rules.ts'
import { DOCUMENT_KINDS } from '@/contract/money/order/documents/values.ts'
import { orderEndpoints as order } from '@/contract/money/order/endpoints.ts'
import { paidOrder, picture, propose, type Paid } from '../../support/fulfilled.ts'
import { told } from '../../support/inbox.ts'
import { newRequestNo } from '../../support/market.ts'
import { newest, upload } from '../../support/papers.ts'

const MINUTE = 60_000
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

describe('uploads', () => {
  it('keep every version with name, size, SHA-256, by and at, and mark the older as replaced', async () => {
    const first = newest((await upload(paid, { kind: 'BOOKING' })).data)
    paid.state.market.time.now += MINUTE
    const { data } = await upload(paid, { kind: 'BOOKING' })
    expect(data.documents).toMatchObject([
      { version: 2, by: 'SELLER', kind: 'BOOKING' },
      { version: 1, id: first.id, replacedAt: newest(data).at },
    ])
    expect(newest(data).replacedAt).toBeUndefined()
    const { file, sha256 } = first
    const bytes = new Uint8Array(await (await open(file?.url ?? '')).arrayBuffer())
    expect(bytes).toHaveLength(file?.size ?? 0)
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256)
  })

  it('both stay when they come at once, from one page or from two', async () => {
    const { state, id } = paid
    const sent = async () => {
      const file = [await picture(state, state.one)]
      return { id, kind: 'BL_DRAFT' as const, label: '', file, requestNo: newRequestNo() }
    }
    const [one, two] = [await sent(), await sent()]
    const answers = await Promise.all(
      [one, two].map(async (input) => state.market.call(order.saveDocument, input, { token: state.one })),
    )
    expect(answers.map(({ code }) => code)).toEqual([200, 200])
    const { documents = [] } = await paid.now()
    expect(documents.map(({ version }) => version)).toEqual([2, 1])
    expect(new Set(documents.map(({ file }) => file?.id)).size).toBe(2)
  })

  it('of one kind are versions of each other only with the same number, and by the same party', async () => {
    await upload(paid, { kind: 'BL_DRAFT', label: 'A1' })
    await upload(paid, { kind: 'BL_DRAFT', label: 'A2' })
    await upload(paid, { kind: 'CUSTOMS' })
    await upload(paid, { kind: 'CUSTOMS' }, 'buyer')
    const { documents = [] } = await paid.now()
    expect(documents.map(({ version, replacedAt }) => [version, replacedAt])).toEqual(
      [1, 2, 3, 4].map(() => [1, undefined]),
    )
  })

  it.each(DOCUMENT_KINDS)('of %s are taken from whom the table names', async (kind) => {
    for (const [side, by] of [
      ['BUYER', 'buyer'],
      ['SELLER', 'seller'],
    ] as const)
      expect((await upload(paid, { kind }, by)).code).toBe(kindsOf(side).includes(kind) ? 200 : 4003)
  })

  it('need a file that is the caller’s own and no other paper', async () => {
    expect((await paid.seller(order.saveDocument, { kind: 'POD', label: '', file: [] })).data).toMatchObject({
      fields: [{ field: 'file' }],
    })
    const theirs = await picture(paid.state, paid.state.trader)
    const sent = await paid.seller(order.saveDocument, { kind: 'POD', label: '', file: [theirs] })
    expect(sent.data).toMatchObject({ fields: [{ field: 'file' }] })
    const { adjustments } = (await propose(paid, '10')).data
    const voucher = adjustments[0]?.evidence ?? []
    expect((await paid.seller(order.saveDocument, { kind: 'POD', label: '', file: voucher })).code).toBe(4001)
    expect((await paid.now()).documents).toBeUndefined()
  })

  it('of a bill of lading say how many originals there are, or that it is surrendered', async () => {
    const none = await upload(paid, { kind: 'BL', bill: { surrendered: false, originals: 0 } })
    expect(none.data).toMatchObject({ fields: [{ field: 'originals' }] })
    const bill = { surrendered: false, originals: 3 }
    expect(newest((await upload(paid, { kind: 'BL', bill })).data).bill).toEqual(bill)
    const gone = { surrendered: true, originals: 0 }
    expect(newest((await upload(paid, { kind: 'BL', bill: gone })).data).bill).toEqual(gone)
  })

  it('tell the other party, and of a draft that it has to be approved', async () => {
    const since = paid.state.market.time.now
    await upload(paid, { kind: 'SI' }, 'buyer')
    await upload(paid, {})
    const mine = async (account: string) =>
      (await told(paid.state.market, account, since)).filter((one) => one.startsWith('DOCUMENT'))
    expect(await mine('trader')).toEqual([expect.stringMatching(/check B\/L draft, version 1, and approve it/)])
    expect(await mine('forwarder')).toEqual([
      expect.stringMatching(/uploaded Shipper's instructions \(SI\), version 1/),
    ])
  })
})

describe('a booking confirmation', () => {
  it('sets the first milestone once, and takes it back with itself', async () => {
    const first = newest((await upload(paid, { kind: 'BOOKING' })).data)
    expect((await paid.seller(order.detail)).data.milestones.map(({ code }) => code)).toEqual(['BKCF'])
    const { data } = await paid.seller(order.removeDocument, { documentId: first.id })
    expect(data.milestones).toEqual([])
    await upload(paid, { kind: 'BOOKING' })
    const second = newest((await upload(paid, { kind: 'BOOKING' })).data)
    expect((await paid.seller(order.removeDocument, { documentId: second.id })).data.milestones).toHaveLength(1)
  })
})

describe('a B/L draft', () => {
  it('is sent, asked to be changed with a reason, sent again and approved', async () => {
    const first = newest((await upload(paid, {})).data)
    expect(first.status).toBe('SENT')
    const ask = async (documentId: string, answer: 'CHANGES_ASKED' | 'APPROVED', note = '') =>
      paid.buyer(order.answerDocument, { documentId, answer, note })
    expect((await ask(first.id, 'CHANGES_ASKED')).data).toMatchObject({ fields: [{ field: 'note' }] })
    const asked = await ask(first.id, 'CHANGES_ASKED', 'Notify party is missing')
    expect(newest(asked.data)).toMatchObject({ status: 'CHANGES_ASKED', answer: 'Notify party is missing' })
    const second = newest((await upload(paid, {})).data)
    expect(second).toMatchObject({ version: 2, status: 'SENT' })
    // The older one can no longer be approved.
    const late = await ask(first.id, 'APPROVED')
    expect([late.code, (late.data as unknown as { current: { id: string } }).current.id]).toEqual([4009, paid.id])
    expect(newest((await ask(second.id, 'APPROVED')).data)).toMatchObject({ status: 'APPROVED' })
    expect((await ask(second.id, 'CHANGES_ASKED', 'One thing more')).code).toBe(4009)
  })

  it('is answered by the buyer only, and no other paper is', async () => {
    const draft = newest((await upload(paid, {})).data)
    const say = { answer: 'APPROVED' as const, note: '' }
    expect((await paid.seller(order.answerDocument, { documentId: draft.id, ...say })).code).toBe(4003)
    const booking = newest((await upload(paid, { kind: 'BOOKING' })).data)
    expect((await paid.buyer(order.answerDocument, { documentId: booking.id, ...say })).code).toBe(4009)
    expect((await paid.buyer(order.answerDocument, { documentId: 'gone', ...say })).code).toBe(4009)
  })
})

describe('taking a document back', () => {
  it('is possible for ten minutes, for its owner', async () => {
    const { id: documentId, removableUntil, at } = newest((await upload(paid, {})).data)
    expect(Date.parse(removableUntil ?? '') - Date.parse(at)).toBe(10 * MINUTE)
    expect((await paid.buyer(order.removeDocument, { documentId })).code).toBe(4003)
    expect((await paid.seller(order.removeDocument, { documentId })).data.documents).toBeUndefined()
    const late = newest((await upload(paid, {})).data)
    paid.state.market.time.now += 10 * MINUTE
    expect((await paid.seller(order.removeDocument, { documentId: late.id })).code).toBe(4009)
    expect(newest(await asSeller()).removableUntil).toBeUndefined()
  })

  it('is not possible once the other party has got it; what is held it has not got', async () => {
    const { id: documentId } = newest((await upload(paid, {})).data)
    await paid.now()
    expect(newest(await asSeller())).toMatchObject({ id: documentId, readAt: expect.any(String) as string })
    expect((await paid.seller(order.removeDocument, { documentId })).code).toBe(4009)
    const kept = newest((await upload(paid, { kind: 'COMMERCIAL_INVOICE', hold: true }, 'buyer')).data)
    await asSeller()
    expect((await paid.buyer(order.removeDocument, { documentId: kept.id })).code).toBe(200)
  })
})

it('an order that was cancelled takes no more documents', async () => {
  const other = await paidOrder()
  await other.buyer(order.cancelPaid, { note: 'The factory is closed' })
  expect((await upload(other, {})).code).toBe(4009)
})
