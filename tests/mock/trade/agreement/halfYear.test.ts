import { expect, test } from 'vitest'
import { addDays } from '@/contract/money/credit/terms.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import { statementEndpoints } from '@/contract/money/statement/endpoints.ts'
import { openRows } from '@mock/domain/openRows.ts'
import { memoryStore } from '@mock/store/memory.ts'
import type { Evaluating } from '../../support/awarded.ts'
import { payDue } from '../../support/fulfilled.ts'
import { newRequestNo, type Market } from '../../support/market.ts'
import { accept, agreed, agreementNow, LANE, load, request } from './support.ts'

const WEEKS = 26
const FIRST = '2026-12-08'

/** Pays what is left of an order. */
async function payNow(market: Market, id: string): Promise<void> {
  const trader = await market.signIn('trader')
  const order = (await market.call(orderEndpoints.detail, { id }, { token: trader })).data
  await payDue({ market, trader } as Evaluating, order)
}

async function send(market: Market, { id, version }: { id: string; version: number }): Promise<void> {
  const token = await market.signIn('forwarder')
  const sent = await market.call(statementEndpoints.send, { id, version, requestNo: newRequestNo() }, { token })
  expect(sent.code).toBe(200)
}

test('half a year of weekly call-offs is never one order, and a statement a month', async () => {
  const store = memoryStore()
  const { market, id } = await agreed([LANE], { paymentTerm: 'MONTHLY_30' }, store)
  const { orders, statements } = openRows(store)
  const ofPair = () => statements.all(({ buyerId, sellerId }) => buyerId === 'c01' && sellerId === 'c02')
  const before = new Set(ofPair().map((one) => one.id))
  const called: string[] = []
  const unpaid = new Map<string, string[]>()
  const months: string[] = []
  for (let week = 0; week < WEEKS; week += 1) {
    const etd = addDays(FIRST, week * 7)
    const asked = await request(market, id, { etd, readyDate: addDays(etd, -3) })
    expect([etd, asked.code]).toEqual([etd, 200])
    const confirmed = await accept(market, asked.data, etd, { creditLimit: '900000' })
    expect([etd, confirmed.code]).toEqual([etd, 200])
    await load(market, asked.data.id, etd)
    called.push(asked.data.id)

    const mine = called.flatMap((one) => orders.get(one) ?? [])
    const boxes = mine.map(({ lanes }) => lanes.flatMap((lane) => lane.boxes).reduce((sum, { qty }) => sum + qty, 0))
    expect(boxes).toEqual(called.map(() => 2))
    const [quantity] = (await agreementNow(market, id)).lanes[0]?.quantities ?? []
    expect([quantity?.contracted, quantity?.confirmed, quantity?.remaining]).toEqual([
      52,
      2 * called.length,
      52 - 2 * called.length,
    ])

    const month = etd.slice(0, 7)
    const stated = ofPair().filter((one) => !before.has(one.id))
    expect(stated.map((one) => one.month)).toEqual([...new Set(stated.map((one) => one.month))])
    expect(stated.map((one) => one.month)).toEqual(months.filter((one) => one < month))
    // One that is not sent would take the next month in.
    for (const one of stated.filter(({ status }) => status === 'DRAFT')) await send(market, one)
    if (!months.includes(month)) months.push(month)
    unpaid.set(month, [...(unpaid.get(month) ?? []), asked.data.id])
    // What was stated is paid within its term.
    for (const [past, ids] of unpaid) {
      if (past >= month) continue
      for (const one of ids) await payNow(market, one)
      unpaid.delete(past)
    }
  }
  expect(months).toHaveLength(7)
  expect(orders.all(({ agreementId }) => agreementId === id)).toHaveLength(WEEKS)
})
