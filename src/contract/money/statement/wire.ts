import { z } from 'zod'
import { id, ownPageOf, type WireOf } from '../../zod.ts'
import type { statementEndpoints } from './endpoints.ts'
import * as s from './schemas.ts'

const detail = s.statementDetailSchema

export const statementWire = {
  page: { input: s.statementQuerySchema, output: ownPageOf(s.statementSchema) },
  detail: { input: z.object({ id }), output: detail },
  send: { input: s.sendStatementSchema, output: detail, current: detail },
  confirmLines: { input: s.confirmLinesSchema, output: detail, current: detail },
  disputeLine: { input: s.disputeLineSchema, output: detail, current: detail },
  answerLine: { input: s.answerLineSchema, output: detail, current: detail },
} satisfies WireOf<typeof statementEndpoints>
