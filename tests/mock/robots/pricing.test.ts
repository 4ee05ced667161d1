import { expect, test } from 'vitest'
import { checkBid } from '@/contract/trade/bid/rules.ts'
import { countsBoxes, TRANSPORT_MODES, type TransportMode } from '@/contract/trade/tender/values.ts'
import { inventBid } from '@mock/domain/robots/pricing.ts'
import { createRandom } from '@mock/seed/random.ts'
import { REFERENCE } from '@mock/seed/reference.ts'

const DAY = '2026-11-21'

const BY_SEA = { pol: 'CNSHA', pod: 'USLAX' }
const WAYS: Record<TransportMode, { pol: string; pod: string }> = {
  FCL: BY_SEA,
  LCL: BY_SEA,
  AIR: { pol: 'PVG', pod: 'LAX' },
  RAIL: { pol: 'CNXIY', pod: 'DEDUI' },
  TRUCK: BY_SEA,
}

/** A tender of this mode: two container types, or 1,200 kg in 12 CBM. */
function tenderOf(mode: TransportMode) {
  const boxes = ['22G1', '45G1'].map((isoCode) => ({ isoCode, qty: 3 }))
  const loose = { pieces: 10, grossKg: '1200', cbm: '12' }
  const lane = {
    laneNo: 1,
    ...WAYS[mode],
    receiptType: 'CY' as const,
    deliveryType: 'CY' as const,
    cargoReadyDate: '2026-11-28',
    etdFrom: '2026-12-01',
    etdTo: '2026-12-15',
    directOnly: false,
    ...(countsBoxes(mode) ? { boxes } : { boxes: [], loose }),
  }
  const cargo = { nameZh: '家具', packageType: 'CT', pieces: 10, grossKg: '1200', cbm: '12', stackable: true }
  const requiredCharges = ['DOC', 'CUSE', 'OTHC', 'DTHC']
  return {
    type: 'SPOT' as const,
    paymentTerm: 'PREPAID' as const,
    mode,
    lanes: [lane],
    cargo,
    requiredCharges,
    deadline: `${DAY}T08:00:00Z`,
    validityWantedTo: '2026-12-31',
  }
}

test.each(TRANSPORT_MODES)('a robot quotes %s as the rules ask of everybody', (mode) => {
  const body = tenderOf(mode)
  const random = createRandom(mode)
  for (let run = 0; run < 50; run++) {
    const env = { reference: REFERENCE, chance: random.next, now: Date.parse(`${DAY}T00:00:00Z`) }
    const bid = inventBid(env, { id: 't', version: 1, body })
    expect(checkBid(bid, body, DAY, REFERENCE.freight.charges)).toEqual([])
    const byWeight = bid.lanes.flatMap(({ charges }) =>
      charges.filter(({ basis, state }) => basis === 'PER_KG' && state === 'QUOTED').map(({ qty }) => qty),
    )
    expect(new Set(byWeight)).toEqual(new Set(mode === 'AIR' ? ['2000'] : []))
  }
})

/** Fifty bids of robots on one lane. */
function bidsOn(mode: TransportMode, way = WAYS[mode]) {
  const body = tenderOf(mode)
  const random = createRandom(mode)
  const lanes = body.lanes.map((lane) => ({ ...lane, ...way }))
  const env = { reference: REFERENCE, chance: random.next, now: Date.parse(`${DAY}T00:00:00Z`) }
  return Array.from({ length: 50 }, () => inventBid(env, { id: 't', version: 1, body: { ...body, lanes } })).flatMap(
    (bid) => bid.lanes,
  )
}

test.each([
  ['AIR', [2, 4]],
  ['RAIL', [14, 18]],
] as const)('by %s no ocean carrier is named, and the days are those of the way', (mode, [least, most]) => {
  const lanes = bidsOn(mode)
  expect(lanes.filter(({ noQuote, carrierScac, service }) => noQuote || carrierScac || service)).toEqual([])
  const days = lanes.map(({ transitDays }) => transitDays)
  expect([Math.min(...days), Math.max(...days)]).toEqual([least, most])
})

test.each(TRANSPORT_MODES)('free days by %s are quoted where there are some', (mode) => {
  const days = bidsOn(mode).map(({ freeTime }) => freeTime.combinedDays ?? 0)
  expect(Math.max(...days) > 0).toBe(mode !== 'AIR' && mode !== 'TRUCK')
})

test('a 40-foot box by train costs about what the train is listed at, a 20-foot one less', () => {
  const rates = bidsOn('RAIL').flatMap(({ charges }) => charges.filter(({ code }) => code === 'RAIL'))
  const pricesOf = (isoCode: string) =>
    rates.flatMap((line) => (line.isoCode === isoCode ? [Number(line.unitPrice)] : []))
  expect(Math.min(...pricesOf('45G1'))).toBeGreaterThanOrEqual(6900 * 0.95 - 1)
  expect(Math.max(...pricesOf('45G1'))).toBeLessThanOrEqual(6900 * 1.1 + 1)
  expect(Math.max(...pricesOf('22G1'))).toBeLessThan(Math.min(...pricesOf('45G1')))
})

test('where no train goes, no robot quotes by rail', () => {
  expect(bidsOn('RAIL', { pol: 'DEDUI', pod: 'CNXIY' }).every(({ noQuote }) => noQuote)).toBe(true)
})

test.each([
  ['AIR', { minAmount: 25, breaks: 25 }],
  ['LCL', { minAmount: 25, breaks: 0 }],
  ['FCL', { minAmount: 0, breaks: 0 }],
] as const)(
  'of fifty robots by %s about half have a minimum, and weight breaks where these are usual',
  (mode, about) => {
    const body = tenderOf(mode)
    const random = createRandom(mode)
    const env = { reference: REFERENCE, chance: random.next, now: Date.parse(`${DAY}T00:00:00Z`) }
    const bids = Array.from({ length: 50 }, () => inventBid(env, { id: 't', version: 1, body }))
    const lines = bids.flatMap(({ lanes }) => lanes.flatMap(({ charges }) => charges))
    for (const part of ['minAmount', 'breaks'] as const) {
      const count = lines.filter((line) => line[part] !== undefined).length
      expect([part, Math.abs(count - about[part]) <= (about[part] * 2) / 3]).toEqual([part, true])
    }
  },
)
