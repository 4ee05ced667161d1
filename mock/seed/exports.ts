import { EXPORT_DAYS } from '@/contract/member/export/values.ts'
import { iso, type Deps } from '../domain/deps.ts'

const DAY_MS = 24 * 3600_000
const BUYER = 'c01'

/** Exports of the demo trader in states that one would have to wait for: failed, and past its days. */
export function seedExports({ rows }: Deps, now: number): void {
  const [member] = rows.members.of('companyId', BUYER)
  if (!member) return
  const asked = { companyId: BUYER, memberId: member.id, language: 'zh-CN' } as const
  rows.exports.put({
    ...asked,
    id: 'export-interrupted',
    kinds: ['ORDERS', 'INVOICES'],
    format: 'XLSX',
    status: 'FAILED',
    failure: 'INTERRUPTED',
    counts: [],
    files: [],
    createdAt: iso(now - 2 * DAY_MS),
  })
  const madeAt = now - 12 * DAY_MS
  const count = rows.tenders.count((row) => row.companyId === BUYER && Date.parse(row.createdAt) <= madeAt)
  rows.exports.put({
    ...asked,
    id: 'export-past',
    kinds: ['TENDERS'],
    format: 'CSV',
    status: 'EXPIRED',
    counts: [{ kind: 'TENDERS', count }],
    files: [],
    createdAt: iso(madeAt - 8000),
    readyAt: iso(madeAt),
    keptUntil: iso(madeAt + EXPORT_DAYS * DAY_MS),
  })
}
