import { expect, test } from 'vitest'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import { referenceEndpoints } from '@/contract/reference/endpoints.ts'
import type { Market } from '../../support/market.ts'
import { BAF, FUEL_TERM, openFuelAgreement, openFuelTender, quoteFuel } from './fuelSupport.ts'
import { accept, agreementNow, request } from './support.ts'

const pricesOf = async (market: Market) => (await market.call(referenceEndpoints.fuelPrices, {}, {})).data

async function bafOf(market: Market, id: string) {
  const token = await market.signIn('trader')
  const { lanes, ledger } = (await market.call(orderEndpoints.detail, { id }, { token })).data
  const line = lanes[0]?.charges.find(({ code }) => code === 'BAF')
  return { unit: line?.unitPrice, qty: line?.qty, ledger: ledger?.lines.find(({ code }) => code === 'BAF') }
}

test('a surcharge is counted anew with the average of the quarter before; an order keeps what held', async () => {
  const { market, id } = await openFuelAgreement()
  const before = await pricesOf(market)
  expect(before.quarters.at(-1)?.from).toBe('2026-10-01')
  expect((await agreementNow(market, id)).fuel).toEqual(before.quarters.slice(-1))
  const first = (await request(market, id)).data
  const afterNewYear = (await request(market, id, { etd: '2027-01-12', readyDate: '2026-12-30' })).data
  const risen = (average: string) => String(Math.round(320 + 0.35 * 2 * (Number(average) - 560)))
  const held = risen(before.quarters.at(-1)?.average ?? '')
  expect(held).not.toBe('320')
  expect(await bafOf(market, first.id)).toMatchObject({ unit: held, qty: '2' })
  // Requested in December for January: the price that was known then.
  expect(await bafOf(market, afterNewYear.id)).toMatchObject({ unit: held })
  expect((await accept(market, first)).code).toBe(200)

  market.time.now = Date.parse('2026-12-31T16:00:00Z')
  const after = await pricesOf(market)
  expect(after.quarters.at(-2)).toEqual(before.quarters.at(-1))
  expect(after.quarters.at(-1)?.from).toBe('2027-01-01')
  expect((await agreementNow(market, id, 'forwarder')).fuel).toEqual(after.quarters.slice(-2))
  const next = (await request(market, id, { etd: '2027-01-12', readyDate: '2027-01-03' })).data
  const now = risen(after.quarters.at(-1)?.average ?? '')
  expect(now).not.toBe(held)
  const found = await bafOf(market, next.id)
  expect(found).toMatchObject({ unit: now, qty: '2' })
  // The ledger says what the price of fuel changed, and adds up.
  expect(found.ledger).toMatchObject({
    quoted: '640.00',
    changes: ((Number(now) - 320) * 2).toFixed(2),
    billed: (Number(now) * 2).toFixed(2),
  })
  expect(await bafOf(market, first.id)).toMatchObject({ unit: held })
})

test('a quote names it in dollars a container', async () => {
  const open = await openFuelTender()
  expect(JSON.stringify(await quoteFuel(open, { ...BAF, currency: 'CNY' }))).toContain(
    'Quote a charge that follows fuel in USD',
  )
  expect(JSON.stringify(await quoteFuel(open, { ...BAF, basis: 'PER_BL', qty: '26' }))).toContain('charges.2.basis')
  expect((await quoteFuel(open, BAF)).code).toBe(200)
})

test('a tender names a surcharge of fuel that does not float by notice too', async () => {
  const fuel = { code: 'BAF', factor: '0.35', base: '560' }
  await expect(openFuelTender({ ...FUEL_TERM, fuel: { ...fuel, code: 'PSS' } })).rejects.toThrow(/term\.fuel\.code/)
  await expect(openFuelTender({ ...FUEL_TERM, floating: ['BAF'] })).rejects.toThrow(/BAF floats by notice already/)
  await expect(openFuelTender({ ...FUEL_TERM, fuel: { ...fuel, base: '' } })).rejects.toThrow(/term\.fuel\.base/)
})

test('everybody reads the price of fuel; a tender without the term shows none', async () => {
  const { market, tender } = await openFuelTender({ leadDays: 7, confirmHours: 24 })
  const { source, quarters } = await pricesOf(market)
  expect(source).toContain('demo')
  expect(quarters).toHaveLength(9)
  expect(quarters.map(({ from }) => from)).toEqual(quarters.map(({ from }) => from).toSorted())
  expect(tender.term?.fuel).toBeUndefined()
})
