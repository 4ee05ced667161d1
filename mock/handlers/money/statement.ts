import { statementEndpoints as statement } from '@/contract/money/statement/endpoints.ts'
import { statementWire } from '@/contract/money/statement/wire.ts'
import { answerLine, confirmLines, disputeLine, sendStatement } from '../../domain/money/statement/act.ts'
import { myStatements, readStatement } from '../../domain/money/statement/list.ts'
import { on, type Route } from '../on.ts'

/** Routes of monthly statements. */
export const statementRoutes: Route[] = [
  on(statement.page, statementWire.page, myStatements),
  on(statement.detail, statementWire.detail, readStatement),
  on(statement.send, statementWire.send, sendStatement),
  on(statement.confirmLines, statementWire.confirmLines, confirmLines),
  on(statement.disputeLine, statementWire.disputeLine, disputeLine),
  on(statement.answerLine, statementWire.answerLine, answerLine),
]
