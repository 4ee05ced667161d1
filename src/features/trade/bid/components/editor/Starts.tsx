import type { BidForTender } from '@/contract/trade/bid/schemas.ts'
import type { ChargeType } from '@/contract/reference/schemas.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { optionLetter } from '../../options.ts'
import { formOf } from '../../reconcile.ts'
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
  const t = useText()
  const sources = saved.options.filter(({ option, allIn }) => option !== quote.option && allIn !== undefined)
  if (sources.length === 0) return <LastQuoteCard quote={quote} tender={tender} />
  return (
    <CopyOption
      sources={sources}
      onCopy={(bid) =>
        quote.changeMany(
          (form) => ({ ...formOf(bid, tender, charges), optionName: form.optionName }),
          t('bid.option.copied', { letter: optionLetter(bid.option) }),
        )
      }
    />
  )
}
