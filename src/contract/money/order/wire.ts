import { z } from 'zod'
import { id, ownPageOf, type WireOf } from '../../zod.ts'
import { versionedSchema } from '../../trade/tender/schemas.ts'
import type { orderEndpoints } from './endpoints.ts'
import { contractQuerySchema, orderContractSchema } from './contract/schemas.ts'
import * as d from './documents/schemas.ts'
import * as f from './after/schemas.ts'
import { changeScheduleSchema, chooseSailingSchema } from './schedule/schemas.ts'
import * as s from './schemas.ts'

export const orderWire = {
  page: { input: s.orderQuerySchema, output: ownPageOf(s.orderSummarySchema) },
  detail: { input: z.object({ id }), output: s.orderDetailSchema },
  contract: { input: contractQuerySchema, output: orderContractSchema },
  relock: { input: versionedSchema, output: s.orderDetailSchema, current: s.orderDetailSchema },
  prepay: { input: f.orderStepSchema, output: s.orderDetailSchema, current: s.orderDetailSchema },
  saveContact: { input: s.saveOrderContactSchema, output: s.orderDetailSchema, current: s.orderDetailSchema },
  start: { input: f.orderStepSchema, output: s.orderDetailSchema, current: s.orderDetailSchema },
  cancelPaid: { input: f.cancelPaidSchema, output: s.orderDetailSchema, current: s.orderDetailSchema },
  milestone: { input: f.reportMilestoneSchema, output: s.orderDetailSchema, current: s.orderDetailSchema },
  schedule: { input: changeScheduleSchema, output: s.orderDetailSchema, current: s.orderDetailSchema },
  chooseSailing: { input: chooseSailingSchema, output: s.orderDetailSchema, current: s.orderDetailSchema },
  deliver: { input: f.orderStepSchema, output: s.orderDetailSchema, current: s.orderDetailSchema },
  accept: { input: f.orderStepSchema, output: s.orderDetailSchema, current: s.orderDetailSchema },
  proposeCharge: { input: f.proposeChargeSchema, output: s.orderDetailSchema, current: s.orderDetailSchema },
  answerCharge: { input: f.answerChargeSchema, output: s.orderDetailSchema, current: s.orderDetailSchema },
  creditNote: { input: f.writeCreditNoteSchema, output: s.orderDetailSchema, current: s.orderDetailSchema },
  saveDocument: { input: d.saveDocumentSchema, output: s.orderDetailSchema, current: s.orderDetailSchema },
  answerDocument: { input: d.answerDocumentSchema, output: s.orderDetailSchema, current: s.orderDetailSchema },
  removeDocument: { input: d.removeDocumentSchema, output: s.orderDetailSchema, current: s.orderDetailSchema },
  dispute: { input: f.openDisputeSchema, output: s.orderDetailSchema, current: s.orderDetailSchema },
  resolve: { input: f.resolveDisputeSchema, output: s.orderDetailSchema, current: s.orderDetailSchema },
  review: { input: f.writeReviewSchema, output: s.orderDetailSchema, current: s.orderDetailSchema },
} satisfies WireOf<typeof orderEndpoints>
