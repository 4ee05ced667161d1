import { CITY_MAX, EMAIL_MAX, PERSON_NAME_MAX } from '../limits.ts'
import type { Problem } from '../problem.ts'
import { BANK_FEE_CURRENCIES, BANK_FEE_MAX } from '../money/payment/values.ts'
import { checkDecimal, checkEmail, checkText } from '../validation.ts'
import { ADDRESS_MAX, INTRO_MAX, POSITION_MAX } from './limits.ts'
import type { UpdateMemberInfo } from './schemas.ts'

/** Maximum lengths on an enterprise's card. */
export const CARD_LIMITS = {
  contactName: PERSON_NAME_MAX,
  contactPosition: POSITION_MAX,
  cityName: CITY_MAX,
  address: ADDRESS_MAX,
  intro: INTRO_MAX,
} as const

/** Problems of the bank charges that a seller bears. */
export function checkBankFees(fees: UpdateMemberInfo['bankFees']): Problem[] {
  if (!fees) return []
  return BANK_FEE_CURRENCIES.flatMap((currency) => {
    const max = BANK_FEE_MAX[currency]
    const code = checkDecimal(fees[currency], max, true)
    return code ? [{ field: `bankFees.${currency}`, code, params: { min: 0, max } }] : []
  })
}

/** Problems of changed enterprise data, in form order. */
export function checkCard(card: UpdateMemberInfo): Problem[] {
  const found: Problem[] = []
  for (const [field, max] of Object.entries(CARD_LIMITS) as [keyof typeof CARD_LIMITS, number][]) {
    const value = card[field]
    const code = value === undefined ? undefined : checkText(value, max, field === 'contactName' ? 1 : 0)
    if (code) found.push({ field, code, params: { max, min: 1 } })
  }
  const email = (card.email ?? '').trim() === '' ? undefined : checkEmail(card.email ?? '')
  if (email) found.push({ field: 'email', code: email, params: { max: EMAIL_MAX } })
  return [...found, ...checkBankFees(card.bankFees)]
}
