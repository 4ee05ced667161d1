import { z } from 'zod'
import { done, id, nothing, ownPageOf, type WireOf } from '../../zod.ts'
import type { bidEndpoints } from './endpoints.ts'
import { replaceSailingSchema } from './carriage/schemas.ts'
import * as c from './counter/schemas.ts'
import * as l from './later/schemas.ts'
import * as r from './record/schemas.ts'
import { tenderDetailSchema } from '../tender/schemas.ts'
import { confirmBidSchema } from './outcome/schemas.ts'
import * as s from './schemas.ts'

export const bidWire = {
  minePage: { input: s.bidQuerySchema, output: ownPageOf(s.bidSummarySchema) },
  detail: { input: z.object({ id }), output: s.bidDetailSchema },
  forTender: { input: s.bidForTenderQuerySchema, output: s.bidForTenderSchema },
  lastQuotes: { input: z.object({ tenderId: id }), output: r.lastQuotesSchema },
  laneHistory: { input: r.laneHistoryQuerySchema, output: r.laneHistorySchema },
  stats: { input: nothing, output: r.bidStatsSchema },
  saveDraft: { input: s.saveBidSchema, output: s.savedBidSchema, current: tenderDetailSchema },
  submit: {
    input: s.submitBidSchema,
    output: s.bidDetailSchema,
    current: z.union([tenderDetailSchema, s.bidDetailSchema]),
  },
  submitLater: { input: l.submitLaterSchema, output: s.savedBidSchema, current: tenderDetailSchema },
  cancelLater: { input: l.cancelLaterSchema, output: done },
  reconfirm: {
    input: s.reconfirmBidSchema,
    output: s.bidDetailSchema,
    current: z.union([tenderDetailSchema, s.bidDetailSchema]),
  },
  replaceSailing: { input: replaceSailingSchema, output: s.bidDetailSchema, current: s.bidDetailSchema },
  withdraw: { input: s.bidCommandSchema, output: s.bidDetailSchema, current: s.bidDetailSchema },
  confirm: { input: confirmBidSchema, output: s.bidDetailSchema, current: s.bidDetailSchema },
  decline: { input: s.declineBidSchema, output: s.bidDetailSchema, current: s.bidDetailSchema },
  received: { input: z.object({ tenderId: id }), output: s.receivedBidsSchema },
  counter: { input: c.counterBidSchema, output: s.receivedBidsSchema, current: s.receivedBidsSchema },
  answerCounter: { input: c.answerCounterSchema, output: s.bidDetailSchema, current: s.bidDetailSchema },
  shortlist: { input: s.shortlistSchema, output: s.receivedBidsSchema, current: s.receivedBidsSchema },
  disqualify: { input: s.disqualifyBidSchema, output: s.receivedBidsSchema, current: s.receivedBidsSchema },
  requalify: { input: s.bidCommandSchema, output: s.receivedBidsSchema, current: s.receivedBidsSchema },
} satisfies WireOf<typeof bidEndpoints>
