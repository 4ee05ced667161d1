import { tenderHelpEndpoints as calls } from '@/contract/tender-help/endpoints.ts'
import { tenderHelpWire as wire } from '@/contract/tender-help/wire.ts'
import { tenderHelp } from '../domain/help/help.ts'
import { laneHistory } from '../domain/help/history.ts'
import { on, type Route } from './on.ts'

export const helpRoutes: Route[] = [
  on(calls.help, wire.help, tenderHelp),
  on(calls.laneHistory, wire.laneHistory, laneHistory),
]
