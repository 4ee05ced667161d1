import { get, post, renewsAll, renewsDetail } from '../../endpoint.ts'
import type { Page } from '../../page.ts'
import type * as s from './schemas.ts'

const page = get<s.ExportQuery, Page<s.Export>>('/trading/api/export/page')
const detail = get<{ id: string }, s.Export>('/trading/api/export/detail')
const changed = (value: s.Export) => [renewsAll(page), renewsDetail(detail, value)]

/** Exports of an enterprise's own lists (Assumed: decision 0004). */
export const exportEndpoints = {
  /** Newest first. */
  page,
  detail,
  /** Its files are made on the server, meanwhile one can leave. */
  create: post<s.CreateExport, s.Export>('/trading/api/export/create', changed),
  /** Makes a failed or expired one again, of what the lists hold by then. */
  retry: post<s.RetryExport, s.Export, s.Export>('/trading/api/export/retry', changed),
} as const
