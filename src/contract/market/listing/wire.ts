import { z } from 'zod'
import { done, id, ownPageOf, pageOf, type WireOf } from '../../zod.ts'
import type { listingEndpoints } from './endpoints.ts'
import * as t from '../street/schemas.ts'
import * as s from './schemas.ts'

const byId = z.object({ id })

export const listingWire = {
  page: { input: s.listingQuerySchema, output: pageOf(s.listingSummarySchema) },
  detail: { input: byId, output: s.listingDetailSchema },
  priceHistory: { input: s.priceHistoryQuerySchema, output: s.priceHistorySchema },
  minePage: { input: s.myListingQuerySchema, output: ownPageOf(s.listingSummarySchema) },
  own: { input: byId, output: s.ownListingSchema },
  streetTurns: { input: t.turnQuerySchema, output: t.streetTurnsSchema },
  saveDraft: { input: s.saveListingSchema, output: s.savedListingSchema, current: s.listingDetailSchema },
  removeDraft: { input: s.listingCommandSchema, output: done, current: s.listingDetailSchema },
  duplicate: { input: s.duplicateListingSchema, output: s.savedListingSchema },
  submit: { input: s.submitListingSchema, output: s.listingDetailSchema, current: s.listingDetailSchema },
  pause: { input: s.listingCommandSchema, output: s.listingDetailSchema, current: s.listingDetailSchema },
  resume: { input: s.listingCommandSchema, output: s.listingDetailSchema, current: s.listingDetailSchema },
  takeOff: { input: s.listingCommandSchema, output: s.listingDetailSchema, current: s.listingDetailSchema },
  renew: { input: s.renewListingSchema, output: s.listingDetailSchema, current: s.listingDetailSchema },
  confirm: { input: s.listingCommandSchema, output: s.listingDetailSchema, current: s.listingDetailSchema },
  bulk: { input: s.bulkListingsSchema, output: s.bulkResultSchema },
  pricePreview: { input: s.pricePreviewQuerySchema, output: s.pricePreviewSchema },
  importDrafts: { input: s.importListingsSchema, output: s.importResultSchema },
  report: { input: s.reportListingSchema, output: done },
} satisfies WireOf<typeof listingEndpoints>
