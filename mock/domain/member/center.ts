import type { MemCenter } from '@/contract/member/center/schemas.ts'
import { PROFILE_FACTS, type ProfileFact } from '@/contract/member/center/values.ts'
import { isCertified } from '@/contract/member/values.ts'
import type { Caller, Deps } from '../deps.ts'
import type { CompanyRow, MemberRow } from '../rows.ts'
import { recentActivity } from './activity.ts'
import { openTodos } from './todos.ts'
import { companyOf, memberInfo, memberOf } from './view.ts'
import { yearOf } from './year.ts'

/** The caller's enterprise with todos, year and activity, all derived from the tables. */
export function memCenter(deps: Deps, caller: Caller): MemCenter {
  const company = companyOf(deps, caller.companyId)
  const missing = missingFacts(company, memberOf(deps, caller))
  // Read once: the union of both sides is put in order each time.
  const orders = deps.rows.orders.within({ buyerId: company.id, sellerId: company.id }).all()
  const pct = Math.round(((PROFILE_FACTS.length - missing.length) / PROFILE_FACTS.length) * 100)
  return {
    member: memberInfo(deps, caller),
    profile: { pct, missing },
    duties: openTodos(deps, caller, orders, pct < 100 && isCertified(company.certification)),
    year: yearOf(deps, company.id),
    activity: recentActivity(deps, company.id, orders),
  }
}

/** Missing facts on the enterprise's card. */
function missingFacts(company: CompanyRow, person: MemberRow): ProfileFact[] {
  const offers = company.userType === 1 ? company.markets : company.services
  const has: Record<ProfileFact, boolean> = {
    nameZh: company.nameZh !== '',
    nameEn: Boolean(company.nameEn),
    provinceCode: company.provinceCode !== '',
    address: company.address !== '',
    contactName: person.contactName !== '',
    email: Boolean(company.email),
    intro: Boolean(company.intro),
    logo: company.logoUrl !== undefined,
    offer: offers.length > 0,
    certification: isCertified(company.certification),
  }
  return PROFILE_FACTS.filter((fact) => !has[fact])
}
