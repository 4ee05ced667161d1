import { questionEndpoints as calls } from '@/contract/trade/question/endpoints.ts'
import { questionWire as wire } from '@/contract/trade/question/wire.ts'
import { answerQuestion } from '../../domain/trade/question/answer.ts'
import { askQuestion } from '../../domain/trade/question/ask.ts'
import { pageQuestions } from '../../domain/trade/question/read.ts'
import { on, open, type Route } from '../on.ts'

export const questionRoutes: Route[] = [
  open(calls.page, wire.page, pageQuestions),
  on(calls.ask, wire.ask, askQuestion),
  on(calls.answer, wire.answer, answerQuestion),
]
