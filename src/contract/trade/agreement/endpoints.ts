import { get } from '../../endpoint.ts'
import type { OwnPage } from '../../page.ts'
import type * as s from './schemas.ts'

/** Agreements of contract tenders (Assumed: decision 0004). They are called off by bookings. */
export const agreementEndpoints = {
  page: get<s.AgreementQuery, OwnPage<s.AgreementSummary>>('/trading/api/agreement/page'),
  detail: get<{ id: string }, s.AgreementDetail>('/trading/api/agreement/detail'),
} as const
