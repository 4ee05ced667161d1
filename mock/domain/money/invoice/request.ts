import { kindOf } from '@/contract/money/invoice/kind.ts'
import { checkTitle } from '@/contract/money/invoice/rules.ts'
import { taxParts } from '@/contract/money/invoice/tax.ts'
import type {
  Billable,
  BillableQuery,
  InvoiceDetail,
  InvoiceItem,
  InvoiceRequest,
  InvoiceVersion,
} from '@/contract/money/invoice/schemas.ts'
import { TAX_PCT, taxCategoryOf } from '@/contract/money/invoice/values.ts'
import type { Page } from '@/contract/page.ts'
import { iso, newId, type Caller, type Deps } from '../../deps.ts'
import { refuseField, stateChanged } from '../../errors.ts'
import { dropJob, planJob } from '../../jobs.ts'
import { inDays, pageOf } from '../../list.ts'
import { keysOf, namedBy } from '../../front/search/keys.ts'
import { nameKeys } from '../../front/search/things.ts'
import { needCertified } from '../../guards.ts'
import { nextNo } from '../../numbers.ts'
import type { InvoiceRow, TitleRow } from '../../invoiceRows.ts'
import { moveInvoice } from './move.ts'
import { remarksOf } from './remarks.ts'
import { billableOf } from './billable.ts'
import { ownTitle } from './titles.ts'
import { invoiceDetail, ownInvoice } from './view.ts'

/** Paid orders without invoice, by tax group; those of a statement together. */
export function billable(deps: Deps, query: BillableQuery, caller: Caller): Page<Billable> {
  const isNamed = namedBy(query.keyword)
  const isInDays = inDays(query)
  const codesOf = ({ orderNo, statement }: Billable): string[] =>
    statement ? [statement.no, ...statement.orderNos] : [orderNo]
  const rows = billableOf(deps, caller)
    .map(({ row }) => row)
    .filter((row) => {
      const named = () => keysOf({ codes: codesOf(row), zh: row.statement ? '' : row.title })
      return isInDays(row.paidAt) && isNamed(() => [named(), nameKeys(row.seller)])
    })
  return pageOf(rows, query)
}

/** Requests one invoice for the chosen shares: one seller, currency, tax group and statement, none invoiced before. */
export function requestInvoice(deps: Deps, input: InvoiceRequest, caller: Caller): InvoiceDetail {
  needCertified(caller)
  const { statement, shares } = chosenShares(deps, input, caller)
  const title = ownTitle(deps, caller, input.titleId)
  refuseTitle(title, input, shares)
  const [first] = shares
  if (!first) throw refuseField('keys', 'field.notBillable')
  if (first.isTruck && input.transportRows.length === 0) throw refuseField('transportRows', 'field.transportRows')
  const now = iso(deps.now())
  const { id: _id, companyId: _company, isDefault: _default, status: _status, updatedAt: _at, ...named } = title
  const row: InvoiceRow = {
    id: newId(deps),
    no: nextNo(deps.rows.invoices, 'FP', deps.now()),
    companyId: caller.companyId,
    sellerId: first.seller.id,
    status: 'SUBMITTED',
    version: 1,
    invoiceType: input.invoiceType,
    taxGroup: first.taxGroup,
    keys: shares.map((share) => share.key),
    title: { ...named, invoiceType: input.invoiceType },
    items: shares.map(itemOf),
    email: input.email.trim(),
    remark: input.remark,
    remarks: remarksOf(deps, { input, title, statement, shares }),
    transportRows: first.isTruck ? input.transportRows : [],
    createdAt: now,
    updatedAt: now,
    events: [{ status: 'SUBMITTED', at: now }],
  }
  deps.rows.invoices.put(row)
  planJob(deps, 'invoiceStep', row.id, deps.now() + deps.delays.clerkMs)
  return invoiceDetail(deps, row)
}

/** The shares of orders to invoice, and the statement that they are in, if they are. */
interface Chosen {
  statement: Billable['statement']
  shares: Billable[]
}

function chosenShares(deps: Deps, { keys }: InvoiceRequest, caller: Caller): Chosen {
  const open = new Map(billableOf(deps, caller).map((one) => [one.row.key, one]))
  const chosen = [...new Set(keys)].map((key) => open.get(key))
  if (!chosen.every((one) => one !== undefined)) throw refuseField('keys', 'field.notBillable')
  if (new Set(chosen.map(({ row }) => kindOf(row))).size !== 1) throw refuseField('keys', 'field.mixedOrders')
  return { statement: chosen[0]?.row.statement, shares: chosen.flatMap(({ shares }) => shares) }
}

function refuseTitle(title: TitleRow, input: InvoiceRequest, shares: readonly Billable[]): void {
  const [wrong] = checkTitle({ ...title, email: input.email }).filter((problem) => problem.field === 'email')
  if (wrong) throw refuseField('email', `problem.${wrong.code}`)
  if (input.invoiceType === 'NORMAL') return
  if (shares.some((share) => share.taxGroup === 'EXEMPT')) throw refuseField('invoiceType', 'field.exemptSpecial')
  if (title.invoiceType !== 'SPECIAL') throw refuseField('titleId', 'field.titleKind')
  if (title.status !== 'PASSED') throw refuseField('titleId', 'field.titleStatus')
}

/** One line of the invoice; the price includes the tax. */
function itemOf(share: Billable): InvoiceItem {
  const category = taxCategoryOf(share)
  const taxPct = TAX_PCT[category]
  return { category, orderNo: share.orderNo, taxPct, ...taxParts(share.cny, taxPct) }
}

/** The buyer cancels a request before its review. */
export function cancelInvoice(deps: Deps, input: InvoiceVersion, caller: Caller): InvoiceDetail {
  const row = ownInvoice(deps, caller, input.id)
  const moved = row.version === input.version ? moveInvoice(deps, row, 'CANCELLED', 'buyer') : undefined
  if (!moved) throw stateChanged(invoiceDetail(deps, row))
  dropJob(deps, 'invoiceStep', row.id)
  return invoiceDetail(deps, moved)
}
