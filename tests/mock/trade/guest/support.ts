import { guestEndpoints } from '@/contract/trade/guest/endpoints.ts'
import type { GuestInput } from '@/contract/trade/guest/draft.ts'
import { questionEndpoints } from '@/contract/trade/question/endpoints.ts'
import { authEndpoints } from '@/contract/member/auth/endpoints.ts'
import type { UserType } from '@/contract/userType.ts'
import type { TenderDraft } from '@/contract/trade/tender/draft.ts'
import { PASSWORD, registerWith } from '../../member/staff/support.ts'
import { newRequestNo, type Market } from '../../support/market.ts'
import { publish } from '../../support/trade.ts'

/** A forwarder without an account, and its number when it gets one. */
export const GUEST: GuestInput = { company: '宁波新航货代', email: 'ops@xinhang.example' }
export const MOBILE = '13800000091'

/** A tender of `trader` that invites guests only, with the code of the first one's link. */
export async function tenderForGuests(market: Market, part: Partial<TenderDraft> = {}) {
  const trader = await market.signIn('trader')
  const tender = await publish(market, trader, { visibility: 'INVITED', guests: [GUEST], ...part })
  const [first] = await guestsOf(market, trader, tender.id)
  return { trader, tender, code: first?.code ?? '', guestId: first?.id ?? '' }
}

const WORDS = { question: 'Is the free time ten days? 13912345678', answer: 'Yes. Ask 13912345679' }

/** The same with `forwarder` invited, which asked something with its number in it, and was answered with another. */
export async function askedForGuests(market: Market) {
  const made = await tenderForGuests(market, { invited: ['c02'] })
  const token = await market.signIn('forwarder')
  const { tender, trader } = made
  const ask = { tenderId: tender.id, text: WORDS.question, requestNo: newRequestNo() }
  const { id, version } = (await market.call(questionEndpoints.ask, ask, { token })).data
  const answer = { id, version, text: WORDS.answer, requestNo: newRequestNo() }
  await market.call(questionEndpoints.answer, answer, { token: trader })
  return { ...made, forwarder: token }
}

/** The guests of a tender, as its publisher sees them. */
export const guestsOf = async (market: Market, token: string, tenderId: string) =>
  (await market.call(guestEndpoints.list, { tenderId }, { token })).data.guests

/** What a link shows; without a token to somebody without an account. */
export const openLink = async (market: Market, code: string, token?: string) =>
  market.call(guestEndpoints.open, { code }, token === undefined ? {} : { token })

/** Takes a link back. */
export const revoke = async (market: Market, token: string, id: string) =>
  market.call(guestEndpoints.revoke, { id, requestNo: newRequestNo() }, { token })

/** Registers an enterprise by a link and signs in; returns the token. */
export async function joinBy(market: Market, code: string, userType: UserType = 2): Promise<string> {
  const made = await registerWith(market, MOBILE, { inviteCode: code, userType })
  if (made.code !== 200) throw new Error(JSON.stringify(made))
  const login = { grantType: 'password', userType: 'PC', account: MOBILE, password: PASSWORD } as const
  return (await market.call(authEndpoints.token, login)).data.access_token
}
