import { beforeAll, describe, expect, test } from 'vitest'
import { OPEN } from '@mock/conformance/cases.ts'
import { CALLS } from '@mock/conformance/wire.ts'
import { askAs, ASKERS, openWorld, type Asker, type World } from './ask.ts'
import { MATRIX } from './matrix.ts'
import type { Thing } from './things.ts'

const rows = MATRIX.trim()
  .split('\n')
  .map((line) => {
    const [name = '', about = '', ...codes] = line.split(/ +/)
    return { name, about, codes }
  })
/** Tables that a rejected call may write to: failure counters, a tried pick-up code. */
const MAY_COUNT = new Set(['counters', 'captchas', 'gifts'])

let world: World
beforeAll(async () => {
  world = await openWorld()
})
const thingOf = (about: string): Thing => {
  const thing = (world.things as Record<string, Thing>)[about]
  if (!thing) throw new Error(`There is no thing ${about}`)
  return thing
}

test('every call of the contract has a row', () => {
  const known = new Set(rows.map(({ name }) => name))
  expect(CALLS.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([])
  expect([...known].filter((name) => !CALLS.some((call) => call.name === name))).toEqual([])
})

test('a call that is not open is refused to guests, and an open one is not', () => {
  const guests = rows.filter(({ name }) => !OPEN.has(name) && !/^(demo|newsDesk)\./.test(name))
  expect(guests.filter(({ codes }) => codes[0] !== '4098').map(({ name }) => name)).toEqual([])
  expect(rows.filter(({ name, codes }) => OPEN.has(name) && codes[0] === '4098').map(({ name }) => name)).toEqual([])
})

describe('who gets what', () => {
  test.each(rows)('$name about $about', async ({ name, about, codes }) => {
    const thing = thingOf(about)
    const told = []
    for (const asker of ASKERS) {
      const answer = await askAs(world, name, thing, asker)
      told.push(answer ? String(answer.code) : '-')
      if (!answer) continue
      const kept = answer.code === 200 ? [] : answer.wrote.filter((table) => !MAY_COUNT.has(table))
      expect(kept, `${asker} was refused and wrote`).toEqual([])
      expect(leaks(thing, about, asker, answer.text), `${asker} was told`).toEqual([])
    }
    expect(told.join(' ')).toBe(codes.join(' '))
  })
})

/**
 * Returns the owner's data in a response that nobody else may read, not even the other party of a deal. Of a confirmed
 * order or agreement that party has the mobile number.
 */
function leaks(thing: Thing, about: string, asker: Asker, text: string): string[] {
  if (asker !== 'guest' && asker !== 'stranger' && asker !== 'other') return []
  const mobiles = world.rows.members.of('companyId', thing.owner).map(({ mobile }) => mobile)
  const isDeal = about.startsWith('order') || about.startsWith('agreement')
  const isTold = (secret: string) => asker === 'other' && isDeal && mobiles.includes(secret)
  return secretsOf(thing.owner).filter((secret) => text.includes(secret) && !isTold(secret))
}

const secrets = new Map<string, string[]>()
function secretsOf(companyId: string): string[] {
  const known = secrets.get(companyId)
  if (known) return known
  const { rows: all } = world
  const found = [
    ...all.members.of('companyId', companyId).map(({ mobile }) => mobile),
    ...all.titles.all((one) => one.companyId === companyId).map(({ bankAccount }) => bankAccount),
    ...all.coupons
      .of('ownerId', companyId)
      .filter(({ status }) => status === 'AVAILABLE')
      .map(({ code }) => code),
    ...all.tickets.all().map(({ id }) => id),
    ...all.bids
      .all((one) => one.companyId === companyId && one.status === 'SUBMITTED')
      .filter(({ tenderId }) => all.tenders.get(tenderId)?.status === 'QUOTING')
      .map(({ receiptNo }) => receiptNo),
  ].filter((secret): secret is string => secret !== undefined && secret.length > 5)
  secrets.set(companyId, found)
  return found
}
