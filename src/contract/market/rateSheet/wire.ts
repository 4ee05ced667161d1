import { done, nothing, ownPageOf, type WireOf } from '../../zod.ts'
import type { rateSheetEndpoints } from './endpoints.ts'
import * as s from './schemas.ts'

const current = s.rateSheetDetailSchema

export const rateSheetWire = {
  page: { input: s.rateSheetQuerySchema, output: ownPageOf(s.rateSheetSchema) },
  detail: { input: s.rateSheetIdSchema, output: s.rateSheetDetailSchema },
  rows: { input: s.rateRowsQuerySchema, output: s.rateRowsSchema },
  match: { input: s.rateMatchQuerySchema, output: s.rateMatchSchema },
  markups: { input: nothing, output: s.markupsSchema },
  mappings: { input: nothing, output: s.mappingsSchema },
  export: { input: s.rateSheetIdSchema, output: s.rateExportSchema },
  importRows: { input: s.importRatesSchema, output: s.importedRatesSchema, current },
  publish: { input: s.publishRatesSchema, output: s.rateSheetDetailSchema, current },
  archive: { input: s.rateSheetCommandSchema, output: s.rateSheetDetailSchema, current },
  remove: { input: s.rateSheetCommandSchema, output: done, current },
  saveMapping: { input: s.saveMappingSchema, output: s.mappingsSchema },
  saveMarkup: { input: s.saveMarkupSchema, output: s.markupSchema },
  removeMarkup: { input: s.removeMarkupSchema, output: done },
  makeListings: { input: s.rateListingsSchema, output: s.madeListingsSchema, current },
} satisfies WireOf<typeof rateSheetEndpoints>
