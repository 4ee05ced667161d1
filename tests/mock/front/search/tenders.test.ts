import { beforeAll, describe, expect, it } from 'vitest'
import { memberEndpoints } from '@/contract/member/endpoints.ts'
import { searchEndpoints } from '@/contract/front/search/endpoints.ts'
import { openMarket, type Market } from '../../support/market.ts'
import { publish } from '../../support/trade.ts'

let market: Market
beforeAll(async () => {
  market = await openMarket()
})
const tendersOf = async (q: string, token?: string) => {
  const { data } = await market.call(searchEndpoints.all, { q, size: 20 }, token ? { token } : {})
  return data.groups.find((group) => group.kind === 'TENDER')
}

describe('tenders in the search over everything', () => {
  it('shows a tender by invitation to its publisher and the invited only', async () => {
    const publisher = await market.signIn('trader')
    const invited = await market.signIn('forwarder')
    const { companyId } = (await market.call(memberEndpoints.currentUser, {}, { token: invited })).data
    const tender = await publish(market, publisher, { visibility: 'INVITED', invited: [companyId] })
    const seen = async (token?: string) =>
      (await tendersOf(tender.no, token))?.hits.some(({ id }) => id === tender.id) === true
    expect(await seen(publisher)).toBe(true)
    expect(await seen(invited)).toBe(true)
    expect(await seen(await market.signIn('forwarder2'))).toBe(false)
    expect(await seen()).toBe(false)
  })

  it('puts tenders that are open before those that have ended', async () => {
    const statuses = (await tendersOf('拼箱'))?.hits.map(({ status }) => status) ?? []
    expect(statuses.length).toBe(20)
    const ended = statuses.findIndex((status) => status !== 'QUOTING')
    expect(statuses.slice(ended === -1 ? statuses.length : ended)).not.toContain('QUOTING')
  })

  it('puts the last of those that have ended first, except one that is asked for by its number', async () => {
    const ended = (hits: readonly { status: string; deadline: string; no: string }[] = []) =>
      hits.filter(({ status }) => status !== 'QUOTING')
    const all = ended((await tendersOf('VNSGN'))?.hits)
    expect(all.length).toBeGreaterThan(5)
    const deadlines = all.map(({ deadline }) => deadline)
    expect(deadlines).toEqual(deadlines.toSorted().toReversed())
    const oldest = all.at(-1)?.no ?? ''
    expect(await tendersOf(oldest)).toMatchObject({ isExact: true, hits: [{ no: oldest }] })
  })
})
