import { get } from '../../endpoint.ts'
import type * as s from './schemas.ts'

/** Events of the caller's enterprise (Assumed: decision 0004); `EVENT_STREAM_PATH` is their stream. */
export const eventEndpoints = {
  /** What came after the cursor; without one nothing, and the cursor of now. */
  since: get<s.Since, s.Events>('/trading/api/event/since'),
} as const
