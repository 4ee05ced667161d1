import { authEndpoints } from '@/contract/member/auth/endpoints.ts'
import { memberEndpoints } from '@/contract/member/endpoints.ts'
import type { Register } from '@/contract/member/schemas.ts'
import { staffEndpoints } from '@/contract/member/staff/endpoints.ts'
import type { Role } from '@/contract/member/staff/values.ts'
import { getCode } from '../../support/person.ts'
import { newRequestNo, type Market } from '../../support/market.ts'

/** Number and password of the invited person. */
export const MOBILE = '13800000071'
export const PASSWORD = 'Brandnew88'

/** Invites the person; returns the code of the link. */
export async function invite(market: Market, token: string, role: Role): Promise<{ code: string }> {
  const body = { mobile: MOBILE, contactName: '钱小满', role, requestNo: newRequestNo() }
  const { code, message, data } = await market.call(staffEndpoints.invite, body, { token })
  if (code !== 200) throw new Error(message)
  return { code: data.id }
}

/** Registers a number with a right SMS code. */
export async function registerWith(market: Market, mobile: string, more: Partial<Register>) {
  // An earlier code of the same number cannot be replaced for a minute.
  market.time.now += 61_000
  const smsCode = await getCode(market, mobile, 'REGISTER')
  const body: Register = { mobile, smsCode, password: PASSWORD, agreed: true, ...more }
  return market.call(memberEndpoints.register, body)
}

/** Registers the person by an invitation and signs in; returns the token. */
export async function join(market: Market, code: string): Promise<string> {
  const made = await registerWith(market, MOBILE, { inviteCode: code })
  if (made.code !== 200) throw new Error(made.message)
  const login = { grantType: 'password', userType: 'PC', account: MOBILE, password: PASSWORD } as const
  return (await market.call(authEndpoints.token, login)).data.access_token
}
