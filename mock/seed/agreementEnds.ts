import { noticeEnd } from '@/contract/trade/agreement/lifecycle.ts'
import type { Amendment } from '@/contract/trade/agreement/amendment/schemas.ts'
import type { PriceNotice } from '@/contract/trade/agreement/notice/schemas.ts'
import { proRataBoxes } from '@/contract/trade/agreement/renewal/rules.ts'
import type { Renewal } from '@/contract/trade/agreement/renewal/schemas.ts'
import {
  AMENDMENT_ANSWER_DAYS,
  OBJECTION_DAYS,
  RENEWAL_ANSWER_DAYS,
  RENEWED_DAYS,
} from '@/contract/trade/agreement/values.ts'
import { addDays } from '@/contract/money/credit/terms.ts'
import type { Milestone } from '@/contract/money/order/values.ts'
import { iso, type Deps } from '../domain/deps.ts'
import { dropJob, planJob } from '../domain/jobs.ts'
import { containersFor } from '../domain/robots/containers.ts'
import { dayEnd, finishTender } from '../domain/trade/agreement/clock.ts'
import { periodOfAll } from '../domain/trade/agreement/callOffs.ts'
import { overdueOf } from '../domain/trade/agreement/overdue.ts'
import type { AgreementRow, OrderRow } from '../domain/tradeRows.ts'
import { marketDay } from '../domain/zone.ts'
import type { Plan } from './agreementPlans.ts'
import { putOnCredit, seeded } from './credits.ts'

const HOUR_MS = 3600_000
const DAY_MS = 24 * HOUR_MS
/** Up to the loading. */
const LOADED: readonly Milestone[] = ['BKCF', 'EPRL', 'STSP', 'GITM', 'PASS', 'LOBD']

/** A call-off that was loaded on its wanted day and is not paid. */
export function leaveUnpaid(market: Deps, order: OrderRow, now: number): void {
  const deps = seeded(market, `h${order.no.slice(-4)}`)
  const started = Date.parse(order.events.at(-1)?.at ?? order.createdAt)
  const loaded = Date.parse(`${order.callOff?.etd ?? ''}T06:00:00+08:00`)
  const milestones = LOADED.map((code, index) => {
    const at = iso(Math.round(started + ((loaded - started) * (index + 1)) / LOADED.length))
    return { code, at, reportedAt: at }
  })
  putOnCredit(deps, { ...order, milestones, containers: containersFor(order) }, 'EXECUTING', now)
}

/** The agreement with the increases that its seller gave notice of, before it was called off. */
export function withNotices(deps: Deps, agreement: AgreementRow, plan: Plan, now: number): AgreementRow {
  if (!plan.notices) return agreement
  const notices = plan.notices.map(({ code, amount, given, from }, index): PriceNotice => {
    const at = now + given * DAY_MS
    return {
      id: `n${agreement.id.slice(1)}-${index + 1}`,
      code,
      lanes: agreement.lanes.map(({ laneNo }) => laneNo),
      kind: 'INCREASE',
      amount,
      from: marketDay(now + from * DAY_MS),
      at: iso(at),
      objectBy: addDays(marketDay(at), OBJECTION_DAYS),
    }
  })
  const noticed = { ...agreement, notices }
  deps.rows.agreements.put(noticed)
  return noticed
}

/** The agreement with the renewal that its seller proposes: a quarter at a slightly higher freight. */
export function withRenewal(deps: Deps, agreement: AgreementRow, plan: Plan, now: number): void {
  if (plan.renewal === undefined) return
  const at = now - plan.renewal * DAY_MS
  const { to: last } = periodOfAll(agreement)
  const [from, to] = [addDays(last, 1), addDays(last, RENEWED_DAYS)]
  const renewal: Renewal = {
    by: 'SELLER',
    note: '旺季舱位紧张，建议提前锁定下季度舱位。',
    at: iso(at),
    validFrom: from,
    validTo: to,
    answerBy: addDays(marketDay(at), RENEWAL_ANSWER_DAYS),
    lanes: agreement.lanes.map((lane) => ({ laneNo: lane.laneNo, boxes: proRataBoxes(lane, { from, to }) })),
    prices: freightsOf(agreement).map((one) => ({ ...one, unitPrice: raised(one.unitPrice) })),
  }
  deps.rows.agreements.put({ ...agreement, version: 2, renewal, updatedAt: iso(at) })
}

/** The agreement with the amendment that its seller proposes: more containers and a slightly higher freight. */
export function withAmendment(deps: Deps, agreement: AgreementRow, plan: Plan, now: number): void {
  if (plan.amendment === undefined) return
  const at = now - plan.amendment * DAY_MS
  const answerBy = addDays(marketDay(at), AMENDMENT_ANSWER_DAYS)
  const amendment: Amendment = {
    by: 'SELLER',
    note: '新增一班直航，可多承接；运价随之微调。',
    at: iso(at),
    answerBy,
    from: addDays(periodOfAll(agreement).from, 30),
    boxes: agreement.lanes.flatMap(({ laneNo, boxes }) =>
      boxes.map(({ isoCode, qty }) => ({ laneNo, isoCode, qty: qty + 8, before: qty })),
    ),
    allocations: agreement.lanes.flatMap(({ laneNo, allocation }) =>
      allocation ? [{ laneNo, boxes: allocation.boxes + 1, before: allocation.boxes }] : [],
    ),
    prices: freightsOf(agreement).map((one) => ({ ...one, unitPrice: raised(one.unitPrice), before: one.unitPrice })),
  }
  deps.rows.agreements.put({ ...agreement, amendments: [amendment] })
  planJob(deps, 'amendmentLapse', agreement.id, dayEnd(answerBy))
}

/** Unit prices of the freight of an agreement. */
const freightsOf = ({ lanes }: AgreementRow) =>
  lanes.flatMap(({ laneNo, charges }) =>
    charges
      .filter(({ code, state }) => code === 'OFR' && state === 'QUOTED')
      .map(({ code, isoCode, unitPrice }) => ({ laneNo, code, ...(isoCode !== undefined && { isoCode }), unitPrice })),
  )
const raised = (unitPrice: string): string => String(Number(unitPrice) + 50)

/** Suspends a seeded agreement, or lets the notice of its buyer run out, as planned. */
export function endAgreement(deps: Deps, agreement: AgreementRow, plan: Plan, now: number): void {
  const { suspended, terminated } = plan
  if (suspended !== undefined) {
    const at = now - suspended * DAY_MS
    const orderIds = overdueOf({ ...deps, now: () => at }, agreement).map(({ id }) => id)
    const suspension = { at: iso(at), note: '两票运费逾期，付清后恢复订舱。', orderIds }
    deps.rows.agreements.put({ ...agreement, version: 2, suspension, updatedAt: iso(at) })
  }
  if (terminated === undefined) return
  const at = now - terminated * DAY_MS
  const endsOn = noticeEnd(marketDay(at), periodOfAll(agreement).to)
  const termination = { by: 'BUYER' as const, reason: '工厂迁往内陆，改走铁路。', at: iso(at), endsOn }
  const ended: AgreementRow = { ...agreement, version: 2, termination, updatedAt: iso(at) }
  deps.rows.agreements.put(ended)
  for (const kind of ['agreementEndsSoon', 'agreementEnd'] as const) dropJob(deps, kind, agreement.id)
  finishTender({ ...deps, now: () => now }, ended)
}
