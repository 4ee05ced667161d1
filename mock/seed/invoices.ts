import type { InvoiceStatus } from '@/contract/money/invoice/values.ts'
import { clerkStepsInvoice } from '../domain/money/invoice/clerk.ts'
import { answerRed, applyRed, redLapses } from '../domain/money/invoice/red.ts'
import { requestInvoice } from '../domain/money/invoice/request.ts'
import { billableOf } from '../domain/money/invoice/billable.ts'
import { clerkReviewsTitle, listTitles, saveTitle } from '../domain/money/invoice/titles.ts'
import { dropJob } from '../domain/jobs.ts'
import type { Caller, Deps } from '../domain/deps.ts'
import type { CompanyRow } from '../domain/rows.ts'

const DAY_MS = 24 * 3600_000
/** Results of the demo buyers' earlier requests, oldest first. */
const OUTCOMES: readonly InvoiceStatus[] = [
  'DELIVERED',
  'RED_ISSUED',
  'REJECTED',
  'ISSUED',
  'CANCELLED',
  'RED_WAIT_BUYER',
]

/** Ids that are the same in every seeding and use none of the market's random numbers. */
function seededChance(): Deps['chance'] {
  let count = 0
  return { secret: () => `sd${String((count += 1)).padStart(14, '0')}`, number: () => 0.5 }
}

/** Titles and earlier invoices of the first traders, created by the same commands as a user's. */
export function seedInvoices(market: Deps, companies: readonly CompanyRow[], now: number): void {
  const deps: Deps = { ...market, chance: seededChance() }
  const buyers = companies.filter((one) => one.userType === 1 && one.certification === 'APPROVED').slice(0, 2)
  for (const [turn, company] of buyers.entries()) {
    const caller: Caller = {
      memberId: `m${company.id.slice(1)}`,
      companyId: company.id,
      sessionId: '',
      userType: company.userType,
      certification: company.certification,
    }
    seedTitles({ ...deps, now: () => now - 30 * DAY_MS }, caller, company, turn)
    for (const [index, outcome] of OUTCOMES.entries())
      seedInvoice({ ...deps, now: () => now - (6 - index) * DAY_MS }, caller, outcome, index)
  }
  // Their notifications have been read.
  for (const message of deps.rows.messages.all()) deps.rows.messages.put({ ...message, readAt: message.at })
}

function seedTitles(deps: Deps, caller: Caller, company: CompanyRow, turn: number): void {
  const common = { titleType: 'ENTERPRISE', name: company.nameZh, taxNo: company.uscc } as const
  const email = company.email ?? 'finance@example.cn'
  const bank = {
    address: company.address,
    phone: '021-62345678',
    bankName: '示例银行上海分行',
    bankAccount: `3105016136400000${1234 + turn}`,
  }
  const wrong = { ...common, name: `${company.nameZh.slice(0, -4)}分公司`, ...bank, email }
  const titles = [
    { ...common, invoiceType: 'NORMAL', email, isDefault: true },
    { ...common, ...bank, invoiceType: 'SPECIAL', email, isDefault: false },
    { ...wrong, invoiceType: 'SPECIAL', isDefault: false },
  ] as const
  for (const [index, title] of titles.entries()) {
    const saved = saveTitle(deps, { title, requestNo: `seed-title-${turn}-${index}` }, caller)
    dropJob(deps, 'titleReview', saved.id)
    clerkReviewsTitle(deps, saved.id)
  }
}

function seedInvoice(deps: Deps, caller: Caller, outcome: InvoiceStatus, index: number): void {
  const [title] = listTitles(deps, caller)
  const before = new Date(deps.now()).toISOString()
  const rows = billableOf(deps, caller).map(({ row }) => row)
  const [share] = rows.filter(
    (one) => !one.isTruck && one.paidAt < before && deps.rows.orders.get(one.orderId)?.status !== 'DISPUTED',
  )
  if (!title || !share) return
  const { id } = requestInvoice(
    deps,
    {
      keys: [share.key],
      titleId: title.id,
      invoiceType: 'NORMAL',
      email: title.email,
      remark: '',
      showBank: false,
      showAddress: false,
      transportRows: [],
      requestNo: `seed-invoice-${index}`,
    },
    caller,
  )
  finish(deps, caller, id, outcome)
}

/** Advances a request to its initial status. */
function finish(deps: Deps, caller: Caller, id: string, outcome: InvoiceStatus): void {
  dropJob(deps, 'invoiceStep', id)
  const row = () => deps.rows.invoices.get(id)
  const put = (status: InvoiceStatus, part: object = {}) => {
    const now = row()
    const at = new Date(deps.now()).toISOString()
    if (now) deps.rows.invoices.put({ ...now, ...part, status, events: [...now.events, { status, at }] })
  }
  if (outcome === 'CANCELLED') return put('CANCELLED')
  if (outcome === 'REJECTED') return put('REJECTED', { rejection: 'TITLE_MISMATCH' })
  const steps = outcome === 'ISSUED' ? 3 : 4
  for (let step = 0; step < steps; step++) clerkStepsInvoice(deps, id)
  dropJob(deps, 'invoiceStep', id)
  if (!outcome.startsWith('RED')) return undefined
  const version = () => ({ id, version: row()?.version ?? 0, requestNo: `seed-red-${id}` })
  applyRed(deps, { ...version(), reason: 'WRONG_INVOICE', note: '' }, caller)
  redLapses(deps, id)
  if (outcome === 'RED_ISSUED') answerRed(deps, { ...version(), agree: true }, caller)
  return undefined
}
