import { checkExport, exportKindsOf } from '@/contract/member/export/rules.ts'
import type { CreateExport, Export, ExportQuery, RetryExport } from '@/contract/member/export/schemas.ts'
import { EXPORT_KINDS, isOpenExport, MAX_OPEN_EXPORTS } from '@/contract/member/export/values.ts'
import type { Page } from '@/contract/page.ts'
import { iso, newId, type Caller, type Deps } from '../../deps.ts'
import { notFound, refuseField, stateChanged } from '../../errors.ts'
import { refuseProblems } from '../../guards.ts'
import { pageRows } from '../../list.ts'
import { planExport } from './make.ts'
import type { ExportRow } from './row.ts'

function own(deps: Deps, { companyId }: Caller, id: string): ExportRow {
  const row = deps.rows.exports.get(id)
  if (row?.companyId !== companyId) throw notFound()
  return row
}

/** An export as its enterprise sees it; a file that is gone is not named. */
function view({ rows }: Deps, { files, ...facts }: ExportRow): Export {
  return {
    ...facts,
    files: files.flatMap(({ id, kind }) => {
      const file = rows.files.get(id)
      return file ? [{ ...file, ...(kind && { kind }) }] : []
    }),
  }
}

/** The exports of the caller's enterprise, newest first. */
export function exportPage(deps: Deps, query: ExportQuery, { companyId }: Caller): Page<Export> {
  const page = pageRows(
    deps.rows.exports,
    (row) => row.companyId === companyId,
    (a, b) => b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id),
    query,
  )
  return { ...page, records: page.records.map((row) => view(deps, row)) }
}

/** One export by id; 4004 for other enterprises. */
export function exportDetail(deps: Deps, { id }: { id: string }, caller: Caller): Export {
  return view(deps, own(deps, caller, id))
}

/** Refuses another export while as many as may be are being made. */
function refuseMany(deps: Deps, { companyId }: Caller): void {
  const open = deps.rows.exports.count((row) => row.companyId === companyId && isOpenExport(row.status))
  if (open >= MAX_OPEN_EXPORTS) throw refuseField('kinds', 'field.exportsMany', { max: MAX_OPEN_EXPORTS })
}

/** Asks for an export of own lists; it is made later, in the caller's language. */
export function createExport(deps: Deps, input: CreateExport, caller: Caller): Export {
  const { from, to, format } = input
  refuseProblems(checkExport(input))
  if (input.kinds.some((kind) => !exportKindsOf(caller.userType).includes(kind)))
    throw refuseField('kinds', 'field.exportKind')
  refuseMany(deps, caller)
  const row: ExportRow = {
    id: newId(deps),
    companyId: caller.companyId,
    memberId: caller.memberId,
    language: deps.language,
    kinds: EXPORT_KINDS.filter((kind) => input.kinds.includes(kind)),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    format,
    status: 'QUEUED',
    counts: [],
    files: [],
    createdAt: iso(deps.now()),
  }
  planExport(deps, row)
  return view(deps, row)
}

/** Makes an export again that failed or expired, with what the lists hold by then. */
export function retryExport(deps: Deps, { id }: RetryExport, caller: Caller): Export {
  const { failure: _, readyAt: _at, keptUntil: _until, ...before } = own(deps, caller, id)
  if (before.status !== 'FAILED' && before.status !== 'EXPIRED') throw stateChanged(exportDetail(deps, { id }, caller))
  refuseMany(deps, caller)
  const { memberId } = caller
  const row: ExportRow = { ...before, memberId, language: deps.language, status: 'QUEUED', counts: [], files: [] }
  planExport(deps, row)
  return view(deps, row)
}
