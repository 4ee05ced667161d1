import { get, post } from '../endpoint.ts'
import type * as s from './schemas.ts'

/** Questions and answers on a tender (Assumed: decision 0004). */
export const questionEndpoints = {
  /** For everybody who may see the tender. */
  page: get<s.QuestionQuery, s.QuestionPage>('/trading/api/question/page'),
  /** While quoting is open, by whoever may quote. */
  ask: post<s.AskQuestion, s.Question>('/trading/api/question/ask'),
  /** By the publisher until the award; an answer may be changed for ten minutes. */
  answer: post<s.AnswerQuestion, s.Question>('/trading/api/question/answer'),
} as const
