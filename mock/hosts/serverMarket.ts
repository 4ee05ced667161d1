import { createBackend, type Backend } from '../backend.ts'
import { sqliteStore } from '../store/sqlite.ts'

/** How often due work runs while nobody asks, milliseconds. */
const TICK_MS = 1000

/** What the environment may set; see docs of `mock/README.md`. */
interface Settings {
  /** Path of the SQLite file; `.data/market.sqlite` unless set. */
  CANGTONG_DATA_FILE?: string
  /** Back-office delay, milliseconds. */
  CANGTONG_ROBOT_DELAY_MS?: string
  /** Longest time until a robot bidder quotes, milliseconds. */
  CANGTONG_BIDDER_DELAY_MS?: string
}

/** Opens the marketplace that a dev or preview server shares with every browser. */
export async function openServerMarket(settings: Settings): Promise<Backend> {
  const store = sqliteStore(settings.CANGTONG_DATA_FILE ?? '.data/market.sqlite')
  const clerkMs = milliseconds(settings.CANGTONG_ROBOT_DELAY_MS)
  const bidderMs = milliseconds(settings.CANGTONG_BIDDER_DELAY_MS)
  const delays = {
    ...(clerkMs !== undefined && { clerkMs, qrPayMs: clerkMs * 2 }),
    ...(bidderMs !== undefined && { bidderMs }),
  }
  const backend = await createBackend({ store, host: 'server', delays }).catch(async (error: unknown) => {
    // What could not be opened lets the file go: the next try must find it free.
    await store.close()
    throw error
  })
  const timer = setInterval(() => void backend.tick().catch(() => undefined), TICK_MS)
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
