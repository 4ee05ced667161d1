import { PERSON_NAME_MAX } from '../../limits.ts'
import type { Problem, ProblemCode } from '../../problem.ts'
import { checkEmail, checkMobile, checkText } from '../../validation.ts'
import { TICKET_TEXT } from './values.ts'

/** The fields that form and server validate. */
export interface TicketWords {
  name: string
  mobile: string
  email: string
  text: string
}

/** Problems of a ticket in form order: name, mobile number or e-mail address, and text. */
export function checkTicket({ name, mobile, email, text }: TicketWords): Problem[] {
  const problems: Problem[] = []
  const add = (field: string, code: ProblemCode | undefined, params?: Record<string, number>): void => {
    if (code) problems.push(params ? { field, code, params } : { field, code })
  }
  add('name', checkText(name, PERSON_NAME_MAX, 1), { min: 1, max: PERSON_NAME_MAX })
  const hasEmail = email.trim() !== ''
  if (mobile.trim() !== '' || !hasEmail) add('mobile', checkMobile(mobile))
  if (hasEmail) add('email', checkEmail(email))
  add('text', checkText(text, TICKET_TEXT.max, TICKET_TEXT.min), { ...TICKET_TEXT })
  return problems
}
