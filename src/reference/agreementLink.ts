import type { OrderSide } from '@/contract/money/order/values.ts'
import { hrefTo } from '@/routes/href.ts'

/** The agreement of a call-off on this side, where it is answered. */
export const agreementLink = (agreement: string, side: OrderSide): string =>
  hrefTo(side === 'BUYER' ? 'myTenderBids' : 'myBids', { tab: 'agreements', agreement })
