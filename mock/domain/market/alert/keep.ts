import { checkAlert as problemsOf, isMet } from '@/contract/market/alert/rules.ts'
import type { LanePrice, LanePriceQuery, PriceAlert, PriceAlerts, SaveAlert } from '@/contract/market/alert/schemas.ts'
import { ALERT_DAYS, MAX_ALERTS } from '@/contract/market/alert/values.ts'
import { iso, newId, type Caller, type Deps } from '../../deps.ts'
import { notFound, refuseField, refuseFields, type RefusedField } from '../../errors.ts'
import { refuseProblems } from '../../guards.ts'
import { dropJob, planJob } from '../../jobs.ts'
import { checkAlert, hasEnded } from './check.ts'
import { lanePrice } from './price.ts'
import type { AlertRow } from './row.ts'

const RUNS_MS = ALERT_DAYS * 24 * 3600_000
const JOB = 'alertEnd'

const mine = (deps: Deps, { companyId }: Caller): AlertRow[] =>
  deps.rows.priceAlerts
    .all((row) => row.companyId === companyId)
    .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt) || a.id.localeCompare(b.id))

function own(deps: Deps, caller: Caller, id: string): AlertRow {
  const row = deps.rows.priceAlerts.get(id)
  if (row?.companyId !== caller.companyId) throw notFound()
  return row
}

function view(deps: Deps, row: AlertRow): PriceAlert {
  const { companyId: _, aboveSince: _above, ...told } = row
  const price = lanePrice(deps, row)
  return { ...told, hasEnded: hasEnded(row, deps.now()), isMet: isMet(row, price), price }
}

/** The caller's price alerts, the oldest first, ended ones too. */
export function priceAlerts(deps: Deps, caller: Caller): PriceAlerts {
  return { alerts: mine(deps, caller).map((row) => view(deps, row)) }
}

/** The price that an alert of the caller would watch. */
export function alertPrice(deps: Deps, { pol, pod, isoCode }: LanePriceQuery, { companyId }: Caller): LanePrice {
  return lanePrice(deps, { pol, pod, isoCode, companyId })
}

const isAlike = (a: Partial<AlertRow>, b: Partial<AlertRow>): boolean =>
  (['pol', 'pod', 'isoCode', 'kind', 'amount', 'pct'] as const).every((name) => a[name] === b[name])

/** Starts a price alert, or changes one; it tells at once if the price is what it waits for already. */
export function saveAlert(deps: Deps, input: SaveAlert, caller: Caller): PriceAlert {
  const { id, pol, pod, isoCode, kind, amount, pct } = input
  const before = id === undefined ? undefined : own(deps, caller, id)
  refuseProblems(problemsOf(input))
  needKnown(deps, input)
  const asked = {
    pol,
    pod,
    isoCode,
    kind,
    ...(kind === 'BELOW' ? { amount: String(Number(amount)) } : pct !== undefined && { pct }),
  }
  const others = mine(deps, caller).filter((row) => row.id !== before?.id)
  const value = kind === 'BELOW' ? 'amount' : 'pct'
  if (others.some((row) => isAlike(row, asked))) throw refuseField(value, 'field.alertSame')
  if (!before && others.length >= MAX_ALERTS) throw refuseField('id', 'field.alertsMany', { max: MAX_ALERTS })
  const row = begin(deps, {
    id: before?.id ?? newId(deps),
    companyId: caller.companyId,
    createdAt: before?.createdAt ?? iso(deps.now()),
    ...asked,
  })
  return view(deps, row)
}

/** Refuses places and container types that the reference lists do not have. */
function needKnown({ reference }: Deps, { pol, pod, isoCode }: SaveAlert): void {
  const wrong: RefusedField[] = []
  if (!reference.portByCode.has(pol)) wrong.push({ field: 'pol', key: 'field.unknownPort' })
  if (!reference.portByCode.has(pod)) wrong.push({ field: 'pod', key: 'field.unknownPort' })
  if (!reference.teuByIsoCode.has(isoCode)) wrong.push({ field: 'isoCode', key: 'field.choice' })
  if (wrong.length > 0) throw refuseFields(wrong)
}

/** Stores an alert with its days before it, and checks it. */
function begin(deps: Deps, alert: Omit<AlertRow, 'endsAt'>): AlertRow {
  const endsAt = deps.now() + RUNS_MS
  const row: AlertRow = { ...alert, endsAt: iso(endsAt) }
  deps.rows.priceAlerts.put(row)
  planJob(deps, JOB, row.id, endsAt)
  checkAlert(deps, row)
  return deps.rows.priceAlerts.get(row.id) ?? row
}

/** Begins the days of an alert anew; what it has told already it does not tell again. */
export function renewAlert(deps: Deps, { id }: { id: string }, caller: Caller): PriceAlert {
  return view(deps, begin(deps, own(deps, caller, id)))
}

/** Deletes a price alert. */
export function removeAlert(deps: Deps, { id }: { id: string }, caller: Caller): { done: true } {
  const row = own(deps, caller, id)
  deps.rows.priceAlerts.remove(row.id)
  dropJob(deps, JOB, row.id)
  return { done: true }
}
