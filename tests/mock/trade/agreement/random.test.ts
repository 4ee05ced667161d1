import { expect, test } from 'vitest'
import { bookingEndpoints } from '@/contract/market/booking/endpoints.ts'
import type { AgreementDetail } from '@/contract/trade/agreement/schemas.ts'
import { createRandom } from '@mock/seed/random.ts'
import { newRequestNo, type Market } from '../../support/market.ts'
import { accept, agreed, agreementNow, LANE, request } from './support.ts'

const HOUR_MS = 3600_000
const DAY_MS = 24 * HOUR_MS
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)

/** Quantities counted anew from the orders that the page lists, without the contract's own functions. */
function recount({ callOffs, lanes }: AgreementDetail) {
  let [requested, confirmed] = [0, 0]
  for (const { status, items } of callOffs) {
    const boxes = items.reduce((sum, { qty }) => sum + qty, 0)
    if (status === 'TO_CONFIRM') requested += boxes
    else if (status !== 'CANCELLED' && status !== 'TIMED_OUT') confirmed += boxes
  }
  const contracted = lanes[0]?.boxes[0]?.qty ?? 0
  return { isoCode: '45G1', contracted, requested, confirmed, remaining: contracted - requested - confirmed }
}

/** One random step: a call-off that may be too big or outside, an answer, a cancellation, or hours that pass. */
async function step(market: Market, id: string, random: ReturnType<typeof createRandom>) {
  const { callOffs } = await agreementNow(market, id)
  const open = callOffs.filter(({ status }) => status === 'TO_CONFIRM')
  const kind = random.pick(['request', 'request', 'accept', 'refuse', 'cancel', 'wait'] as const)
  if (kind === 'wait') return void (market.time.now += random.int(1, 60) * HOUR_MS)
  if (kind === 'request') {
    const etd = market.time.now + random.int(0, 60) * DAY_MS
    const boxes = [{ isoCode: '45G1', qty: random.int(1, 7) }]
    return request(market, id, { boxes, etd: dayOf(etd), readyDate: dayOf(market.time.now + DAY_MS) })
  }
  if (open.length === 0) return undefined
  const one = random.pick(open)
  if (kind === 'accept') return accept(market, one, one.callOff?.etd)
  const command = { id: one.id, version: one.version, requestNo: newRequestNo() }
  if (kind === 'cancel') return market.call(bookingEndpoints.cancel, command, { token: await market.signIn('trader') })
  const refusal = { ...command, reason: 'NO_SPACE' as const, note: '' }
  return market.call(bookingEndpoints.refuse, refusal, { token: await market.signIn('forwarder') })
}

test.each([1, 2, 3, 4])(
  'sequence %i: never more than contracted, the rest is what a recount gives, no order is outside the period',
  { timeout: 60_000 },
  async (seed) => {
    const random = createRandom(`call-offs ${seed}`)
    const short = { ...LANE, boxes: [{ isoCode: '45G1', qty: 20 }], plannedBookings: 10, etdTo: '2027-01-31' }
    const { market, id } = await agreed([short])
    const answers: number[] = []
    for (let turn = 0; turn < 70; turn += 1) {
      // Each step builds on the one before.
      // oxlint-disable-next-line no-await-in-loop
      const answer = await step(market, id, random)
      if (answer) answers.push(answer.code)
      // oxlint-disable-next-line no-await-in-loop
      const now = await agreementNow(market, id)
      const [quantity] = now.lanes[0]?.quantities ?? []
      expect(quantity).toEqual(recount(now))
      expect(quantity?.remaining).toBeGreaterThanOrEqual(0)
      for (const { callOff, sailing } of now.callOffs) {
        const days = [callOff?.etd ?? '', ...(sailing ? [sailing.etd.slice(0, 10)] : [])]
        expect(days.filter((day) => day < short.etdFrom || day > short.etdTo)).toEqual([])
      }
    }
    // The sequence has met both.
    expect(new Set(answers)).toEqual(new Set([200, 4001]))
  },
)
