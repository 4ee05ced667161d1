import { get, post, renewsDetail } from '../../endpoint.ts'
import { listingEndpoints } from '../../market/listing/endpoints.ts'
import { tenderEndpoints } from '../tender/endpoints.ts'
import type { ListingDetail } from '../../market/listing/schemas.ts'
import type { TenderDetail } from '../tender/schemas.ts'
import type * as s from './schemas.ts'

/** Questions and answers on a tender or a listing (Assumed: decision 0004). */
export const questionEndpoints = {
  /** For everybody who may see what they are about. */
  page: get<s.QuestionQuery, s.QuestionPage>('/trading/api/question/page'),
  /** On a tender while quoting is open, by whoever may quote; on a listing by any certified enterprise but its seller's. */
  ask: post<s.AskQuestion, s.Question, TenderDetail | ListingDetail>('/trading/api/question/ask', (value) => {
    if ('buyer' in value) return [renewsDetail(tenderEndpoints.detail, value)]
    return 'available' in value ? [renewsDetail(listingEndpoints.detail, value)] : []
  }),
  /** By the publisher until the award, or by the seller; an answer may be changed for ten minutes. */
  answer: post<s.AnswerQuestion, s.Question, s.Question>('/trading/api/question/answer'),
} as const
