import { z } from 'zod'
import type { WireOf } from '../../zod.ts'
import type { questionEndpoints } from './endpoints.ts'
import { listingDetailSchema } from '../../market/listing/schemas.ts'
import { tenderDetailSchema } from '../tender/schemas.ts'
import * as s from './schemas.ts'

export const questionWire = {
  page: { input: s.questionQuerySchema, output: s.questionPageSchema },
  ask: {
    input: s.askQuestionSchema,
    output: s.questionSchema,
    current: z.union([tenderDetailSchema, listingDetailSchema]),
  },
  answer: { input: s.answerQuestionSchema, output: s.questionSchema, current: s.questionSchema },
} satisfies WireOf<typeof questionEndpoints>
