import type { CertificationForm, Paper } from '@/contract/member/certification/schemas.ts'
import { chinaDay } from '@/contract/member/certification/rules.ts'
import { PAPERS_OF, type CertificationStage } from '@/contract/member/certification/values.ts'
import { isCertified, type CertificationStatus } from '@/contract/member/values.ts'
import type { CertificationRow } from '../domain/member/certification/row.ts'
import { planExpiry } from '../domain/member/certification/review.ts'
import { iso, type Deps } from '../domain/deps.ts'
import { planJob } from '../domain/jobs.ts'
import type { CompanyRow, MemberRow } from '../domain/rows.ts'

const DAY_MS = 24 * 3_600_000
/** Days until the last day of the approval, by status; other statuses have no end soon. */
const DAYS_LEFT: Partial<Record<CertificationStatus, number>> = { EXPIRING: 18, EXPIRED: -12 }
/** The clerk takes a day for the demo accounts' forms, so that their statuses can be seen. */
const SLOW_CLERK_MS = DAY_MS

/** History of a company by its current status: previous statuses with their age in days. */
const PAST: Record<CertificationStatus, readonly [state: CertificationStatus, daysAgo: number][]> = {
  NONE: [],
  SUBMITTED: [['SUBMITTED', 0.1]],
  REVIEWING: [
    ['SUBMITTED', 0.2],
    ['REVIEWING', 0.1],
  ],
  REJECTED: [
    ['SUBMITTED', 2.2],
    ['REVIEWING', 2.1],
    ['REJECTED', 2],
  ],
  APPROVED: [
    ['SUBMITTED', 40.2],
    ['REVIEWING', 40.1],
    ['APPROVED', 40],
  ],
  EXPIRING: [
    ['SUBMITTED', 347.2],
    ['REVIEWING', 347.1],
    ['APPROVED', 347],
    ['EXPIRING', 12],
  ],
  EXPIRED: [
    ['SUBMITTED', 377.2],
    ['REVIEWING', 377.1],
    ['APPROVED', 377],
    ['EXPIRING', 42],
    ['EXPIRED', 12],
  ],
  REVOKED: [
    ['SUBMITTED', 90.2],
    ['REVIEWING', 90.1],
    ['APPROVED', 90],
    ['REVOKED', 5],
  ],
}
const STAGES: Record<CertificationStatus, CertificationStage | undefined> = {
  NONE: undefined,
  SUBMITTED: 'SUBMITTED',
  REVIEWING: 'REVIEWING',
  REJECTED: 'REJECTED',
  APPROVED: 'APPROVED',
  EXPIRING: 'APPROVED',
  EXPIRED: 'APPROVED',
  REVOKED: 'APPROVED',
}

/** Gives the demo accounts' enterprises the certification of their status. Uses no random numbers. */
export function seedCertifications(deps: Deps): void {
  for (const member of deps.rows.members.all(({ demo }) => demo === true)) {
    const company = deps.rows.companies.get(member.companyId)
    if (company && company.certification !== 'NONE') seedOne(deps, company, member)
  }
}

function seedOne(deps: Deps, company: CompanyRow, member: MemberRow): void {
  const now = deps.now()
  const state = company.certification
  const left = DAYS_LEFT[state]
  const endsAt = now + (left ?? 420) * DAY_MS
  const form = formOf(company, member, chinaDay(endsAt), left !== undefined, now)
  const file = sampleFile(company)
  deps.rows.files.put({ ...file, purpose: 'CERTIFICATION' })
  const { base64: _bytes, companyId: _owner, ...ref } = file
  const stage = STAGES[state] ?? 'SUBMITTED'
  const papers = form.papers.map((paper): Paper => ({ ...paper, files: [ref], ...judgement(stage, paper.kind) }))
  const history = PAST[state].map(([one, daysAgo]) => ({
    state: one,
    at: iso(now - daysAgo * DAY_MS),
    ...(one === 'REJECTED' && { reasons: [{ of: 'ROAD_TRANSPORT_PERMIT', code: 'BLURRED' as const }] }),
  }))
  const approved = history.find((event) => event.state === 'APPROVED')
  const validTo = papers.find((paper) => paper.validTo !== '')?.validTo
  const row: CertificationRow = {
    id: company.id,
    version: history.length,
    history,
    sent: {
      form: { ...form, papers: form.papers.map((paper) => ({ ...paper, files: [ref] })) },
      papers,
      reasons: [],
      stage,
      before: 'NONE',
      memberId: member.id,
      submittedAt: history[0]?.at ?? iso(now),
      expectedAt: iso(now + SLOW_CLERK_MS),
    },
    ...(approved && { approvedAt: approved.at, ...(validTo !== undefined && { validTo }) }),
  }
  deps.rows.certifications.put(row)
  if (state === 'SUBMITTED') planJob(deps, 'certificationPickUp', company.id, now + SLOW_CLERK_MS)
  if (state === 'REVIEWING') planJob(deps, 'certificationDecide', company.id, now + SLOW_CLERK_MS)
  if (isCertified(state)) planExpiry(deps, company.id, validTo)
  // Notified already: the job would find the status unchanged.
  if (state === 'EXPIRING') deps.rows.jobs.remove(`certificationExpiring|${company.id}`)
}

function judgement(stage: CertificationStage, kind: Paper['kind']): Pick<Paper, 'status' | 'rejectCode'> {
  if (stage === 'SUBMITTED' || stage === 'REVIEWING') return { status: 'PENDING' }
  return stage === 'REJECTED' && kind === 'ROAD_TRANSPORT_PERMIT'
    ? { status: 'REJECTED', rejectCode: 'BLURRED' }
    : { status: 'APPROVED' }
}

function formOf(
  company: CompanyRow,
  member: MemberRow,
  lastDay: string,
  hasEnd: boolean,
  now: number,
): CertificationForm {
  const isFleet = company.userType === 3
  return {
    userType: company.userType,
    nameZh: company.nameZh,
    nameEn: company.nameEn ?? '',
    uscc: company.uscc,
    provinceCode: company.provinceCode,
    cityName: company.cityName,
    address: company.address,
    contactName: member.contactName,
    contactPosition: member.contactPosition ?? '',
    email: company.email ?? '',
    services: company.services,
    lanes: company.lanes,
    markets: company.markets,
    vehicles: isFleet
      ? [
          { tractorPlate: '沪A12345', trailerPlate: '沪B2345挂', axles: 6, insuranceTo: chinaDay(now + 200 * DAY_MS) },
          { tractorPlate: '浙B23456', trailerPlate: '浙B1234挂', axles: 5, insuranceTo: chinaDay(now + 120 * DAY_MS) },
        ]
      : [],
    papers: PAPERS_OF[company.userType]
      .filter(({ isRequired }) => isRequired)
      .map(({ kind, needsValidTo }) => ({
        kind,
        no: kind === 'BUSINESS_LICENCE' ? company.uscc : `DEMO${company.uscc.slice(8, 17)}`,
        validTo: needsValidTo || hasEnd ? lastDay : '',
        hasContainerScope: kind === 'ROAD_TRANSPORT_PERMIT',
        files: [],
      })),
  }
}

/** A one-page sample document. */
function sampleFile({ id, uscc }: CompanyRow) {
  const words = `BT /F1 24 Tf 72 700 Td (Sample paper of the demo: ${uscc}) Tj ET`
  const parts = [
    '%PDF-1.4',
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>endobj',
    `4 0 obj<</Length ${words.length}>>stream\n${words}\nendstream endobj`,
    '5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj',
    'trailer<</Root 1 0 R>>',
    '%%EOF',
  ]
  const text = parts.join('\n')
  const file = { id: `paper${id}`, name: 'licence.pdf', url: `/upload/demo/${id}.pdf`, size: text.length }
  return { ...file, type: 'application/pdf', base64: btoa(text), companyId: id }
}
