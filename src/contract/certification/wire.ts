import { nothing, type Wire } from '../zod.ts'
import type { certificationEndpoints } from './endpoints.ts'
import * as s from './schemas.ts'

export const certificationWire = {
  detail: { input: nothing, output: s.certificationSchema },
  saveDraft: { input: s.saveCertificationSchema, output: s.certificationSchema },
  submit: { input: s.submitCertificationSchema, output: s.certificationSchema },
  withdraw: { input: s.withdrawCertificationSchema, output: s.certificationSchema },
} satisfies Record<keyof typeof certificationEndpoints, Wire>
