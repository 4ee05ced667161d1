// @vitest-environment node
import { beforeAll, describe, expect, it } from 'vitest'
import { LISTING_KINDS, LISTING_STATUSES } from '@/contract/listing/values.ts'
import { checkListing } from '@/contract/listing/rules.ts'
import { openRows, type Rows } from '@mock/domain/rows.ts'
import { memoryStore } from '@mock/store/memory.ts'
import { openMarket } from '../support/market.ts'

describe('the seeded listings', () => {
  let rows: Rows
  beforeAll(async () => {
    const store = memoryStore()
    await openMarket({ store })
    rows = openRows(store)
  }, 60_000)

  it('are 150 of late over all kinds; the demo sellers have some in each state, and eight have ended', () => {
    // The older ones, which give lanes a past, are in priceHistory.test.ts.
    const all = rows.listings.all(({ no }) => !/-09\d\d$/.test(no))
    expect(all).toHaveLength(150)
    expect(new Set(all.map((one) => one.body?.kind).filter(Boolean))).toEqual(new Set(LISTING_KINDS))
    expect(all.filter((one) => one.status === 'EXPIRED')).toHaveLength(8)
    const kept = LISTING_STATUSES.filter((status) => status !== 'SOLD_OUT')
    for (const companyId of ['c02', 'c03', 'c04'])
      expect(new Set(all.filter((one) => one.companyId === companyId).map((one) => one.status))).toEqual(new Set(kept))
  })

  it('are such as the shared rules would have let through', () => {
    const wrong = rows.listings
      .all((one) => one.body !== undefined)
      .flatMap(({ no, body }) =>
        body ? checkListing(body, body.validFrom).map((problem) => ({ no, ...problem })) : [],
      )
    expect(wrong).toEqual([])
  })
})
