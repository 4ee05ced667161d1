import { beforeAll, describe, expect, it } from 'vitest'
import { isUsualHere, rangeMissed, usualCurrency } from '@/contract/reference/charges.ts'
import { placesOf } from '@/contract/reference/places.ts'
import { MAIN_CHARGE } from '@/contract/trade/tender/mainCharge.ts'
import { TRANSPORT_MODES, type TransportMode } from '@/contract/trade/tender/values.ts'
import { trainBetween } from '@mock/domain/reference/overland.ts'
import { inventBid } from '@mock/domain/robots/pricing.ts'
import { openRows } from '@mock/domain/openRows.ts'
import type { Rows } from '@mock/domain/rows.ts'
import { ratesAt } from '@mock/domain/rates.ts'
import { createRandom } from '@mock/seed/random.ts'
import { REFERENCE } from '@mock/seed/reference.ts'
import { memoryStore } from '@mock/store/memory.ts'
import { openMarket, START } from '../support/market.ts'

const FILINGS: Record<string, string[]> = { US: ['AMS', 'ISF'], CA: ['ACI'], NL: ['ENS'], GB: ['ENS'], JP: ['AFR'] }
const ALL = ['AMS', 'ISF', 'ACI', 'ENS', 'AFR']
const countryOf = (port = '') => REFERENCE.portByCode.get(port)?.country ?? ''
const filingsIn = (codes: readonly string[]) => codes.filter((code) => ALL.includes(code))

describe('advance filings in the seeded market', () => {
  let rows: Rows
  beforeAll(async () => {
    const store = memoryStore()
    await openMarket({ store })
    rows = openRows(store)
  })

  it('are asked for by the country of discharge: of Canada the Canadian one, of Korea none', () => {
    const seen = new Set<string>()
    for (const { body } of rows.tenders.all()) {
      if (!body || (body.mode !== 'FCL' && body.mode !== 'LCL')) continue
      const country = countryOf(body.lanes[0]?.pod)
      const wanted = isEu(country) ? ['ENS'] : (FILINGS[country] ?? [])
      expect([country, filingsIn(body.requiredCharges)]).toEqual([country, wanted])
      seen.add(country)
    }
    expect([...seen]).toEqual(expect.arrayContaining(['US', 'CA', 'NL', 'GB', 'JP', 'KR', 'SG']))
  })

  it('are quoted in dollars by the bill of lading, and only where the country takes them', () => {
    let count = 0
    for (const bid of rows.bids.all())
      for (const lane of bid.body?.lanes ?? []) {
        const pod = bid.askedLanes?.find(({ laneNo }) => laneNo === lane.laneNo)?.pod
        for (const line of lane.charges.filter(({ code }) => ALL.includes(code))) {
          if (line.state === 'NOT_APPLICABLE') continue
          const charge = REFERENCE.chargeByCode.get(line.code)
          expect([
            line.code,
            pod,
            charge && isUsualHere(charge, 'FCL', { pod: REFERENCE.portByCode.get(pod ?? '') }),
          ]).toEqual([line.code, pod, true])
          expect(line).toMatchObject({ currency: 'USD', basis: 'PER_BL', group: 'ORIGIN' })
          count += 1
        }
      }
    expect(count).toBeGreaterThan(100)
  })
})

const isEu = (country: string) =>
  REFERENCE.chargeByCode.get('ENS')?.uses?.some(({ podCountries }) => podCountries?.includes(country)) ?? false

/** Where lanes of a mode begin. */
const originOf = (mode: TransportMode) => (mode === 'AIR' ? 'PVG' : mode === 'RAIL' ? 'CNXIY' : 'CNSHA')

/** A robot's quote for one charge from China. */
function quoted(code: string, mode: TransportMode, pod: string, seed = code) {
  const lane = {
    laneNo: 1,
    pol: originOf(mode),
    pod,
    receiptType: 'CY' as const,
    deliveryType: 'CY' as const,
    boxes: mode === 'FCL' || mode === 'RAIL' || mode === 'TRUCK' ? [{ isoCode: '45G1', qty: 2 }] : [],
    ...((mode === 'LCL' || mode === 'AIR') && { loose: { pieces: 10, grossKg: '900', cbm: '4' } }),
    cargoReadyDate: '2026-12-01',
    etdFrom: '2026-12-05',
    etdTo: '2026-12-15',
    directOnly: false,
  }
  const body = { mode, lanes: [lane], requiredCharges: [code], validityWantedTo: '2026-12-31' }
  const env = { reference: REFERENCE, chance: createRandom(seed).next, now: START }
  const [found] = inventBid(env, { id: 't', version: 1, body }).lanes
  return found?.charges.filter((line) => line.code === code) ?? []
}

describe('a robot', () => {
  it.each(TRANSPORT_MODES)('quotes every charge that is usual by %s in its usual currency and range', (mode) => {
    const rates = ratesAt(START)
    for (const charge of REFERENCE.freight.charges.filter((one) => isUsualHere(one, mode, {}))) {
      const countries = charge.uses?.flatMap(({ podCountries }) => podCountries ?? []) ?? []
      const ports = placesOf(REFERENCE.freight, mode).filter(
        ({ country, unlocode }) =>
          (countries.length === 0 || countries.includes(country)) &&
          (mode !== 'RAIL' || trainBetween(originOf(mode), unlocode) !== undefined),
      )
      const pod = ports.find(({ country }) => country !== 'CN')?.unlocode ?? 'USLAX'
      for (const seed of ['a', 'b', 'c', 'd', 'e', 'f'])
        for (const line of quoted(charge.code, mode, pod, `${charge.code}${seed}`)) {
          expect([line.code, line.currency]).toEqual([line.code, usualCurrency(charge, mode)])
          if (line.state !== 'QUOTED') continue
          expect([line.code, line.unitPrice, rangeMissed(charge, mode, line, rates)]).toEqual([
            line.code,
            line.unitPrice,
            undefined,
          ])
        }
    }
  })

  it('says that another country’s filing does not apply, and prices its main charge all the same', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      expect(quoted('AMS', 'FCL', 'CAVAN', seed).map(({ state }) => state)).toEqual(['NOT_APPLICABLE'])
      expect(quoted('ENS', 'FCL', 'TRIST', seed).map(({ state }) => state)).toEqual(['NOT_APPLICABLE'])
      expect(quoted(MAIN_CHARGE.FCL, 'FCL', 'TRIST', seed).map(({ state }) => state)).toEqual(['QUOTED'])
    }
  })
})
