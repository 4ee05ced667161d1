import { chinaDay } from '@/contract/member/certification/rules.ts'
import type { CertificationForm, FieldReason, Paper } from '@/contract/member/certification/schemas.ts'
import type { PaperRejection } from '@/contract/member/certification/values.ts'

/** Fewer bytes than a readable document can have. */
const READABLE_BYTES = 256

/** Words in a file name that make the clerk reject a document. Invented, stated in mock/README.md. */
const WORDS: readonly [PaperRejection, RegExp][] = [
  ['BLURRED', /blur|模糊/i],
  ['EXPIRED', /expired|过期/i],
  ['NAME_MISMATCH', /othername|名称不符/i],
  ['TYPE_MISMATCH', /wrongpaper|证照不符/i],
  ['OTHER', /other(?!name)|其他/i],
]

/** Why the clerk rejects a document, if at all. Invented rules, stated in mock/README.md. */
export function paperProblem(form: CertificationForm, paper: Paper, nowMs: number): PaperRejection | undefined {
  if (paper.files.some(({ size }) => size < READABLE_BYTES)) return 'BLURRED'
  if (paper.validTo !== '' && paper.validTo < chinaDay(nowMs)) return 'EXPIRED'
  const worded = WORDS.find(([, word]) => paper.files.some(({ name }) => word.test(name)))
  if (worded) return worded[0]
  // The last four digits before the check character of a USCC, the last four of any other number.
  const serial = paper.kind === 'BUSINESS_LICENCE' ? form.uscc.slice(13, 17) : paper.no.slice(-4)
  if (serial === '0000') return 'NUMBER_NOT_FOUND'
  return serial === '9999' ? 'UNVERIFIABLE' : undefined
}

/** Rejected fields of the form: those of a rejected licence, an unknown address, and vehicles. */
export function fieldProblems(form: CertificationForm, papers: readonly Paper[], nowMs: number): FieldReason[] {
  const reasons: FieldReason[] = []
  const licence = papers.find(({ kind }) => kind === 'BUSINESS_LICENCE')?.rejectCode
  if (licence === 'NAME_MISMATCH') reasons.push({ field: 'nameZh', code: licence })
  if (licence === 'NUMBER_NOT_FOUND' || licence === 'UNVERIFIABLE') reasons.push({ field: 'uscc', code: licence })
  if (/unknown|不详/i.test(form.address)) reasons.push({ field: 'address', code: 'UNVERIFIABLE' })
  form.vehicles.forEach((vehicle, index) => {
    if (vehicle.tractorPlate.endsWith('0000'))
      reasons.push({ field: `vehicles.${index}.tractorPlate`, code: 'NUMBER_NOT_FOUND' })
    if (vehicle.insuranceTo < chinaDay(nowMs)) reasons.push({ field: `vehicles.${index}.insuranceTo`, code: 'EXPIRED' })
  })
  return reasons
}

/** Whether the register will revoke this licence a day after its approval. Invented, stated in mock/README.md. */
export function willBeRevoked(form: CertificationForm): boolean {
  const licence = form.papers.find(({ kind }) => kind === 'BUSINESS_LICENCE')
  return licence?.files.some(({ name }) => /revoke|吊销/i.test(name)) ?? false
}
