import { COMPANY_NAME_MAX } from '../../limits.ts'
import type { Problem } from '../../problem.ts'
import { checkEmail, checkMobile, checkText } from '../../validation.ts'
import { addressOf } from './address.ts'
import { MAX_GUESTS } from './values.ts'

interface AnyGuest {
  company?: string | undefined
  email?: string | undefined
  mobile?: string | undefined
}

/** Validates the guests of a tender: each has a name and one address, and no address comes twice. */
export function checkGuests(guests: readonly (AnyGuest | undefined)[]): Problem[] {
  const problems: Problem[] = []
  if (guests.length > MAX_GUESTS) problems.push({ field: 'guests', code: 'range', params: { max: MAX_GUESTS } })
  const seen = new Set<string>()
  guests.forEach((guest = {}, index) => {
    const at = `guests.${index}`
    const name = checkText(guest.company, COMPANY_NAME_MAX, 1)
    if (name) problems.push({ field: `${at}.company`, code: name, params: { max: COMPANY_NAME_MAX } })
    const address = addressOf(guest)
    const field = guest.mobile === undefined ? `${at}.email` : `${at}.mobile`
    const wrong = guest.mobile === undefined ? checkEmail(address) : checkMobile(guest.mobile)
    if (wrong) problems.push({ field, code: wrong })
    else if (seen.has(address)) problems.push({ field, code: 'guestTwice' })
    seen.add(address)
  })
  return problems
}
