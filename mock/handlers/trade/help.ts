import { tenderHelpEndpoints as calls } from '@/contract/trade/tender/help/endpoints.ts'
import { tenderHelpWire as wire } from '@/contract/trade/tender/help/wire.ts'
import { tenderHelp } from '../../domain/trade/help/help.ts'
import { laneHistory } from '../../domain/trade/help/history.ts'
import { on, type Route } from '../on.ts'

export const helpRoutes: Route[] = [
  on(calls.help, wire.help, tenderHelp),
  on(calls.laneHistory, wire.laneHistory, laneHistory),
]
