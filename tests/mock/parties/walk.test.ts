import { expect, it } from 'vitest'
import { casesOf } from '@tests/setup/whole.ts'
import { BOOKING_ACTS } from './bookingActs.ts'
import { wrongInvoices, wrongMoney, wrongQuantities } from './checks.ts'
import { MONEY_ACTS } from './moneyActs.ts'
import { HOUR_MS, openScene, type Act, type Scene } from './scene.ts'
import { openTenders, TRADE_ACTS } from './tradeActs.ts'

const COMMANDS = 200

const wait: Act = async ({ market, random }) => {
  market.time.now += random.pick([1, 2, 6, 13]) * HOUR_MS
  return true
}
const ACTS: Record<string, Act> = { ...TRADE_ACTS, ...BOOKING_ACTS, ...MONEY_ACTS, wait }
/** What happens more often than the rest. */
const OFTEN = [
  'quote',
  'award',
  'answer',
  'answer',
  'callOff',
  'answerBooking',
  'answerBooking',
  'pay',
  'pay',
  'start',
  'invoice',
  'reduce',
  'useBalance',
]

/** Sends one random command and counts everything again; undefined if there was nothing to send it about. */
async function step(scene: Scene) {
  const name = scene.random.pick([...Object.keys(ACTS), ...OFTEN])
  if (!(await ACTS[name]?.(scene))) return undefined
  const orders = await scene.orders()
  const money = wrongMoney(orders)
  const invoices = await wrongInvoices(scene, orders)
  const quantities = await wrongQuantities(scene, orders)
  return { name, wrong: [...money, ...invoices, ...quantities], early: scene.early }
}

it.each(casesOf(['one', 'five', 'nine'], 1))(
  'over two hundred commands of five parties quantities, money and invoices agree, and no price is known early (seed %s)',
  { timeout: 300_000 },
  async (seed) => {
    const scene = await openScene(seed)
    await openTenders(scene)
    const done = new Set<string>()
    // Two hundred at least, and as many as it takes to do everything once.
    while (scene.sent() < COMMANDS || (done.size < Object.keys(ACTS).length && scene.sent() < 2 * COMMANDS)) {
      // Each step builds on the one before.
      // oxlint-disable-next-line no-await-in-loop
      const seen = await step(scene)
      if (!seen) continue
      done.add(seen.name)
      expect(seen).toEqual({ ...seen, wrong: [], early: [] })
    }
    expect([...done].toSorted()).toEqual(Object.keys(ACTS).toSorted())
    expect([...scene.codes]).toEqual(expect.arrayContaining([200, 4001, 4009]))
  },
)
