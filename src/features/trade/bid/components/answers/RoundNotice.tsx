import type { BidDetail } from '@/contract/trade/bid/schemas.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { Countdown } from '@/ui/Countdown.tsx'
import { Money } from '@/ui/Money.tsx'
import { Notice } from '@/ui/Notice.tsx'

/** From round two on: the deadline and that the previous price stays valid, or why the bidder is not admitted. */
export function RoundNotice({ tender, bid }: { tender: TenderDetail; bid: BidDetail | undefined }) {
  const t = useText()
  const { round, status, admitted, deadline } = tender
  if (status !== 'QUOTING') return null
  if (!admitted) return <Notice tone="warn">{t(round > 1 ? 'bid.round.out' : 'bid.round.uninvited')}</Notice>
  if (round === 1) return null
  return (
    <Notice>
      <strong>{t('bid.round.title', { round })}</strong> {t('bid.round.text')} <Countdown until={deadline} />
      {bid && bid.round < round && (
        <span>
          {' '}
          {t('bid.round.stands')} <Money value={bid.allIn} />
        </span>
      )}
    </Notice>
  )
}
