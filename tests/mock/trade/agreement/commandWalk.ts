import { bookingEndpoints } from '@/contract/market/booking/endpoints.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import type { AmendAgreement } from '@/contract/trade/agreement/amendment/schemas.ts'
import { agreementEndpoints as calls } from '@/contract/trade/agreement/endpoints.ts'
import type { AgreementDetail } from '@/contract/trade/agreement/schemas.ts'
import type { TenderLane } from '@/contract/trade/tender/draft.ts'
import type { createRandom } from '@mock/seed/random.ts'
import { newRequestNo, type Market } from '../../support/market.ts'
import { accept, answerSailing, command, LANE, load, offerSailing, pay, request, rollTo } from './support.ts'

const HOUR_MS = 3600_000
const DAY_MS = 24 * HOUR_MS
export const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)
type Random = ReturnType<typeof createRandom>

/** Two lanes, the first with two types, until the end of April. */
const FIRST: TenderLane = { ...LANE, etdTo: '2027-04-30', plannedBookings: 6 }
export const TWO_LANES: TenderLane[] = [
  {
    ...FIRST,
    boxes: [
      { isoCode: '22G1', qty: 8 },
      { isoCode: '45G1', qty: 12 },
    ],
  },
  { ...FIRST, laneNo: 2, pod: 'NLRTM', boxes: [{ isoCode: '45G1', qty: 9 }], plannedBookings: 4 },
]
export const COMMANDS = [
  'request',
  'accept',
  'counter',
  'answerCounter',
  'refuse',
  'lapse',
  'cancel',
  'cancelAccepted',
  'roll',
  'notice',
  'answerNotice',
  'amend',
  'answerAmend',
  'suspend',
  'resume',
  'load',
  'pay',
  'terminate',
  'answerTerminate',
] as const
export type Command = (typeof COMMANDS)[number]

/** What is done more often than the rest. */
const OFTEN: readonly Command[] = ['request', 'request', 'request', 'accept', 'accept', 'roll', 'amend', 'answerAmend']

interface Walk {
  market: Market
  id: string
  random: Random
  now: AgreementDetail
}
type Row = AgreementDetail['callOffs'][number]

/** All commands at random, those that make something to do more often; the notice of the end only in the last round. */
export function commandsAtRandom(random: Random, rounds: number): Command[] {
  const round = (isLast: boolean) => {
    const usual = COMMANDS.filter((kind) => kind !== 'terminate' && kind !== 'answerTerminate')
    const last: Command[] = isLast ? ['terminate', 'answerTerminate'] : []
    const all = [...usual, ...OFTEN]
    return [...random.some(all, all.length), ...last]
  }
  return Array.from({ length: rounds }, (_, index) => round(index === rounds - 1)).flat()
}

/** Does a command, and gives its answer; nothing where there is nothing to do it to. */
export async function act(kind: Command, walk: Walk): Promise<{ code: number } | undefined> {
  // Nothing happens at the same instant: what is requested after an agreement is later than it.
  walk.market.time.now += 1000
  return ACTS[kind](walk)
}

type Act = (walk: Walk) => Promise<{ code: number } | undefined>
const rowIn = ({ now, random }: Walk, fits: (row: Row) => boolean): Row | undefined => {
  const rows = now.callOffs.filter(fits)
  return rows.length === 0 ? undefined : random.pick(rows)
}
const isOpen = ({ status }: Row) => status === 'TO_CONFIRM'
const given = ({ id, version }: Row) => ({ id, version, requestNo: newRequestNo() })
const creditLimit = '900000'

const ACTS: Record<Command, Act> = {
  request: ({ market, id, random, now }) => {
    const lane = random.pick(now.lanes)
    const boxes = lane.boxes.slice(0, random.int(1, 2)).map(({ isoCode }) => ({ isoCode, qty: random.int(1, 5) }))
    return request(market, id, {
      laneNo: lane.laneNo,
      boxes,
      etd: dayOf(market.time.now + random.int(3, 70) * DAY_MS),
      readyDate: dayOf(market.time.now + DAY_MS),
      prepaid: random.int(0, 1) === 1,
    })
  },
  accept: async (walk) => {
    const row = rowIn(walk, isOpen)
    return row && accept(walk.market, row, row.callOff?.etd, { creditLimit })
  },
  counter: async (walk) => {
    const row = rowIn(walk, isOpen)
    const day = dayOf(Date.parse(row?.callOff?.etd ?? '2027-01-01') + walk.random.int(-6, 8) * DAY_MS)
    return row && offerSailing(walk.market, row, day, { creditLimit })
  },
  answerCounter: async (walk) => {
    const row = rowIn(walk, (one) => isOpen(one) && one.callOff?.counter !== undefined)
    return row && answerSailing(walk.market, row, walk.random.int(0, 1) === 1)
  },
  refuse: async (walk) => {
    const row = rowIn(walk, isOpen)
    const token = await walk.market.signIn('forwarder')
    const refusal = row && { ...given(row), reason: 'NO_SPACE' as const, note: '' }
    return refusal && walk.market.call(bookingEndpoints.refuse, refusal, { token })
  },
  lapse: async ({ market, random }) => {
    market.time.now += random.int(6, 40) * HOUR_MS
    return { code: 200 }
  },
  cancel: async (walk) => {
    const row = rowIn(walk, isOpen)
    return row && walk.market.call(bookingEndpoints.cancel, given(row), { token: await walk.market.signIn('trader') })
  },
  cancelAccepted: async (walk) => {
    const row = rowIn(walk, ({ status }) => status === 'TO_PAY')
    const input = row && { id: row.id, note: 'The factory is closed', requestNo: newRequestNo() }
    return input && walk.market.call(orderEndpoints.cancelPaid, input, { token: await walk.market.signIn('trader') })
  },
  roll: async (walk) => {
    const row = rowIn(walk, ({ status }) => status === 'TO_PAY' || status === 'CONFIRMED' || status === 'PAID')
    if (!row) return undefined
    const etd = row.callOff?.rolled?.at(-1)?.etd ?? row.callOff?.etd ?? ''
    const day = dayOf(Date.parse(etd) + walk.random.int(-2, 20) * DAY_MS)
    const reason = walk.random.pick(['ROLLED', 'CUSTOMER', 'WEATHER'] as const)
    return rollTo(walk.market, row.id, day, reason, row.callOff?.laneNo)
  },
  notice: ({ market, id, random }) =>
    command(market, calls.notice, 'forwarder', id, {
      code: random.pick(['PSS', 'PSS', 'GRI', 'OFR'] as const),
      lanes: [random.int(1, 2)],
      kind: random.pick(['INCREASE', 'DECREASE'] as const),
      amount: String(random.int(1, 9) * 10),
      from: dayOf(market.time.now + random.int(-1, 60) * DAY_MS),
    }),
  answerNotice: async ({ market, id, now: { notices = [] } }) => {
    const noticeId = notices.findLast(({ answer, kind }) => !answer && kind === 'INCREASE')?.id
    if (noticeId === undefined) return undefined
    return command(market, calls.answerNotice, 'trader', id, { noticeId, agree: true, note: '' })
  },
  amend: ({ market, id, random, now }) =>
    command(market, calls.amend, random.pick(['trader', 'forwarder'] as const), id, amendmentOf(market, random, now)),
  answerAmend: async ({ market, id, random, now }) => {
    const last = now.amendments?.at(-1)
    if (!last) return undefined
    const account = last.by === 'BUYER' ? 'forwarder' : 'trader'
    return command(market, calls.answerAmend, account, id, { agree: random.int(0, 3) > 0, note: '' })
  },
  suspend: ({ market, id }) => command(market, calls.suspend, 'forwarder', id, { note: '' }),
  resume: ({ market, id }) => command(market, calls.resume, 'forwarder', id, {}),
  load: async (walk) => {
    const row = rowIn(walk, ({ status }) => status === 'CONFIRMED')
    if (row) await load(walk.market, row.id, dayOf(walk.market.time.now + DAY_MS))
    return row && { code: 200 }
  },
  pay: async ({ market, now: { overdue = [] } }) => {
    const [first] = overdue
    if (first) await pay(market, first.id)
    return first && { code: 200 }
  },
  terminate: ({ market, id }) => command(market, calls.terminate, 'trader', id, { reason: 'No more cargo' }),
  answerTerminate: async ({ market, id, now }) =>
    now.termination && command(market, calls.answerTerminate, 'forwarder', id, { agree: false, note: '' }),
}

/** Other containers, allocations or freights, some of them too few, too late or as they are. */
function amendmentOf(market: Market, random: Random, { lanes }: AgreementDetail) {
  const lane = random.pick(lanes)
  const { laneNo } = lane
  const [first] = lane.quantities
  const terms: Omit<AmendAgreement, 'id' | 'version' | 'requestNo'> = {
    boxes: [],
    allocations: [],
    prices: [],
    note: '',
  }
  const kind = random.pick(['boxes', 'boxes', 'allocation', 'price', 'price'] as const)
  if (kind === 'boxes' && first)
    return {
      ...terms,
      boxes: [{ laneNo, isoCode: first.isoCode, qty: Math.max(1, first.contracted + random.int(-9, 6)) }],
    }
  const from = dayOf(market.time.now + random.int(-1, 40) * DAY_MS)
  if (kind === 'allocation') return { ...terms, from, allocations: [{ laneNo, boxes: random.int(1, 5) }] }
  const isoCode = random.pick(lane.boxes).isoCode
  return {
    ...terms,
    from,
    prices: [{ laneNo, code: 'OFR', isoCode, unitPrice: String(2000 + random.int(0, 80) * 10) }],
  }
}
