import type { BidDetail, BidForTender } from './schemas.ts'

/** The saved bids on a tender with one changed bid merged in. */
export function withSavedBid(before: BidForTender, bid: BidDetail): BidForTender {
  const { id, option, optionName, status, allIn } = bid
  const one = {
    id,
    option,
    ...(optionName && { optionName }),
    status,
    allIn: { amount: allIn.amount, currency: allIn.currency },
  }
  const others = before.options.filter((known) => known.option !== option)
  return { bid, options: [...others, one].toSorted((a, b) => a.option - b.option) }
}
