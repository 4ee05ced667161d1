import { z } from 'zod'
import { fileIdSchema, fileRefSchema } from '../../file/schemas.ts'
import { CITY_MAX, COMPANY_NAME_MAX, EMAIL_MAX, PERSON_NAME_MAX } from '../../limits.ts'
import { userTypeSchema } from '../schemas.ts'
import { CERTIFICATION_STATUSES, SERVICE_TYPES } from '../values.ts'
import { day, instant, requestNo, text } from '../../zod.ts'
import {
  ADDRESS_MAX,
  COMPANY_NAME_EN_MAX,
  MAX_MARKETS,
  PAPER_NO_MAX,
  PLATE_TYPED_MAX,
  POSITION_MAX,
  USCC_TYPED_MAX,
} from '../limits.ts'
import * as v from './values.ts'

const dayOrNothing = z.union([day, z.literal('')])

export const vehicleSchema = z.object({
  tractorPlate: text(PLATE_TYPED_MAX),
  trailerPlate: text(PLATE_TYPED_MAX),
  /** Axles of tractor and trailer together; 0 until chosen. */
  axles: z.int().min(0).max(20),
  insuranceTo: dayOrNothing,
})
/** A document as entered; empty texts if not entered. */
export const paperInputSchema = z.object({
  kind: z.enum(v.PAPER_KINDS),
  no: text(PAPER_NO_MAX),
  /** Last valid day, in China; empty for an unlimited document. */
  validTo: dayOrNothing,
  /** Road transport permit: its scope names container carriage. */
  hasContainerScope: z.boolean(),
  files: z.array(fileRefSchema).max(v.MAX_PAPER_FILES),
})
/**
 * The form, possibly incomplete: empty texts and lists stand for missing values. `checkCertification` of `rules.ts`
 * validates a complete one.
 */
export const certificationFormSchema = z.object({
  userType: userTypeSchema,
  nameZh: text(COMPANY_NAME_MAX),
  nameEn: text(COMPANY_NAME_EN_MAX),
  uscc: text(USCC_TYPED_MAX),
  provinceCode: text(10),
  cityName: text(CITY_MAX),
  address: text(ADDRESS_MAX),
  contactName: text(PERSON_NAME_MAX),
  contactPosition: text(POSITION_MAX),
  email: text(EMAIL_MAX),
  services: z.array(z.enum(SERVICE_TYPES)).max(10),
  lanes: z.array(text(40)).max(20),
  markets: z.array(text(2)).max(MAX_MARKETS),
  vehicles: z.array(vehicleSchema).max(v.MAX_VEHICLES),
  papers: z.array(paperInputSchema).max(10),
})

/** Request body of an enterprise: files by id. */
export const certificationInputSchema = certificationFormSchema.extend({
  papers: z.array(paperInputSchema.extend({ files: z.array(fileIdSchema).max(v.MAX_PAPER_FILES) })).max(10),
})

/** A document with the clerk's result. */
export const paperSchema = paperInputSchema.extend({
  status: z.enum(v.PAPER_STATUSES),
  rejectCode: z.enum(v.PAPER_REJECTIONS).optional(),
})
/** Why a field of the form was rejected; `field` is its path in the form. */
export const fieldReasonSchema = z.object({ field: z.string(), code: z.enum(v.PAPER_REJECTIONS) })
export const certificationEventSchema = z.object({
  state: z.enum(CERTIFICATION_STATUSES),
  at: instant,
  /** True if the enterprise withdrew the form. */
  isWithdrawal: z.boolean().optional(),
  /** REJECTED: the rejected documents and fields. */
  reasons: z.array(z.object({ of: z.string(), code: z.enum(v.PAPER_REJECTIONS) })).optional(),
})

export const certificationSchema = z.object({
  /** Status that the enterprise's rights depend on. */
  state: z.enum(CERTIFICATION_STATUSES),
  /** Stage of the last submitted form; a certified enterprise keeps its status until a new form is approved. */
  stage: z.enum(v.CERTIFICATION_STAGES).optional(),
  version: z.int(),
  /** The form to edit: the draft, else the last submitted one, else one prefilled from the enterprise. */
  form: certificationFormSchema,
  /** When the draft was saved; absent if `form` is not a draft. */
  draftAt: instant.optional(),
  /** The last submitted form. */
  sent: certificationFormSchema.optional(),
  /** Last submitted documents, with the clerk's results. */
  papers: z.array(paperSchema),
  reasons: z.array(fieldReasonSchema),
  submittedAt: instant.optional(),
  /** When the next result of the clerk is expected. */
  expectedAt: instant.optional(),
  approvedAt: instant.optional(),
  /** Last day of the approval, in China; absent if unlimited. */
  validTo: day.optional(),
  history: z.array(certificationEventSchema),
})

export const saveCertificationSchema = z.object({ version: z.int(), form: certificationInputSchema })
export const submitCertificationSchema = saveCertificationSchema.extend({ requestNo })
export const withdrawCertificationSchema = z.object({ version: z.int(), requestNo })

export type Vehicle = z.infer<typeof vehicleSchema>
export type PaperInput = z.infer<typeof paperInputSchema>
export type Paper = z.infer<typeof paperSchema>
export type CertificationForm = z.infer<typeof certificationFormSchema>
export type CertificationInput = z.infer<typeof certificationInputSchema>
export type FieldReason = z.infer<typeof fieldReasonSchema>
export type CertificationEvent = z.infer<typeof certificationEventSchema>
export type Certification = z.infer<typeof certificationSchema>
export type SaveCertification = z.infer<typeof saveCertificationSchema>
export type SubmitCertification = z.infer<typeof submitCertificationSchema>
export type WithdrawCertification = z.infer<typeof withdrawCertificationSchema>
