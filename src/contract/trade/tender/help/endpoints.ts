import { get } from '../../../endpoint.ts'
import type * as s from './schemas.ts'

/** Insights for publishers into their own tenders (Assumed: decision 0004). */
export const tenderHelpEndpoints = {
  /** Why a tender has few quotes, and what would attract more. */
  help: get<{ id: string }, s.TenderHelp>('/trading/api/tender/help'),
  /** Prices of the caller's own awards by lane. */
  laneHistory: get<s.LaneHistoryQuery, s.LaneHistory>('/trading/api/tender/laneHistory'),
} as const
