import { z } from 'zod'
import { id, requestNo, type Wire } from '../zod.ts'
import type { paymentEndpoints } from './endpoints.ts'
import * as s from './schemas.ts'

export const paymentWire = {
  create: { input: s.createPaymentSchema, output: s.paymentSchema },
  detail: { input: z.object({ id }), output: s.paymentSchema },
  submitProof: { input: s.submitProofSchema, output: s.paymentSchema },
  cancel: { input: z.object({ id, requestNo }), output: s.paymentSchema },
} satisfies Record<keyof typeof paymentEndpoints, Wire>
