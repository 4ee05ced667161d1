import { Big } from 'big.js'
import { describe, expect, it } from 'vitest'
import { memberEndpoints } from '@/contract/member/endpoints.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import type { Currency, Money } from '@/contract/money.ts'
import { isTotalAbout } from '@/contract/trade/bid/about.ts'
import { evaluating, toPay, type Evaluating } from '../support/awarded.ts'
import { payDue } from '../support/fulfilled.ts'
import { inOne } from '../support/settled.ts'

const listed = async ({ market, trader, tender }: Evaluating) =>
  (await market.call(orderEndpoints.page, { tenderId: tender.id }, { token: trader })).data.records[0]
const centre = async ({ market, trader }: Evaluating) =>
  (await market.call(memberEndpoints.memCenter, {}, { token: trader })).data
const inCurrency = (amounts: readonly Money[], currency: Currency): Big =>
  new Big(amounts.find((one) => one.currency === currency)?.amount ?? 0)

describe('the price of an order', () => {
  it('is marked in lists where it is a total of several currencies', async () => {
    const state = await evaluating()
    const { id } = await toPay(state)
    expect((await listed(state))?.isAbout).toBe(true)
    const item = (await centre(state)).duties.flatMap(({ items }) => items).find((one) => one.id === id)
    expect(item?.isAbout).toBe(true)
  })

  it('is exact in lists where it is settled in one currency', async () => {
    const state = await evaluating(inOne('EUR'))
    const { id, payable } = await toPay(state)
    const row = await listed(state)
    expect([row?.isAbout, row?.payable]).toEqual([undefined, payable])
    const item = (await centre(state)).duties.flatMap(({ items }) => items).find((one) => one.id === id)
    expect([item?.isAbout, item?.amount]).toEqual([undefined, payable])
  })

  it('counts in the year in the currencies of its dues: no yuan become dollars', async () => {
    const state = await evaluating()
    const order = await toPay(state)
    const before = (await centre(state)).year.bought.paid
    await payDue(state, order)
    const after = (await centre(state)).year.bought.paid
    const more = (currency: Currency) => inCurrency(after, currency).minus(inCurrency(before, currency)).toFixed(2)
    expect([more('USD'), more('CNY')]).toEqual(['3600.00', '450.00'])
    const activity = (await centre(state)).activity.find(({ id, kind }) => id === order.id && kind === 'ORDER_PAID')
    expect(activity?.isAbout).toBe(true)
  })
})

it.each([
  ['QUOTED', 'ORIGIN', 'CNY', true],
  ['QUOTED', 'FREIGHT', 'USD', false],
  ['EXCLUDED', 'ORIGIN', 'CNY', false],
  ['QUOTED', 'CONDITIONAL', 'CNY', false],
] as const)(
  'a total in dollars with a line that is %s, of %s and in %s is about right: %s',
  (state, group, currency, is) => {
    expect(isTotalAbout([{ state, group, currency }], 'USD')).toBe(is)
  },
)
