import type { Problem } from '../problem.ts'
import { checkEmail, checkText } from '../validation.ts'
import type { UpdateMemberInfo } from './schemas.ts'

/** Longest texts of an enterprise's card, characters. */
export const CARD_LIMITS = { contactName: 40, contactPosition: 40, cityName: 40, address: 200, intro: 500 } as const

/** What is wrong with changed facts of an enterprise, in the order of the form. */
export function checkCard(card: UpdateMemberInfo): Problem[] {
  const found: Problem[] = []
  for (const [field, max] of Object.entries(CARD_LIMITS) as [keyof typeof CARD_LIMITS, number][]) {
    const value = card[field]
    const code = value === undefined ? undefined : checkText(value, max, field === 'contactName' ? 1 : 0)
    if (code) found.push({ field, code, params: { max, min: 1 } })
  }
  const email = (card.email ?? '').trim() === '' ? undefined : checkEmail(card.email ?? '')
  return email ? [...found, { field: 'email', code: email, params: { max: 120 } }] : found
}
