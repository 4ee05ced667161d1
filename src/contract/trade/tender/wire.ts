import { z } from 'zod'
import { done, id, nothing, ownPageOf, pageOf, type WireOf } from '../../zod.ts'
import type { tenderEndpoints } from './endpoints.ts'
import * as h from './hall/schemas.ts'
import * as k from './saved-search/schemas.ts'
import * as a from './award/schemas.ts'
import * as e from './evaluation/schemas.ts'
import * as s from './schemas.ts'
import * as t from './template/schemas.ts'

const byId = z.object({ id })
/** A tender that was not submitted exists as a draft only. */
const tenderOrDraft = z.union([s.tenderDetailSchema, s.draftDetailSchema])

export const tenderWire = {
  page: { input: s.tenderQuerySchema, output: pageOf(s.tenderSummarySchema) },
  hall: { input: h.hallQuerySchema, output: h.tenderHallSchema },
  laneStats: { input: nothing, output: h.laneStatsSchema },
  relax: { input: k.searchFiltersSchema, output: k.relaxHintSchema },
  searches: { input: nothing, output: k.savedSearchesSchema },
  saveSearch: { input: k.saveSearchSchema, output: k.savedSearchSchema },
  removeSearch: { input: byId, output: done },
  seeSearch: { input: byId, output: done },
  detail: { input: byId, output: s.tenderDetailSchema },
  minePage: { input: s.myTenderQuerySchema, output: ownPageOf(s.tenderSummarySchema) },
  draft: { input: byId, output: s.draftDetailSchema },
  saveDraft: { input: s.saveDraftSchema, output: s.savedDraftSchema, current: tenderOrDraft },
  removeDraft: { input: s.versionedSchema, output: done, current: tenderOrDraft },
  submit: { input: s.submitTenderSchema, output: s.tenderDetailSchema, current: tenderOrDraft },
  cancel: { input: s.cancelTenderSchema, output: s.tenderDetailSchema, current: s.tenderDetailSchema },
  amend: { input: s.amendTenderSchema, output: s.tenderDetailSchema, current: s.tenderDetailSchema },
  nextRound: { input: s.nextRoundSchema, output: s.tenderDetailSchema, current: s.tenderDetailSchema },
  saveEvaluation: {
    input: e.saveEvaluationSchema,
    output: s.tenderDetailSchema,
    current: s.tenderDetailSchema,
  },
  award: { input: a.awardSchema, output: s.tenderDetailSchema, current: s.tenderDetailSchema },
  undoAward: { input: s.versionedSchema, output: s.tenderDetailSchema, current: s.tenderDetailSchema },
  noAward: { input: s.noAwardSchema, output: s.tenderDetailSchema, current: s.tenderDetailSchema },
  templates: { input: nothing, output: t.templatesSchema },
  saveTemplate: { input: t.saveTemplateSchema, output: t.templateSchema },
  removeTemplate: { input: t.templateIdSchema, output: done },
  useTemplate: { input: t.useTemplateSchema, output: s.savedDraftSchema },
  saveRecurrence: { input: t.saveRecurrenceSchema, output: t.templateSchema },
} satisfies WireOf<typeof tenderEndpoints>
