import { get } from '../../endpoint.ts'
import type { Page } from '../../page.ts'
import type * as s from './schemas.ts'

/** Public data of enterprises (Assumed: decision 0004). */
export const companyEndpoints = {
  /** Certified forwarders and consolidation enterprises; those recently awarded by the caller come first. */
  page: get<s.CompanyQuery, Page<s.CompanyEntry>>('/trading/api/company/page'),
  /** The public directory of one kind of enterprise. */
  directory: get<s.DirectoryQuery, Page<s.CompanyEntry>>('/trading/api/company/directory'),
  /** Public profile of one enterprise. */
  profile: get<{ id: string }, s.CompanyProfile>('/trading/api/company/profile'),
  /** Current figures of one kind of enterprise. */
  zone: get<s.ZoneQuery, s.ZoneFigures>('/trading/api/company/zone'),
} as const
