import { certificationMayBecome, EXPIRING_DAYS } from '@/contract/member/certification/lifecycle.ts'
import { endOfChinaDay } from '@/contract/member/certification/rules.ts'
import type { Paper } from '@/contract/member/certification/schemas.ts'
import { isCertified } from '@/contract/member/values.ts'
import { iso, type Deps } from '../../deps.ts'
import { dropJob, planJob } from '../../jobs.ts'
import { companyOf } from '../view.ts'
import { handInWaiting } from '../../trade/bid/later.ts'
import { notify } from '../notification/notify.ts'
import { fieldProblems, paperProblem, willBeRevoked } from './clerk.ts'
import type { CertificationRow, SentForm } from './row.ts'
import { certificationOf, noted, setState } from './view.ts'

const DAY_MS = 24 * 3_600_000

/** SUBMITTED -> REVIEWING: the clerk starts the review. */
export function clerkPicksUp(deps: Deps, companyId: string): void {
  const row = certificationOf(deps, companyId)
  if (row.sent?.stage !== 'SUBMITTED') return
  const sent: SentForm = { ...row.sent, stage: 'REVIEWING' }
  deps.rows.certifications.put({ ...noted(deps, row, 'REVIEWING'), sent })
  if (companyOf(deps, companyId).certification === 'SUBMITTED') setState(deps, companyId, 'REVIEWING')
  planJob(deps, 'certificationDecide', companyId, deps.now() + deps.delays.clerkMs)
}

/** REVIEWING -> APPROVED | REJECTED: the clerk decides on each document not approved yet, and on the form. */
export function clerkDecides(deps: Deps, companyId: string): void {
  const row = certificationOf(deps, companyId)
  if (row.sent?.stage !== 'REVIEWING') return
  const { form } = row.sent
  const papers = row.sent.papers.map((paper): Paper => {
    if (paper.status === 'APPROVED') return paper
    const code = paperProblem(form, paper, deps.now())
    return code ? { ...paper, status: 'REJECTED', rejectCode: code } : { ...paper, status: 'APPROVED' }
  })
  const reasons = fieldProblems(form, papers, deps.now())
  const judged: SentForm = { ...row.sent, papers, reasons }
  if (reasons.length === 0 && papers.every(({ status }) => status === 'APPROVED')) approve(deps, row, judged)
  else reject(deps, row, judged)
}

function reject(deps: Deps, row: CertificationRow, judged: SentForm): void {
  const refused = judged.papers.flatMap(({ kind, rejectCode }) => (rejectCode ? [{ of: kind, code: rejectCode }] : []))
  const fields = judged.reasons.map(({ field, code }) => ({ of: field, code }))
  const next = noted(deps, row, 'REJECTED')
  const last = { state: 'REJECTED' as const, at: iso(deps.now()), reasons: [...refused, ...fields] }
  deps.rows.certifications.put({
    ...next,
    history: [...row.history, last],
    sent: { ...judged, stage: 'REJECTED' },
  })
  if (certificationMayBecome(companyOf(deps, row.id).certification, 'REJECTED', 'clerk'))
    setState(deps, row.id, 'REJECTED')
  notify(deps, { companyId: row.id, type: 'CERT_REJECTED', target: { kind: 'CERTIFICATION', id: row.id } })
}

function approve(deps: Deps, row: CertificationRow, judged: SentForm): void {
  const { form, papers, memberId } = judged
  const { previous: _previous, validTo: _validTo, ...rest } = noted(deps, row, 'APPROVED')
  const validTo = papers
    .map((paper) => paper.validTo)
    .filter((day) => day !== '')
    .toSorted()[0]
  deps.rows.certifications.put({
    ...rest,
    sent: { ...judged, stage: 'APPROVED' },
    approvedAt: iso(deps.now()),
    ...(validTo !== undefined && { validTo }),
  })
  const { nameEn: _nameEn, ...company } = companyOf(deps, row.id)
  deps.rows.companies.put({
    ...company,
    userType: form.userType,
    nameZh: form.nameZh,
    ...(form.nameEn !== '' && { nameEn: form.nameEn }),
    uscc: form.uscc,
    provinceCode: form.provinceCode,
    cityName: form.cityName,
    address: form.address,
    email: form.email,
    services: form.services,
    lanes: form.lanes,
    markets: form.markets,
    certification: 'APPROVED',
  })
  const member = deps.rows.members.get(memberId)
  if (member) {
    const { contactPosition: _position, ...person } = member
    deps.rows.members.put({
      ...person,
      contactName: form.contactName,
      ...(form.contactPosition !== '' && { contactPosition: form.contactPosition }),
    })
  }
  planExpiry(deps, row.id, validTo)
  if (willBeRevoked(form)) planJob(deps, 'certificationRevoke', row.id, deps.now() + DAY_MS)
  notify(deps, { companyId: row.id, type: 'CERT_APPROVED', target: { kind: 'CERTIFICATION', id: row.id } })
  handInWaiting(deps, row.id)
}

/** Schedules the two steps of an approval's expiry; none for an unlimited one. */
export function planExpiry(deps: Deps, companyId: string, validTo: string | undefined): void {
  dropJob(deps, 'certificationExpiring', companyId)
  dropJob(deps, 'certificationExpire', companyId)
  if (validTo === undefined) return
  const end = endOfChinaDay(validTo)
  planJob(deps, 'certificationExpiring', companyId, Math.max(deps.now(), end - EXPIRING_DAYS * DAY_MS))
  planJob(deps, 'certificationExpire', companyId, end)
}

/** APPROVED -> EXPIRING, thirty days before the first document expires. */
export function certificationExpires(deps: Deps, companyId: string): void {
  if (companyOf(deps, companyId).certification !== 'APPROVED') return
  const row = noted(deps, certificationOf(deps, companyId), 'EXPIRING')
  deps.rows.certifications.put(row)
  setState(deps, companyId, 'EXPIRING')
  tellOfEnd(deps, row, 'CERT_EXPIRING')
}

/** EXPIRING -> EXPIRED, after the last day of the first document. */
export function certificationEnds(deps: Deps, companyId: string): void {
  const { certification } = companyOf(deps, companyId)
  const stored = certificationOf(deps, companyId)
  // A form under review continues; if it is rejected, the enterprise keeps its current status.
  if (!isCertified(certification)) return
  const row = noted(deps, stored, 'EXPIRED')
  const stage = row.sent?.stage
  deps.rows.certifications.put({ ...row, ...(row.sent && { sent: { ...row.sent, before: 'EXPIRED' } }) })
  setState(deps, companyId, stage === 'SUBMITTED' || stage === 'REVIEWING' ? stage : 'EXPIRED')
  tellOfEnd(deps, row, 'CERT_EXPIRED')
}

function tellOfEnd(deps: Deps, row: CertificationRow, type: 'CERT_EXPIRING' | 'CERT_EXPIRED'): void {
  const target = { kind: 'CERTIFICATION' as const, id: row.id }
  notify(deps, { companyId: row.id, type, params: { date: row.validTo ?? '' }, target })
}

/** APPROVED | EXPIRING -> REVOKED: the register revoked the licence. */
export function certificationRevoked(deps: Deps, companyId: string): void {
  if (!certificationMayBecome(companyOf(deps, companyId).certification, 'REVOKED', 'clerk')) return
  deps.rows.certifications.put(noted(deps, certificationOf(deps, companyId), 'REVOKED'))
  for (const kind of ['certificationPickUp', 'certificationDecide']) dropJob(deps, kind, companyId)
  setState(deps, companyId, 'REVOKED')
  planExpiry(deps, companyId, undefined)
}
