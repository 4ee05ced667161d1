import { randomUUID } from 'node:crypto'
import { createBackend, type Backend } from '../backend.ts'
import type { Pilot } from '../domain/deps.ts'
import { sqliteStore } from '../store/sqlite.ts'
import { postTo } from './post.ts'
import { checkOf } from './operatorKey.ts'

/** Interval for due jobs without requests, ms. */
const TICK_MS = 1000

/** Environment variables; see `mock/README.md`. */
interface Settings {
  /** Path of the SQLite file; default `.data/market.sqlite`. */
  CANGTONG_DATA_FILE?: string
  /** Back-office delay, ms. */
  CANGTONG_ROBOT_DELAY_MS?: string
  /** Maximum time until a robot bidder quotes, ms. */
  CANGTONG_BIDDER_DELAY_MS?: string
  /** `1` makes it a pilot: see docs/pilot.md. */
  CANGTONG_PILOT?: string
  /** Key of the pilot's controls; by default a new one is generated and printed at each start. */
  CANGTONG_OPERATOR_KEY?: string
  /** Hosts that webhooks are posted to, separated by commas; none by default. */
  CANGTONG_WEBHOOK_ALLOW?: string
}

/** Minimum length, so that a key cannot be guessed. */
const LEAST_KEY = 16

/** Opens the marketplace that a dev or preview server shares with all browsers. */
export async function openServerMarket(settings: Settings): Promise<Backend> {
  const pilot = settings.CANGTONG_PILOT === '1' ? pilotOf(settings.CANGTONG_OPERATOR_KEY) : undefined
  const store = sqliteStore(settings.CANGTONG_DATA_FILE ?? '.data/market.sqlite')
  const clerkMs = milliseconds(settings.CANGTONG_ROBOT_DELAY_MS)
  const bidderMs = milliseconds(settings.CANGTONG_BIDDER_DELAY_MS)
  const delays = {
    ...(clerkMs !== undefined && { clerkMs, qrPayMs: clerkMs * 2 }),
    ...(bidderMs !== undefined && { bidderMs }),
  }
  const backend = await createBackend({
    store,
    host: 'server',
    delays,
    post: postTo(settings.CANGTONG_WEBHOOK_ALLOW),
    ...(pilot && { pilot }),
  }).catch(async (error: unknown) => {
    // Release the file after a failure, so that the next attempt can open it.
    await store.close()
    throw error
  })
  const work = async () => {
    await backend.tick()
    await backend.deliver()
  }
  const timer = setInterval(() => void work().catch(() => undefined), TICK_MS)
  timer.unref()
  return {
    ...backend,
    close: async () => {
      clearInterval(timer)
      await backend.close()
    },
  }
}

function milliseconds(text: string | undefined): number | undefined {
  const value = Number(text)
  return text !== undefined && text !== '' && value >= 0 ? value : undefined
}

function pilotOf(given: string | undefined): Pilot {
  if (given !== undefined && given.length < LEAST_KEY)
    throw new Error(`CANGTONG_OPERATOR_KEY needs at least ${LEAST_KEY} characters`)
  const tell = (line: string) => console.info(`pilot: ${line}`)
  const operatorKey = given ?? randomUUID()
  if (given === undefined) tell(`operator key (enter it on /test): ${operatorKey}`)
  return { isOperator: checkOf(operatorKey), tell }
}
