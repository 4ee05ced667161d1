import { expect, test } from 'vitest'
import { agreementEndpoints } from '@/contract/trade/agreement/endpoints.ts'
import type { AgreementStatus } from '@/contract/trade/agreement/values.ts'
import { memberEndpoints } from '@/contract/member/endpoints.ts'
import { casesOf } from '@tests/setup/whole.ts'
import { newRequestNo, openMarket, type Market } from '../support/market.ts'

const DAYS = casesOf(['2026-12-01', '2027-01-31', '2026-11-26', '2027-03-01', '2027-08-15'], 2)

/** The trader's agreement with the second forwarder in this state, as each side reads it. */
async function both(market: Market, status: AgreementStatus) {
  const read = async (account: string) => {
    const token = await market.signIn(account)
    const page = await market.call(agreementEndpoints.page, { size: 50 }, { token })
    const one = page.data.records.find((row) => row.status === status)
    return (await market.call(agreementEndpoints.detail, { id: one?.id ?? '' }, { token })).data
  }
  return [await read('trader2'), await read('forwarder2')] as const
}

test.each(DAYS)('on %s a demo buyer has a suspended and a terminated agreement', async (day) => {
  const now = Date.parse(`${day}T06:00:00Z`)
  const clock = () => now
  const market = await openMarket({ clocks: { market: clock, wall: clock } })
  const [bought, sold] = await both(market, 'SUSPENDED')
  expect([bought.side, sold.side, bought.id]).toEqual(['BUYER', 'SELLER', sold.id])
  expect(bought.suspension?.note).not.toBe('')
  expect(bought.overdue).toHaveLength(2)
  for (const { dueOn } of bought.overdue ?? []) expect(dueOn.localeCompare(day)).toBeLessThan(0)

  const [ended, same] = await both(market, 'TERMINATED')
  expect(same.id).toBe(ended.id)
  expect(ended.termination?.by).toBe('BUYER')
  expect(ended.validTo).toBe(ended.termination?.endsOn)
  expect(ended.validTo.localeCompare(day)).toBeLessThan(0)
  for (const { callOff } of ended.callOffs) expect((callOff?.etd ?? '9').localeCompare(ended.validTo)).toBeLessThan(1)
})

test('a demo buyer has an amendment to answer', async () => {
  const market = await openMarket()
  const token = await market.signIn('trader')
  const { data } = await market.call(memberEndpoints.memCenter, {}, { token })
  const [duty] = data.duties.filter(({ kind }) => kind === 'AMENDMENT_BOUGHT')
  const one = (await market.call(agreementEndpoints.detail, { id: duty?.items[0]?.id ?? '' }, { token })).data
  expect(one.amendments).toMatchObject([{ by: 'SELLER', boxes: [{ qty: 60, before: 52 }], prices: [{ code: 'OFR' }] }])
  const answer = { id: one.id, version: one.version ?? 1, agree: true, note: '', requestNo: newRequestNo() }
  const agreed = await market.call(agreementEndpoints.answerAmend, answer, { token })
  expect(agreed.data.lanes).toMatchObject([{ quantities: [{ contracted: 60 }] }])
})

test('a demo buyer has a renewal to answer', async () => {
  const market = await openMarket()
  const token = await market.signIn('trader2')
  const { data } = await market.call(memberEndpoints.memCenter, {}, { token })
  const [duty] = data.duties.filter(({ kind }) => kind === 'RENEWAL_BOUGHT')
  const one = (await market.call(agreementEndpoints.detail, { id: duty?.items[0]?.id ?? '' }, { token })).data
  expect(one.renewal).toMatchObject({ by: 'SELLER', prices: [{ code: 'OFR' }] })
  const answer = { id: one.id, version: one.version ?? 1, agree: true, note: '', requestNo: newRequestNo() }
  const agreed = await market.call(agreementEndpoints.answerRenew, answer, { token })
  expect(agreed.data.follower?.no).toMatch(/^HT/)
})
