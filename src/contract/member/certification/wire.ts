import { nothing, type WireOf } from '../../zod.ts'
import type { certificationEndpoints } from './endpoints.ts'
import * as s from './schemas.ts'

export const certificationWire = {
  detail: { input: nothing, output: s.certificationSchema },
  saveDraft: { input: s.saveCertificationSchema, output: s.certificationSchema, current: s.certificationSchema },
  submit: { input: s.submitCertificationSchema, output: s.certificationSchema, current: s.certificationSchema },
  withdraw: { input: s.withdrawCertificationSchema, output: s.certificationSchema, current: s.certificationSchema },
} satisfies WireOf<typeof certificationEndpoints>
