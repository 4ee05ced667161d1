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
  /** Axles of tractor and trailer together; 0 while not chosen. */
  axles: z.int().min(0).max(20),
  insuranceTo: dayOrNothing,
})
/** A paper as the enterprise gives it; empty texts where nothing is given. */
export const paperInputSchema = z.object({
  kind: z.enum(v.PAPER_KINDS),
  no: text(PAPER_NO_MAX),
  /** Last day it is valid, in China; empty for a paper without an end. */
  validTo: dayOrNothing,
  /** Road transport permit: its scope names container carriage. */
  hasContainerScope: z.boolean(),
  files: z.array(fileRefSchema).max(v.MAX_PAPER_FILES),
})
/**
 * The form, also half done: empty texts and lists stand for what is not filled in yet. What a whole one needs says
 * `checkCertification` of `rules.ts`.
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

/** What an enterprise sends: files by their ids. */
export const certificationInputSchema = certificationFormSchema.extend({
  papers: z.array(paperInputSchema.extend({ files: z.array(fileIdSchema).max(v.MAX_PAPER_FILES) })).max(10),
})

/** A paper with what the clerk said. */
export const paperSchema = paperInputSchema.extend({
  status: z.enum(v.PAPER_STATUSES),
  rejectCode: z.enum(v.PAPER_REJECTIONS).optional(),
})
/** Why a field of the form was refused; `field` is its path in the form. */
export const fieldReasonSchema = z.object({ field: z.string(), code: z.enum(v.PAPER_REJECTIONS) })
export const certificationEventSchema = z.object({
  state: z.enum(CERTIFICATION_STATUSES),
  at: instant,
  /** True where the enterprise took its form back. */
  isWithdrawal: z.boolean().optional(),
  /** Refused papers and fields, for REJECTED. */
  reasons: z.array(z.object({ of: z.string(), code: z.enum(v.PAPER_REJECTIONS) })).optional(),
})

export const certificationSchema = z.object({
  /** What the rights of the enterprise depend on. */
  state: z.enum(CERTIFICATION_STATUSES),
  /** Where the form that was sent last stands; a certified enterprise keeps its state until a new form is approved. */
  stage: z.enum(v.CERTIFICATION_STAGES).optional(),
  version: z.int(),
  /** The form to go on with: the draft, else what was sent last, else what is known of the enterprise. */
  form: certificationFormSchema,
  /** When the draft was kept; missing when `form` is no draft. */
  draftAt: instant.optional(),
  /** The form as it was sent last. */
  sent: certificationFormSchema.optional(),
  /** Papers as sent last, with what the clerk said. */
  papers: z.array(paperSchema),
  reasons: z.array(fieldReasonSchema),
  submittedAt: instant.optional(),
  /** When the next answer of the clerk is expected. */
  expectedAt: instant.optional(),
  approvedAt: instant.optional(),
  /** Last day of the approval, in China; missing while there is no end. */
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
