import { describe, expect, it } from 'vitest'
import { couponBatchEndpoints } from '@/contract/coupon/batch/endpoints.ts'
import { couponCheckSymbol } from '@/contract/coupon/code.ts'
import { couponEndpoints } from '@/contract/coupon/endpoints.ts'
import { told } from '../support/inbox.ts'
import { batchOf, collected, couponNow, issue, issued, type Issued } from '../support/coupon.ts'
import { evaluating, toPay } from '../support/awarded.ts'
import { newRequestNo, START } from '../support/market.ts'

const HOUR = 3600_000

/** A bill over the threshold, enough for coupons without conditions. */
const BILL = { amount: '3000', currency: 'USD' as const }

async function lookUp({ market, issuer }: Issued, code: string, part: { amount?: string; orderNo?: string } = BILL) {
  const query = { code, ...part, ...(part.amount !== undefined && { currency: 'USD' as const }) }
  return market.call(couponEndpoints.lookUp, query, { token: issuer })
}
async function verify({ market, issuer }: Issued, code: string, part: object = BILL, token = issuer) {
  return market.call(couponEndpoints.verify, { code, requestNo: newRequestNo(), ...part }, { token })
}

describe('the counter', () => {
  it('looks a code up, verifies it once and gives a receipt', async () => {
    const state = await issued()
    const coupon = await collected(state)
    const seen = await lookUp(state, coupon.code.toLowerCase().replace(/(.{4})/, '$1-'), { amount: '3000' })
    expect(seen.data).toMatchObject({
      code: coupon.code,
      gives: { amount: '100.00', currency: 'USD' },
      coupon: { status: 'AVAILABLE' },
    })
    expect(seen.data.coupon?.holderMasked).toContain('****')
    const done = await verify(state, coupon.code, { amount: '3000', currency: 'USD' })
    expect(done.data).toMatchObject({ status: 'OK', gives: { amount: '100.00' }, mayUndo: true })
    expect((await couponNow(state, coupon.id)).status).toBe('USED')
    const totals = await state.market.call(couponEndpoints.totals, {}, { token: state.issuer })
    expect(totals.data.today.count).toBeGreaterThanOrEqual(1)
    expect(await told(state.market, 'trader', START)).toContainEqual(expect.stringMatching(/^COUPON_VERIFIED/))
  })

  it('verifies in two tabs at once: one receipt, and the other is told when and by whom', async () => {
    const state = await issued()
    const coupon = await collected(state)
    const answers = await Promise.all([verify(state, coupon.code), verify(state, coupon.code)])
    expect(answers.map((one) => one.code).toSorted((a, b) => a - b)).toEqual([200, 4022])
    expect(answers.find((one) => one.code === 4022)?.data).toMatchObject({
      reasons: [{ code: 'USED' }],
      current: { refusal: 'USED', usedBy: '周海宁' },
    })
    const page = await state.market.call(
      couponEndpoints.verifications,
      { keyword: coupon.code },
      { token: state.issuer },
    )
    expect(page.data.total).toBe(1)
  })

  it('gives the same receipt again for the same request', async () => {
    const state = await issued()
    const coupon = await collected(state)
    const requestNo = newRequestNo()
    const [one, two] = [
      await verify(state, coupon.code, { ...BILL, requestNo }),
      await verify(state, coupon.code, { ...BILL, requestNo }),
    ]
    expect(two).toMatchObject({ code: 200, data: { no: one.data.no } })
  })

  it('says for each refusal exactly why', async () => {
    const state = await issued({ perUserLimit: 5 })
    const { market, issuer, holder } = state
    const refusal = async (code: string) => (await lookUp(state, code)).data.refusal
    const stem = '2345678ABCD'
    expect(await refusal(stem + (couponCheckSymbol(stem) ?? ''))).toBe('NOT_FOUND')
    const fresh = await collected(state)
    const slip = fresh.code.slice(0, -1) + (fresh.code.endsWith('2') ? '3' : '2')
    expect(await lookUp(state, slip)).toMatchObject({ code: 4001, data: { fields: [{ field: 'code' }] } })
    const other = await market.signIn('forwarder2')
    const foreign = await market.call(couponEndpoints.lookUp, { code: fresh.code }, { token: other })
    expect(foreign.data).toEqual({ code: fresh.code, refusal: 'OTHER_MERCHANT' })
    expect((await verify(state, fresh.code, BILL, other)).code).toBe(4022)
    expect((await verify(state, fresh.code, BILL, holder)).code).toBe(4003)
    expect(await lookUp(state, fresh.code, { amount: '999.50' })).toMatchObject({
      data: { refusal: 'BELOW_THRESHOLD', short: '0.50' },
    })
    const given = await collected(state)
    const give = { couponId: given.id, version: given.version, message: '', requestNo: newRequestNo() }
    await market.call(couponEndpoints.give, give, { token: holder })
    expect(await refusal(given.code)).toBe('LOCKED')
    const used = await collected(state)
    await verify(state, used.code)
    expect(await refusal(used.code)).toBe('USED')
    const soon = await issue(
      market,
      issuer,
      batchOf({ validity: { type: 'RELATIVE', startAfterDays: 3, daysAfterClaim: 5 } }),
    )
    expect(await refusal((await collected({ ...state, batch: soon })).code)).toBe('NOT_STARTED')
    const gone = await collected(state)
    const { version } = (await market.call(couponBatchEndpoints.detail, { id: state.batch.id }, { token: issuer })).data
    await market.call(
      couponBatchEndpoints.deactivate,
      { id: state.batch.id, version, requestNo: newRequestNo() },
      { token: issuer },
    )
    expect(await refusal(gone.code)).toBe('DEACTIVATED')
    const short = await issue(
      market,
      issuer,
      batchOf({ validity: { type: 'RELATIVE', startAfterDays: 0, daysAfterClaim: 1 } }),
    )
    const old = await collected({ ...state, batch: short })
    market.time.now += 24 * HOUR
    state.issuer = await market.signIn('forwarder')
    expect(await refusal(old.code)).toBe('EXPIRED')
  })

  it('holds a coupon against an own order: the lane and the amount have to fit', async () => {
    const evaluation = await evaluating()
    const { market, one: issuer, trader: holder } = evaluation
    const order = await toPay(evaluation)
    const state: Issued = {
      market,
      issuer,
      holder,
      members: [],
      batch: await issue(market, issuer, batchOf({ scope: { ...batchOf().scope, pods: ['NLRTM'] } })),
    }
    const wrong = await collected(state)
    expect((await lookUp(state, wrong.code, { orderNo: order.no })).data.refusal).toBe('WRONG_LANE')
    const right = await collected({ ...state, batch: await issue(market, issuer, batchOf()) })
    expect((await lookUp(state, right.code, { orderNo: order.no })).data).toMatchObject({
      order: { no: order.no },
      gives: { amount: '100.00' },
    })
    expect((await lookUp(state, right.code, { orderNo: 'DD20200101-0001' })).code).toBe(4001)
  })

  it('is undone within 24 hours by the same person with a reason, and not a second later', async () => {
    const state = await issued()
    const { market } = state
    const coupon = await collected(state)
    const first = await verify(state, coupon.code)
    const undo = async (id: string, reason: 'WRONG_COUPON' | 'OTHER' = 'WRONG_COUPON', token = state.issuer) =>
      market.call(couponEndpoints.undo, { id, reason, note: '', requestNo: newRequestNo() }, { token })
    expect((await undo(first.data.id, 'WRONG_COUPON', await market.signIn('forwarder2'))).code).toBe(4004)
    expect(await undo(first.data.id, 'OTHER')).toMatchObject({ code: 4001, data: { fields: [{ field: 'note' }] } })
    expect((await undo(first.data.id)).data).toMatchObject({ status: 'UNDONE', mayUndo: false })
    expect((await undo(first.data.id)).code).toBe(4009)
    const back = await couponNow(state, coupon.id)
    expect(back.status).toBe('AVAILABLE')
    expect(back.history.map((step) => step.event)).toEqual(['CLAIMED', 'VERIFIED', 'UNDONE'])
    const second = await verify(state, coupon.code)
    market.time.now += 24 * HOUR
    state.issuer = await market.signIn('forwarder')
    expect((await undo(second.data.id)).code).toBe(4009)
  })
})
