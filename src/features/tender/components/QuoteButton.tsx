import type { TenderSummary } from '@/contract/tender/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { LinkButton } from '@/ui/Button.tsx'

interface QuoteButtonProps {
  tender: Pick<TenderSummary, 'id' | 'status' | 'mine' | 'myBidStatus'>
  /** Whether the member may quote on it; the page asks the access helper. */
  mayQuote: boolean
}

/** The one thing to do with a row: quote, look at the own bid, or just look. */
export function QuoteButton({ tender, mayQuote }: QuoteButtonProps) {
  const t = useText()
  const has = tender.myBidStatus !== undefined && tender.myBidStatus !== 'DRAFT'
  if (has || (tender.status === 'QUOTING' && mayQuote))
    return (
      <LinkButton size="s" look={has ? 'plain' : 'primary'} to={hrefTo('quote', { tenderId: tender.id })}>
        {t(has ? 'tender.action.quoted' : 'tender.action.quote')}
      </LinkButton>
    )
  if (tender.mine)
    return (
      <LinkButton size="s" to={hrefTo('myTenderBids', { tenderId: tender.id })}>
        {t('tender.action.compare')}
      </LinkButton>
    )
  return (
    <LinkButton size="s" look="quiet" to={hrefTo('tenderDetail', { id: tender.id })}>
      {t('tender.action.view')}
    </LinkButton>
  )
}
