import { EXPORT_DAYS, MAX_EXPORT_RECORDS } from '@/contract/member/export/values.ts'
import type { ExportFailure } from '@/contract/member/export/values.ts'
import { faultsOf } from '../../demo/faults.ts'
import { iso, type Caller, type Deps } from '../../deps.ts'
import { storeFile } from '../../file/store.ts'
import { planJob } from '../../jobs.ts'
import { marketDay } from '../../zone.ts'
import { notify } from '../notification/notify.ts'
import { exportFiles } from './files.ts'
import { exportRecords } from './records.ts'
import type { ExportRow } from './row.ts'

const JOB = 'exportStep'
/** How long an export waits, and how long it is made; ms of market time. */
const QUEUED_MS = 3_000
const RUNNING_MS = 5_000
const KEPT_MS = EXPORT_DAYS * 24 * 3600_000

/** Stores an export that waits to be made. */
export function planExport(deps: Deps, row: ExportRow): void {
  deps.rows.exports.put(row)
  planJob(deps, JOB, row.id, deps.now() + QUEUED_MS)
}

/** Takes an export one step on: QUEUED -> RUNNING -> READY | FAILED, READY -> EXPIRED. */
export async function exportStep(deps: Deps, id: string): Promise<void> {
  const row = deps.rows.exports.get(id)
  if (row?.status === 'QUEUED') {
    deps.rows.exports.put({ ...row, status: 'RUNNING' })
    planJob(deps, JOB, id, deps.now() + RUNNING_MS)
  } else if (row?.status === 'RUNNING') await finish(deps, row)
  else if (row?.status === 'READY') expire(deps, row)
}

/** Makes the files and tells the enterprise. What cannot be made says so and can be tried again. */
async function finish(deps: Deps, row: ExportRow): Promise<void> {
  const made = await make({ ...deps, language: row.language }, row).catch((error: unknown) => {
    console.error('mock export:', error)
    return 'INTERRUPTED' as const
  })
  const { id, companyId, format } = row
  const target = { kind: 'EXPORT', id } as const
  if (typeof made === 'string') {
    deps.rows.exports.put({ ...row, status: 'FAILED', failure: made })
    notify(deps, { companyId, type: 'EXPORT_FAILED', params: { format }, target })
    return
  }
  const until = deps.now() + KEPT_MS
  const files = made.files.map(({ kind, ...file }) => ({
    id: storeFile(deps, { ...file, companyId, purpose: 'EXPORT' }).id,
    ...(kind && { kind }),
  }))
  deps.rows.exports.put({
    ...row,
    status: 'READY',
    counts: made.counts,
    files,
    readyAt: iso(deps.now()),
    keptUntil: iso(until),
  })
  planJob(deps, JOB, id, until)
  const count = made.counts.reduce((sum, one) => sum + one.count, 0)
  const params = { format, count: String(count), day: marketDay(until) }
  notify(deps, { companyId, type: 'EXPORT_READY', params, target })
}

/** The files of an export and its counts, or why there are none. */
async function make(deps: Deps, row: ExportRow) {
  // The share of failing calls that the controls of the market set holds for its work, too.
  if (deps.chance.number() * 100 < faultsOf(deps).errorPct) return 'INTERRUPTED' satisfies ExportFailure
  const records = exportRecords(deps, row.kinds, row, callerOf(deps, row))
  const counts = row.kinds.map((kind) => ({ kind, count: records[kind].length }))
  if (counts.reduce((sum, { count }) => sum + count, 0) > MAX_EXPORT_RECORDS) return 'TOO_LARGE' satisfies ExportFailure
  return { counts, files: await exportFiles(deps, row, records) }
}

/** Who asked for the export, as the lists know a caller; with the rights that the enterprise has now. */
function callerOf({ rows }: Deps, { companyId, memberId }: ExportRow): Caller {
  const company = rows.companies.get(companyId)
  if (!company) throw new Error(`There is no enterprise ${companyId}`)
  const { userType, certification } = company
  return { memberId, companyId, sessionId: '', userType, certification }
}

/** Removes the files; the entry stays, so that the enterprise sees what was exported when. */
function expire(deps: Deps, row: ExportRow): void {
  for (const { id } of row.files) deps.rows.files.remove(id)
  deps.rows.exports.put({ ...row, status: 'EXPIRED', files: [] })
}
