import type { Deps } from './deps.ts'
import type { JobRow } from './rows.ts'

/** Executes one kind of due job as of its due time (`deps.now`); must cope with a target that has changed since. */
export type JobHandler = (deps: Deps, target: string, marketNow: number) => void | Promise<void>
export type JobHandlers = Record<string, JobHandler>

/** Schedules a job at a time of the market clock, ms. One job per kind and target: scheduling again moves it. */
export function planJob(deps: Deps, kind: string, target: string, dueAt: number): void {
  deps.rows.jobs.put({ id: `${kind}|${target}`, kind, target, dueAt })
}

/** Cancels a scheduled job. */
export function dropJob(deps: Deps, kind: string, target: string): void {
  deps.rows.jobs.remove(`${kind}|${target}`)
}

/** True if any job is due. */
export function isAnyJobDue(deps: Deps): boolean {
  const now = deps.now()
  return deps.rows.jobs.within({ dueAt: { to: now } }).count() > 0
}

const DAY_MS = 24 * 3600_000
/** Jobs that plan one another without end stop here; those of four years are fewer. */
const MOST_ROUNDS = 200_000

/**
 * Runs due jobs in order of their due time, each at that time; includes jobs they schedule that are due already. No
 * job runs at a time before that of another one that ran: nothing changes before what happened to it.
 */
export async function runDueJobs(deps: Deps, handlers: JobHandlers): Promise<void> {
  const { jobs } = deps.rows
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const all = dueJobs(deps)
    const [first] = all
    if (!first) return
    // Some at a time: the list of a long time is not sorted for each.
    const due = all.filter(({ dueAt }) => dueAt < first.dueAt + DAY_MS)
    for (const job of due) {
      if (jobs.within({ dueAt: { to: job.dueAt - 1 } }).count() > 0) break
      // One before it may have dropped or moved it.
      if (jobs.get(job.id)?.dueAt !== job.dueAt) continue
      jobs.remove(job.id)
      await runOne({ ...deps, now: () => job.dueAt }, handlers, job, deps.now())
    }
  }
}

/** Runs only the oldest due job. */
export async function runOldestJob(deps: Deps, handlers: JobHandlers): Promise<void> {
  const [job] = dueJobs(deps)
  if (!job) return
  deps.rows.jobs.remove(job.id)
  await runOne({ ...deps, now: () => job.dueAt }, handlers, job, deps.now())
}

/** Drops the oldest due job. */
export function dropOldestJob(deps: Deps): void {
  const [job] = dueJobs(deps)
  if (job) deps.rows.jobs.remove(job.id)
}

function dueJobs(deps: Deps): JobRow[] {
  const now = deps.now()
  return deps.rows.jobs
    .within({ dueAt: { to: now } })
    .all()
    .toSorted((a, b) => a.dueAt - b.dueAt)
}

async function runOne(deps: Deps, handlers: JobHandlers, job: JobRow, marketNow: number): Promise<void> {
  const handler = handlers[job.kind]
  if (!handler) throw new Error(`Nobody does jobs of kind ${job.kind}`)
  await handler(deps, job.target, marketNow)
}
