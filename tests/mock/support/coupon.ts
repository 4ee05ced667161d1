import { couponBatchEndpoints } from '@/contract/coupon/batch/endpoints.ts'
import type { BatchDetail } from '@/contract/coupon/batch/schemas.ts'
import type { BatchDraft, CouponScope } from '@/contract/coupon/draft.ts'
import { couponEndpoints } from '@/contract/coupon/endpoints.ts'
import type { CouponView } from '@/contract/coupon/schemas.ts'
import { demoEndpoints } from '@/contract/demo/endpoints.ts'
import { openRows } from '@mock/domain/openRows.ts'
import { memoryStore } from '@mock/store/memory.ts'
import { newRequestNo, openMarket, START, type Market } from './market.ts'

export const EVERYWHERE: CouponScope = {
  modes: [],
  lanes: [],
  pols: [],
  pods: [],
  isoCodes: [],
  carriers: [],
  userTypes: [],
  chargeCodes: [],
  firstOrderOnly: false,
}

/** Twenty coupons of 100 dollars off 1,000, two per member, collectable until 1 December and valid for 30 days. */
export function batchOf(part: Partial<BatchDraft> = {}): BatchDraft {
  return {
    name: '满千减百',
    kind: 'CASH',
    value: '100',
    threshold: '1000',
    currency: 'USD',
    scope: EVERYWHERE,
    total: 20,
    perUserLimit: 2,
    claimFrom: '2026-11-20T00:00:00+08:00',
    claimTo: '2026-12-01T00:00:00+08:00',
    validity: { type: 'RELATIVE', startAfterDays: 0, daysAfterClaim: 30 },
    stackable: false,
    transferable: true,
    maxHandOvers: 1,
    pricePoints: 0,
    description: '全场可用',
    // A plain amount may also be taken off a bill at the counter.
    counterCash: (part.kind ?? 'CASH') === 'CASH' && part.scope === undefined,
    ...part,
  }
}

/** A market with an open batch of `forwarder`; robots are off. */
export interface Issued {
  market: Market
  issuer: string
  holder: string
  batch: BatchDetail
  members: string[]
}

/** Submits a batch and waits for the review. */
export async function issue(market: Market, issuer: string, draft: BatchDraft): Promise<BatchDetail> {
  const sent = await market.call(couponBatchEndpoints.submit, { draft, requestNo: newRequestNo() }, { token: issuer })
  if (sent.code !== 200) throw new Error(`${sent.message} ${JSON.stringify(sent.data)}`)
  market.time.now += 4000
  return (await market.call(couponBatchEndpoints.detail, { id: sent.data.id }, { token: issuer })).data
}

/** Opens a market with a batch; `more` certified members beside the demo accounts can collect from it. */
export async function issued(part: Partial<BatchDraft> = {}, more = 0): Promise<Issued> {
  const store = memoryStore()
  const market = await openMarket({ store })
  const members = Array.from({ length: more }, (_, index) => `token-of-member-${index}`)
  await store.atomically(() => {
    const rows = openRows(store)
    const [company, member] = [rows.companies.get('c01'), rows.members.get('m01')]
    if (!company || !member) throw new Error('The seed has changed')
    // An unpaid order above the threshold, so that the issuer's coupons can be used on something.
    const [owed] = rows.orders.all(
      ({ status, payable }) => status === 'TO_PAY' && payable.currency === 'USD' && Number(payable.amount) > 1000,
    )
    if (!owed) throw new Error('The seed has changed')
    rows.orders.put({ ...owed, buyerId: 'c01', sellerId: 'c02' })
    members.forEach((token, index) => {
      const id = `extra${index}`
      rows.companies.put({ ...company, id })
      rows.members.put({ ...member, id, companyId: id, account: id, mobile: `1649${String(index).padStart(7, '0')}` })
      rows.sessions.put({ id, memberId: id, createdAt: START })
      rows.tokens.put({ id: token, kind: 'access', sessionId: id, expiresAt: START + 30 * 24 * 3600_000 })
    })
  })
  await market.call(demoEndpoints.robots, { robots: false })
  const issuer = await market.signIn('forwarder')
  const batch = await issue(market, issuer, batchOf(part))
  return { market, issuer, holder: await market.signIn('trader'), batch, members }
}

/** Collects one coupon of the batch and returns the response. */
export async function claim({ market, batch, holder }: Issued, token = holder) {
  return market.call(couponEndpoints.claim, { batchId: batch.id, requestNo: newRequestNo() }, { token })
}

/** A collected coupon of the batch. */
export async function collected(state: Issued, token = state.holder): Promise<CouponView> {
  const answer = await claim(state, token)
  if (answer.code !== 200) throw new Error(answer.message)
  return answer.data
}

/** A coupon as its holder sees it. */
export async function couponNow({ market, holder }: Issued, id: string, token = holder) {
  return (await market.call(couponEndpoints.detail, { id }, { token })).data
}
