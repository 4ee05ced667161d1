import { BID_EDGES } from '@/contract/trade/bid/lifecycle.ts'
import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import { demoEndpoints } from '@/contract/demo/endpoints.ts'
import type { Endpoint } from '@/contract/endpoint.ts'
import { ORDER_EDGES } from '@/contract/money/order/values.ts'
import type { Boxes, TenderLane } from '@/contract/trade/tender/draft.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import { TENDER_EDGES } from '@/contract/trade/tender/lifecycle.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { openRows } from '@mock/domain/openRows.ts'
import { memoryStore } from '@mock/store/memory.ts'
import { createRandom } from '@mock/seed/random.ts'
import { laneOf, noLane, quoteLane, withoutTerm } from '../support/contract.ts'
import { newRequestNo, openMarket, type Market } from '../support/market.ts'
import { publish } from '../support/trade.ts'

const HOUR = 3600_000
const BIDDERS = ['forwarder', 'forwarder2'] as const
type Account = (typeof BIDDERS)[number] | 'trader'

/** Records of a walk: the response codes by command, and the response bodies that each party received. */
export interface Seen {
  codes: number[]
  /** Bodies received by each party while the tender was open for quotes. */
  whileQuoting: { account: Account; text: string }[]
}

/** Returns a function that tells whether a life cycle leads from one status to another. */
function closure(edges: readonly { from: string; to: string }[]): (from: string, to: string) => boolean {
  const next = new Map<string, Set<string>>()
  for (const { from, to } of edges) next.set(from, (next.get(from) ?? new Set()).add(to))
  return (from, to) => {
    const reached = new Set([from])
    for (let grew = true; grew;) {
      grew = false
      for (const state of reached)
        for (const one of next.get(state) ?? [])
          if (!reached.has(one)) {
            grew = true
            reached.add(one)
          }
    }
    return reached.has(to)
  }
}

/** Whether the life cycles allow a tender, bid or order to get from one status to another in any number of steps. */
export const MAY = { tender: closure(TENDER_EDGES), bid: closure(BID_EDGES), order: closure(ORDER_EDGES) }

/** Opens a walk of random commands by three parties over one tender of two lanes; the same seed repeats the walk. */
export async function openWalk(seed: string) {
  const random = createRandom(seed)
  const store = memoryStore()
  const market: Market = await openMarket({ store })
  const rows = openRows(store)
  await market.call(demoEndpoints.robots, { robots: false })
  const trader = await market.signIn('trader')
  const first = await publish(market, trader, {
    type: 'CONTRACT',
    quoting: random.pick(['SEALED', 'SEALED', 'RANK']),
    deadline: new Date(market.time.now + 72 * HOUR).toISOString(),
    term: { leadDays: 7, confirmHours: 24 },
    lanes: [laneOf(1, random.int(2, 6), random.int(0, 3)), laneOf(2, random.int(1, 4))].map((lane) => ({
      ...lane,
      plannedBookings: 1,
    })),
  })
  await withoutTerm(store, first.id)
  const tokens = new Map<Account, string>()
  const tokenOf = async (account: Account): Promise<string> => {
    const held = tokens.get(account) ?? (await market.signIn(account))
    tokens.set(account, held)
    return held
  }
  const seen: Seen = { codes: [], whileQuoting: [] }
  const send = async <In, Out>(account: Account, endpoint: Endpoint<In, Out>, input: In): Promise<Out> => {
    const answer = await market.call(endpoint, input, { token: await tokenOf(account) })
    seen.codes.push(answer.code)
    if (rows.tenders.get(first.id)?.status === 'QUOTING')
      seen.whileQuoting.push({ account, text: JSON.stringify(answer.data ?? null) })
    return answer.data
  }
  const tender = (account: Account): Promise<TenderDetail> => send(account, tenderEndpoints.detail, { id: first.id })
  const own = async (account: Account, option: number) =>
    (await send(account, bidEndpoints.forTender, { tenderId: first.id, option })).bid
  const intent = <Body>(body: Body) => ({ ...body, requestNo: newRequestNo() })

  /** A price that can be recognised anywhere: five digits that nothing else has. */
  let prices = 0
  const price = (): string => `${7000 + (prices += 7)}.${random.int(11, 99)}`

  const partOf = (lane: TenderLane): Boxes[] | undefined =>
    random.chance(0.7)
      ? undefined
      : lane.boxes.flatMap((box) => {
          const qty = random.int(0, box.qty)
          return qty > 0 ? [{ isoCode: box.isoCode, qty }] : []
        })
  const quoteOf = (lane: TenderLane) => {
    const part = partOf(lane)
    if (part?.length === 0 || random.chance(0.1)) return noLane(lane.laneNo)
    return quoteLane(lane, price(), part, price())
  }

  const commands: Record<string, () => Promise<unknown>> = {
    quote: async () => {
      const account = random.pick([...BIDDERS])
      const option = random.int(1, 2)
      const now = await tender(account)
      const held = await own(account, option)
      const lanes = now.lanes.map(quoteOf)
      const dates = { validFrom: '2026-11-21', validTo: '2026-12-31' }
      const bid = { ...dates, tenderId: now.id, tenderVersion: now.version, note: '', attachments: [], option, lanes }
      await send(account, bidEndpoints.submit, intent({ bid, ...(held && { version: held.version }) }))
    },
    withdraw: async () => {
      if (random.chance(0.3)) await command('withdraw')
    },
    reconfirm: async () => {
      const account = random.pick([...BIDDERS])
      const bid = await own(account, random.int(1, 2))
      const now = await tender(account)
      const body = { id: bid?.id ?? 'none', version: bid?.version ?? 0, tenderVersion: now.version }
      await send(account, bidEndpoints.reconfirm, intent(body))
    },
    amend: async () => {
      const { body } = rows.tenders.get(first.id) ?? {}
      const now = await tender('trader')
      if (!body) return
      const lanes = [laneOf(1, random.int(2, 6), random.int(0, 3)), laneOf(2, random.int(1, 4))]
      const deadline = new Date(Math.max(Date.parse(body.deadline), market.time.now + 30 * HOUR)).toISOString()
      const draft = { ...body, lanes, deadline }
      await send('trader', tenderEndpoints.amend, intent({ id: now.id, version: now.version, draft, note: '' }))
    },
    look: async () => {
      await send('trader', bidEndpoints.received, { tenderId: first.id })
      for (const account of BIDDERS) await tender(account)
    },
    wait: async () => pass(random.pick([1, 1, 5, 26])),
    close: async () => {
      if (rows.tenders.get(first.id)?.status === 'QUOTING') pass(73)
    },
    shortlist: async () => {
      const bid = await received()
      const body = { id: bid?.id ?? 'none', version: bid?.version ?? 0, shortlisted: random.chance(0.8) }
      await send('trader', bidEndpoints.shortlist, intent(body))
    },
    round: async () => {
      const now = await tender('trader')
      const deadline = new Date(market.time.now + 24 * HOUR).toISOString()
      const body = { tenderId: now.id, version: now.version, deadline, note: '' }
      if (random.chance(0.4)) await send('trader', tenderEndpoints.nextRound, intent(body))
    },
    counter: async () => {
      const bid = await received()
      const lane = bid?.lanes.find((one) => !one.noQuote)
      // One dollar less, a price that no other line has.
      const unitPrice = (Number(lane?.charges[0]?.unitPrice ?? 2) - 1).toFixed(2)
      const lines = [{ laneNo: lane?.laneNo ?? 1, index: 0, unitPrice }]
      const body = { id: bid?.id ?? 'none', version: bid?.version ?? 0, lines, note: '' }
      await send('trader', bidEndpoints.counter, intent(body))
    },
    answerCounter: async () => {
      const account = random.pick([...BIDDERS])
      const bid = await own(account, random.int(1, 2))
      const body = { id: bid?.id ?? 'none', version: bid?.version ?? 0, accept: random.chance(0.6), note: '' }
      await send(account, bidEndpoints.answerCounter, intent(body))
    },
    award: async () => {
      const { bids } = await send('trader', bidEndpoints.received, { tenderId: first.id })
      const now = await tender('trader')
      // Mostly valid: every lane whole to a bid that offers it; sometimes random containers, mostly rejected.
      const isTidy = random.chance(0.7)
      const given = (now.remaining ?? []).flatMap((lane) => {
        const able = bids.filter(({ lanes }) => lanes.some((one) => one.laneNo === lane.laneNo && !one.noQuote))
        const boxes = isTidy ? lane.boxes : lane.boxes.map((box) => ({ ...box, qty: random.int(1, box.qty) }))
        return able.length > 0 ? [{ lane: { ...lane, boxes }, bidId: random.pick(able).id }] : []
      })
      const shares = [...new Set(given.map(({ bidId }) => bidId))].map((bidId) => ({
        bidId,
        lanes: given.filter((one) => one.bidId === bidId).map(({ lane }) => lane),
      }))
      const weights = { price: 100, transit: 0, freeTime: 0, rating: 0 }
      const body = {
        tenderId: now.id,
        version: now.version,
        shares,
        reason: 'SERVICE' as const,
        note: 'Known for years',
        weights,
      }
      await send('trader', tenderEndpoints.award, intent(body))
    },
    undo: async () => {
      const now = await tender('trader')
      if (random.chance(0.4))
        await send('trader', tenderEndpoints.undoAward, intent({ id: now.id, version: now.version }))
    },
    nobody: async () => {
      const now = await tender('trader')
      const body = { tenderId: now.id, version: now.version, note: '' }
      if (random.chance(0.1)) await send('trader', tenderEndpoints.noAward, intent(body))
    },
    cancel: async () => {
      const now = await tender('trader')
      const body = { id: now.id, version: now.version, reason: 'OTHER' as const, note: '' }
      if (random.chance(0.05)) await send('trader', tenderEndpoints.cancel, intent(body))
    },
    confirm: async () => command('confirm'),
    decline: async () => command('decline'),
  }

  function pass(hours: number): void {
    market.time.now += hours * HOUR
    tokens.clear()
  }

  async function received() {
    const { bids } = await send('trader', bidEndpoints.received, { tenderId: first.id })
    return bids.length > 0 ? random.pick(bids) : undefined
  }

  async function command(what: 'withdraw' | 'confirm' | 'decline'): Promise<void> {
    const account = random.pick([...BIDDERS])
    const bid = await own(account, random.int(1, 2))
    const body = intent({ id: bid?.id ?? 'none', version: bid?.version ?? 0 })
    if (what === 'decline') await send(account, bidEndpoints.decline, { ...body, reason: 'NO_SPACE', note: '' })
    else await send(account, bidEndpoints[what], body)
  }

  const often = (name: string, times: number) => Array<string>(times).fill(name)
  const USUAL = [...often('quote', 4), 'look', 'close', 'shortlist', ...often('award', 4), ...often('confirm', 5)]
  return {
    rows,
    tenderId: first.id,
    seen,
    /** Runs a random command and returns its name. */
    step: async (): Promise<string> => {
      const name = random.pick([...USUAL, ...Object.keys(commands)])
      await commands[name]?.()
      return name
    },
  }
}
