import { isOpen } from '@/contract/member/certification/lifecycle.ts'
import type { Certification, CertificationForm, PaperInput } from '@/contract/member/certification/schemas.ts'
import type { PaperKind } from '@/contract/member/certification/values.ts'
import type { UserType } from '@/contract/userType.ts'
import type { DraftEditor } from '@/forms/useDraftEditor.ts'

/** Steps of the form, as named in the URL. */
export type Step = 'company' | 'papers' | 'vehicles' | 'review'

/** Form state stored on this device. */
export interface LocalCertification {
  form: CertificationForm
  /** Version of the server's certification that was being edited. */
  baseVersion: number
}

/** The editor of a certification and its draft on this device. */
export type LocalEditor = DraftEditor<LocalCertification, LocalCertification>

/** Version of the form's shape: drafts of another version are not restored. */
export const FORM_VERSION = 1

const COMPANY = [
  'userType',
  'nameZh',
  'uscc',
  'provinceCode',
  'cityName',
  'address',
  'contactName',
  'email',
  'services',
  'lanes',
  'markets',
]

/** Returns the steps of a type of enterprise; only fleets have vehicles. */
export function stepsOf(userType: UserType): readonly Step[] {
  return userType === 3 ? ['company', 'papers', 'vehicles', 'review'] : ['company', 'papers', 'review']
}

/** Returns the step that contains a field. */
export function stepOf(field: string): Step {
  if (field.startsWith('papers')) return 'papers'
  return field.startsWith('vehicles') ? 'vehicles' : 'company'
}

/** Whether any part of a step is editable; after a rejection only the rejected parts are. */
export function isStepOpen(detail: Certification, step: Step): boolean {
  const parts =
    step === 'company' ? COMPANY : step === 'papers' ? detail.form.papers.map(({ kind }) => `papers.${kind}`) : [step]
  return step === 'review' || parts.some((part) => isOpen(detail, part))
}

/** Returns the document of a kind, or an empty one. */
export function paperIn(form: CertificationForm, kind: PaperKind): PaperInput {
  return (
    form.papers.find((paper) => paper.kind === kind) ?? {
      kind,
      no: '',
      validTo: '',
      hasContainerScope: false,
      files: [],
    }
  )
}

/** Returns the form with one document changed. */
export function withPaper(
  form: CertificationForm,
  kind: PaperKind,
  change: (paper: PaperInput) => PaperInput,
): CertificationForm {
  const changed = change(paperIn(form, kind))
  return { ...form, papers: [...form.papers.filter((paper) => paper.kind !== kind), changed] }
}
