import { fileEndpoints } from '@/contract/file/endpoints.ts'
import { EVENT_STREAM_PATH } from '@/contract/member/event/values.ts'
import { API_PREFIX_PATH, createAnswerer } from './answer.ts'
import type { Chance, Deps, Pilot, RobotDelays } from './domain/deps.ts'
import { endChanged } from './domain/member/approval/end.ts'
import { SUBJECT_TABLES } from './domain/member/approval/subject.ts'
import { TOLD_TABLES } from './domain/member/event/derive.ts'
import { writeEvents } from './domain/member/event/log.ts'
import { createStreams } from './domain/member/event/stream.ts'
import { createDeliverer, refuseToPost, type PostOut } from './domain/member/webhook/deliver.ts'
import { queueEvents } from './domain/member/webhook/queue.ts'
import { serveFile } from './domain/file/serve.ts'
import { closeDemoAccounts } from './domain/demo/pilot.ts'
import { noSuchMethod, sessionEnded, tooOften } from './domain/errors.ts'
import { dropOldestJob, isAnyJobDue, runDueJobs, runOldestJob, type JobHandlers } from './domain/jobs.ts'
import { keepGoing } from './domain/robots/day/plan.ts'
import { openRows } from './domain/openRows.ts'
import { JOBS } from './handlers/jobs.ts'
import { ROUTES } from './handlers/table.ts'
import type { Route } from './handlers/on.ts'
import { createKeyGate } from './keyGate.ts'
import { languageOf } from './messages.ts'
import { createRate } from './rate.ts'
import { readInput } from './request.ts'
import { ROWS_FORMAT } from './seed/format.ts'
import { REFERENCE } from './seed/reference.ts'
import { seedMarket } from './seed/seed.ts'
import { upgradeRows } from './seed/upgrades.ts'
import { CannotSave, type Store } from './store/port.ts'
import { watchedStore } from './store/watched.ts'

/** Parts of a back end; everything but the store has a default. */
export interface BackendOptions {
  store: Store
  host?: Deps['host']
  /** In ms; the market clock adds the offset of the demo control. */
  clocks?: { market: () => number; wall: () => number }
  chance?: Chance
  delays?: Partial<RobotDelays>
  /** Makes it a pilot (docs/pilot.md). */
  pilot?: Pilot
  /** Posts to systems of enterprises; default: refuses. */
  post?: PostOut
  /** Device name for requests without a User-Agent. */
  agent?: string
  /** Fixed seed of the generated marketplace. */
  seed?: string
  /** Handlers of due jobs; tests may pass a failing one. */
  jobs?: JobHandlers
  /** Waits before a delayed response; tests pass one that does not. */
  sleep?: (ms: number) => Promise<void>
}

/** A complete marketplace behind one function. */
export interface Backend {
  /** `address` is the client's network address, if there is a network. */
  handle: (request: Request, address?: string) => Promise<Response>
  /** Runs due jobs; hosts call it on a timer. */
  tick: () => Promise<void>
  /** Sends due deliveries of webhooks; hosts with a network call it on a timer. */
  deliver: () => Promise<void>
  close: () => Promise<void>
}

const DELAYS: RobotDelays = { clerkMs: 3000, bidderMs: 45_000, qrPayMs: 6000 }
/** Per address: an office of ten people at work. */
const PILOT_CALLS_A_MINUTE = 1200
const METHODS = ['GET', 'POST']
const TABLE: ReadonlyMap<string, Route> = new Map(ROUTES.map((route) => [route.key, route]))

/** Creates the marketplace over a store, and seeds it if it is empty. */
export async function createBackend(options: BackendOptions): Promise<Backend> {
  const streams = createStreams()
  const store = watchedStore(options.store, {
    // Sessions too: a stream ends with its session.
    tables: [...TOLD_TABLES, ...SUBJECT_TABLES, 'sessions'],
    settle: (written) => endChanged(deps, written),
    beforeSave: (written) => queueEvents(deps, writeEvents(deps, written)),
    afterSave: streams.wake,
  })
  const deps = buildDeps({ ...options, store })
  const sleep = options.sleep ?? (async (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms)))
  await store.atomically(async () => {
    const kept = deps.rows.market.get('market')
    const isOlder = kept !== undefined && kept.format !== ROWS_FORMAT
    if (isOlder && deps.host === 'server' && !upgradeRows(deps, kept.format)) throw new Error(otherFormat(kept.format))
    // A browser's own marketplace is for trying out only: start over.
    if (kept === undefined || (isOlder && deps.host !== 'server')) await deps.reseed()
    else {
      keepGoing(deps)
      await closeDemoAccounts(deps)
    }
  })
  const jobs = options.jobs ?? JOBS
  const tick = async () => {
    if (!isAnyJobDue(deps)) return
    try {
      await runDue(store, deps, jobs)
    } catch (error) {
      // Due jobs stay due until they can be saved; reads need not wait for that.
      if (!(error instanceof CannotSave)) throw error
    }
  }
  const rate = createRate(deps.wall, PILOT_CALLS_A_MINUTE)
  const gate = createKeyGate(deps.wall)
  const answer = createAnswerer(store, deps, sleep)
  return {
    tick,
    deliver: createDeliverer(store, deps, options.post ?? refuseToPost),
    close: async () => {
      streams.close()
      await store.close()
    },
    handle: async (request, address = '') => {
      const url = new URL(request.url)
      const language = languageOf(request.headers.get('accept-language'))
      const agent = (request.headers.get('user-agent') ?? deps.agent).slice(0, 300)
      const operatorKey = request.headers.get('x-operator-key') ?? ''
      const mine: Deps = { ...deps, language, agent, address, operatorKey }
      const path = url.pathname.slice(url.pathname.indexOf(API_PREFIX_PATH) + API_PREFIX_PATH.length)
      try {
        const wait = options.pilot ? rate(address) : 0
        if (wait > 0) throw tooOften(wait)
        refuseMethod(request.method, path)
        if (path.startsWith('/oss/')) return await serveFile(mine, path.slice('/oss'.length) + url.search)
        const input = await readInput(request, url, path === fileEndpoints.upload.path)
        await tick()
        const callerOf = await gate(mine, request.headers.get('token') ?? '', path)
        if (request.method === 'GET' && path === EVENT_STREAM_PATH) {
          const caller = callerOf()
          if (!caller) throw sessionEnded()
          return streams.open(mine, caller, request.headers.get('last-event-id') ?? undefined)
        }
        const route = TABLE.get(`${request.method} ${path}`)
        return await answer.answer(mine, route, input, callerOf)
      } catch (error) {
        return answer.fault(mine, error)
      }
    },
  }
}

/** 405 for a method that this path does not support; unknown paths are rejected later. */
function refuseMethod(method: string, path: string): void {
  const isKnown = METHODS.includes(method)
  const isRead = path.startsWith('/oss/') || path === EVENT_STREAM_PATH
  const allowed = isRead ? ['GET'] : METHODS.filter((one) => TABLE.has(`${one} ${path}`))
  if (!allowed.includes(method) && (!isKnown || allowed.length > 0))
    throw noSuchMethod(allowed.length > 0 ? allowed : METHODS)
}

const otherFormat = (format = 0) =>
  `The market data were written by another version (form ${format}, this one reads ${ROWS_FORMAT}): go back to that version, or remove the file and start anew (docs/pilot.md)`

async function runDue(store: Store, deps: Deps, jobs: JobHandlers): Promise<void> {
  try {
    await store.atomically(async () => runDueJobs(deps, jobs))
  } catch (error) {
    if (error instanceof CannotSave) throw error
    await runApart(store, deps, jobs)
  }
}

/** After a failure runs every due job separately, so that a bad one is dropped and cannot block the market. */
async function runApart(store: Store, deps: Deps, jobs: JobHandlers): Promise<void> {
  while (isAnyJobDue(deps)) {
    try {
      await store.atomically(async () => runOldestJob(deps, jobs))
    } catch (error) {
      if (error instanceof CannotSave) throw error
      console.error('mock: a job failed and is given up', error)
      await store.atomically(() => dropOldestJob(deps))
    }
  }
}

function buildDeps(options: BackendOptions): Deps {
  const { store } = options
  const clocks = options.clocks ?? { market: Date.now, wall: Date.now }
  const rows = openRows(store)
  const deps: Deps = {
    rows,
    reference: REFERENCE,
    now: () => clocks.market() + (rows.market.get('market')?.aheadMs ?? 0),
    wall: clocks.wall,
    chance: options.chance ?? webChance,
    language: 'zh-CN',
    agent: options.agent ?? '',
    address: '',
    operatorKey: '',
    ...(options.pilot && { pilot: options.pilot }),
    delays: { ...DELAYS, ...options.delays },
    host: options.host ?? 'test',
    storeKind: store.kind,
    meter: {},
    perform: async (mine, path, input, caller) => TABLE.get(`POST ${path}`)?.run(mine, input, caller),
    reseed: async () => {
      store.clear()
      await seedMarket(deps, options.seed ?? 'cangtong')
      await closeDemoAccounts(deps)
    },
  }
  return deps
}

const webChance: Chance = {
  secret: () =>
    Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) => byte.toString(16).padStart(2, '0')).join(''),
  number: () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32,
}
