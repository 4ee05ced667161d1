import { z } from 'zod'
import { id, nothing, pageOf, type Wire } from '../zod.ts'
import type { bidEndpoints } from './endpoints.ts'
import * as c from '../bid-counter/schemas.ts'
import * as r from '../bid-record/schemas.ts'
import * as s from './schemas.ts'

export const bidWire = {
  minePage: { input: s.bidQuerySchema, output: pageOf(s.bidSummarySchema) },
  detail: { input: z.object({ id }), output: s.bidDetailSchema },
  forTender: { input: s.bidForTenderQuerySchema, output: s.bidForTenderSchema },
  lastQuotes: { input: z.object({ tenderId: id }), output: r.lastQuotesSchema },
  laneHistory: { input: r.laneHistoryQuerySchema, output: r.laneHistorySchema },
  stats: { input: nothing, output: r.bidStatsSchema },
  saveDraft: { input: s.saveBidSchema, output: s.savedBidSchema },
  submit: { input: s.submitBidSchema, output: s.bidDetailSchema },
  reconfirm: { input: s.reconfirmBidSchema, output: s.bidDetailSchema },
  withdraw: { input: s.bidVerbSchema, output: s.bidDetailSchema },
  confirm: { input: s.bidVerbSchema, output: s.bidDetailSchema },
  decline: { input: s.declineBidSchema, output: s.bidDetailSchema },
  received: { input: z.object({ tenderId: id }), output: s.receivedBidsSchema },
  counter: { input: c.counterBidSchema, output: s.receivedBidsSchema },
  answerCounter: { input: c.answerCounterSchema, output: s.bidDetailSchema },
  shortlist: { input: s.shortlistSchema, output: s.receivedBidsSchema },
} satisfies Record<keyof typeof bidEndpoints, Wire>
