import { expect, it } from 'vitest'
import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import type { BidInput } from '@/contract/trade/bid/schemas.ts'
import { openRows } from '@mock/domain/openRows.ts'
import { inventBid } from '@mock/domain/robots/pricing.ts'
import { robotCompanies } from '@mock/domain/robots/companies.ts'
import { REFERENCE } from '@mock/seed/reference.ts'
import { memoryStore } from '@mock/store/memory.ts'
import type { Deps } from '@mock/domain/deps.ts'
import { newRequestNo, openMarket, START } from '../support/market.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** What a person asks of the level of a lane; robots ask 0.93 to 1.09 of it. */
const ASKED = 0.85
/** How dear the invented bid is before: the middle of the robots. */
const INVENTED = 0.93 + 0.5 * 0.16

/** A whole bid of the market's usual side charges, the freight at a part of its level. */
function bidAt(part: number, bid: BidInput): BidInput {
  const lanes = bid.lanes.map((lane) => ({
    ...lane,
    charges: lane.charges.map((line) =>
      line.code === 'OFR' ? { ...line, unitPrice: ((Number(line.unitPrice) * part) / INVENTED).toFixed(2) } : line,
    ),
  }))
  return { ...bid, lanes }
}

it('a person who asks 0.85 of the level wins at least three of five tenders of robots', async () => {
  const store = memoryStore()
  const market = await openMarket({ store })
  const rows = openRows(store)
  const robots = new Set(robotCompanies({ rows } as Deps).map(({ id }) => id))
  const open = rows.tenders.all(
    ({ id, companyId, status, body }) =>
      status === 'QUOTING' &&
      robots.has(companyId) &&
      body?.mode === 'FCL' &&
      body.type === 'SPOT' &&
      Date.parse(body.deadline) > START + 2 * HOUR &&
      rows.bids.of('tenderId', id).length > 1 &&
      rows.bids.of('tenderId', id).every(({ companyId: bidder }) => bidder !== 'c02'),
  )
  const token = await market.signIn('forwarder')
  const sent: string[] = []
  for (const { id, version, body } of open) {
    if (!body || sent.length === 5) break
    const env = { reference: REFERENCE, chance: () => 0.5, now: market.time.now }
    const bid = bidAt(ASKED, inventBid(env, { id, version, body }))
    // oxlint-disable-next-line eslint/no-await-in-loop -- one bid comes after the other
    const { code } = await market.call(bidEndpoints.submit, { bid, requestNo: newRequestNo() }, { token })
    // Some take invited bidders only.
    if (code === 200) sent.push(id)
  }
  expect(sent).toHaveLength(5)
  const last = Math.max(...sent.map((id) => Date.parse(rows.tenders.get(id)?.body?.deadline ?? '')))
  while (market.time.now < last + DAY) {
    market.time.now = Math.min(market.time.now + DAY, last + DAY)
    // oxlint-disable-next-line eslint/no-await-in-loop -- one day comes after the other
    await market.backend.tick()
  }
  // An award that nobody confirmed in time is declined, and was won all the same.
  const won = rows.bids.all(
    ({ companyId, tenderId, status }) =>
      companyId === 'c02' && sent.includes(tenderId) && (status === 'AWARDED' || status === 'DECLINED'),
  )
  expect(won.length).toBeGreaterThanOrEqual(3)
})
