import { describe, expect, it } from 'vitest'
import type { AgreementDetail } from '@/contract/trade/agreement/schemas.ts'
import { mayRenew } from '@/contract/trade/agreement/lifecycle.ts'
import { renewForm } from '@/features/trade/tender-editor/renewal.ts'
import type { WrittenTender } from '@/features/trade/tender-editor/form.ts'
import { agreed, agreementNow, LANE } from '@tests/mock/trade/agreement/support.ts'
import { tenderNow } from '@tests/mock/support/contract.ts'

const TWO = [LANE, { ...LANE, laneNo: 2, pod: 'NLRTM', boxes: [{ isoCode: '45G1', qty: 10 }], plannedBookings: 5 }]

async function both(): Promise<{ source: WrittenTender; agreement: AgreementDetail }> {
  const { market, tender, id } = await agreed(TWO)
  const agreement = await agreementNow(market, id)
  return { source: await tenderNow(market, tender.id), agreement }
}

describe('an agreement tendered again', () => {
  it('has its lanes and quantities, a period as long that follows it, and invites its seller', async () => {
    const { source, agreement } = await both()
    const { draft } = renewForm(source, agreement, '2027-05-01')
    expect(draft).toMatchObject({ type: 'CONTRACT', term: source.term, invited: [agreement.seller.id] })
    // 8 December to 7 June are 182 days; the next 182 begin the day after.
    const period = { cargoReadyDate: '2027-06-07', etdFrom: '2027-06-08', etdTo: '2027-12-06' }
    expect(draft.lanes).toMatchObject([
      { pod: LANE.pod, boxes: LANE.boxes, plannedBookings: 26, allocation: LANE.allocation, ...period },
      { pod: 'NLRTM', plannedBookings: 5, ...period },
    ])
    expect(draft.deadline).toBeUndefined()
  })

  it('leaves out lanes of another winner, and begins in three weeks if the agreement ended before', async () => {
    const { source, agreement } = await both()
    const won = { ...agreement, lanes: agreement.lanes.slice(1) }
    const { draft } = renewForm({ ...source, invited: ['c09', agreement.seller.id] }, won, '2027-08-01')
    expect(draft.lanes).toHaveLength(1)
    expect(draft.lanes?.[0]).toMatchObject({ pod: 'NLRTM', etdFrom: '2027-08-22', etdTo: '2028-02-19' })
    expect(draft.invited).toEqual([agreement.seller.id, 'c09'])
  })

  it.each([
    ['PENDING_START', '2026-12-01', false],
    ['ACTIVE', '2027-03-08', false],
    ['ACTIVE', '2027-03-09', true],
    ['SUSPENDED', '2027-05-01', true],
    ['EXPIRED', '2027-06-08', true],
    ['TERMINATED', '2027-01-08', true],
    ['FULFILLED', '2027-01-08', true],
  ] as const)('%s on %s: %s', (status, today, may) => {
    expect(mayRenew(status, '2027-06-07', today)).toBe(may)
  })
})
