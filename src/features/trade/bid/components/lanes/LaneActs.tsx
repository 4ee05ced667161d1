import { useState } from 'react'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { CheckBox } from '@/ui/CheckBox.tsx'
import { copyCharges } from '../../bulk.ts'
import { offeredLane } from '../../offer.ts'
import type { LaneForm } from '../../quoteForm.ts'
import type { Quote } from '../../useQuote.ts'

interface ActsProps {
  quote: Quote
  /** Numbers of the selected lanes. */
  picked: ReadonlySet<number>
  onDone: () => void
}

/** Bulk actions for the selected lanes. */
export function LaneActs({ quote, picked, onDone }: ActsProps) {
  const t = useText()
  const [withCarriage, setWithCarriage] = useState(true)
  const { form, laneIndex, read } = quote
  const from = form.lanes[laneIndex]
  if (picked.size === 0 || !from) return null
  const targets = form.lanes.filter((lane) => picked.has(lane.laneNo) && lane.laneNo !== from.laneNo)
  const edit = (change: (lane: LaneForm) => LaneForm, text: string) => {
    quote.changeMany((before) => ({ ...before, lanes: before.lanes.map(change) }), text)
    quote.focusField('lanes.list')
    onDone()
  }
  const skip = (noQuote: boolean) =>
    edit(
      (lane) => (picked.has(lane.laneNo) && lane.noQuote !== noQuote ? { ...lane, noQuote } : lane),
      t(noQuote ? 'bid.lanes.skipped' : 'bid.lanes.quoted', { count: picked.size }),
    )
  const copy = () =>
    edit(
      (lane) => {
        const asked = read.lanes.find((entry) => entry.laneNo === lane.laneNo)
        if (!asked || !targets.includes(lane)) return lane
        const offer = { ...offeredLane(asked, lane.offered), mode: read.mode }
        return copyCharges(from, lane, offer, { withCarriage })
      },
      t('bid.lanes.copied', { no: from.laneNo, count: targets.length }),
    )
  return (
    <div className="ct-lanes-acts" role="group" aria-label={t('bid.lanes.with', { count: picked.size })}>
      <strong>{t('bid.lanes.with', { count: picked.size })}</strong>
      {!from.noQuote && targets.length > 0 && (
        <>
          <Button size="small" variant="primary" onClick={copy}>
            {t('bid.lanes.copy', { no: from.laneNo })}
          </Button>
          <CheckBox
            label={t('bid.lanes.carriage')}
            checked={withCarriage}
            onChange={(event) => setWithCarriage(event.target.checked)}
          />
        </>
      )}
      <Button size="small" onClick={() => skip(true)}>
        {t('bid.lanes.skip')}
      </Button>
      <Button size="small" onClick={() => skip(false)}>
        {t('bid.lanes.quote')}
      </Button>
    </div>
  )
}
