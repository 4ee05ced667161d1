import type { ReceivedBid } from '@/contract/trade/bid/schemas.ts'
import type { AwardedLane } from '@/contract/trade/tender/award/schemas.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { useText } from '@/i18n/useText.ts'
import { BoxesText } from '@/reference/LaneText.tsx'
import { useFreight } from '@/reference/useReferences.ts'
import { NumberField } from '@/ui/NumberField.tsx'
import { SelectField } from '@/ui/SelectField.tsx'
import { firstSplit, offersOn, splitSums } from '../choices.ts'
import type { LaneChoice, LaneOffer } from '../choices.ts'
import { bidName } from '../names.ts'

interface LaneProps {
  tender: TenderDetail
  bids: readonly ReceivedBid[]
  open: AwardedLane
  choice: LaneChoice
  onChange: (choice: LaneChoice) => void
}

/** One lane of the planner: what is open, the offers, and who gets it. */
export function PlannerLane({ tender, bids, open, choice, onChange }: LaneProps) {
  const t = useText()
  const { locale } = useLocale()
  const { money } = useFormats()
  const lane = tender.lanes.find((one) => one.laneNo === open.laneNo)
  const offers = offersOn(tender, bids, open)
  const whole = offers.filter((offer) => offer.isWhole)
  const value = choice.kind === 'one' ? choice.bidId : choice.kind
  const pick = (picked: string) =>
    onChange(
      picked === 'none'
        ? { kind: 'none' }
        : picked === 'split'
          ? firstSplit(tender, bids, open)
          : { kind: 'one', bidId: picked },
    )
  return (
    <li className="ct-planner-lane">
      <div className="ct-planner-what">
        <strong>{t('comparison.control.laneNo', { no: open.laneNo })}</strong>
        <span>
          {lane?.pol}
          {lane?.pod && ` → ${lane.pod}`}
        </span>
        <BoxesText boxes={open.boxes} loose={lane?.loose} />
      </div>
      <SelectField
        label={t('comparison.planner.to')}
        value={value}
        onChange={pick}
        hint={offers.length === 0 ? t('comparison.planner.noOffer') : undefined}
        options={[
          ...whole.map(({ bid, price }) => ({ value: bid.id, label: `${bidName(t, locale, bid)} · ${money(price)}` })),
          ...(open.boxes.length > 0 && offers.length > 0
            ? [{ value: 'split', label: t('comparison.planner.split') }]
            : []),
          { value: 'none', label: t('comparison.planner.none') },
        ]}
      />
      {choice.kind === 'split' && <SplitFields open={open} offers={offers} choice={choice} onChange={onChange} />}
    </li>
  )
}

interface SplitProps {
  open: AwardedLane
  offers: readonly LaneOffer[]
  choice: Extract<LaneChoice, { kind: 'split' }>
  onChange: (choice: LaneChoice) => void
}

function SplitFields({ open, offers, choice, onChange }: SplitProps) {
  const t = useText()
  const { locale } = useLocale()
  const { money } = useFormats()
  const { boxCode } = useFreight()
  const set = (bidId: string, isoCode: string, typed: string) =>
    onChange({ kind: 'split', boxes: { ...choice.boxes, [bidId]: { ...choice.boxes[bidId], [isoCode]: typed } } })
  return (
    <div className="ct-planner-split" role="group" aria-label={t('comparison.planner.split')}>
      {offers.map((offer) => (
        <div key={offer.bid.id} className="ct-planner-offer">
          <span>
            {bidName(t, locale, offer.bid)} <span className="ct-dim">{money(offer.price)}</span>
          </span>
          {offer.boxes.map(({ isoCode, qty }) => {
            const typed = choice.boxes[offer.bid.id]?.[isoCode] ?? ''
            const isTooMany = !/^\d*$/.test(typed) || Number(typed) > qty
            return (
              <NumberField
                key={isoCode}
                label={t('comparison.planner.boxes', { box: boxCode(isoCode), name: bidName(t, locale, offer.bid) })}
                inputMode="numeric"
                value={typed}
                error={isTooMany ? t('comparison.planner.max', { count: qty }) : undefined}
                onValue={(count) => set(offer.bid.id, isoCode, count)}
              />
            )
          })}
        </div>
      ))}
      <p>
        {splitSums(choice, open).map(({ isoCode, given, wanted }) => (
          <span key={isoCode} className={given === wanted ? 'ct-ok' : 'ct-danger'}>
            {t('comparison.planner.sum', { box: boxCode(isoCode), given, wanted })}{' '}
          </span>
        ))}
      </p>
    </div>
  )
}
