import type { JobHandlers } from '../domain/jobs.ts'

/** Who does which kind of due work. */
export const JOBS: JobHandlers = {}
