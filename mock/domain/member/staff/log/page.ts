import type { LogEntry, LogQuery } from '@/contract/member/staff/log/schemas.ts'
import type { Page } from '@/contract/page.ts'
import type { Caller, Deps } from '../../../deps.ts'
import { inDays, pageOf } from '../../../list.ts'
import type { LogRow } from './row.ts'
import { hashOfEntry, idOf } from './write.ts'

const numberOf = ({ id }: LogRow): number => Number(id.slice(id.lastIndexOf('|') + 1))

/** The log of the caller's enterprise, newest first; what somebody changed in the store is not intact. */
export async function logPage(deps: Deps, query: LogQuery, { companyId }: Caller): Promise<Page<LogEntry>> {
  const { memberId, kind, keyword = '' } = query
  const isInDays = inDays(query)
  const known = new Map(
    deps.rows.members.of('companyId', companyId).map(({ id, contactName, account }) => [id, contactName || account]),
  )
  const nameOf = (id: string): string => known.get(id) ?? id
  const wanted = keyword.toLowerCase()
  const rows = deps.rows.logs
    .of('companyId', companyId)
    .filter(
      (row) =>
        (!memberId || row.memberId === memberId) &&
        (!kind || row.kind === kind) &&
        isInDays(row.at) &&
        [row.title, row.targetId, row.act, nameOf(row.memberId), row.deputyOf && nameOf(row.deputyOf)].some((text) =>
          text?.toLowerCase().includes(wanted),
        ),
    )
    .toSorted((a, b) => numberOf(b) - numberOf(a))
  const page = pageOf(rows, query)
  const first = deps.rows.logHeads.get(companyId)?.first ?? 1
  const records = page.records.map(async (row) => {
    const before = deps.rows.logs.get(idOf(companyId, numberOf(row) - 1))
    // Nothing is left before the oldest entry to compare it with.
    const follows = numberOf(row) === first || before?.hash === row.previous
    const { deputyOf } = row
    const names = { memberName: nameOf(row.memberId), ...(deputyOf !== undefined && { deputyOf: nameOf(deputyOf) }) }
    return { ...row, ...names, isIntact: follows && (await hashOfEntry(row)) === row.hash }
  })
  return { ...page, records: await Promise.all(records) }
}
