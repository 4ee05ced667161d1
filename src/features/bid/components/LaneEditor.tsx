import type { TenderLane } from '@/contract/tender/draft.ts'
import type { TenderDetail } from '@/contract/tender/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { BoxesText, LaneText } from '@/reference/LaneText.tsx'
import { CheckBox } from '@/ui/CheckBox.tsx'
import { Notice } from '@/ui/Notice.tsx'
import type { LaneForm } from '../quoteForm.ts'
import type { LaneSum } from '../quoteMath.ts'
import type { ErrorOf } from '../useQuoteForm.ts'
import { CarriageFields } from './CarriageFields.tsx'
import { ChargeGrid } from './ChargeGrid.tsx'
import { FreeTimeFields } from './FreeTimeFields.tsx'
import { SailingFields } from './SailingFields.tsx'
import { Total } from './Total.tsx'

interface LaneProps {
  index: number
  lane: LaneForm
  asked: TenderLane
  tender: TenderDetail
  sum: LaneSum
  errorOf: ErrorOf
  onChange: (patch: Partial<LaneForm>) => void
}

/** Everything quoted on one lane. */
export function LaneEditor({ index, lane, asked, tender, sum, errorOf, onChange }: LaneProps) {
  const t = useText()
  const at = `lanes.${index}`
  const hasSchedules = tender.mode === 'FCL' || tender.mode === 'LCL'
  return (
    <div className="ct-quote-lane">
      <div className="ct-quote-lanehead">
        <LaneText pol={asked.pol} pod={asked.pod} />
        <BoxesText boxes={asked.boxes} loose={asked.loose} />
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
          {asked.directOnly && !lane.direct && <Notice tone="warn">{t('bid.lane.directOnly')}</Notice>}
          {asked.maxTransitDays !== undefined && Number(lane.transitDays) > asked.maxTransitDays && (
            <Notice tone="warn">{t('bid.lane.tooLong', { days: asked.maxTransitDays })}</Notice>
          )}
          <h3 className="ct-quote-sub">{t('bid.carriage.title')}</h3>
          <CarriageFields at={at} lane={lane} mode={tender.mode} errorOf={errorOf} onChange={onChange} />
          {hasSchedules && (
            <>
              <h3 className="ct-quote-sub">{t('bid.sailing.title')}</h3>
              <SailingFields at={at} lane={lane} asked={asked} errorOf={errorOf} onChange={onChange} />
            </>
          )}
          {tender.mode !== 'TRUCK' && tender.mode !== 'AIR' && (
            <>
              <h3 className="ct-quote-sub">{t('bid.free.title')}</h3>
              <FreeTimeFields
                at={at}
                free={lane.freeTime}
                wanted={asked.freeDaysWanted}
                errorOf={errorOf}
                onChange={(freeTime) => onChange({ freeTime })}
              />
            </>
          )}
          <h3 className="ct-quote-sub">{t('bid.grid.title')}</h3>
          <ChargeGrid
            at={at}
            lane={lane}
            asked={asked}
            tender={tender}
            sum={sum}
            errorOf={errorOf}
            onChange={(charges) => onChange({ charges })}
          />
          <p className="ct-quote-lanesum">
            <span>{t('bid.sum.lane', { no: lane.laneNo })}</span>
            <Total sum={sum} size="l" />
            {sum.missing.length > 0 && (
              <span className="ct-grid-blank">{t('bid.sum.missing', { codes: sum.missing.join(', ') })}</span>
            )}
          </p>
        </>
      )}
    </div>
  )
}
