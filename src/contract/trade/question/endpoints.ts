import { get, post, renewsDetail } from '../../endpoint.ts'
import { listingEndpoints } from '../../market/listing/endpoints.ts'
import { tenderEndpoints } from '../tender/endpoints.ts'
import type { ListingDetail } from '../../market/listing/schemas.ts'
import type { TenderDetail } from '../tender/schemas.ts'
import type * as s from './schemas.ts'

/** Questions and answers on a tender or a listing (Assumed: decision 0004). */
export const questionEndpoints = {
  /** Visible to everybody who may see the subject. */
  page: get<s.QuestionQuery, s.QuestionPage>('/trading/api/question/page'),
  /**
   * On a tender while quoting is open, by anyone who may quote; on a listing by any certified enterprise except its
   * seller's.
   */
  ask: post<s.AskQuestion, s.Question, TenderDetail | ListingDetail>('/trading/api/question/ask', (value) => {
    if ('buyer' in value) return [renewsDetail(tenderEndpoints.detail, value)]
    return 'available' in value ? [renewsDetail(listingEndpoints.detail, value)] : []
  }),
  /** By the publisher until the award, or by the seller; an answer can be edited for ten minutes. */
  answer: post<s.AnswerQuestion, s.Question, s.Question>('/trading/api/question/answer'),
} as const
