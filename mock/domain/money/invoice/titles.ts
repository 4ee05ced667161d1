import { checkTitle, normalizeTaxNo, taxNoLooksWrong } from '@/contract/money/invoice/rules.ts'
import type { SaveTitle, Title, TitleInput } from '@/contract/money/invoice/schemas.ts'
import type { InvoiceRejection } from '@/contract/money/invoice/values.ts'
import { normalizeAccount } from '@/contract/validation.ts'
import { iso, newId, type Caller, type Deps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import { planJob } from '../../jobs.ts'
import { refuseProblems } from '../../guards.ts'
import type { TitleRow } from '../../invoiceRows.ts'

const ownTitles = (deps: Deps, companyId: string): readonly TitleRow[] => deps.rows.titles.of('companyId', companyId)

/** The caller's own title; 4004 for others' titles. */
export function ownTitle(deps: Deps, caller: Caller, id: string): TitleRow {
  const title = deps.rows.titles.get(id)
  if (!title || title.companyId !== caller.companyId) throw notFound()
  return title
}

/** The caller's titles, the default one first. */
export function listTitles(deps: Deps, caller: Caller): Title[] {
  return ownTitles(deps, caller.companyId).toSorted(
    (a, b) => Number(b.isDefault) - Number(a.isDefault) || b.updatedAt.localeCompare(a.updatedAt),
  )
}

/** Creates or changes a title. One for special invoices needs a review; at most one title is the default. */
export function saveTitle(deps: Deps, input: SaveTitle, caller: Caller): Title {
  const { title } = input
  refuseProblems(checkTitle(title).map((problem) => ({ ...problem, field: `title.${problem.field}` })))
  const before = input.id === undefined ? undefined : ownTitle(deps, caller, input.id)
  const others = ownTitles(deps, caller.companyId).filter((other) => other.id !== before?.id)
  const isDefault = title.isDefault || others.length === 0
  if (isDefault) for (const other of others) deps.rows.titles.put({ ...other, isDefault: false })
  const isSpecial = title.invoiceType === 'SPECIAL'
  const row: TitleRow = {
    ...cleaned(title),
    id: before?.id ?? newId(deps),
    companyId: caller.companyId,
    isDefault,
    status: isSpecial ? 'PENDING' : 'PASSED',
    updatedAt: iso(deps.now()),
  }
  deps.rows.titles.put(row)
  if (isSpecial) planJob(deps, 'titleReview', row.id, deps.now() + deps.delays.clerkMs)
  return row
}

/** Deletes a title; invoices with it keep their copy. */
export function removeTitle(deps: Deps, { id }: { id: string }, caller: Caller): { done: true } {
  const title = ownTitle(deps, caller, id)
  deps.rows.titles.remove(title.id)
  const [next] = listTitles(deps, caller)
  if (title.isDefault && next) deps.rows.titles.put({ ...next, isDefault: true, companyId: caller.companyId })
  return { done: true }
}

/** The clerk reviews a title for special invoices: PENDING -> PASSED | REFUSED. */
export function clerkReviewsTitle(deps: Deps, titleId: string): void {
  const title = deps.rows.titles.get(titleId)
  if (title?.status !== 'PENDING') return
  const rejection = titleProblem(deps, title)
  deps.rows.titles.put({
    ...title,
    status: rejection ? 'REFUSED' : 'PASSED',
    ...(rejection && { rejection }),
    updatedAt: iso(deps.now()),
  })
}

/** Why the clerk rejects a title, if at all. Invented rules, stated in mock/README.md. */
export function titleProblem(deps: Deps, title: Omit<TitleInput, 'isDefault'>): InvoiceRejection | undefined {
  const taxNo = normalizeTaxNo(title.taxNo ?? '')
  if (taxNoLooksWrong(taxNo)) return 'TAX_NO_WRONG'
  const [known] = taxNo === '' ? [] : deps.rows.companies.all((company) => company.uscc === taxNo)
  if (known && known.nameZh !== title.name.trim()) return 'TITLE_MISMATCH'
  return title.bankAccount?.endsWith('0000') ? 'BANK_WRONG' : undefined
}

/** The title to store: trimmed, numbers normalized, empty parts left out. */
function cleaned(title: TitleInput): TitleInput {
  const { titleType, invoiceType, isDefault } = title
  const parts = {
    taxNo: normalizeTaxNo(title.taxNo ?? ''),
    address: title.address?.trim(),
    phone: title.phone?.trim(),
    bankName: title.bankName?.trim(),
    bankAccount: normalizeAccount(title.bankAccount ?? ''),
  }
  const given = Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined && value !== ''))
  return { titleType, invoiceType, isDefault, name: title.name.trim(), email: title.email.trim(), ...given }
}
