import { describe, expect, it } from 'vitest'
import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import { favoriteEndpoints } from '@/contract/member/favorite/endpoints.ts'
import { homeEndpoints } from '@/contract/front/home/endpoints.ts'
import { memberEndpoints } from '@/contract/member/endpoints.ts'
import { questionEndpoints } from '@/contract/trade/question/endpoints.ts'
import type { TenderDraft } from '@/contract/trade/tender/draft.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { inbox } from '../support/inbox.ts'
import { newRequestNo, openMarket, START, type Market } from '../support/market.ts'
import { bidOn, publish } from '../support/trade.ts'

const DAY = 24 * 3600_000

/** A tender for `forwarder` alone, without quotes. */
async function invited(part: Partial<TenderDraft> = {}) {
  const market = await openMarket()
  const trader = await market.signIn('trader')
  const body: Partial<TenderDraft> = { visibility: 'INVITED', invited: ['c02'], ...part }
  const tender = await publish(market, trader, body)
  return { market, trader, tender }
}

const keep = (market: Market, token: string, id: string) =>
  market.call(favoriteEndpoints.save, { targetType: 'TENDER', targetId: id }, { token })

describe('a tender by invitation, to a stranger who has its id', () => {
  it('is not there, in every call that takes the id', async () => {
    const { market, tender } = await invited()
    const token = await market.signIn('forwarder2')
    const draft = { draft: { tenderId: tender.id }, requestNo: newRequestNo() }
    const question = { tenderId: tender.id, text: 'How is it packed?', requestNo: newRequestNo() }
    const answers = [
      await market.call(tenderEndpoints.detail, { id: tender.id }, { token }),
      await market.call(bidEndpoints.received, { tenderId: tender.id }, { token }),
      await market.call(bidEndpoints.forTender, { tenderId: tender.id }, { token }),
      await market.call(bidEndpoints.lastQuotes, { tenderId: tender.id }, { token }),
      await market.call(bidEndpoints.saveDraft, draft, { token }),
      await bidOn(market, token, tender, '1800'),
      await market.call(questionEndpoints.page, { tenderId: tender.id }, { token }),
      await market.call(questionEndpoints.ask, question, { token }),
      await keep(market, token, tender.id),
    ]
    expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 4004))
    expect(new Set(answers.map(({ message }) => message)).size).toBe(1)
  })

  it('is no task to it', async () => {
    // Tasks are sorted by deadline: this one comes before the forwarder's other tasks.
    const { market, tender } = await invited({ deadline: new Date(START + 2.5 * 3600_000).toISOString() })
    const tasks = async (account: string) => {
      const { data } = await market.call(memberEndpoints.memCenter, {}, { token: await market.signIn(account) })
      return data.duties.flatMap(({ items }) => items.map(({ id }) => id))
    }
    expect(await tasks('forwarder')).toContain(tender.id)
    expect(await tasks('forwarder2')).not.toContain(tender.id)
  })

  it.each([
    ['by invitation counts nowhere', 'INVITED', 0],
    ['for everybody counts', 'PUBLIC', 1],
  ] as const)('%s in busy lanes, hall and statistics', async (_, visibility, more) => {
    const market = await openMarket()
    // Only the busiest lanes are shown: two more tenders put this lane among them from the start.
    await publish(market, await market.signIn('trader'))
    await publish(market, await market.signIn('trader'))
    const counted = async () => {
      const lanes = (await market.call(homeEndpoints.overview, undefined)).data.hotLanes
      const hall = (await market.call(tenderEndpoints.hall, {})).data
      const stats = (await market.call(tenderEndpoints.laneStats, {})).data.lanes
      return [
        lanes.find(({ pol, pod }) => pol === 'CNSHA' && pod === 'USLAX')?.tenders ?? 0,
        hall.figures.open,
        hall.figures.published7d,
        stats.find(({ lane }) => lane === 'US_WEST')?.tenders ?? 0,
      ]
    }
    const before = await counted()
    const part: Partial<TenderDraft> = { visibility, ...(visibility === 'INVITED' && { invited: ['c02'] }) }
    await publish(market, await market.signIn('trader'), part)
    expect(await counted()).toEqual(before.map((count) => count + more))
  })

  it('says nothing more to who kept it and is no longer invited', async () => {
    const { market, trader, tender } = await invited()
    const token = await market.signIn('forwarder')
    expect((await keep(market, token, tender.id)).code).toBe(200)
    const saved = { draft: { tenderId: tender.id }, requestNo: newRequestNo() }
    expect((await market.call(bidEndpoints.saveDraft, saved, { token })).code).toBe(200)
    const changed = await inviteOnly(market, trader, tender, ['c04'])
    expect(changed.data).toMatchObject({ version: 3 })
    const before = (await inbox(market, 'forwarder')).length
    const { id, version } = changed.data
    const gone = { id, version, reason: 'PLAN_CHANGED', note: '', requestNo: newRequestNo() } as const
    expect((await market.call(tenderEndpoints.cancel, gone, { token: trader })).code).toBe(200)
    expect(await inbox(market, 'forwarder')).toHaveLength(before)
    const page = await market.call(favoriteEndpoints.page, { type: 'TENDER' }, { token })
    expect(page.data.records.find(({ targetId }) => targetId === tender.id)?.now).toBeUndefined()
    const drafts = await market.call(bidEndpoints.minePage, { tab: 'draft' }, { token })
    expect(drafts.data.records.map(({ tenderId }) => tenderId)).not.toContain(tender.id)
  })
})

describe('the prices of an open tender', () => {
  const ladder = async (market: Market, account: string, tender: TenderDetail) =>
    market.call(bidEndpoints.received, { tenderId: tender.id }, { token: await market.signIn(account) })

  it('are shown to who has a bid in the running, not to who holds a draft or took its bid back', async () => {
    const market = await openMarket()
    const tender = await publish(market, await market.signIn('trader'), { quoting: 'OPEN' })
    const [one, two] = [await market.signIn('forwarder'), await market.signIn('forwarder2')]
    const sent = await bidOn(market, one, tender, '1800')
    const draft = { draft: { tenderId: tender.id }, requestNo: newRequestNo() }
    expect((await market.call(bidEndpoints.saveDraft, draft, { token: two })).code).toBe(200)
    expect((await ladder(market, 'forwarder', tender)).data.openBoard).toHaveLength(1)
    expect((await ladder(market, 'forwarder2', tender)).code).toBe(4003)
    const taken = { id: sent.data.id, version: sent.data.version, requestNo: newRequestNo() }
    expect((await market.call(bidEndpoints.withdraw, taken, { token: one })).code).toBe(200)
    expect((await ladder(market, 'forwarder', tender)).code).toBe(4003)
  })

  it('are closed to an enterprise whose certification ran out meanwhile', async () => {
    const market = await openMarket()
    const deadline = new Date(market.time.now + 40 * DAY).toISOString()
    const later = { cargoReadyDate: '2027-01-05', etdFrom: '2027-01-08', etdTo: '2027-01-20' }
    const lanes = [{ ...odd, ...later }]
    const part: Partial<TenderDraft> = { quoting: 'OPEN', deadline, validityWantedTo: '2027-01-31', lanes }
    const tender = await publish(market, await market.signIn('trader'), part)
    const token = await market.signIn('forwarder-expiring')
    const priced = await bidOn(market, token, tender, '1800', { validTo: '2027-01-31' })
    expect(priced.code).toBe(200)
    expect((await ladder(market, 'forwarder-expiring', tender)).code).toBe(200)
    market.time.now += 35 * DAY
    expect((await ladder(market, 'forwarder-expiring', tender)).code).toBe(4003)
  })
})

/** Changes the invited enterprises; everything else stays. */
async function inviteOnly(market: Market, token: string, tender: TenderDetail, companies: string[]) {
  const draft = { ...tender, invited: companies }
  const body = { id: tender.id, version: tender.version, draft, note: '', requestNo: newRequestNo() }
  return market.call(tenderEndpoints.amend, body, { token })
}

const odd: TenderDetail['lanes'][number] = {
  laneNo: 1,
  pol: 'CNDLC',
  pod: 'ZADUR',
  receiptType: 'CY',
  deliveryType: 'CY',
  boxes: [{ isoCode: '45G1', qty: 2 }],
  cargoReadyDate: '2026-11-28',
  etdFrom: '2026-12-01',
  etdTo: '2026-12-15',
  directOnly: false,
}
