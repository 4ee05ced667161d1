import { get } from '../../endpoint.ts'
import type { Page } from '../../page.ts'
import type * as s from './schemas.ts'

/** Enterprises as others see them (Assumed: decision 0004). */
export const companyEndpoints = {
  /** Certified forwarders and consolidation enterprises; those the caller awarded of late first. */
  page: get<s.CompanyQuery, Page<s.CompanyEntry>>('/trading/api/company/page'),
  /** The public directory of one kind of enterprise. */
  directory: get<s.DirectoryQuery, Page<s.CompanyEntry>>('/trading/api/company/directory'),
  /** What everybody may know of one enterprise. */
  profile: get<{ id: string }, s.CompanyProfile>('/trading/api/company/profile'),
  /** Live figures of one kind of enterprise. */
  zone: get<s.ZoneQuery, s.ZoneFigures>('/trading/api/company/zone'),
} as const
