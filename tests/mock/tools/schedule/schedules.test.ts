import { beforeAll, describe, expect, it } from 'vitest'
import { referenceEndpoints } from '@/contract/reference/endpoints.ts'
import type { Port } from '@/contract/reference/schemas.ts'
import { shippingDateEndpoints as calls } from '@/contract/tools/schedule/endpoints.ts'
import type { ScheduledSailing } from '@/contract/tools/schedule/schemas.ts'
import { CUT_OFFS, MIN_DWELL_HOURS } from '@/contract/tools/schedule/values.ts'
import cutOffTypes from '@mock/seed/data/cutOffTypes.json' with { type: 'json' }
import { openMarket, type Market } from '../../support/market.ts'

const HOUR_MS = 3_600_000
const at = (iso: string): number => Date.parse(iso)
const hours = (from: string, to: string): number => (at(to) - at(from)) / HOUR_MS

let market: Market
let ports: Port[]
beforeAll(async () => {
  market = await openMarket()
  ports = (await market.call(referenceEndpoints.freight, {})).data.ports
})

const search = async (input: object) =>
  market.call(calls.page, { pol: 'CNSHA', pod: 'NLRTM', from: '2026-11-21', weeks: 6, size: 500, ...input })
const found = async (input: object): Promise<ScheduledSailing[]> => (await search(input)).data.records

/** Sailings between ports of every trade lane, in both directions. */
async function many(): Promise<ScheduledSailing[]> {
  const ends = [
    ...new Map(ports.map((port) => [port.lane, port.unlocode])).values(),
    'USLAX',
    'NLRTM',
    'INNSA',
    'KRINC',
  ]
  const answers = await Promise.all(
    ends.flatMap((pod) => [
      found({ pod }),
      found({ pol: 'CNYTN', pod }),
      found({ pol: pod, pod: 'CNSHA' }),
      found({ pol: 'AUSYD', pod }),
    ]),
  )
  return answers.flat()
}

/** The UTC offset of a zone at an instant in wire format, computed by the platform. */
function offsetOf(iso: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).formatToParts(at(iso))
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', '') ?? ''
  return name === '' ? '+00:00' : name
}

describe('a sailing of the schedules', () => {
  it('goes from ship to ship without a gap in place, and waits long enough at every hub', async () => {
    const all = await many()
    expect(all.length).toBeGreaterThan(500)
    expect(new Set(all.map(({ transhipments }) => transhipments.length))).toEqual(new Set([0, 1, 2]))
    for (const { legs, transhipments, pol, pod, etd, eta, transitDays } of all) {
      expect([legs[0]?.from, ...legs.map(({ to }) => to)]).toEqual([pol, ...transhipments, pod])
      expect([legs[0]?.etd, legs.at(-1)?.eta]).toEqual([etd, eta])
      for (const leg of legs) expect(hours(leg.etd, leg.eta)).toBeGreaterThan(0)
      for (const leg of legs) expect(leg.fromTerminal + leg.toTerminal).toMatch(/^(T[1-4]){2}$/)
      legs.slice(1).forEach((leg, place) => {
        expect(leg.from).toBe(legs[place]?.to)
        expect(hours(legs[place]?.eta ?? '', leg.etd)).toBeGreaterThanOrEqual(MIN_DWELL_HOURS)
      })
      expect(transitDays).toBe(Math.ceil(hours(etd, eta) / 24))
    }
  })

  it('changes ships at ports of the reference data only', async () => {
    const known = new Set(ports.map(({ unlocode }) => unlocode))
    const via = (await many()).flatMap(({ transhipments }) => transhipments)
    expect(via.filter((port) => !known.has(port))).toEqual([])
  })

  it('has cut-offs that fall in their order, on full hours of the port, before the ship leaves', async () => {
    for (const { cutOffs, etd, boxKinds } of await many()) {
      const codes = cutOffs.map(({ code }) => code)
      const due = CUT_OFFS.filter((code) => {
        if (code === 'RCO') return boxKinds.includes('REEFER')
        return code === 'DGC' ? boxKinds.includes('SPECIAL') : true
      })
      expect(codes).toEqual(due)
      const times = cutOffs.map((one) => at(one.at))
      expect(times).toEqual(times.toSorted((a, b) => a - b))
      expect(new Set(times).size).toBeGreaterThanOrEqual(times.length - 1)
      expect(times.at(-1)).toBeLessThan(at(etd))
      for (const one of cutOffs) expect(one.at).toMatch(/T\d\d:00:00[+-]/)
    }
  })

  it('names only cut-offs that the standard has', () => {
    const known = cutOffTypes.items.map(({ code }) => code)
    expect(CUT_OFFS.filter((code) => !known.includes(code))).toEqual([])
  })

  it("tells every time in its own port's zone, also where the clocks change on the way", async () => {
    const zone = new Map(ports.map(({ unlocode, timezone }) => [unlocode, timezone]))
    const spring = await Promise.all([
      found({ pol: 'NLRTM', pod: 'CNSHA', from: '2026-11-21' }),
      found({ pol: 'USLAX', pod: 'AUSYD', from: '2027-01-20' }),
    ])
    for (const { legs, cutOffs, pol } of [...(await many()), ...spring.flat()]) {
      for (const { from, to, etd, eta } of legs) {
        expect(etd.slice(19)).toBe(offsetOf(etd, zone.get(from) ?? ''))
        expect(eta.slice(19)).toBe(offsetOf(eta, zone.get(to) ?? ''))
      }
      for (const one of cutOffs) expect(one.at.slice(19)).toBe(offsetOf(one.at, zone.get(pol) ?? ''))
    }
  })

  it('has ships with a number whose last digit checks the others, and none while the ship has no name', async () => {
    const far = await Promise.all(['DEHAM', 'USLAX', 'SGSIN', 'BRSSZ'].map((pod) => found({ pod, from: '2027-02-01' })))
    const legs = [...(await many()), ...far.flat()].flatMap((one) => one.legs)
    const named = legs.filter(({ isDummyVessel }) => !isDummyVessel)
    expect(legs.length).toBeGreaterThan(named.length)
    for (const leg of legs.filter(({ isDummyVessel }) => isDummyVessel))
      expect(at(leg.etd)).toBeGreaterThan(market.time.now + 56 * 24 * HOUR_MS)
    for (const leg of legs) expect(leg.imo === undefined).toBe(leg.isDummyVessel)
    for (const { imo = '' } of named) {
      const sum = Array.from(imo.slice(0, 6)).reduce((total, digit, place) => total + Number(digit) * (7 - place), 0)
      expect(imo).toMatch(/^2\d{6}$/)
      expect(imo.slice(6)).toBe(String(sum % 10))
    }
    expect(new Set(named.map(({ imo, vesselName }) => `${imo} ${vesselName}`)).size).toBe(
      new Set(named.map(({ vesselName }) => vesselName)).size,
    )
  })

  it('says of the few delays announced what changed, and never that it changed into itself', async () => {
    const all = await many()
    const changed = all.filter((one) => one.changed)
    expect(changed.length).toBeGreaterThan(2)
    expect(changed.length / all.length).toBeLessThan(0.15)
    for (const { changed: { field = 'etd', from = '' } = {}, ...one } of changed)
      expect([field, at(one[field]) > at(from)]).toEqual([field, true])
    for (const one of changed) expect(one.changed?.from).not.toBe(one[one.changed?.field ?? 'etd'])
    for (const one of all) expect(at(one.updatedAt)).toBeLessThanOrEqual(market.time.now)
  })

  it('is found by its id, the same as in the list, also once it has left', async () => {
    const [first] = await found({ from: '2026-11-01', weeks: 2 })
    expect(at(first?.etd ?? '')).toBeLessThan(market.time.now)
    expect((await market.call(calls.detail, { id: first?.id ?? '' })).data).toEqual(first)
  })

  it.each([
    ['of an earlier release', 's-CNSHA-USLAX-0-20780'],
    ['of no service', 's-ZZ1.46.0.1.0'],
    ['of no call', 's-PW1.46.0.99.0'],
    ['within a country', 's-PW1.46.0.1.0'],
    ['backwards', 's-PW1.46.3.1.0'],
    ['of ships that do not meet', 's-PW1.46.1.5.0+s-EN1.46.0.5.0'],
    ['of four ships', Array(4).fill('s-PW1.46.1.3.0').join('+')],
    ['half told', 's-PW1.46.1.3.0+'],
    ['without sense', 'nonsense'],
  ])('is not there for an id %s', async (_, id) => {
    expect((await market.call(calls.detail, { id })).code).toBe(4004)
  })

  it('has an id that tells service, round and calls, which are joined where ships change', async () => {
    const [direct] = (await found({ pod: 'USLAX' })).filter((one) => one.transhipments.length === 0)
    expect(direct?.id).toMatch(/^s-PW\d\.\d+\.\d\.\d\.0$/)
    const changed = (await found({ pod: 'KRINC' })).find((one) => one.transhipments.length === 2)
    expect(changed?.id.split('+').map((part) => part.slice(2, 5))).toHaveLength(3)
    expect((await market.call(calls.detail, { id: changed?.id ?? '' })).data).toEqual(changed)
  })
})

describe('a search of the schedules', () => {
  it('finds something from Shanghai to every port abroad but three, and answers empty for those', async () => {
    const abroad = ports.filter(({ country }) => country !== 'CN')
    const counts = await Promise.all(
      abroad.map(async ({ unlocode: pod }) => [pod, (await search({ pod, size: 1 })).data.total] as const),
    )
    expect(counts.length).toBeGreaterThan(120)
    expect(counts.filter(([, count]) => count === 0).map(([pod]) => pod)).toEqual(['RULED', 'KRKAN', 'IDSRG'])
    expect((await search({ pod: 'RULED' })).code).toBe(200)
  })

  it('keeps to its days, counted at the port of loading, and comes by the page as it comes whole', async () => {
    const all = await found({ pol: 'USLAX', pod: 'CNSHA', from: '2026-12-01', weeks: 3 })
    const days = all.map(({ etd }) => etd.slice(0, 10))
    expect(days.every((day) => day >= '2026-12-01' && day <= '2026-12-21')).toBe(true)
    const pages = await Promise.all(
      [1, 2].map((current) =>
        found({ pol: 'USLAX', pod: 'CNSHA', from: '2026-12-01', weeks: 3, current, size: Math.ceil(all.length / 2) }),
      ),
    )
    expect(pages.flat()).toEqual(all)
  })

  it.each([
    [{ maxTranshipments: 0 }, true, (one: ScheduledSailing) => one.transhipments.length === 0],
    [{ maxTranshipments: 1 }, true, (one: ScheduledSailing) => one.transhipments.length <= 1],
    [{ maxTranshipments: 2 }, false, () => true],
    [{ isoCode: '45R1' }, true, (one: ScheduledSailing) => one.boxKinds.includes('REEFER')],
    [{ isoCode: '42P1' }, true, (one: ScheduledSailing) => one.boxKinds.includes('SPECIAL')],
    [{ isoCode: '45G1' }, false, () => true],
  ])('%j leaves what a look at every row leaves', async (wish, drops, keep) => {
    let dropped = 0
    for (const pod of ['NLRTM', 'USNYC', 'TWKEL', 'SAJED', 'BRSSZ', 'KRPUS', 'JPYOK']) {
      const all = await found({ pol: 'CNNSA', pod })
      const want = all.filter(keep)
      dropped += all.length - want.length
      expect(await found({ pol: 'CNNSA', pod, ...wish })).toEqual(want)
    }
    expect(dropped > 0).toBe(drops)
  })

  it('leaves the carrier asked for, and nothing for one that does not sail there', async () => {
    const all = await found({})
    for (const carrierScac of new Set(all.map((one) => one.carrierScac)))
      expect(await found({ carrierScac })).toEqual(all.filter((one) => one.carrierScac === carrierScac))
    expect(await found({ carrierScac: 'MATS' })).toEqual([])
  })

  it.each([
    ['etd', (one: ScheduledSailing) => at(one.etd)],
    ['eta', (one: ScheduledSailing) => at(one.eta)],
    ['transit', (one: ScheduledSailing) => one.transitDays],
    ['cy', (one: ScheduledSailing) => -at(one.cutOffs.find(({ code }) => code === 'FCO')?.at ?? '')],
  ] as const)('is ordered by %s over all its pages', async (sort, key) => {
    const rows = [...(await found({ sort, size: 7 })), ...(await found({ sort, size: 7, current: 2 }))]
    const values = (await found({})).map(key).toSorted((a, b) => a - b)
    expect(rows.map(key)).toEqual(values.slice(0, rows.length))
  })

  it.each([
    [{ from: '2027-02-14' }, 'from'],
    [{ from: '2026-10-23' }, 'from'],
    [{ weeks: 7 }, 'weeks'],
    [{ weeks: 1 }, 'weeks'],
    [{ maxTranshipments: 3 }, 'maxTranshipments'],
    [{ pod: 'CNZZZ' }, 'pod'],
  ])('%j is refused at its field', async (input, field) => {
    expect(await search(input)).toMatchObject({ code: 4001, data: { fields: [{ field }] } })
  })

  it.each([{ from: '2027-02-13' }, { from: '2026-10-24' }])('%j is just within bounds', async (input) => {
    expect((await search(input)).code).toBe(200)
  })
})
