import type { ReceivedBid } from '@/contract/trade/bid/schemas.ts'
import type { Currency } from '@/contract/money.ts'
import type { AwardRecord, AwardWinner } from '@/contract/trade/tender/award/schemas.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { wordsIn } from '@/i18n/locale.ts'
import { useText } from '@/i18n/useText.ts'
import { useDict } from '@/reference/useReferences.ts'
import { Button } from '@/ui/Button.tsx'
import { Dialog } from '@/ui/Dialog.tsx'
import { Money } from '@/ui/Money.tsx'
import { LetterLane } from './LetterLane.tsx'
import { LetterPayers } from './LetterPayers.tsx'
import { LetterTerms } from './LetterTerms.tsx'
import { RatesLine } from './RatesLine.tsx'
import '@/ui/printSheet.css'

interface LetterProps {
  tender: TenderDetail
  award: AwardRecord
  winner: AwardWinner
  /** The winning bid; the letter marks what it leaves open as not stated. */
  bid: ReceivedBid | undefined
  onClose: () => void
}

/** Whether the bid has a price in another currency than the total. */
const isConverted = ({ lanes }: ReceivedBid, currency: Currency): boolean =>
  lanes.some(({ charges }) => charges.some((line) => line.state === 'QUOTED' && line.currency !== currency))

/** Award letter to one winner: lanes, line prices, carriage and terms. Printing prints the letter only. */
export function AwardLetter({ tender, award, winner, bid, onClose }: LetterProps) {
  const t = useText()
  const { dateTime } = useFormats()
  const { locale } = useLocale()
  const { labelOf } = useDict('award_reason')
  const { buyer } = tender
  const nameOf = (zh: string, en: string | undefined) => wordsIn(locale, zh, en)
  const footer = (
    <>
      <Button onClick={onClose}>{t('ui.dialog.close')}</Button>
      <Button variant="primary" onClick={() => window.print()}>
        {t('comparison.print')}
      </Button>
    </>
  )
  return (
    <Dialog isOpen onClose={onClose} title={t('comparison.letter.title')} footer={footer} size="large">
      <article className="ct-letter ct-printsheet">
        <p className="ct-letter-to">
          {t('comparison.letter.to', { name: nameOf(winner.bidderNameZh, winner.bidderNameEn) })}
        </p>
        <p>
          {t('comparison.letter.text', {
            title: tender.title,
            no: tender.no,
            reason: labelOf(award.reason),
            until: dateTime(winner.confirmBy),
          })}
        </p>
        {winner.lanes.map((part) => (
          <LetterLane key={part.laneNo} tender={tender} bid={bid} part={part} />
        ))}
        <p className="ct-letter-sum">
          {t('comparison.parts.total')} <Money value={winner.allIn} size="large" />
        </p>
        <LetterPayers tender={tender} winner={winner} bid={bid} />
        {bid && isConverted(bid, winner.allIn.currency) && (
          <RatesLine tender={tender} bids={[bid]} shownIn={winner.allIn.currency} />
        )}
        <LetterTerms tender={tender} bid={bid} />
        {award.note && <p>{t('comparison.letter.note', { note: award.note })}</p>}
        <p className="ct-letter-sign">
          {nameOf(buyer.nameZh, buyer.nameEn)} · {award.awardedBy} · {dateTime(winner.awardedAt)}
        </p>
      </article>
    </Dialog>
  )
}
