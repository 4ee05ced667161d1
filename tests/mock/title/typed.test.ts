import { expect, it } from 'vitest'
import { favoriteEndpoints } from '@/contract/member/favorite/endpoints.ts'
import { listingEndpoints } from '@/contract/market/listing/endpoints.ts'
import { messageEndpoints } from '@/contract/member/notification/endpoints.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import { draftOf, listed } from '../support/listing.ts'
import { newRequestNo, openMarket } from '../support/market.ts'
import { publish } from '../support/trade.ts'

const LANGUAGES = ['zh-CN', 'en-US'] as const

it('a typed title of a tender stays as it was typed, a left out one follows the reader and its own codes', async () => {
  const market = await openMarket()
  const token = await market.signIn('trader')
  const title = '上海→洛杉矶 two forty feet'
  const [typed, composed] = [await publish(market, token, { title }), await publish(market, token, { title: '' })]
  for (const language of LANGUAGES) {
    const ask = async (id: string) => (await market.call(tenderEndpoints.detail, { id }, { token, language })).data
    expect(await ask(typed.id)).toMatchObject({ title, titleComposed: false })
    expect(await ask(composed.id)).toMatchObject({
      title: language === 'zh-CN' ? '上海→洛杉矶 2×40HQ' : 'Shanghai-Los Angeles 2×40HQ',
      titleComposed: true,
    })
  }
  for (const keyword of ['上海→洛杉矶 2×40HQ', 'Shanghai-Los Angeles 2×40HQ']) {
    const { data } = await market.call(tenderEndpoints.minePage, { keyword, size: 200 }, { token })
    expect(data.records.map(({ id }) => id)).toContain(composed.id)
  }
})

it('a typed title of a listing stays; one that is left out names the next sailing that has not left', async () => {
  const { market, seller, listing } = await listed({ title: '特价 to LA' })
  const etd = new Date(market.time.now + 5 * 86_400_000).toISOString()
  const eta = new Date(market.time.now + 20 * 86_400_000).toISOString()
  const draft = draftOf({ title: '', service: 'PW1', sailings: [{ vessel: 'CT ONE', voyage: '001E', etd, eta }] })
  const { data } = await market.call(listingEndpoints.submit, { draft, requestNo: newRequestNo() }, { token: seller })
  const titleIn = async (id: string, language: string) =>
    (await market.call(listingEndpoints.detail, { id }, { token: seller, language })).data.title
  for (const language of LANGUAGES) expect(await titleIn(listing.id, language)).toBe('特价 to LA')
  expect(await titleIn(data.id, 'zh-CN')).toBe('上海→洛杉矶 PW1 整箱运价 11月26日开航')
  expect(await titleIn(data.id, 'en-US')).toBe('Shanghai-Los Angeles PW1, FCL rate, sails 26 Nov')
  market.time.now += 6 * 86_400_000
  expect(await titleIn(data.id, 'en-US')).toBe('Shanghai-Los Angeles PW1, FCL rate')
})

it('a message of a thing with a composed title is read in the language of who reads it', async () => {
  const market = await openMarket()
  const token = await market.signIn('trader')
  await publish(market, token, { title: '' })
  const told = async (language: string) => {
    const { data } = await market.call(messageEndpoints.page, { size: 5 }, { token, language })
    return data.records.map(({ title, body }) => `${title} ${body}`).join('\n')
  }
  expect(await told('en-US')).toContain('Shanghai-Los Angeles 2×40HQ')
  expect(await told('zh-CN')).toContain('上海→洛杉矶 2×40HQ')
})

it('a favourite counts as changed by what changed, not by the language it is read in', async () => {
  const market = await openMarket()
  const token = await market.signIn('forwarder')
  const [row] = (await market.call(tenderEndpoints.page, { size: 1 }, { token })).data.records
  const input = { targetType: 'TENDER', targetId: row?.id ?? '' } as const
  await market.call(favoriteEndpoints.save, input, { token, language: 'zh-CN' })
  const { data } = await market.call(favoriteEndpoints.page, { size: 1 }, { token, language: 'en-US' })
  expect(data.records[0]).toMatchObject({ changed: [], before: { title: row?.title }, now: { title: row?.title } })
})

it('a city is kept alike in whatever language it was typed, and told in the reader’s', async () => {
  const { market, seller } = await listed()
  for (const cityName of ['Ningbo', '宁波市']) {
    const draft = draftOf({ kind: 'SERVICE', title: '', provinceCode: '330000', cityName })
    const saved = await market.call(listingEndpoints.saveDraft, { draft, requestNo: newRequestNo() }, { token: seller })
    const own = async (language: string) =>
      (await market.call(listingEndpoints.own, { id: saved.data.id }, { token: seller, language })).data.draft
    expect((await own('zh-CN'))['cityName']).toBe('宁波')
    expect((await own('en-US'))['cityName']).toBe('Ningbo')
  }
})
