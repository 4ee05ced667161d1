import type { Certification, CertificationForm } from '@/contract/member/certification/schemas.ts'
import type { CertificationStatus } from '@/contract/member/values.ts'
import { iso, type Caller, type Deps } from '../../deps.ts'
import { companyOf } from '../view.ts'
import type { CertificationRow } from './row.ts'
import { cityName } from '../../title/places.ts'

/** The row of an enterprise, or an empty one. */
export function certificationOf(deps: Deps, companyId: string): CertificationRow {
  return deps.rows.certifications.get(companyId) ?? { id: companyId, version: 0, history: [] }
}

/** Form data known before the first submission. */
function formOf(deps: Deps, caller: Caller): CertificationForm {
  const company = companyOf(deps, caller.companyId)
  const member = deps.rows.members.get(caller.memberId)
  return {
    userType: company.userType,
    nameZh: company.nameZh,
    nameEn: company.nameEn ?? '',
    uscc: company.uscc,
    provinceCode: company.provinceCode,
    cityName: company.cityName,
    address: company.address,
    contactName: member?.contactName ?? '',
    contactPosition: member?.contactPosition ?? '',
    email: company.email ?? '',
    services: company.services,
    lanes: company.lanes,
    markets: company.markets,
    vehicles: [],
    papers: [],
  }
}

/** The certification, for its own enterprise. */
export function certificationView(deps: Deps, caller: Caller): Certification {
  const row = certificationOf(deps, caller.companyId)
  const { sent } = row
  const told = (form: CertificationForm): CertificationForm => ({
    ...form,
    cityName: cityName(deps.language, form.cityName),
  })
  const isWaiting = sent?.stage === 'SUBMITTED' || sent?.stage === 'REVIEWING'
  return {
    state: companyOf(deps, caller.companyId).certification,
    stage: sent?.stage,
    version: row.version,
    form: told(row.draft ?? sent?.form ?? formOf(deps, caller)),
    draftAt: row.draft && row.draftAt,
    sent: sent && told(sent.form),
    papers: sent?.papers ?? [],
    reasons: sent?.reasons ?? [],
    submittedAt: sent?.submittedAt,
    expectedAt: isWaiting ? sent.expectedAt : undefined,
    approvedAt: row.approvedAt,
    validTo: row.validTo,
    history: row.history,
  }
}

/** The row with one more history entry and the next version. */
export function noted(deps: Deps, row: CertificationRow, state: CertificationStatus): CertificationRow {
  return { ...row, version: row.version + 1, history: [...row.history, { state, at: iso(deps.now()) }] }
}

/** Sets the status that rights depend on in the company row. */
export function setState(deps: Deps, companyId: string, certification: CertificationStatus): void {
  deps.rows.companies.put({ ...companyOf(deps, companyId), certification })
}
