import type { ChangeMobile, MobileChanged } from '@/contract/member/schemas.ts'
import { maskMobile } from '@/contract/validation.ts'
import { isRegistered, plainMobile, spendSmsCode } from './auth/sms.ts'
import { takeTicket } from './auth/tickets.ts'
import type { Caller, Deps } from '../deps.ts'
import { refuseField } from '../errors.ts'
import { memberOf } from './view.ts'

/** Changes the caller's number: the old one was verified by a ticket, the new one is by its code. */
export function changeMobile(deps: Deps, input: ChangeMobile, caller: Caller): MobileChanged {
  const member = memberOf(deps, caller)
  const mobile = plainMobile(input.newMobile, 'newMobile')
  if (mobile === member.mobile) throw refuseField('newMobile', 'field.mobileSame')
  spendSmsCode(deps, mobile, 'CHANGE_MOBILE', input.newCode)
  if (takeTicket(deps, 'sms', input.oldTicket) !== `${member.mobile}|CHANGE_MOBILE`) {
    throw refuseField('oldTicket', 'field.smsTicket')
  }
  // Disclosed only to the owner of the phone: the code was right.
  if (isRegistered(deps, mobile)) throw refuseField('newMobile', 'field.mobileHeld')
  // Accounts named by their number are renamed.
  const account = member.account === member.mobile ? mobile : member.account
  deps.rows.members.put({ ...member, account, mobile })
  return { mobileMasked: maskMobile(mobile) }
}
