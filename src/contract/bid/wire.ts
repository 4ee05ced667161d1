import { z } from 'zod'
import { id, nothing, pageOf, type Wire } from '../zod.ts'
import type { bidEndpoints } from './endpoints.ts'
import * as s from './schemas.ts'

export const bidWire = {
  minePage: { input: s.bidQuerySchema, output: pageOf(s.bidSummarySchema) },
  detail: { input: z.object({ id }), output: s.bidDetailSchema },
  forTender: { input: z.object({ tenderId: id }), output: s.bidForTenderSchema },
  stats: { input: nothing, output: s.bidStatsSchema },
  saveDraft: { input: s.saveBidSchema, output: s.savedBidSchema },
  submit: { input: s.submitBidSchema, output: s.bidDetailSchema },
  withdraw: { input: s.bidVerbSchema, output: s.bidDetailSchema },
  confirm: { input: s.bidVerbSchema, output: s.bidDetailSchema },
  decline: { input: s.declineBidSchema, output: s.bidDetailSchema },
  received: { input: z.object({ tenderId: id }), output: s.receivedBidsSchema },
  shortlist: { input: s.shortlistSchema, output: s.receivedBidsSchema },
} satisfies Record<keyof typeof bidEndpoints, Wire>
