import type { JobHandlers } from '../domain/jobs.ts'
import { TRADE_JOBS } from './tradeJobs.ts'

/** Who does which kind of due work. */
export const JOBS: JobHandlers = { ...TRADE_JOBS }
