import { apiKeyEndpoints } from '@/contract/member/apiKey/endpoints.ts'
import type { ApiKey, CreateApiKey, NewApiKey } from '@/contract/member/apiKey/schemas.ts'
import { referenceEndpoints } from '@/contract/reference/endpoints.ts'
import type { Market } from '../../support/market.ts'

/** Makes a key that reads orders, unless said otherwise. */
export const create = async (market: Market, token: string, part: Partial<CreateApiKey> = {}) =>
  market.call(apiKeyEndpoints.create, { name: 'ERP', scopes: ['order:read'], addresses: [], ...part }, { token })

/** The key in the answer. @throws Error if it was refused. */
export async function created(market: Market, token: string, part: Partial<CreateApiKey> = {}): Promise<NewApiKey> {
  const { code, data, message } = await create(market, token, part)
  if (code !== 200) throw new Error(message)
  return data
}

export const keysOf = async (market: Market, token: string): Promise<ApiKey[]> =>
  (await market.call(apiKeyEndpoints.page, { size: 100 }, { token })).data.records

/** A call that guests may make too. */
export const dictAllOf = async (market: Market, token: string) => market.call(referenceEndpoints.dictAll, {}, { token })
