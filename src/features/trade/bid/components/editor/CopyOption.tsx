import { useQuery } from '@/api/useQuery.ts'
import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import type { BidDetail, BidForTender } from '@/contract/trade/bid/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { optionLetter } from '../../options.ts'

interface CopyProps {
  /** Submitted alternatives to copy from. */
  sources: BidForTender['options']
  onCopy: (bid: BidDetail) => void
}

/** Starts a new alternative as a copy of a submitted one. */
export function CopyOption({ sources, onCopy }: CopyProps) {
  const t = useText()
  return (
    <Notice>
      <span className="ct-quote-restored">
        {t('bid.option.fresh')}
        <span className="ct-unsaid-acts">
          {sources.map((source) => (
            <Source key={source.id} source={source} onCopy={onCopy} />
          ))}
        </span>
      </span>
    </Notice>
  )
}

function Source({ source, onCopy }: { source: BidForTender['options'][number]; onCopy: CopyProps['onCopy'] }) {
  const t = useText()
  const { data } = useQuery(bidEndpoints.detail, { id: source.id }, { silent: true })
  return (
    <Button size="small" disabled={!data} onClick={() => data && onCopy(data)}>
      {t('bid.option.copy', { letter: optionLetter(source.option) })}
    </Button>
  )
}
