import { PERSON_NAME_MAX } from '../../limits.ts'
import { POSITION_MAX } from '../../member/limits.ts'
import type { Problem } from '../../problem.ts'
import { checkEmail, checkMobile, checkText } from '../../validation.ts'
import type { SaveOrderContact } from './schemas.ts'
import { ORDER_STATUSES } from './values.ts'
import type { OrderStatus } from './values.ts'

const NO_DEAL: readonly OrderStatus[] = ['TO_CONFIRM', 'CANCELLED', 'TIMED_OUT']

/** Statuses from the seller's confirmation on, while the order stands: both sides read each other's contact data. */
export const DEAL_STATUSES = ORDER_STATUSES.filter((status) => !NO_DEAL.includes(status))

export const isDeal = (status: OrderStatus): boolean => DEAL_STATUSES.includes(status)

/** Problems of a contact that a side names for an order, in form order. */
export function checkContact(input: Pick<SaveOrderContact, 'name' | 'position' | 'mobile' | 'email'>): Problem[] {
  const { name, position, mobile, email } = input
  const wrongName = checkText(name, PERSON_NAME_MAX, 1)
  const wrongPosition = checkText(position, POSITION_MAX)
  const wrongMobile = checkMobile(mobile)
  const wrongEmail = email ? checkEmail(email) : undefined
  return [
    ...(wrongName ? [{ field: 'name', code: wrongName, params: { max: PERSON_NAME_MAX } }] : []),
    ...(wrongPosition ? [{ field: 'position', code: wrongPosition, params: { max: POSITION_MAX } }] : []),
    ...(wrongMobile ? [{ field: 'mobile', code: wrongMobile }] : []),
    ...(wrongEmail ? [{ field: 'email', code: wrongEmail }] : []),
  ]
}
