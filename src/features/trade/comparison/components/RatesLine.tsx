import type { ReceivedBid } from '@/contract/trade/bid/schemas.ts'
import type { Currency } from '@/contract/money.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { ratesText } from '../facts.ts'

interface RatesProps {
  tender: TenderDetail
  bids: readonly ReceivedBid[]
  shownIn: Currency
}

/** Exchange rates used for the conversion, with their date. */
export function RatesLine({ tender, bids, shownIn }: RatesProps) {
  const t = useText()
  return <p className="ct-dim">{ratesText(t, tender.rates, bids, shownIn)}</p>
}
