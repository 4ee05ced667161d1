import { beforeAll, describe, expect, test } from 'vitest'
import { openMarket } from '@tests/mock/support/market.ts'
import type { Market } from '@tests/mock/support/market.ts'
import { isWhole } from '@tests/setup/whole.ts'
import { placesOf } from './places.ts'
import type { Place } from './places.ts'
import { enumerationsIn, SPOILS } from './spoil.ts'
import type { SpoilName } from './spoil.ts'
import { visit } from './visit.tsx'
import type { Spoil } from './visit.tsx'

const only = process.env['STRANGE_PLACE'] ?? ''
/** The session calls stay intact, or no member page would open. */
const KEPT = /\/member\/currentUser$|\/oauth\//
/** Changes that are allowed: every part of the page must be rendered. */
const READABLE: readonly SpoilName[] = ['unknown values', 'no optional part']

let market: Market
let places: Place[]
beforeAll(async () => {
  market = await openMarket()
  places = (await placesOf(market)).filter(({ address }) => new RegExp(only).test(address))
})

type Answers = ReadonlyMap<string, unknown>
const asTheyCome: Spoil = (_, value) => value

/** Opens a page with changed responses and returns its problems; parts may show an error if `mayFail`. */
async function troubles({ address, as }: Place, name: string, mayFail: boolean, spoil: Spoil): Promise<string[]> {
  const { panels, headings, errors, nonsense, thrown } = await visit(market, address, as, spoil)
  const wrong = [
    panels > 0 && 'a panel in place of the page',
    headings !== 1 && `${headings} headings`,
    !mayFail && errors > 0 && `${errors} parts that cannot be read`,
    ...nonsense,
    ...(mayFail ? [] : thrown),
  ]
  return wrong.filter((one) => one !== false).map((one) => `${address} as ${as}, ${name}: ${one}`)
}

interface Case {
  name: string
  mayFail: boolean
  spoil: Spoil
}

/** Opens every page, and again for each case that its calls produce. */
async function troublesOfAll(casesOf: (call: string, answer: unknown) => Case[]): Promise<string[]> {
  const found: string[] = []
  for (const place of places) {
    const answers: Answers = (await visit(market, place.address, place.as, asTheyCome)).answers
    for (const { name, mayFail, spoil } of [...answers].flatMap(([call, answer]) => casesOf(call, answer)))
      found.push(...(await troubles(place, name, mayFail, spoil)))
  }
  return found
}

describe('every page stands', { timeout: 3_600_000 }, () => {
  const names = Object.keys(SPOILS) as SpoilName[]
  const mayFail = (name: SpoilName) => !READABLE.includes(name)

  test.each(names)('when all its answers have or are: %s', async (name) => {
    const found: string[] = []
    const spoil: Spoil = (call, value) => (KEPT.test(call) ? value : SPOILS[name](call, value))
    for (const place of places) found.push(...(await troubles(place, name, mayFail(name), spoil)))
    expect(found).toEqual([])
  })

  test.runIf(isWhole)('when one enumeration after the other has a value that the product does not know', async () => {
    const found = await troublesOfAll((call, answer) =>
      enumerationsIn(call, answer).map((at) => ({
        name: `${call} ${at}`,
        // Without a rate nothing can be computed: that part shows an error.
        mayFail: at.endsWith('urrency'),
        spoil: (asked, value) => (asked === call ? SPOILS['unknown values'](call, value, at) : value),
      })),
    )
    expect(found).toEqual([])
  })

  test.runIf(isWhole)('when one call after the other answers something else', async () => {
    const found = await troublesOfAll((call) =>
      names
        .filter(() => !KEPT.test(call))
        .map((name) => ({
          name: `${call} ${name}`,
          mayFail: mayFail(name),
          spoil: (asked, value) => (asked === call ? SPOILS[name](call, value) : value),
        })),
    )
    expect(found).toEqual([])
  })
})
