import { ownPageOf, type WireOf } from '../../zod.ts'
import type { creditEndpoints } from './endpoints.ts'
import * as s from './schemas.ts'

const line = s.creditLineSchema

export const creditWire = {
  page: { input: s.creditQuerySchema, output: ownPageOf(line) },
  request: { input: s.requestCreditSchema, output: line, current: line },
  grant: { input: s.grantCreditSchema, output: line, current: line },
  refuse: { input: s.answerCreditSchema, output: line, current: line },
  change: { input: s.grantCreditSchema, output: line, current: line },
  close: { input: s.answerCreditSchema, output: line, current: line },
} satisfies WireOf<typeof creditEndpoints>
