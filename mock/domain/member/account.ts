import { checkBankFees } from '@/contract/member/rules.ts'
import type * as s from '@/contract/member/schemas.ts'
import { isSellerType } from '@/contract/userType.ts'
import { iso, newId, type Caller, type Deps } from '../deps.ts'
import { notAllowed, refuseField } from '../errors.ts'
import { refuseProblems } from '../guards.ts'
import { takeFiles } from '../file/take.ts'
import { endSessionsOf } from './auth/session.ts'
import { newPassword, refuseBadPassword } from './auth/password.ts'
import { isRegistered, plainMobile, spendSmsCode } from './auth/sms.ts'
import { takeTicket } from './auth/tickets.ts'
import { goodLink, spendLink } from '../trade/guest/link.ts'
import { goodInvitation, spendInvitation } from './staff/invite.ts'
import { companyOf, memberInfo, memberOf } from './view.ts'
import { keptCity } from '../title/places.ts'

/**
 * Registers an enterprise with its first user, by a guest's link too, or a person whom an enterprise invited; the SMS
 * code is checked last, so that an error elsewhere does not use it up.
 */
export async function register(deps: Deps, input: s.Register): Promise<s.Registered> {
  const mobile = plainMobile(input.mobile)
  const { inviteCode } = input
  const link = inviteCode === undefined ? undefined : goodLink(deps, inviteCode, input.userType)
  const invitation =
    inviteCode === undefined || link !== undefined ? undefined : goodInvitation(deps, inviteCode, mobile)
  if (!invitation && input.userType === undefined) throw refuseField('userType', 'problem.required')
  refuseBadPassword(input.password, mobile)
  spendSmsCode(deps, mobile, 'REGISTER', input.smsCode)
  // Disclosed only to the owner of the phone: the code was right.
  if (isRegistered(deps, mobile)) throw refuseField('mobile', 'field.mobileTaken')
  const createdAt = iso(deps.now())
  const { companyId, contactName, role } = invitation ?? {
    companyId: newCompany(deps, input, createdAt),
    contactName: '',
    role: undefined,
  }
  const id = `m${newId(deps)}`
  const secret = await newPassword(deps, input.password, mobile)
  deps.rows.members.put({
    id,
    companyId,
    account: mobile,
    mobile,
    contactName,
    ...(role && { role }),
    ...secret,
    createdAt,
  })
  if (invitation) spendInvitation(deps, invitation)
  if (link !== undefined) spendLink(deps, link, companyId)
  return { id, account: mobile, createdAt }
}

/** Puts a new enterprise; returns its id. */
function newCompany(deps: Deps, { userType, companyName = '' }: s.Register, createdAt: string): string {
  const id = `c${newId(deps)}`
  if (userType === undefined) throw refuseField('userType', 'problem.required')
  deps.rows.companies.put({
    id,
    userType,
    nameZh: companyName,
    uscc: '',
    provinceCode: '',
    cityName: '',
    address: '',
    services: [],
    lanes: [],
    markets: [],
    certification: 'NONE',
    rating: 0,
    ratingCount: 0,
    completedOrders: 0,
    onTimePct: 0,
    medianResponseMin: 0,
    createdAt,
  })
  return id
}

/** Sets a new password after the number was verified by SMS; ends all sessions of the member. */
export async function resetPassword(deps: Deps, input: s.ResetPassword): Promise<{ done: true }> {
  const mobile = plainMobile(input.mobile)
  refuseBadPassword(input.password, mobile)
  if (takeTicket(deps, 'sms', input.smsTicket) !== `${mobile}|RESET_PASSWORD`) {
    throw refuseField('smsTicket', 'field.smsTicket')
  }
  const [member] = deps.rows.members.all((row) => row.mobile === mobile)
  if (!member) throw refuseField('mobile', 'field.mobileUnknown')
  deps.rows.members.put({ ...member, ...(await newPassword(deps, input.password, mobile)) })
  endSessionsOf(deps, member.id)
  return { done: true }
}

/** Changes the caller's contact data and services; absent fields stay. */
export function updateMemberInfo(deps: Deps, input: s.UpdateMemberInfo, caller: Caller): s.MemberInfo {
  const { contactName, contactPosition, logoFileId, ...facts } = input
  const { provinceCode, lanes = [], markets = [], bankFees } = facts
  if (bankFees && !isSellerType(caller.userType)) throw notAllowed()
  refuseProblems(checkBankFees(bankFees))
  const { provinces, countries, freight } = deps.reference
  if (provinceCode && !provinces.some(({ code }) => code === provinceCode)) throw unknown('provinceCode')
  if (!lanes.every((lane) => freight.lanes.some(({ id }) => id === lane))) throw unknown('lanes')
  if (!markets.every((market) => countries.some(({ code }) => code === market))) throw unknown('markets')
  const logoUrl = logoFileId === undefined ? {} : { logoUrl: logoOf(deps, caller, logoFileId) }
  const city = facts.cityName === undefined ? {} : { cityName: keptCity(facts.cityName) }
  const given = Object.fromEntries(Object.entries({ ...facts, ...city }).filter(([, value]) => value !== undefined))
  const { logoUrl: logo, ...company } = { ...companyOf(deps, caller.companyId), ...given, ...logoUrl }
  deps.rows.companies.put({ ...company, ...(logo !== undefined && { logoUrl: logo }) })
  const person = memberOf(deps, caller)
  deps.rows.members.put({
    ...person,
    contactName: contactName ?? person.contactName,
    ...(contactPosition !== undefined && { contactPosition }),
  })
  return memberInfo(deps, caller)
}

const unknown = (field: string) => refuseField(field, 'field.choice')

/** URL of the caller's uploaded picture; undefined for an empty id. */
function logoOf(deps: Deps, caller: Caller, fileId: string): string | undefined {
  if (fileId === '') return undefined
  const [file] = takeFiles(deps, caller, 'LOGO', [{ id: fileId }], () => 'logoFileId')
  if (!file?.type.startsWith('image/')) throw refuseField('logoFileId', 'field.fileType')
  return file.url
}
