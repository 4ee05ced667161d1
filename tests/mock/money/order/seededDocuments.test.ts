import { expect, test } from 'vitest'
import { fileEndpoints } from '@/contract/file/endpoints.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import { mayCancelLate } from '@/contract/money/order/schedule/rules.ts'
import { openRows } from '@mock/domain/openRows.ts'
import { memoryStore } from '@mock/store/memory.ts'
import { upload, newest } from '../../support/papers.ts'
import { DAY, HOUR, paidOrder } from '../../support/fulfilled.ts'
import { newRequestNo, openMarket } from '../../support/market.ts'

test('the demo shows a draft to approve, a bill of lading and a late departure', async () => {
  const store = memoryStore()
  const market = await openMarket({ store })
  const rows = openRows(store)
  const documents = rows.documents.all()
  expect(documents.filter(({ status }) => status === 'SENT')).toHaveLength(1)
  const token = await market.signIn('trader')
  const of = async (kind: string) => {
    const id = documents.find((one) => one.kind === kind)?.orderId ?? ''
    return (await market.call(orderEndpoints.detail, { id }, { token })).data.documents ?? []
  }
  expect((await of('SI')).map(({ kind, version }) => `${kind} ${version}`)).toEqual([
    'BL_DRAFT 2',
    'BL_DRAFT 1',
    'SI 1',
    'BOOKING 1',
  ])
  expect((await of('BL')).find(({ kind }) => kind === 'BL')?.bill).toEqual({ surrendered: false, originals: 3 })
  expect(rows.orders.all((one) => one.schedules !== undefined && mayCancelLate(one))).toHaveLength(1)
})

test('a draft to a buyer who is a person waits for it', async () => {
  const paid = await paidOrder()
  await paid.seller(orderEndpoints.start)
  await upload(paid, {})
  paid.state.market.time.now += DAY + HOUR
  await paid.renew()
  expect(newest(await paid.now()).status).toBe('SENT')
})

test('a robot seller uploads what its milestones call for, and a robot buyer approves a draft after a day', async () => {
  const store = memoryStore()
  const market = await openMarket({ store })
  const { orders, documents } = openRows(store)
  const under = orders.all(({ status, booking }) => status === 'EXECUTING' && !booking)
  const [bought] = under.filter((one) => one.buyerId === 'c01' && one.milestones?.some(({ code }) => code === 'DLPT'))
  const [sold] = under.filter((one) => one.sellerId === 'c02' && one.buyerId !== 'c01')
  const form = new FormData()
  form.set('file', new File(['%PDF-1.4 draft %%EOF'], 'draft.pdf', { type: 'application/pdf' }))
  const token = await market.signIn('forwarder')
  const file = (await market.call(fileEndpoints.upload, form, { token })).data
  const draft = { id: sold?.id ?? '', kind: 'BL_DRAFT' as const, label: '', file: [file], requestNo: newRequestNo() }
  expect((await market.call(orderEndpoints.saveDocument, draft, { token })).code).toBe(200)
  market.time.now += DAY + HOUR
  await market.signIn('trader')
  const drafts = documents.of('orderId', draft.id).filter(({ kind }) => kind === 'BL_DRAFT')
  expect(drafts.map(({ status }) => status)).toEqual(['APPROVED'])
  const kinds = documents.of('orderId', bought?.id ?? '').map(({ kind, by }) => `${kind} ${by}`)
  expect(kinds).toContain('BL_DRAFT SELLER')
  expect(kinds.filter((one) => one.startsWith('BOOKING'))).toHaveLength(1)
})
