import type { ReceivedBid } from '@/contract/trade/bid/schemas.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { noticeDaysOf, terminationDaysOf } from '@/contract/trade/tender/term/values.ts'
import { useText } from '@/i18n/useText.ts'
import { namedPlace } from '@/reference/namedPlace.ts'
import { mqcParts } from '@/reference/mqcParts.ts'
import { FloatingText } from '@/reference/FloatingText.tsx'
import { FuelText } from '@/reference/FuelText.tsx'
import { PayersText } from '@/reference/PayersText.tsx'
import { useCancelFee } from '@/reference/useCancelFee.ts'
import { useSettlement } from '@/reference/useSettlement.ts'
import { usePaymentTerm } from '@/reference/usePaymentTerm.ts'
import { useFreight } from '@/reference/useReferences.ts'
import { DefinitionGrid } from '@/ui/DefinitionGrid.tsx'
import { Money } from '@/ui/Money.tsx'

/** Price validity and terms: those of the tender, and the bidder's own. */
export function LetterTerms({ tender, bid }: { tender: TenderDetail; bid: ReceivedBid | undefined }) {
  const t = useText()
  const termOf = usePaymentTerm()
  const cancelFeeOf = useCancelFee()
  const settlementOf = useSettlement()
  const freight = useFreight()
  const none = t('comparison.letter.none')
  const term = [tender.incoterm, namedPlace(tender.namedPlace ?? '', freight)].filter(Boolean).join(' ')
  return (
    <DefinitionGrid
      items={[
        {
          label: t('comparison.letter.validity'),
          span: 2,
          value: bid ? t('comparison.letter.validFromTo', { from: bid.validFrom, to: bid.validTo }) : none,
        },
        { label: t('comparison.letter.payment'), value: termOf(tender) },
        ...(bid?.creditOffered === undefined
          ? []
          : [
              {
                label: t('comparison.matrix.credit'),
                value: <Money value={{ amount: bid.creditOffered, currency: bid.allIn.currency }} />,
              },
            ]),
        ...settlementOf(tender),
        ...cancelFeeOf(tender),
        { label: t('comparison.letter.incoterm'), value: term || none },
        ...(tender.payers
          ? [
              {
                label: t('comparison.letter.payers'),
                span: 4 as const,
                value: <PayersText payers={tender.payers} />,
              },
            ]
          : []),
        ...(tender.term?.overPct
          ? [
              {
                label: t('comparison.letter.overPct'),
                span: 2 as const,
                value: t('comparison.letter.overPct.text', { pct: tender.term.overPct }),
              },
            ]
          : []),
        ...(tender.term?.floating
          ? [
              {
                label: t('comparison.letter.noticeDays'),
                value: t('common.unit.day', { count: noticeDaysOf(tender.term) }),
              },
            ]
          : []),
        ...(tender.term
          ? [
              {
                label: t('comparison.letter.terminationDays'),
                value: t('common.unit.day', { count: terminationDaysOf(tender.term) }),
              },
            ]
          : []),
        ...(tender.term?.floating
          ? [
              {
                label: t('comparison.letter.floating'),
                span: 4 as const,
                value: <FloatingText codes={tender.term.floating} />,
              },
            ]
          : []),
        ...(tender.term?.fuel
          ? [{ label: t('comparison.letter.fuel'), span: 4 as const, value: <FuelText link={tender.term.fuel} /> }]
          : []),
        ...tender.lanes.flatMap(({ laneNo, mqc, boxes }) =>
          mqc
            ? [
                {
                  label: t('comparison.letter.mqc', { no: laneNo }),
                  span: 2 as const,
                  value: t('comparison.letter.mqc.text', mqcParts(mqc, boxes, tender.compareCurrency)),
                },
              ]
            : [],
        ),
        { label: t('comparison.letter.bidNote'), span: 4, value: bid?.note.trim() || none },
      ]}
    />
  )
}
