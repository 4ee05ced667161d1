import { cleanup, screen } from '@testing-library/react'
import { authEndpoints } from '@/contract/member/auth/endpoints.ts'
import { demoEndpoints } from '@/contract/demo/endpoints.ts'
import { tenderDraftSchema } from '@/contract/trade/tender/draft.ts'
import type { TenderDraft } from '@/contract/trade/tender/draft.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import { DEMO_PASSWORD } from '@mock/seed/accounts.ts'
import { newRequestNo, openMarket } from '@tests/mock/support/market.ts'
import type { Market } from '@tests/mock/support/market.ts'
import { openApp } from '@tests/setup/renderApp.tsx'
import type { OpenApp, OpenAppOptions } from '@tests/setup/renderApp.tsx'

// Preload the lazy screens and their parts, so that compile time does not count for the test.
await Promise.all([
  import('@/pages/business/QuotePage.tsx'),
  import('@/pages/business/MyBidsPage.tsx'),
  import('@/features/trade/bid/components/answers/ReconfirmCard.tsx'),
  import('@/features/trade/bid/components/editor/Starts.tsx'),
])

/** A marketplace without robots. */
export async function quietMarket(): Promise<Market> {
  const market = await openMarket()
  await market.call(demoEndpoints.robots, { robots: false })
  return market
}

/** Opens a URL as a demo account, over a market whose clock the test moves. */
export async function openAs(
  account: string,
  address: string,
  market: Market,
  options: OpenAppOptions = {},
): Promise<OpenApp> {
  const body = { grantType: 'password', userType: 'PC', account, password: DEMO_PASSWORD } as const
  const { data } = await market.call(authEndpoints.token, body)
  // One application in a document: an earlier one of the same test would go to the new address too.
  cleanup()
  return openApp(address, { backend: market.backend, signedIn: data, ...options })
}

/** The price input of a charge, e.g. `price('OFR')`. */
export const price = (charge: string) =>
  screen.findByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${charge} .*unit price$`) })

/** The bar of a quote, with its total and its buttons. */
export const quoteBar = () => screen.getByRole('region', { name: 'Total and submit' })

/** Advances the market's clock; sessions stay as they are. */
export async function letPass(market: Market, advanceMs: number): Promise<void> {
  await market.call(demoEndpoints.clock, { advanceMs })
}

/** Changes a tender that is open for quotes, as its publisher. */
export async function amendTender(market: Market, id: string, part: Partial<TenderDraft>): Promise<void> {
  const token = await market.signIn('trader')
  const now = (await market.call(tenderEndpoints.detail, { id }, { token })).data
  const isOfDraft = ([name]: [string, unknown]) => name in tenderDraftSchema.shape
  const draft = { ...(Object.fromEntries(Object.entries(now).filter(isOfDraft)) as unknown as TenderDraft), ...part }
  const body = { id, version: now.version, draft, note: '', requestNo: newRequestNo() }
  const answer = await market.call(tenderEndpoints.amend, body, { token })
  if (answer.code !== 200) throw new Error(JSON.stringify(answer))
}
