import { useRef, useState } from 'react'
import { errorText } from '@/api/errorText.ts'
import { useText } from '@/i18n/useText.ts'
import { useFreight } from '@/reference/useReferences.ts'
import { Section } from '@/ui/Card.tsx'
import { Dialog } from '@/ui/Dialog.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { faceOf, sumQuote } from '../quoteMath.ts'
import { useOwnCosts } from '../useOwnCosts.ts'
import { useQuote } from '../useQuote.ts'
import type { QuoteOptions } from '../useQuote.ts'
import { BidFacts } from './BidFacts.tsx'
import { ChangesNotice } from './ChangesNotice.tsx'
import { LaneEditor } from './LaneEditor.tsx'
import { LaneOverview } from './LaneOverview.tsx'
import { LaneSteps } from './LaneSteps.tsx'
import { QuoteBar } from './QuoteBar.tsx'
import { ReceiptCard } from './ReceiptCard.tsx'
import { SumCard } from './SumCard.tsx'
import { TermsFields } from './TermsFields.tsx'
import { WithdrawBid } from './WithdrawBid.tsx'

/** The quote form. Once quoting is over nothing can be sent, but everything typed stays to be read. */
export function QuoteEditor(props: Omit<QuoteOptions, 'root'>) {
  const { tender, held, onHeld } = props
  const t = useText()
  const root = useRef<HTMLDivElement>(null)
  const quote = useQuote({ ...props, root })
  const { containerTypes } = useFreight()
  const [isPreview, setPreview] = useState(false)
  const { form, read, laneIndex, errorOf } = quote
  const isClosed = tender.status !== 'QUOTING'
  const factor = (isoCode: string) => containerTypes.find((type) => type.isoCode === isoCode)?.teu ?? 0
  const sum = sumQuote(form, read, factor)
  const own = useOwnCosts(tender.id)
  const lane = form.lanes[laneIndex]
  const asked = read.lanes.find((entry) => entry.laneNo === lane?.laneNo)
  const laneSum = sum.lanes[laneIndex]
  const { bid } = held
  const lanesProblem = errorOf('lanes')
  return (
    <div className="ct-quote" ref={root}>
      {bid && <ReceiptCard bid={bid} />}
      {isClosed && (
        <Notice tone="danger" isAlert>
          {t(bid ? 'bid.closed.withBid' : 'bid.closed.noBid')}
        </Notice>
      )}
      {bid?.status === 'NEED_RECONFIRM' && !isClosed && <Notice tone="warn">{t('bid.reconfirm')}</Notice>}
      {quote.changes.length > 0 && <ChangesNotice changes={quote.changes} onAccept={quote.acceptChanges} />}
      {quote.sendError && !isClosed && (
        <Notice tone="danger" isAlert>
          {errorText(t, quote.sendError)}
        </Notice>
      )}
      <fieldset className="ct-quote-form" disabled={isClosed}>
        <legend className="ct-hidden">{t('bid.form.title')}</legend>
        {lanesProblem && (
          <p className="ct-grid-error" role="alert" tabIndex={-1} data-spot="lanes">
            {lanesProblem}
          </p>
        )}
        {form.lanes.length > 1 && (
          <Section title={t('bid.lane.tabs')}>
            <LaneOverview quote={quote} sum={sum} />
          </Section>
        )}
        {lane && asked && laneSum && (
          <Section title={t('bid.lane.title', { no: lane.laneNo })}>
            <LaneEditor
              key={lane.laneNo}
              quote={quote}
              index={laneIndex}
              lane={lane}
              asked={asked}
              sum={laneSum}
              own={own}
            />
            {form.lanes.length > 1 && (
              <LaneSteps index={laneIndex} count={form.lanes.length} onGo={quote.setLaneIndex} />
            )}
          </Section>
        )}
        <Section title={t('bid.terms.title')}>
          <TermsFields quote={quote} tender={read} />
        </Section>
      </fieldset>
      <Section title={t('bid.sum.title')}>
        <SumCard form={form} sum={sum} tender={read} own={own} />
      </Section>
      {!isClosed && (
        <QuoteBar quote={quote} sum={sum} bid={bid} onPreview={() => setPreview(true)}>
          {bid && (bid.status === 'SUBMITTED' || bid.status === 'NEED_RECONFIRM') && (
            <WithdrawBid bid={bid} onChange={(fresh) => onHeld({ ...held, bid: fresh })} />
          )}
        </QuoteBar>
      )}
      <Dialog isOpen={isPreview} onClose={() => setPreview(false)} title={t('bid.preview.title')} size="l">
        <p className="ct-dim">{t('bid.preview.text')}</p>
        <BidFacts bid={faceOf(form, read, sum)} asked={read} />
      </Dialog>
    </div>
  )
}
