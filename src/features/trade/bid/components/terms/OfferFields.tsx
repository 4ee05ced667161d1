import type { Demand } from '@/contract/trade/bid/quantity.ts'
import type { TenderLane } from '@/contract/trade/tender/draft.ts'
import { useText } from '@/i18n/useText.ts'
import { useFreight } from '@/reference/useReferences.ts'
import { CheckBox } from '@/ui/CheckBox.tsx'
import { NumberField } from '@/ui/NumberField.tsx'
import { isNone, withOffer } from '../../offer.ts'
import type { LaneForm } from '../../quoteForm.ts'
import type { ErrorOf } from '../../useQuoteForm.ts'

interface OfferProps {
  at: string
  lane: LaneForm
  asked: TenderLane & Demand
  errorOf: ErrorOf
  onChange: (lane: LaneForm) => void
}

/** Offers fewer containers than the lane asks for, per type; quantities and totals follow. */
export function OfferFields({ at, lane, asked, errorOf, onChange }: OfferProps) {
  const t = useText()
  const { boxCode } = useFreight()
  const { offered } = lane
  if (asked.boxes.length === 0) return null
  // The request leaves out types of which none is offered.
  const sent = Object.entries(offered ?? {}).filter(([, typed]) => Number(typed) > 0)
  const indexOf = (isoCode: string) => sent.findIndex(([sentCode]) => sentCode === isoCode)
  const whole = errorOf(`${at}.offeredBoxes`)
  return (
    <div className="ct-offer">
      <CheckBox
        label={t('bid.offer.part')}
        checked={offered !== undefined}
        onChange={(event) =>
          onChange(
            withOffer(
              lane,
              asked,
              event.target.checked
                ? Object.fromEntries(asked.boxes.map(({ isoCode, qty }) => [isoCode, String(qty)]))
                : undefined,
            ),
          )
        }
      />
      {offered && (
        <div className="ct-quote-fields">
          {asked.boxes.map(({ isoCode, qty }) => (
            <NumberField
              key={isoCode}
              label={t('bid.offer.count', { box: boxCode(isoCode) })}
              inputMode="numeric"
              name={indexOf(isoCode) < 0 ? `${at}.offered.${isoCode}` : `${at}.offeredBoxes.${indexOf(isoCode)}.qty`}
              value={offered[isoCode] ?? ''}
              hint={
                isNone(offered[isoCode]) ? t('bid.offer.none', { box: boxCode(isoCode) }) : t('bid.offer.of', { qty })
              }
              error={errorOf(`${at}.offered.${isoCode}`) ?? errorOf(`${at}.offeredBoxes.${indexOf(isoCode)}.qty`)}
              onValue={(count) => onChange(withOffer(lane, asked, { ...offered, [isoCode]: count }))}
            />
          ))}
        </div>
      )}
      {whole && (
        <p className="ct-grid-error" role="alert" tabIndex={-1} data-field-anchor={`${at}.offeredBoxes`}>
          {whole}
        </p>
      )}
    </div>
  )
}
