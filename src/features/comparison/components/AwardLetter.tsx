import { partLines } from '@/contract/bid/share.ts'
import type { ReceivedBid } from '@/contract/bid/schemas.ts'
import type { AwardRecord, AwardWinner } from '@/contract/tender-award/schemas.ts'
import type { TenderDetail } from '@/contract/tender/schemas.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { wordsIn } from '@/i18n/locale.ts'
import { useText } from '@/i18n/useText.ts'
import { BoxesText } from '@/reference/LaneText.tsx'
import { useDict, useFreight } from '@/reference/useReferences.ts'
import { Button } from '@/ui/Button.tsx'
import { Dialog } from '@/ui/Dialog.tsx'
import { Money } from '@/ui/Money.tsx'

interface LetterProps {
  tender: TenderDetail
  award: AwardRecord
  winner: AwardWinner
  /** The winning bid, for its lines; without it the letter names lanes and sum only. */
  bid: ReceivedBid | undefined
  onClose: () => void
}

/** The award as a letter to one winner: what it won, line by line, at which prices. Printing prints the letter alone. */
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
      <Button look="primary" onClick={() => window.print()}>
        {t('comparison.print')}
      </Button>
    </>
  )
  return (
    <Dialog isOpen onClose={onClose} title={t('comparison.letter.title')} footer={footer} size="l">
      <article className="ct-letter">
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
          <LanePart key={part.laneNo} tender={tender} bid={bid} part={part} />
        ))}
        <p className="ct-letter-sum">
          {t('comparison.parts.total')}: <Money value={winner.allIn} size="l" />
        </p>
        {award.note && <p>{t('comparison.letter.note', { note: award.note })}</p>}
        <p className="ct-letter-sign">
          {nameOf(buyer.nameZh, buyer.nameEn)} · {award.awardedBy} · {dateTime(winner.awardedAt)}
        </p>
      </article>
    </Dialog>
  )
}

interface PartProps {
  tender: TenderDetail
  bid: ReceivedBid | undefined
  part: AwardWinner['lanes'][number]
}

function LanePart({ tender, bid, part }: PartProps) {
  const t = useText()
  const { chargeName, boxCode } = useFreight()
  const bases = useDict('charge_basis')
  const lane = tender.lanes.find((one) => one.laneNo === part.laneNo)
  const quoted = bid?.lanes.find((one) => one.laneNo === part.laneNo)
  const lines = lane && quoted ? partLines(quoted, lane, part.boxes, tender) : []
  return (
    <section>
      <h3 className="ct-h3">
        {t('comparison.control.laneNo', { no: part.laneNo })} · {lane?.pol}
        {lane?.pod && ` → ${lane.pod}`} · <BoxesText boxes={part.boxes} loose={lane?.loose} />
      </h3>
      {lines.length > 0 && (
        <table className="ct-letter-lines">
          <caption className="ct-hidden">{t('comparison.control.laneNo', { no: part.laneNo })}</caption>
          <tbody>
            {lines
              .filter((line) => line.state === 'QUOTED')
              .map((line) => (
                <tr key={`${line.code} ${line.isoCode ?? ''} ${line.group}`}>
                  <th scope="row">{[line.code, chargeName(line.code), boxCode(line.isoCode)].join(' ')}</th>
                  <td>
                    {line.qty} × {line.currency} {line.unitPrice} · {bases.labelOf(line.basis)}
                  </td>
                  <td className="ct-end">
                    <Money value={{ amount: line.amount, currency: line.currency }} />
                  </td>
                </tr>
              ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
