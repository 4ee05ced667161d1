import { tenderEndpoints as tender } from '@/contract/trade/tender/endpoints.ts'
import { tenderWire } from '@/contract/trade/tender/wire.ts'
import { relaxSearch } from '../../domain/front/search/relax.ts'
import * as saved from '../../domain/front/search/saved.ts'
import { amendTender } from '../../domain/trade/tender/amend.ts'
import { nextRound } from '../../domain/trade/tender/rounds.ts'
import { awardTender } from '../../domain/trade/tender/award.ts'
import { cancelTender } from '../../domain/trade/tender/cancel.ts'
import { saveEvaluation } from '../../domain/trade/tender/evaluation.ts'
import { readDraft, removeDraft, saveDraft } from '../../domain/trade/tender/draft.ts'
import { laneStats, tenderHall } from '../../domain/trade/tender/hall.ts'
import { myTenders, searchTenders } from '../../domain/trade/tender/search.ts'
import { submitTender } from '../../domain/trade/tender/submit.ts'
import { noAward, undoAward } from '../../domain/trade/tender/unaward.ts'
import { detail } from '../../domain/trade/tender/view.ts'
import type { JobHandlers } from '../../domain/jobs.ts'
import * as template from '../../domain/trade/template/keep.ts'
import { makeDueDraft } from '../../domain/trade/template/recur.ts'
import { on, open, type Route } from '../on.ts'

/** Routes of tenders, saved searches and the hall. */
export const tenderRoutes: Route[] = [
  open(tender.page, tenderWire.page, searchTenders),
  open(tender.hall, tenderWire.hall, tenderHall),
  open(tender.laneStats, tenderWire.laneStats, (deps) => laneStats(deps)),
  open(tender.relax, tenderWire.relax, relaxSearch),
  on(tender.searches, tenderWire.searches, (deps, _, caller) => saved.savedSearches(deps, caller)),
  on(tender.saveSearch, tenderWire.saveSearch, saved.saveSearch),
  on(tender.removeSearch, tenderWire.removeSearch, saved.removeSearch),
  on(tender.seeSearch, tenderWire.seeSearch, saved.seeSearch),
  open(tender.detail, tenderWire.detail, detail),
  on(tender.minePage, tenderWire.minePage, myTenders),
  on(tender.draft, tenderWire.draft, readDraft),
  on(tender.saveDraft, tenderWire.saveDraft, saveDraft),
  on(tender.removeDraft, tenderWire.removeDraft, removeDraft),
  on(tender.submit, tenderWire.submit, submitTender),
  on(tender.cancel, tenderWire.cancel, cancelTender),
  on(tender.amend, tenderWire.amend, amendTender),
  on(tender.nextRound, tenderWire.nextRound, nextRound),
  on(tender.saveEvaluation, tenderWire.saveEvaluation, saveEvaluation),
  on(tender.award, tenderWire.award, awardTender),
  on(tender.undoAward, tenderWire.undoAward, undoAward),
  on(tender.noAward, tenderWire.noAward, noAward),
  on(tender.templates, tenderWire.templates, (deps, _, caller) => template.templates(deps, caller)),
  on(tender.saveTemplate, tenderWire.saveTemplate, template.saveTemplate),
  on(tender.removeTemplate, tenderWire.removeTemplate, template.removeTemplate),
  on(tender.useTemplate, tenderWire.useTemplate, template.useTemplate),
  on(tender.saveRecurrence, tenderWire.saveRecurrence, template.saveRecurrence),
]

/** Jobs of templates. */
export const TEMPLATE_JOBS: JobHandlers = { templateDraft: makeDueDraft }
