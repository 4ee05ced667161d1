import { describe, expect, it } from 'vitest'
import type { Endpoint } from '@/contract/endpoint.ts'
import { couponBatchEndpoints as calls } from '@/contract/coupon/batch/endpoints.ts'
import type { BatchDetail, BatchCommand } from '@/contract/coupon/batch/schemas.ts'
import { BATCH_EDGES } from '@/contract/coupon/lifecycle.ts'
import type { BatchDraft } from '@/contract/coupon/draft.ts'
import { couponEndpoints } from '@/contract/coupon/endpoints.ts'
import { BATCH_STATUSES, COUPON_STATUSES } from '@/contract/coupon/values.ts'
import { told } from '../support/inbox.ts'
import { batchOf, claim, collected, couponNow, issued, type Issued } from '../support/coupon.ts'
import { newRequestNo, openMarket, START } from '../support/market.ts'

const COMMANDS = { PAUSED: calls.pause, SENDING: calls.resume, STOPPED: calls.stop, DEACTIVATED: calls.deactivate }

async function walk({ market, issuer }: Issued, batch: BatchDetail, call: Endpoint<BatchCommand, BatchDetail>) {
  const { id, version } = batch
  return market.call(call, { id, version, requestNo: newRequestNo() }, { token: issuer })
}
async function submit({ market, issuer }: Issued, draft: BatchDraft) {
  return market.call(calls.submit, { draft, requestNo: newRequestNo() }, { token: issuer })
}

describe('a batch of coupons', () => {
  it('goes every way that its life allows its issuer, and no other', async () => {
    const ways = Object.entries(COMMANDS)
    for (const from of ['SENDING', 'PAUSED', 'STOPPED', 'DEACTIVATED'] as const) {
      for (const [to, call] of ways) {
        const state = await issued()
        const start = from === 'SENDING' ? state.batch : (await walk(state, state.batch, COMMANDS[from])).data
        expect(start.status).toBe(from)
        const isEdge = BATCH_EDGES.some((edge) => edge.from === from && edge.to === to && edge.by === 'issuer')
        const answer = await walk(state, start, call)
        expect([from, to, answer.code]).toEqual([from, to, isEdge ? 200 : 4009])
      }
    }
  })

  it('is sent back by the clerk with a reason, and can be sent again', async () => {
    const state = await issued()
    const { market, issuer } = state
    for (const [draft, refusal] of [
      [batchOf({ description: '详情加微信 demo_88' }), 'CONTACT_IN_TEXT'],
      [batchOf({ value: '900' }), 'DISCOUNT_TOO_HIGH'],
      [batchOf({ budgetCap: '100', perUserLimit: 2 }), 'BUDGET_TOO_SMALL'],
    ] as const) {
      const sent = await submit(state, draft)
      expect(sent.data.status).toBe('AUDITING')
      market.time.now += 4000
      const back = (await market.call(calls.detail, { id: sent.data.id }, { token: issuer })).data
      expect(back).toMatchObject({ status: 'DRAFT', refusal, draft: { name: '满千减百' } })
      const { id, version } = back
      const again = await market.call(
        calls.submit,
        { id, version, draft: batchOf(), requestNo: newRequestNo() },
        { token: issuer },
      )
      expect(again.data).toMatchObject({ id, status: 'AUDITING' })
    }
    expect((await told(market, 'forwarder', START)).filter((line) => line.startsWith('BATCH_RETURNED'))).toHaveLength(3)
  })

  it('keeps drafts, and refuses what does not add up at the field', async () => {
    const state = await issued()
    const { market, issuer } = state
    const saved = await market.call(
      calls.saveDraft,
      { draft: { name: '半张' }, requestNo: newRequestNo() },
      { token: issuer },
    )
    const draft = await market.call(calls.detail, { id: saved.data.id }, { token: issuer })
    expect(draft.data).toMatchObject({ status: 'DRAFT', draft: { name: '半张' } })
    const removed = await market.call(
      calls.removeDraft,
      { id: saved.data.id, version: 1, requestNo: newRequestNo() },
      { token: issuer },
    )
    expect(removed.code).toBe(200)
    const field = async (part: Partial<BatchDraft>) => {
      const { code, data } = await submit(state, batchOf(part))
      return code === 4001 ? (data as unknown as { fields: { field: string }[] }).fields.map((one) => one.field) : code
    }
    expect(await field({ value: '1000' })).toEqual(['value'])
    expect(await field({ perUserLimit: 21 })).toEqual(['perUserLimit'])
    expect(await field({ claimTo: '2026-11-19T00:00:00+08:00' })).toEqual(['claimTo'])
    expect(await field({ validity: { type: 'ABSOLUTE', from: '2026-11-20', to: '2026-11-25' } })).toEqual([
      'validity.to',
    ])
    expect(await field({ kind: 'FREE_ITEM', capAmount: '50' })).toEqual(['scope.chargeCodes'])
    expect(await field({ budgetCap: '99' })).toEqual(['budgetCap'])
    expect(await field({ scope: { ...batchOf().scope, pods: ['XXXXX'] } })).toEqual(['scope.pods'])
    const trader = await market.signIn('trader')
    expect((await submit({ ...state, issuer: trader }, batchOf())).code).toBe(4003)
    expect((await market.call(calls.detail, { id: state.batch.id }, { token: trader })).code).toBe(4004)
  })

  it('takes more stock when it is sold out, never less than is out', async () => {
    const state = await issued({ total: 2, perUserLimit: 1 })
    const { market, issuer } = state
    await collected(state)
    await collected(state, await market.signIn('trader2'))
    const other = await market.signIn('forwarder2')
    expect((await claim(state, other)).code).toBe(4020)
    const { version, id } = (await market.call(calls.detail, { id: state.batch.id }, { token: issuer })).data
    const add = async (total: number) =>
      market.call(calls.addStock, { id, version, total, requestNo: newRequestNo() }, { token: issuer })
    expect(await add(1)).toMatchObject({ code: 4001, data: { fields: [{ field: 'total' }] } })
    expect((await add(3)).data.status).toBe('SENDING')
    expect((await claim(state, other)).code).toBe(200)
  })

  it('takes the coupons that are out and free with it when it is deactivated', async () => {
    const state = await issued()
    const free = await collected(state)
    const given = await collected(state)
    const give = { couponId: given.id, version: given.version, message: '', requestNo: newRequestNo() }
    await state.market.call(couponEndpoints.give, give, { token: state.holder })
    const { data } = await walk(state, state.batch, calls.deactivate)
    expect(data.counts).toMatchObject({ live: 0, claimed: 2 })
    expect((await couponNow(state, free.id)).status).toBe('DEACTIVATED')
    expect((await couponNow(state, given.id)).status).toBe('DEACTIVATED')
    expect(await told(state.market, 'trader', START)).toContainEqual(expect.stringMatching(/^COUPON_DEACTIVATED/))
  })
})

describe('the seed of coupons', () => {
  it('has 60 batches, those of the demo issuer in every state, and every state of a coupon in the hands of the demo trader', async () => {
    const market = await openMarket()
    const issuer = await market.signIn('forwarder')
    const { counts } = (await market.call(calls.page, {}, { token: issuer })).data
    expect(BATCH_STATUSES.filter((status) => (counts[status] ?? 0) === 0)).toEqual([])
    const page = await market.call(calls.page, { size: 100 }, { token: issuer })
    expect(new Set(page.data.records.flatMap((one) => one.stopReason ?? []))).toEqual(
      new Set(['STOPPED', 'ENDED', 'SOLD_OUT', 'BUDGET']),
    )
    const moreThanThere = page.data.records.filter(({ draft, counts: { claimed } }) => claimed > Number(draft['total']))
    expect(moreThanThere).toEqual([])
    const center = await market.call(couponEndpoints.center, { size: 200 })
    expect(center.data.total).toBeGreaterThan(45)
    const trader = await market.signIn('trader')
    const mine = await market.call(couponEndpoints.minePage, { size: 100 }, { token: trader })
    const has = new Set(mine.data.records.map((one) => one.status))
    expect(COUPON_STATUSES.filter((status) => !has.has(status))).toEqual([])
    expect(mine.data.total).toBeGreaterThanOrEqual(9)
  })
})
