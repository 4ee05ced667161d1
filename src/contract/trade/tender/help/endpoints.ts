import { get } from '../../../endpoint.ts'
import type * as s from './schemas.ts'

/** What a publisher may know about its own tenders beyond their quotes (Assumed: decision 0004). */
export const tenderHelpEndpoints = {
  /** Why a tender has few quotes, and what would bring more. */
  help: get<{ id: string }, s.TenderHelp>('/trading/api/tender/help'),
  /** What the caller's own awards cost, lane by lane. */
  laneHistory: get<s.LaneHistoryQuery, s.LaneHistory>('/trading/api/tender/laneHistory'),
} as const
