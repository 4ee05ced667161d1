import type { Wire } from '../zod.ts'
import type { questionEndpoints } from './endpoints.ts'
import * as s from './schemas.ts'

export const questionWire = {
  page: { input: s.questionQuerySchema, output: s.questionPageSchema },
  ask: { input: s.askQuestionSchema, output: s.questionSchema },
  answer: { input: s.answerQuestionSchema, output: s.questionSchema },
} satisfies Record<keyof typeof questionEndpoints, Wire>
