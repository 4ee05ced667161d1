import { expect, it } from 'vitest'
import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import { couponEndpoints } from '@/contract/coupon/endpoints.ts'
import { messageEndpoints } from '@/contract/member/notification/endpoints.ts'
import { bidNow, laneOf, openContract, quoteLane, quoteLanes } from '../support/contract.ts'
import { collected, issued } from '../support/coupon.ts'
import { newRequestNo, type Market } from '../support/market.ts'

const HAN = /\p{Script=Han}/u
const HOUR_MS = 3600_000

async function newest(market: Market, account: string, type: string, language: string): Promise<string> {
  const { data } = await market.call(
    messageEndpoints.page,
    { size: 20 },
    { token: await market.signIn(account), language },
  )
  return data.records.find((one) => one.type === type)?.body ?? ''
}

it('the message of an answer to a counter-offer names the bidder in the language of its reader', async () => {
  const { market, tender } = await openContract([laneOf(1)], { title: '' })
  await quoteLanes(market, 'forwarder', tender, [quoteLane(laneOf(1), '1800')])
  market.time.now += 73 * HOUR_MS
  const at = async () => {
    const { id = '', version = 0 } = (await bidNow(market, 'forwarder', tender.id)) ?? {}
    return { id, version, note: '', requestNo: newRequestNo() }
  }
  const lines = [{ laneNo: 1, index: 0, unitPrice: '1700' }]
  await market.call(bidEndpoints.counter, { ...(await at()), lines }, { token: await market.signIn('trader') })
  const token = await market.signIn('forwarder')
  await market.call(bidEndpoints.answerCounter, { ...(await at()), accept: true }, { token })
  const english = await newest(market, 'trader', 'BID_ANSWERED', 'en-US')
  expect(english).toMatch(/: [A-Z][\w &.,]+ accepted; the price is now USD /)
  expect(HAN.test(english)).toBe(false)
  expect(await newest(market, 'trader', 'BID_ANSWERED', 'zh-CN')).toMatch(/：[\p{Script=Han}（）]+ 接受了还价/u)
})

it('a coupon that went from hand to hand names giver and receiver in the language of the reader', async () => {
  const state = await issued()
  const { market, holder } = state
  const coupon = await collected(state)
  // The mobile number of trader2.
  const given = { couponId: coupon.id, version: coupon.version, message: '', toMobile: '16400000005' }
  const { data: gift } = await market.call(
    couponEndpoints.give,
    { ...given, requestNo: newRequestNo() },
    { token: holder },
  )
  const receiver = { token: await market.signIn('trader2'), language: 'en-US' }
  const [waiting] = (await market.call(couponEndpoints.gifts, {}, receiver)).data.filter(({ id }) => id === gift.id)
  expect(waiting?.from).toMatch(/^[A-Z]/)
  await market.call(couponEndpoints.acceptGift, { id: gift.id, requestNo: newRequestNo() }, receiver)
  const { history } = (await market.call(couponEndpoints.detail, { id: coupon.id }, receiver)).data
  expect(history.flatMap(({ company }) => company ?? [])).toContain(waiting?.from)
  expect(await newest(market, 'trader2', 'COUPON_RECEIVED', 'en-US')).toMatch(`${waiting?.from} sent you`)
  expect(await newest(market, 'trader', 'COUPON_TAKEN', 'en-US')).toMatch(/^[A-Z][\w &.,]+ accepted “/)
  expect(await newest(market, 'trader', 'COUPON_TAKEN', 'zh-CN')).toMatch(/已由 [\p{Script=Han}（）]+ 领取/u)
})
