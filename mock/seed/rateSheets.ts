import { marketDay } from '@/contract/marketDay.ts'
import { iso, type Deps } from '../domain/deps.ts'

const DAY_MS = 24 * 3600_000
const SELLER = 'c02'

/** Prices of the sheet by port of discharge, USD: 20GP, 40HQ. Invented. */
const PRICES: readonly (readonly [pod: string, price20: string, price40: string])[] = [
  ['USLAX', '1720', '2230'],
  ['USOAK', '1790', '2310'],
  ['USSEA', '1830', '2380'],
]

/** A rate sheet of the demo forwarder whose rates have ended: one would have to wait for that state. */
export function seedRateSheets({ rows }: Deps, now: number): void {
  const [member] = rows.members.of('companyId', SELLER)
  if (!member) return
  const [from, to] = [marketDay(now, 45), marketDay(now, 15)]
  const sheetId = 'rates-ended'
  rows.rateSheets.put({
    id: sheetId,
    companyId: SELLER,
    memberId: member.id,
    name: 'COSCO USWC',
    mode: 'FCL',
    status: 'EXPIRED',
    version: 3,
    createdAt: iso(now - 46 * DAY_MS),
    updatedAt: iso(now - 14 * DAY_MS),
    publishedAt: iso(now - 45 * DAY_MS),
  })
  const rates = PRICES.flatMap(([pod, price20, price40], at) =>
    [
      { isoCode: '22G1', price: price20 },
      { isoCode: '45G1', price: price40 },
    ].map((one) => ({ ...one, pod, row: at + 2 })),
  )
  for (const [place, rate] of rates.entries())
    rows.sheetRates.put({
      ...rate,
      id: `${sheetId}-${place + 1}`,
      sheetId,
      place,
      pol: 'CNSHA',
      via: [],
      carrierScac: 'COSU',
      code: 'OFR',
      basis: 'PER_CONTAINER',
      currency: 'USD',
      term: 'PRE',
      transitDays: 16,
      freeDays: 10,
      included: [],
      validFrom: from,
      validTo: to,
    })
}
