import type { CompanyCard, CurrentUser, MemberInfo } from '@/contract/member/schemas.ts'
import { permissionsOf } from '@/contract/member/staff/permissions.ts'
import { isCertified } from '@/contract/member/values.ts'
import { BANK_FEE_DEFAULT } from '@/contract/money/payment/values.ts'
import { isSellerType } from '@/contract/userType.ts'
import { maskMobile } from '@/contract/validation.ts'
import type { Caller, Deps } from '../deps.ts'
import { notFound } from '../errors.ts'
import type { CompanyRow, MemberRow } from '../rows.ts'
import { limitsOf } from './approval/limits.ts'
import { cityName } from '../title/places.ts'

/** Public card of an enterprise. */
export function companyCard({ language }: Pick<Deps, 'language'>, company: CompanyRow): CompanyCard {
  const { certification } = company
  return { ...company, cityName: cityName(language, company.cityName), certified: isCertified(certification) }
}

/** The enterprise with this id; 4004 if there is none. */
export function companyOf(deps: Deps, id: string): CompanyRow {
  const company = deps.rows.companies.get(id)
  if (!company) throw notFound()
  return company
}

/** The user of the caller. */
export function memberOf(deps: Deps, caller: Caller): MemberRow {
  const member = deps.rows.members.get(caller.memberId)
  if (!member) throw notFound()
  return member
}

export function currentUser(deps: Deps, caller: Caller): CurrentUser {
  const member = memberOf(deps, caller)
  const company = companyOf(deps, caller.companyId)
  const limits = limitsOf(deps, member)
  return {
    id: member.id,
    account: member.account,
    companyId: company.id,
    companyNameZh: company.nameZh,
    companyNameEn: company.nameEn,
    userType: company.userType,
    mobileMasked: maskMobile(member.mobile),
    contactName: member.contactName,
    certification: company.certification,
    logoUrl: company.logoUrl,
    ...(member.role && { role: member.role, permissions: permissionsOf(member.role) }),
    ...(limits && { limits }),
  }
}

export function memberInfo(deps: Deps, caller: Caller): MemberInfo {
  const member = memberOf(deps, caller)
  const company = companyOf(deps, caller.companyId)
  return {
    ...companyCard(deps, company),
    account: member.account,
    uscc: company.uscc,
    address: company.address,
    contactName: member.contactName,
    contactPosition: member.contactPosition,
    mobileMasked: maskMobile(member.mobile),
    email: company.email,
    intro: company.intro,
    logoUrl: company.logoUrl,
    services: company.services,
    lanes: company.lanes,
    markets: company.markets,
    ...(isSellerType(company.userType) && { bankFees: company.bankFees ?? BANK_FEE_DEFAULT }),
    wechatBound: member.wechatId !== undefined,
    certification: company.certification,
  }
}
