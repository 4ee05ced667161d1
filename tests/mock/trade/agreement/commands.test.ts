import { expect, test } from 'vitest'
import type { AgreementDetail } from '@/contract/trade/agreement/schemas.ts'
import { openRows } from '@mock/domain/openRows.ts'
import type { Rows } from '@mock/domain/rows.ts'
import type { OrderRow } from '@mock/domain/tradeRows.ts'
import { createRandom } from '@mock/seed/random.ts'
import { memoryStore } from '@mock/store/memory.ts'
import { act, COMMANDS, commandsAtRandom, TWO_LANES, type Command } from './commandWalk.ts'
import { accept, agreed, agreementNow, load, request } from './support.ts'

const OVER_PCT = 15
const TERM = { leadDays: 7, confirmHours: 24, floating: ['PSS', 'GRI'], overPct: OVER_PCT }
/** Each round has every command at least once. */
const ROUNDS = 4

/** One of its call-offs is loaded on credit and overdue, so that it can be suspended. */
async function start() {
  const store = memoryStore()
  const { market, id } = await agreed(TWO_LANES, { term: TERM, paymentTerm: 'ON_BL' }, store)
  const asked = (await request(market, id)).data
  await accept(market, asked, '2026-12-08', { creditLimit: '900000' })
  await load(market, asked.id, '2026-12-08')
  market.time.now = Date.parse('2026-12-12T01:00:00Z')
  return { market, id, rows: openRows(store) }
}

const isHeld = ({ status }: { status: string }) => status !== 'CANCELLED' && status !== 'TIMED_OUT'

/** Containers of each lane and type counted anew from the orders, without the contract's own functions. */
function recount({ lanes }: AgreementDetail, orders: readonly OrderRow[]) {
  return lanes.flatMap(({ laneNo, boxes }) =>
    boxes.map(({ isoCode, qty: contracted }) => {
      let [requested, confirmed] = [0, 0]
      for (const order of orders.filter((one) => isHeld(one) && one.callOff?.laneNo === laneNo))
        for (const box of order.lanes[0]?.boxes ?? [])
          if (box.isoCode === isoCode) {
            if (order.status === 'TO_CONFIRM') requested += box.qty
            else confirmed += box.qty
          }
      const most = Math.floor((contracted * (100 + OVER_PCT)) / 100)
      return { isoCode, contracted, requested, confirmed, remaining: most - requested - confirmed }
    }),
  )
}

/** When a call-off got its prices, and for which departure: at its request, or when it was rolled to a lower price. */
function pricedAt({ callOff, createdAt }: OrderRow) {
  const roll = callOff?.rolled?.findLast(({ isRepriced }) => isRepriced)
  return { etd: roll?.etd ?? callOff?.etd ?? '', at: roll?.at ?? createdAt }
}

/** Dollars a container of each type of a call-off by what was agreed and given notice of, told from the history alone. */
function dollarsOf(order: OrderRow, { amendments = [], notices = [] }: AgreementDetail): string[] {
  const laneNo = order.callOff?.laneNo
  const { etd, at } = pricedAt(order)
  const floated = notices
    .filter((one) => one.lanes.some((no) => no === laneNo) && one.from <= etd && one.at <= at)
    .reduce((sum, { kind, amount }) => sum + (kind === 'INCREASE' ? 1 : -1) * Number(amount), 0)
  return (order.lanes[0]?.boxes ?? [])
    .map(({ isoCode }) => {
      let freight = isoCode === '22G1' ? 900 : 2400
      for (const { answer, from = '', prices } of amendments)
        for (const price of prices)
          if (answer?.agreed && answer.at <= at && from <= etd && price.laneNo === laneNo && price.isoCode === isoCode)
            freight = Number(price.unitPrice)
      return `${isoCode} ${freight + floated}`
    })
    .toSorted()
}

/** Dollars a container of each type as the order has them frozen. */
function frozenDollars({ lanes }: OrderRow): string[] {
  const lines = (lanes[0]?.charges ?? []).filter(({ currency, state }) => currency === 'USD' && state === 'QUOTED')
  return (lanes[0]?.boxes ?? [])
    .map(({ isoCode }) => {
      const own = lines.filter((line) => line.isoCode === undefined || line.isoCode === isoCode)
      return `${isoCode} ${own.reduce((sum, { unitPrice }) => sum + Number(unitPrice), 0)}`
    })
    .toSorted()
}

/** What has to hold of an agreement after every command. */
function holds(now: AgreementDetail, orders: readonly OrderRow[]): void {
  const quantities = now.lanes.flatMap((lane) => lane.quantities)
  expect(quantities).toMatchObject(recount(now, orders))
  expect(quantities.filter(({ remaining }) => remaining < 0)).toEqual([])
  for (const order of orders) {
    const lane = TWO_LANES.find(({ laneNo }) => laneNo === order.callOff?.laneNo)
    const wished = order.callOff?.rolled?.filter(({ reason }) => reason === 'CUSTOMER') ?? []
    const days = [order.callOff?.etd ?? '', ...wished.map(({ etd }) => etd)]
    expect(days.filter((day) => day < (lane?.etdFrom ?? '') || day > (lane?.etdTo ?? ''))).toEqual([])
    expect([order.no, ...frozenDollars(order)]).toEqual([order.no, ...dollarsOf(order, now)])
  }
}

/** Walks at random, holding the agreement against the rules after each command; what succeeded, and what was refused. */
async function walk(seed: string) {
  const random = createRandom(seed)
  const { market, id, rows } = await start()
  const [done, codes, statuses] = [new Set<Command>(), new Set<number>(), new Set<string>()]
  let now = await agreementNow(market, id)
  for (const kind of commandsAtRandom(random, ROUNDS)) {
    // Each command builds on the one before.
    // oxlint-disable-next-line no-await-in-loop
    const answer = await act(kind, { market, id, random, now })
    if (answer?.code === 200) done.add(kind)
    if (answer) codes.add(answer.code)
    // oxlint-disable-next-line no-await-in-loop
    now = await agreementNow(market, id)
    const orders = ordersIn(rows, id)
    holds(now, orders)
    for (const { status } of orders) statuses.add(status)
  }
  return { done, codes, statuses, now }
}
const ordersIn = ({ orders }: Rows, id: string): OrderRow[] => orders.all(({ agreementId }) => agreementId === id)

test('whatever both sides do, nothing is called off beyond the terms, and prices are those of the departure', async () => {
  const walks: Awaited<ReturnType<typeof walk>>[] = []
  for (const seed of ['a', 'b', 'c'])
    // oxlint-disable-next-line no-await-in-loop
    walks.push(await walk(`commands ${seed}`))
  const met = <T>(of: (one: (typeof walks)[number]) => Set<T>) => new Set(walks.flatMap((one) => [...of(one)]))
  // The sequences have met every command with success, and each kind of refusal.
  expect([...met(({ done }) => done)].toSorted()).toEqual([...COMMANDS].toSorted())
  expect([...met(({ codes }) => codes)]).toEqual(expect.arrayContaining([200, 4001, 4003, 4009]))
  expect([...met(({ statuses }) => statuses)]).toEqual(expect.arrayContaining(['CANCELLED', 'TIMED_OUT']))
  // Amendments of containers and of prices were agreed to.
  const agreedTo = walks.flatMap(({ now }) => (now.amendments ?? []).filter(({ answer }) => answer?.agreed))
  expect(agreedTo.filter(({ boxes }) => boxes.length > 0)).not.toEqual([])
  expect(agreedTo.filter(({ prices }) => prices.length > 0)).not.toEqual([])
}, 240_000)
