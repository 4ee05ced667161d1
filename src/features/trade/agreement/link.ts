import type { AgreementSummary } from '@/contract/trade/agreement/schemas.ts'
import type { OrderSide } from '@/contract/money/order/values.ts'
import { hrefTo } from '@/routes/href.ts'

/** The caller's agreements. */
export const agreementsLink = (side: OrderSide): string => hrefTo(PAGES[side], { tab: 'agreements' })

/** One of them. */
export const agreementLink = (side: OrderSide, agreement: string): string =>
  hrefTo(PAGES[side], { tab: 'agreements', agreement })

const PAGES = { BUYER: 'myTenderBids', SELLER: 'myBids' } as const satisfies Record<OrderSide, string>

/** The other side of an agreement. */
export function partyOf({ side, buyer, seller }: Pick<AgreementSummary, 'side' | 'buyer' | 'seller'>) {
  const { nameZh, nameEn = nameZh } = side === 'BUYER' ? seller : buyer
  return { nameZh, nameEn }
}
