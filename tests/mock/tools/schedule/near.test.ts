import { beforeAll, describe, expect, it } from 'vitest'
import { shippingDateEndpoints as calls } from '@/contract/tools/schedule/endpoints.ts'
import { NEAR_KM } from '@/contract/tools/schedule/values.ts'
import { openMarket, type Market } from '../../support/market.ts'

let market: Market
beforeAll(async () => {
  market = await openMarket()
})

const search = async (input: object) =>
  market.call(calls.page, { pol: 'CNSHA', pod: 'NLRTM', from: '2026-11-21', weeks: 6, size: 500, ...input })

describe('what comes near a search', () => {
  const near = async (input: object) =>
    (await market.call(calls.near, { pol: 'CNSHA', pod: 'NLRTM', from: '2026-12-01', weeks: 2, ...input })).data

  it('counts two weeks earlier and later as a search there would', async () => {
    const { windows } = await near({ from: '2026-12-10' })
    expect(windows.map(({ from }) => from)).toEqual(['2026-11-26', '2026-12-24'])
    for (const { from, count } of windows) expect((await search({ from, weeks: 2 })).data.total).toBe(count)
  })

  it('never proposes days that are over or cannot be searched', async () => {
    expect((await near({ from: '2026-11-25' })).windows.map(({ from }) => from)).toEqual(['2026-11-21', '2026-12-09'])
    expect((await near({ from: '2027-02-13' })).windows.map(({ from }) => from)).toEqual(['2027-01-30'])
  })

  it('names Ningbo for Shanghai, and no port farther than a day by truck', async () => {
    const answer = await near({})
    expect(answer.ports.map(({ pol }) => pol)).toContain('CNNGB')
    expect(answer.ports.length).toBeGreaterThan(1)
    for (const { pol, pod, km, count } of answer.ports) {
      expect(km).toBeLessThanOrEqual(NEAR_KM)
      expect((await search({ pol, pod, from: '2026-12-01', weeks: 2 })).data.total).toBe(count)
    }
  })

  it('names the nearest hub at either end where nothing leads', async () => {
    const answer = await near({ pod: 'RULED' })
    const hub = answer.ports.find(({ pol }) => pol === 'CNSHA')
    expect(hub).toMatchObject({ pol: 'CNSHA', pod: 'NLRTM' })
    expect(hub?.km).toBeGreaterThan(NEAR_KM)
    expect(hub?.count).toBe((await search({ from: '2026-12-01', weeks: 2 })).data.total)
    expect((await near({})).ports.filter(({ km }) => km > NEAR_KM)).toEqual([])
  })

  it('tells which filter to drop, and what that finds', async () => {
    const answer = await near({ carrierScac: 'MATS' })
    const { total } = (await search({ from: '2026-12-01', weeks: 2 })).data
    expect(answer.relaxed).toEqual([{ without: 'carrierScac', count: total }])
    expect((await near({})).relaxed).toEqual([])
  })
})
