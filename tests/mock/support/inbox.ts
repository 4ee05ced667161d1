import type { MessageQuery } from '@/contract/member/notification/schemas.ts'
import { messageEndpoints } from '@/contract/member/notification/endpoints.ts'
import type { Market } from './market.ts'

/** The messages of an account since a time, newest first, as `TYPE: body`. */
export async function told(
  market: Market,
  account: string,
  since: number,
  query: MessageQuery = {},
): Promise<string[]> {
  const page = await inbox(market, account, query)
  return page.filter(({ at }) => Date.parse(at) >= since).map(({ type, body }) => `${type}: ${body}`)
}

/** All messages of an account. */
export async function inbox(market: Market, account: string, query: MessageQuery = {}) {
  const token = await market.signIn(account)
  return (await market.call(messageEndpoints.page, { size: 200, ...query }, { token })).data.records
}
