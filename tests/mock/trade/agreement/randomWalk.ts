import { expect } from 'vitest'
import { bookingEndpoints } from '@/contract/market/booking/endpoints.ts'
import { agreementEndpoints } from '@/contract/trade/agreement/endpoints.ts'
import type { AgreementDetail, Overdue } from '@/contract/trade/agreement/schemas.ts'
import { createRandom } from '@mock/seed/random.ts'
import { newRequestNo, type Market } from '../../support/market.ts'
import {
  accept,
  agreedOverdue,
  agreementNow,
  answerSailing,
  command,
  LANE,
  load,
  offerSailing,
  pay,
  request,
  rollTo,
} from './support.ts'

const HOUR_MS = 3600_000
const DAY_MS = 24 * HOUR_MS
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)

/** Quantities counted anew from the orders that the page lists, without the contract's own functions. */
function recount({ callOffs, lanes, term: { overPct = 0 } }: AgreementDetail) {
  let [requested, confirmed] = [0, 0]
  for (const { status, items } of callOffs) {
    const boxes = items.reduce((sum, { qty }) => sum + qty, 0)
    if (status === 'TO_CONFIRM') requested += boxes
    else if (status !== 'CANCELLED' && status !== 'TIMED_OUT') confirmed += boxes
  }
  const contracted = lanes[0]?.boxes[0]?.qty ?? 0
  const most = Math.floor((contracted * (100 + overPct)) / 100)
  expect(requested + confirmed).toBeLessThanOrEqual(most)
  const over = most > contracted ? { over: most - contracted } : {}
  return { isoCode: '45G1', contracted, requested, confirmed, remaining: most - requested - confirmed, ...over }
}

export const STEPS = [
  'request',
  'request',
  'request',
  'accept',
  'accept',
  'counter',
  'take',
  'refuse',
  'cancel',
  'wait',
] as const
type Step =
  | (typeof STEPS)[number]
  | 'notice'
  | 'answer'
  | 'load'
  | 'pay'
  | 'suspend'
  | 'resume'
  | 'terminate'
  | 'keep'
  | 'agree'
  | 'roll'

/** One random step: a call-off that may be too big or outside, an answer, an end, or hours that pass. */
export async function step(
  market: Market,
  id: string,
  random: ReturnType<typeof createRandom>,
  kinds: readonly Step[],
) {
  const { callOffs, overdue = [] } = await agreementNow(market, id)
  const kind = random.pick(kinds)
  if (kind === 'wait') return void (market.time.now += random.int(1, 60) * HOUR_MS)
  if (kind === 'request') {
    const etd = market.time.now + random.int(0, 60) * DAY_MS
    const boxes = [{ isoCode: '45G1', qty: random.int(1, 7) }]
    return request(market, id, { boxes, etd: dayOf(etd), readyDate: dayOf(market.time.now + DAY_MS) })
  }
  if (kind === 'notice') return giveOne(market, id, random)
  if (kind === 'answer') return answerOne(market, id)
  if (kind === 'roll') return rollOne(market, callOffs, random)
  if (kind === 'load') return loadOne(market, callOffs)
  if (kind === 'pay') return payOne(market, overdue)
  const { suspend, resume, terminate, answerTerminate } = agreementEndpoints
  if (kind === 'suspend') return command(market, suspend, 'forwarder', id, { note: '' })
  if (kind === 'resume') return command(market, resume, 'forwarder', id, {})
  const reason = 'No more cargo'
  if (kind === 'terminate') return command(market, terminate, 'trader', id, { reason })
  if (kind === 'keep' || kind === 'agree')
    return command(market, answerTerminate, 'forwarder', id, { agree: kind === 'agree', note: '' })
  const open = callOffs.filter(({ status }) => status === 'TO_CONFIRM')
  if (open.length === 0) return undefined
  const one = random.pick(open)
  const day = dayOf(Date.parse(one.callOff?.etd ?? '') + random.int(-8, 8) * DAY_MS)
  if (kind === 'counter') return offerSailing(market, one, day, { creditLimit: '900000' })
  if (kind === 'take') return answerSailing(market, one, random.int(0, 1) === 1)
  if (kind === 'accept') return accept(market, one, one.callOff?.etd, { creditLimit: '900000' })
  const answer = { id: one.id, version: one.version, requestNo: newRequestNo() }
  if (kind === 'cancel') return market.call(bookingEndpoints.cancel, answer, { token: await market.signIn('trader') })
  const refusal = { ...answer, reason: 'NO_SPACE' as const, note: '' }
  return market.call(bookingEndpoints.refuse, refusal, { token: await market.signIn('forwarder') })
}

async function payOne(market: Market, [first]: readonly Overdue[]): Promise<undefined> {
  if (first) await pay(market, first.id)
}

/** One that is accepted moves to another day, perhaps an earlier one, by the seller or by the buyer's wish. */
async function rollOne(market: Market, callOffs: AgreementDetail['callOffs'], random: ReturnType<typeof createRandom>) {
  const going = callOffs.filter(({ status }) => status === 'TO_PAY' || status === 'CONFIRMED' || status === 'PAID')
  if (going.length === 0) return undefined
  const one = random.pick(going)
  const day = dayOf(
    Date.parse(one.callOff?.rolled?.at(-1)?.etd ?? one.callOff?.etd ?? '') + random.int(-3, 20) * DAY_MS,
  )
  return rollTo(market, one.id, day, random.pick(['ROLLED', 'ROLLED', 'CUSTOMER', 'WEATHER'] as const))
}

/** A confirmed one is loaded a day later. */
async function loadOne(market: Market, callOffs: AgreementDetail['callOffs']): Promise<undefined> {
  const one = callOffs.find(({ status }) => status === 'CONFIRMED')
  if (one) await load(market, one.id, dayOf(market.time.now + DAY_MS))
}

/** A call-off since the step before, though nothing may be called off, or for a day after the end. */
function forbidden(before: AgreementDetail, now: AgreementDetail): string[] {
  const old = new Set(before.callOffs.map(({ id }) => id))
  const isShut = before.status === 'SUSPENDED' || before.status === 'TERMINATED'
  return now.callOffs
    .filter(({ id, callOff }) => !old.has(id) && (isShut || (callOff?.etd ?? '') > before.validTo))
    .map(({ no }) => no)
}

/** Twenty containers in ten bookings, until the end of January. */
export const SHORT = { ...LANE, boxes: [{ isoCode: '45G1', qty: 20 }], plannedBookings: 10, etdTo: '2027-01-31' }

/** One that is suspended for a payment. */
export async function suspended() {
  const open = await agreedOverdue([SHORT])
  await command(open.market, agreementEndpoints.suspend, 'forwarder', open.id, { note: '' })
  return open
}

/** Walks at random, holding the agreement against a recount after each step; codes of the answers and states met. */
export async function walk(
  seed: string,
  start: Promise<{ market: Market; id: string }>,
  steps: readonly Step[],
  turns: number,
) {
  const random = createRandom(seed)
  const { market, id } = await start
  const [codes, states] = [new Set<number>(), new Set<string>()]
  let before = await agreementNow(market, id)
  for (let turn = 0; turn < turns; turn += 1) {
    // Each step builds on the one before.
    // oxlint-disable-next-line no-await-in-loop
    const answer = await step(market, id, random, steps)
    if (answer) codes.add(answer.code)
    // oxlint-disable-next-line no-await-in-loop
    const now = await agreementNow(market, id)
    states.add(now.status)
    const [quantity] = now.lanes[0]?.quantities ?? []
    expect(quantity).toEqual(recount(now))
    expect(quantity?.remaining).toBeGreaterThanOrEqual(0)
    for (const { callOff, sailing } of now.callOffs) {
      const days = [callOff?.etd ?? '', ...(sailing ? [sailing.etd.slice(0, 10)] : [])]
      expect(days.filter((day) => day < SHORT.etdFrom || day > SHORT.etdTo)).toEqual([])
    }
    expect(forbidden(before, now)).toEqual([])
    before = now
  }
  return { codes, states, end: before }
}

export const FREE = [
  'request',
  'request',
  'accept',
  'counter',
  'take',
  'cancel',
  'load',
  'pay',
  'wait',
  'wait',
] as const

/** A notice that may be too short, too low or of a fixed charge. */
async function giveOne(market: Market, id: string, random: ReturnType<typeof createRandom>) {
  const given = {
    code: random.pick(['PSS', 'PSS', 'GRI', 'OFR'] as const),
    lanes: [1],
    kind: random.pick(['INCREASE', 'DECREASE'] as const),
    amount: String(random.int(1, 9) * 10),
    from: dayOf(market.time.now + random.int(-2, 45) * DAY_MS),
  }
  market.time.now += 1000
  const done = await command(market, agreementEndpoints.notice, 'forwarder', id, given)
  market.time.now += 1000
  return done
}

async function answerOne(market: Market, id: string) {
  const { notices = [] } = await agreementNow(market, id)
  const noticeId = notices.findLast(({ answer, kind }) => !answer && kind === 'INCREASE')?.id ?? 'none'
  return command(market, agreementEndpoints.answerNotice, 'trader', id, { noticeId, agree: true, note: '' })
}
