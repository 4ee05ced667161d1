import type { Deps } from './deps.ts'
import type { JobRow } from './rows.ts'

/** Does one kind of due work as of the moment it fell due (`deps.now`); it must cope with a target that has moved on. */
export type JobHandler = (deps: Deps, target: string, marketNow: number) => void | Promise<void>
export type JobHandlers = Record<string, JobHandler>

/** Plans work for a moment of the market clock, milliseconds. One job per kind and target: planning again moves it. */
export function planJob(deps: Deps, kind: string, target: string, dueAt: number): void {
  deps.rows.jobs.put({ id: `${kind}|${target}`, kind, target, dueAt })
}

/** Gives up planned work. */
export function dropJob(deps: Deps, kind: string, target: string): void {
  deps.rows.jobs.remove(`${kind}|${target}`)
}

/** True if something is due. */
export function isAnyJobDue(deps: Deps): boolean {
  const now = deps.now()
  return deps.rows.jobs.count((job) => job.dueAt <= now) > 0
}

/** Runs what is due, in the order it fell due, each at its own moment; work it plans runs too if already due. */
export async function runDueJobs(deps: Deps, handlers: JobHandlers): Promise<void> {
  for (let round = 0; round < 50; round++) {
    const due = dueJobs(deps)
    if (due.length === 0) return
    for (const job of due) {
      deps.rows.jobs.remove(job.id)
      await runOne({ ...deps, now: () => job.dueAt }, handlers, job, deps.now())
    }
  }
}

/** Runs only the job that has been due longest. */
export async function runOldestJob(deps: Deps, handlers: JobHandlers): Promise<void> {
  const [job] = dueJobs(deps)
  if (!job) return
  deps.rows.jobs.remove(job.id)
  await runOne({ ...deps, now: () => job.dueAt }, handlers, job, deps.now())
}

/** Gives up the job that has been due longest. */
export function dropOldestJob(deps: Deps): void {
  const [job] = dueJobs(deps)
  if (job) deps.rows.jobs.remove(job.id)
}

function dueJobs(deps: Deps): JobRow[] {
  const now = deps.now()
  return deps.rows.jobs.all((job) => job.dueAt <= now).toSorted((a, b) => a.dueAt - b.dueAt)
}

async function runOne(deps: Deps, handlers: JobHandlers, job: JobRow, marketNow: number): Promise<void> {
  const handler = handlers[job.kind]
  if (!handler) throw new Error(`Nobody does jobs of kind ${job.kind}`)
  await handler(deps, job.target, marketNow)
}
