import { sumsOf } from '@/contract/trade/bid/payer.ts'
import type { ReceivedBid } from '@/contract/trade/bid/schemas.ts'
import type { AwardWinner } from '@/contract/trade/tender/award/schemas.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { Money } from '@/ui/Money.tsx'
import { awardedLines } from '../awardedLines.ts'

interface PayersProps {
  tender: TenderDetail
  winner: AwardWinner
  bid: ReceivedBid | undefined
}

/** The awarded sum by who pays it: the publisher here, the other party at its end. */
export function LetterPayers({ tender, winner, bid }: PayersProps) {
  const t = useText()
  const { payers, compareCurrency, rates } = tender
  const lines = winner.lanes.flatMap((part) => awardedLines(tender, bid, part))
  const { ours, others } = sumsOf(lines, payers, compareCurrency, rates)
  if (!payers || Number(others.amount) === 0) return null
  return (
    <p>
      {t('comparison.letter.ours')} <Money value={ours} />
      {' · '}
      {t('comparison.letter.others')} <Money value={others} />
    </p>
  )
}
