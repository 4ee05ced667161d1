import { memo, useCallback, useState } from 'react'
import type { KeyboardEvent } from 'react'
import type { TenderLane } from '@/contract/trade/tender/draft.ts'
import { useText } from '@/i18n/useText.ts'
import { LaneText } from '@/reference/LaneText.tsx'
import { CheckBox } from '@/ui/CheckBox.tsx'
import { offeredBoxes } from '../../offer.ts'
import type { LaneForm } from '../../quoteForm.ts'
import type { LaneSum, QuoteSum } from '../../quoteMath.ts'
import type { Quote } from '../../useQuote.ts'
import { LaneActs } from './LaneActs.tsx'
import { OfferText } from '../terms/OfferText.tsx'
import { Total } from '../grid/Total.tsx'

interface OverviewProps {
  quote: Quote
  sum: QuoteSum
}

const MANY = 6

/** Arrows, Home and End move within a column: of fifty lanes only one is a tab stop. */
function handleArrows(event: KeyboardEvent<HTMLTableElement>): void {
  const from = event.target
  if (!(from instanceof HTMLElement) || from.dataset['lanecol'] === undefined) return
  const column = [...event.currentTarget.querySelectorAll<HTMLElement>(`[data-lanecol="${from.dataset['lanecol']}"]`)]
  const at = column.indexOf(from)
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: column.length - 1 }[event.key]
  if (next === undefined) return
  event.preventDefault()
  column[next]?.focus()
}

/** All lanes of a tender with completeness and totals; selects the lane to edit, and lanes for bulk actions. */
export function LaneOverview({ quote, sum }: OverviewProps) {
  const t = useText()
  const { form, laneIndex, read } = quote
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set())
  const isAll = form.lanes.every((lane) => picked.has(lane.laneNo))
  const pick = useCallback((laneNo: number, isPicked: boolean) => {
    setPicked((before) => {
      const next = new Set(before)
      if (isPicked) next.add(laneNo)
      else next.delete(laneNo)
      return next
    })
  }, [])
  const done = sum.lanes.filter(
    (lane, index) => form.lanes[index]?.noQuote || (lane.isPriced && lane.missing.length === 0),
  )
  return (
    <div className="ct-lanes">
      <p className="ct-dim">
        <span>{t('bid.lane.progress', { done: done.length, count: form.lanes.length })}</span>
        {form.lanes.length > MANY && <span> · {t('bid.lane.keys')}</span>}
      </p>
      <div
        className="ct-lanes-frame"
        tabIndex={-1}
        role="group"
        aria-label={t('bid.lane.tabs')}
        data-field-anchor="lanes.list"
      >
        {/* Arrow keys are shortcuts; every control also works without them. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <table onKeyDown={handleArrows}>
          <caption className="ct-hidden">{t('bid.lane.tabs')}</caption>
          <thead>
            <tr>
              <th scope="col">
                <CheckBox
                  label={t('bid.lane.col.no')}
                  aria-label={t('bid.lane.pickAll')}
                  checked={isAll}
                  onChange={() => setPicked(new Set(isAll ? [] : form.lanes.map((lane) => lane.laneNo)))}
                />
              </th>
              <th scope="col">{t('bid.list.lane')}</th>
              <th scope="col">{t('bid.changes.boxes')}</th>
              <th scope="col">{t('bid.grid.state')}</th>
              <th scope="col" className="ct-end">
                {t('bid.sum.allIn')}
              </th>
            </tr>
          </thead>
          <tbody>
            {form.lanes.map((lane, index) => (
              <LaneRow
                key={lane.laneNo}
                index={index}
                lane={lane}
                asked={read.lanes.find((entry) => entry.laneNo === lane.laneNo)}
                sum={sum.lanes[index]}
                isCurrent={index === laneIndex}
                isPicked={picked.has(lane.laneNo)}
                onOpen={quote.openLane}
                onPick={pick}
              />
            ))}
          </tbody>
        </table>
      </div>
      <LaneActs quote={quote} picked={picked} onDone={() => setPicked(new Set())} />
    </div>
  )
}

interface RowProps {
  index: number
  lane: LaneForm
  asked: TenderLane | undefined
  sum: LaneSum | undefined
  isCurrent: boolean
  isPicked: boolean
  onOpen: (index: number) => void
  onPick: (laneNo: number, isPicked: boolean) => void
}

/** Overview row; memoized, renders again only when its lane changes. */
const LaneRow = memo(function LaneRow({ index, lane, asked, sum, isCurrent, isPicked, onOpen, onPick }: RowProps) {
  const t = useText()
  const missing = sum?.missing.length ?? 0
  return (
    <tr className={isCurrent ? 'ct-lanes-current' : undefined}>
      <th scope="row">
        <CheckBox
          label={String(lane.laneNo)}
          aria-label={t('bid.lane.pick', { no: lane.laneNo })}
          checked={isPicked}
          data-lanecol="pick"
          tabIndex={isCurrent ? 0 : -1}
          onChange={(event) => onPick(lane.laneNo, event.target.checked)}
        />
      </th>
      <td>
        <button
          type="button"
          className="ct-lanes-open"
          data-lanecol="open"
          tabIndex={isCurrent ? 0 : -1}
          aria-current={isCurrent ? 'true' : undefined}
          onClick={() => onOpen(index)}
        >
          <span className="ct-hidden">{t('bid.lane.open.of', { no: lane.laneNo })} </span>
          {asked && <LaneText pol={asked.pol} pod={asked.pod} />}
        </button>
      </td>
      <td>{asked && <OfferText offered={offeredBoxes(lane.offered)} asked={asked} />}</td>
      <td>
        {lane.noQuote ? (
          <span className="ct-dim">{t('bid.lane.skipped')}</span>
        ) : missing > 0 || !sum?.isPriced ? (
          <span className="ct-grid-blank">{t('bid.lane.open', { count: missing })}</span>
        ) : (
          <span className="ct-lanes-done">{t('bid.lane.complete')}</span>
        )}
      </td>
      <td className="ct-end">{lane.noQuote ? <span className="ct-dim">–</span> : <Total sum={sum} />}</td>
    </tr>
  )
})
