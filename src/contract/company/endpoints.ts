import { get } from '../endpoint.ts'
import type { Page } from '../page.ts'
import type * as s from './schemas.ts'

/** The directory of enterprises that quote (Assumed: decision 0004). */
export const companyEndpoints = {
  /** Certified forwarders and consolidation enterprises; those the caller awarded of late first. */
  page: get<s.CompanyQuery, Page<s.CompanyEntry>>('/trading/api/company/page'),
} as const
