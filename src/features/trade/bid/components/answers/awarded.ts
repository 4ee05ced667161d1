import type { BidDetail, BidSummary } from '@/contract/trade/bid/schemas.ts'

/** The part of a bid needed to answer an award; both list rows and whole bids have it. */
export type Awarded = Pick<BidDetail, 'id' | 'version' | 'status'> & {
  confirmBy?: string | undefined
  orderId?: string | undefined
  agreementId?: string | undefined
  orderStep?: BidDetail['orderStep']
  allIn?: BidDetail['allIn'] | BidSummary['allIn']
  awarded?: BidDetail['awarded']
}
