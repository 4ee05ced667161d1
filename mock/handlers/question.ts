import { questionEndpoints as calls } from '@/contract/question/endpoints.ts'
import { questionWire as wire } from '@/contract/question/wire.ts'
import { answerQuestion } from '../domain/question/answer.ts'
import { askQuestion } from '../domain/question/ask.ts'
import { pageQuestions } from '../domain/question/read.ts'
import { on, open, type Route } from './on.ts'

export const questionRoutes: Route[] = [
  open(calls.page, wire.page, pageQuestions),
  on(calls.ask, wire.ask, askQuestion),
  on(calls.answer, wire.answer, answerQuestion),
]
