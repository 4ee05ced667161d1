import { creditEndpoints as credit } from '@/contract/money/credit/endpoints.ts'
import { creditWire } from '@/contract/money/credit/wire.ts'
import {
  changeCredit,
  closeCredit,
  grantCredit,
  myCredits,
  refuseCredit,
  requestCredit,
} from '../../domain/money/credit/line.ts'
import { on, type Route } from '../on.ts'

/** Routes of credit lines. */
export const creditRoutes: Route[] = [
  on(credit.page, creditWire.page, myCredits),
  on(credit.request, creditWire.request, requestCredit),
  on(credit.grant, creditWire.grant, grantCredit),
  on(credit.refuse, creditWire.refuse, refuseCredit),
  on(credit.change, creditWire.change, changeCredit),
  on(credit.close, creditWire.close, closeCredit),
]
