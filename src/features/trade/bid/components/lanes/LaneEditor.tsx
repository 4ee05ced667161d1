import { Suspense, useState } from 'react'
import { chargeableKg } from '@/contract/trade/bid/quantity.ts'
import type { TenderLane } from '@/contract/trade/tender/draft.ts'
import { hasFreeTime } from '@/contract/trade/tender/values.ts'
import { useText } from '@/i18n/useText.ts'
import { BoxesText, LaneText } from '@/reference/LaneText.tsx'
import { useFreight } from '@/reference/useReferences.ts'
import { CheckBox } from '@/ui/CheckBox.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'
import { offeredLane } from '../../offer.ts'
import type { LaneForm } from '../../quoteForm.ts'
import { cellName } from '../../quoteMath.ts'
import type { LaneSum } from '../../quoteMath.ts'
import type { OwnCostColumn } from '../../useOwnCosts.ts'
import type { RateSource } from '../../rateFill.ts'
import type { Quote } from '../../useQuote.ts'
import { CarriageFields } from '../terms/CarriageFields.tsx'
import { ChargeGrid } from '../grid/ChargeGrid.tsx'
import { FreeTimeFields } from '@/reference/carriage/FreeTimeFields.tsx'
import { LazyLaneHistory } from '../lazySections.ts'
import { MarginText } from '../grid/MarginText.tsx'
import { OfferFields } from '../terms/OfferFields.tsx'
import { SailingFields } from '../terms/SailingFields.tsx'
import { Total } from '../grid/Total.tsx'

interface LaneProps {
  quote: Quote
  index: number
  lane: LaneForm
  asked: TenderLane
  sum: LaneSum
  own: OwnCostColumn
}

/** Editor of one lane. */
export function LaneEditor({ quote, index, lane, asked, sum, own }: LaneProps) {
  const t = useText()
  const { boxCode } = useFreight()
  const { read: tender, errorOf } = quote
  const onChange = (patch: Partial<LaneForm>) => quote.changeLane(index, patch)
  const at = `lanes.${index}`
  const { charges: _charges, ...facts } = lane
  const source = own.sources?.[lane.laneNo]
  const hasSchedules = tender.mode === 'FCL' || tender.mode === 'LCL'
  return (
    <div className="ct-quote-lane">
      <div
        className="ct-quote-lanehead"
        role="group"
        aria-label={t('bid.sum.lane', { no: lane.laneNo })}
        tabIndex={-1}
        data-field-anchor="lane"
      >
        <LaneText pol={asked.pol} pod={asked.pod} />
        <BoxesText boxes={asked.boxes} loose={asked.loose} />
        {tender.mode === 'AIR' && asked.loose && (
          <span>{t('bid.lane.chargeable', { kg: Number(chargeableKg(asked.loose)) })}</span>
        )}
        <CheckBox
          label={t('bid.lane.noQuote')}
          checked={lane.noQuote}
          onChange={(event) => onChange({ noQuote: event.target.checked })}
        />
      </div>
      {lane.noQuote ? (
        <Notice tone="warn">{t('bid.lane.noQuote.text')}</Notice>
      ) : (
        <>
          <OfferFields
            at={at}
            lane={lane}
            asked={{ ...asked, mode: tender.mode }}
            errorOf={errorOf}
            onChange={(next) => onChange(next)}
          />
          {asked.directOnly && !lane.direct && <Notice tone="warn">{t('bid.lane.directOnly')}</Notice>}
          {asked.maxTransitDays !== undefined && Number(lane.transitDays) > asked.maxTransitDays && (
            <Notice tone="warn">{t('bid.lane.tooLong', { days: asked.maxTransitDays })}</Notice>
          )}
          {tender.mode === 'FCL' && <OwnPrices asked={asked} />}
          <h3 className="ct-quote-sub">{t('bid.grid.title')}</h3>
          <div className="ct-own">
            <CheckBox
              label={t('bid.cost.show')}
              checked={own.isShown}
              onChange={(event) => own.show(event.target.checked)}
            />
            <span className="ct-dim">{t('bid.cost.text')}</span>
          </div>
          {source && <RateSourceText source={source} />}
          <ChargeGrid
            quote={quote}
            index={index}
            lane={lane}
            asked={offeredLane(asked, lane.offered)}
            sum={sum}
            own={own}
          />
          <p className="ct-quote-lanesum">
            <span>{t('bid.sum.lane', { no: lane.laneNo })}</span>
            <Total sum={sum} size="large" />
            {sum.missing.length > 0 && (
              <span className="ct-grid-blank">
                {t('bid.sum.missing', { codes: sum.missing.map((cell) => cellName(cell, boxCode)).join(', ') })}
              </span>
            )}
          </p>
          {own.isShown && (
            <p className="ct-quote-lanesum ct-own-sum">
              <span>{t('bid.cost.margin')}</span>
              <MarginText lanes={[lane]} sums={[sum]} costs={own.costs} tender={tender} />
            </p>
          )}
          <h3 className="ct-quote-sub">{t('bid.carriage.title')}</h3>
          <CarriageFields at={at} lane={facts} tender={tender} errorOf={errorOf} onChange={onChange} />
          {hasSchedules && (
            <>
              <h3 className="ct-quote-sub">{t('bid.sailing.title')}</h3>
              <SailingFields at={at} lane={facts} asked={asked} errorOf={errorOf} onChange={onChange} />
            </>
          )}
          {hasFreeTime(tender.mode) && (
            <>
              <h3 className="ct-quote-sub">{t('bid.free.title')}</h3>
              <FreeTimeFields
                at={at}
                hasTiers={asked.boxes.length > 0}
                free={lane.freeTime}
                wanted={asked.freeDaysWanted}
                errorOf={errorOf}
                onChange={(freeTime) => onChange({ freeTime })}
              />
            </>
          )}
        </>
      )}
    </div>
  )
}

/** The caller's earlier prices on this lane, fetched when opened. */
function OwnPrices({ asked }: { asked: TenderLane }) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="ct-lanehistory-open">{t('bid.lanehistory.title')}</summary>
      {isOpen && (
        <Suspense fallback={<SkeletonBlock height={180} />}>
          <LazyLaneHistory pol={asked.pol} pod={asked.pod} boxes={asked.boxes.map(({ isoCode }) => isoCode)} />
        </Suspense>
      )}
    </details>
  )
}

/** Which rate sheet the prices of the lane come from. */
function RateSourceText({ source: { name, row, validTo } }: { source: RateSource }) {
  const t = useText()
  return <p className="ct-dim">{t('bid.rates.from', { name, row, validTo })}</p>
}
