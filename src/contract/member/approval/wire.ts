import { id, nothing, type WireOf } from '../../zod.ts'
import { z } from 'zod'
import type { approvalEndpoints } from './endpoints.ts'
import * as s from './schemas.ts'

const approval = s.approvalSchema

export const approvalWire = {
  page: { input: s.approvalQuerySchema, output: s.approvalPageSchema },
  detail: { input: z.object({ id }), output: approval },
  rules: { input: nothing, output: s.rulesSchema },
  request: { input: s.requestApprovalSchema, output: approval, current: approval },
  approve: { input: s.approvalCommandSchema, output: approval, current: approval },
  reject: { input: s.rejectApprovalSchema, output: approval, current: approval },
  cancel: { input: s.approvalCommandSchema, output: approval, current: approval },
  saveRules: { input: s.saveRulesSchema, output: s.rulesSchema, current: s.rulesSchema },
} satisfies WireOf<typeof approvalEndpoints>
