import { isOpen, mayEditCertification } from '@/contract/member/certification/lifecycle.ts'
import { chinaDay, checkCertification, tidyCertification } from '@/contract/member/certification/rules.ts'
import type * as s from '@/contract/member/certification/schemas.ts'
import { isCertified } from '@/contract/member/values.ts'
import { iso, type Caller, type Deps } from '../../deps.ts'
import { refuseField, stateChanged } from '../../errors.ts'
import { takeFiles } from '../../file/take.ts'
import { dropJob, planJob } from '../../jobs.ts'
import { companyOf } from '../view.ts'
import { refuseProblems } from '../../guards.ts'
import type { CertificationRow } from './row.ts'
import { certificationOf, certificationView, noted, setState } from './view.ts'
import { keptCity } from '../../title/places.ts'

/** The caller's row in the given version, if it may be edited now; otherwise 4009 with the current one. */
function rowToWrite(deps: Deps, caller: Caller, version: number): CertificationRow {
  const row = certificationOf(deps, caller.companyId)
  const { certification } = companyOf(deps, caller.companyId)
  if (row.version !== version || !mayEditCertification(certification, row.sent?.stage))
    throw stateChanged(certificationView(deps, caller))
  return row
}

/** Saves an incomplete form; only its files are validated, which must be the caller's own. */
export function saveCertification(deps: Deps, input: s.SaveCertification, caller: Caller): s.Certification {
  const row = rowToWrite(deps, caller, input.version)
  const draft = withOwnFiles(deps, caller, input.form)
  deps.rows.certifications.put({ ...row, draft, draftAt: iso(deps.now()), version: row.version + 1 })
  return certificationView(deps, caller)
}

/** NONE | REJECTED | EXPIRED -> SUBMITTED; a certified enterprise keeps its status until the new form is approved. */
export function submitCertification(deps: Deps, input: s.SubmitCertification, caller: Caller): s.Certification {
  const row = rowToWrite(deps, caller, input.version)
  const form = tidyCertification(withOwnFiles(deps, caller, input.form))
  refuseProblems(checkCertification(form, chinaDay(deps.now())))
  refuseUnknown(deps, caller, form)
  if (row.sent?.stage === 'REJECTED') refuseLocked(row.sent, form)
  const { certification } = companyOf(deps, caller.companyId)
  const kept = row.sent?.stage === 'REJECTED' ? row.sent.papers.filter(({ status }) => status === 'APPROVED') : []
  const sentAt = deps.now()
  const { draft: _draft, draftAt: _draftAt, sent: previous, ...rest } = row
  deps.rows.certifications.put({
    ...noted(deps, { ...rest, ...(previous && { previous }) }, 'SUBMITTED'),
    sent: {
      form,
      papers: form.papers.map(
        (paper) => kept.find(({ kind }) => kind === paper.kind) ?? { ...paper, status: 'PENDING' as const },
      ),
      reasons: [],
      stage: 'SUBMITTED',
      before: certification,
      memberId: caller.memberId,
      submittedAt: iso(sentAt),
      expectedAt: iso(sentAt + 2 * deps.delays.clerkMs),
    },
  })
  if (!isCertified(certification)) setState(deps, caller.companyId, 'SUBMITTED')
  planJob(deps, 'certificationPickUp', caller.companyId, sentAt + deps.delays.clerkMs)
  return certificationView(deps, caller)
}

/** SUBMITTED -> previous status; the form is a draft again. */
export function withdrawCertification(deps: Deps, input: s.WithdrawCertification, caller: Caller): s.Certification {
  const { sent, previous, ...row } = certificationOf(deps, caller.companyId)
  if (row.version !== input.version || sent?.stage !== 'SUBMITTED') throw stateChanged(certificationView(deps, caller))
  deps.rows.certifications.put({
    ...row,
    version: row.version + 1,
    history: [...row.history, { state: sent.before, at: iso(deps.now()), isWithdrawal: true }],
    draft: sent.form,
    draftAt: iso(deps.now()),
    ...(previous && { sent: previous }),
  })
  if (companyOf(deps, caller.companyId).certification === 'SUBMITTED') setState(deps, caller.companyId, sent.before)
  dropJob(deps, 'certificationPickUp', caller.companyId)
  return certificationView(deps, caller)
}

/** The form with the stored metadata of its files; foreign files are rejected. */
function withOwnFiles(deps: Deps, caller: Caller, form: s.CertificationInput): s.CertificationForm {
  const papers = form.papers.map((paper) => ({
    ...paper,
    files: takeFiles(deps, caller, 'CERTIFICATION', paper.files, () => `papers.${paper.kind}.files`),
  }))
  return { ...form, cityName: keptCity(form.cityName), papers }
}

/** Server-only validation: reference lists, and unique USCCs. */
function refuseUnknown(deps: Deps, caller: Caller, form: s.CertificationForm): void {
  const { provinces, countries, freight } = deps.reference
  if (!provinces.some(({ code }) => code === form.provinceCode)) throw refuseField('provinceCode', 'field.choice')
  if (!form.lanes.every((lane) => freight.lanes.some(({ id }) => id === lane)))
    throw refuseField('lanes', 'field.choice')
  if (!form.markets.every((market) => countries.some(({ code }) => code === market)))
    throw refuseField('markets', 'field.choice')
  const others = deps.rows.companies.count(
    ({ id, uscc, certification }) =>
      id !== caller.companyId && uscc === form.uscc && (isCertified(certification) || certification === 'EXPIRED'),
  )
  if (others > 0) throw refuseField('uscc', 'field.usccTaken')
}

/** After a rejection only the rejected parts may be changed. */
function refuseLocked(sent: NonNullable<CertificationRow['sent']>, form: s.CertificationForm): void {
  const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
  for (const [field, value] of Object.entries(form)) {
    if (field === 'papers' || isOpen(sent, field)) continue
    if (!same(value, sent.form[field as keyof s.CertificationForm])) throw refuseField(field, 'field.locked')
  }
  for (const { status, rejectCode: _code, ...paper } of sent.papers) {
    const now = form.papers.find(({ kind }) => kind === paper.kind)
    if (status === 'APPROVED' && !same(now, paper)) throw refuseField(`papers.${paper.kind}.files`, 'field.locked')
  }
}
