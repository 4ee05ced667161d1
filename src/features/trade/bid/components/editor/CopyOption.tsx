import { useQuery } from '@/api/useQuery.ts'
import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import type { BidForTender } from '@/contract/trade/bid/schemas.ts'
import type { ChargeType } from '@/contract/reference/schemas.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { optionLetter } from '../../options.ts'
import { formOf } from '../../reconcile.ts'
import type { Quote } from '../../useQuote.ts'

interface CopyProps {
  quote: Quote
  tender: TenderDetail
  charges: readonly ChargeType[]
  /** Alternatives that were sent, to start from. */
  sources: BidForTender['options']
}

/** A new alternative may start as a copy of one that was sent. */
export function CopyOption({ sources, ...target }: CopyProps) {
  const t = useText()
  return (
    <Notice>
      <span className="ct-quote-restored">
        {t('bid.option.fresh')}
        <span className="ct-unsaid-acts">
          {sources.map((source) => (
            <Source key={source.id} source={source} {...target} />
          ))}
        </span>
      </span>
    </Notice>
  )
}

interface SourceProps extends Omit<CopyProps, 'sources'> {
  source: BidForTender['options'][number]
}

function Source({ source, quote, tender, charges }: SourceProps) {
  const t = useText()
  const { data: bid } = useQuery(bidEndpoints.detail, { id: source.id }, { silent: true })
  const letter = optionLetter(source.option)
  const copy = () => {
    if (!bid) return
    quote.changeMany(
      (form) => ({ ...formOf(bid, tender, charges), optionName: form.optionName }),
      t('bid.option.copied', { letter }),
    )
  }
  return (
    <Button size="small" disabled={!bid} onClick={copy}>
      {t('bid.option.copy', { letter })}
    </Button>
  )
}
