import { z } from 'zod'
import { id, ownPageOf, type WireOf } from '../../zod.ts'
import type { agreementEndpoints } from './endpoints.ts'
import { amendAgreementSchema, answerAmendmentSchema } from './amendment/schemas.ts'
import { claimShortfallSchema } from './minimum/schemas.ts'
import { answerNoticeSchema, giveNoticeSchema } from './notice/schemas.ts'
import { answerRenewalSchema, renewAgreementSchema } from './renewal/schemas.ts'
import * as s from './schemas.ts'

export const agreementWire = {
  page: { input: s.agreementQuerySchema, output: ownPageOf(s.agreementSummarySchema) },
  detail: { input: z.object({ id }), output: s.agreementDetailSchema },
  suspend: { input: s.suspendAgreementSchema, output: s.agreementDetailSchema, current: s.agreementDetailSchema },
  resume: { input: s.agreementCommandSchema, output: s.agreementDetailSchema, current: s.agreementDetailSchema },
  terminate: { input: s.terminateAgreementSchema, output: s.agreementDetailSchema, current: s.agreementDetailSchema },
  answerTerminate: {
    input: s.answerTerminationSchema,
    output: s.agreementDetailSchema,
    current: s.agreementDetailSchema,
  },
  notice: { input: giveNoticeSchema, output: s.agreementDetailSchema, current: s.agreementDetailSchema },
  answerNotice: { input: answerNoticeSchema, output: s.agreementDetailSchema, current: s.agreementDetailSchema },
  amend: { input: amendAgreementSchema, output: s.agreementDetailSchema, current: s.agreementDetailSchema },
  answerAmend: { input: answerAmendmentSchema, output: s.agreementDetailSchema, current: s.agreementDetailSchema },
  renew: { input: renewAgreementSchema, output: s.agreementDetailSchema, current: s.agreementDetailSchema },
  answerRenew: { input: answerRenewalSchema, output: s.agreementDetailSchema, current: s.agreementDetailSchema },
  claimShortfall: { input: claimShortfallSchema, output: s.agreementDetailSchema, current: s.agreementDetailSchema },
} satisfies WireOf<typeof agreementEndpoints>
