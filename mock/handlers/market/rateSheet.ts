import { rateSheetEndpoints as calls } from '@/contract/market/rateSheet/endpoints.ts'
import { rateSheetWire as wire } from '@/contract/market/rateSheet/wire.ts'
import type { JobHandlers } from '../../domain/jobs.ts'
import { ratesEnd } from '../../domain/market/rateSheet/ending.ts'
import { importRates } from '../../domain/market/rateSheet/importRates.ts'
import { makeRateListings } from '../../domain/market/rateSheet/listings.ts'
import { readMappings, saveMapping } from '../../domain/market/rateSheet/mappings.ts'
import { readMarkups, removeMarkup, saveMarkup } from '../../domain/market/rateSheet/markups.ts'
import { matchForLane } from '../../domain/market/rateSheet/match.ts'
import * as shelf from '../../domain/market/rateSheet/shelf.ts'
import * as view from '../../domain/market/rateSheet/view.ts'
import { on, type Route } from '../on.ts'

export const rateSheetRoutes: Route[] = [
  on(calls.page, wire.page, view.rateSheetPage),
  on(calls.detail, wire.detail, view.readRateSheet),
  on(calls.rows, wire.rows, view.rateRows),
  on(calls.export, wire.export, view.exportRates),
  on(calls.match, wire.match, matchForLane),
  on(calls.markups, wire.markups, (deps, _, caller) => readMarkups(deps, caller)),
  on(calls.mappings, wire.mappings, (deps, _, caller) => readMappings(deps, caller)),
  on(calls.importRows, wire.importRows, importRates),
  on(calls.publish, wire.publish, shelf.publishRates),
  on(calls.archive, wire.archive, shelf.archiveRates),
  on(calls.remove, wire.remove, shelf.removeRates),
  on(calls.saveMapping, wire.saveMapping, saveMapping),
  on(calls.saveMarkup, wire.saveMarkup, saveMarkup),
  on(calls.removeMarkup, wire.removeMarkup, removeMarkup),
  on(calls.makeListings, wire.makeListings, makeRateListings),
]

/** Jobs of rate sheets. */
export const RATE_SHEET_JOBS: JobHandlers = { ratesEnd }
