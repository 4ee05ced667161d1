import type { BidForTender } from '@/contract/trade/bid/schemas.ts'
import type { ChargeType } from '@/contract/reference/schemas.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import type { Quote } from '../../useQuote.ts'
import { CopyOption } from './CopyOption.tsx'
import { LastQuoteCard } from './LastQuoteCard.tsx'

interface StartsProps {
  quote: Quote
  saved: BidForTender
  tender: TenderDetail
  charges: readonly ChargeType[]
}

/** Starting points for a quote that was never submitted: another alternative, else the last quote on these lanes. */
export function Starts({ quote, saved, tender, charges }: StartsProps) {
  const sources = saved.options.filter(({ option, allIn }) => option !== quote.option && allIn !== undefined)
  if (sources.length === 0) return <LastQuoteCard quote={quote} tender={tender} />
  return <CopyOption quote={quote} tender={tender} charges={charges} sources={sources} />
}
