import { Suspense, useDeferredValue, useMemo, useRef, useState } from 'react'
import { RATE_MODES } from '@/contract/market/rateSheet/values.ts'
import { useText } from '@/i18n/useText.ts'
import { useFreight } from '@/reference/useReferences.ts'
import { Section } from '@/ui/Card.tsx'
import { Dialog } from '@/ui/Dialog.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'
import { previewOf, sumQuote } from '../../quoteMath.ts'
import { useOwnCosts } from '../../useOwnCosts.ts'
import { useQuote } from '../../useQuote.ts'
import type { QuoteOptions } from '../../useQuote.ts'
import {
  LazyBidFacts,
  LazyChangesNotice,
  LazyCounterCard,
  LazyFillFromRates,
  LazyLaneOverview,
  LazyReceiptCard,
  LazyReconfirmCard,
  LazyRoundNotice,
  LazySentElsewhere,
  LazyStarts,
  LazyWithdrawBid,
} from '../lazySections.ts'
import { LaneEditor } from '../lanes/LaneEditor.tsx'
import { LaneSteps } from '../lanes/LaneSteps.tsx'
import { QuoteBar } from './QuoteBar.tsx'
import { LazySailingNews } from '../answers/LazySailingNews.tsx'
import { SumCard } from './SumCard.tsx'
import { TermsFields } from '../terms/TermsFields.tsx'

type FieldsProps = Omit<QuoteOptions, 'root' | 'rateIds'> & { onRefresh: () => void }

/** The quote form. After quoting closes nothing can be submitted, but the entries stay readable. */
export function QuoteFields(props: FieldsProps) {
  const { tender, option, saved, onRefresh } = props
  const t = useText()
  const root = useRef<HTMLDivElement>(null)
  const own = useOwnCosts(option === 1 ? tender.id : `${tender.id}~${option}`)
  const quote = useQuote({ ...props, root, rateIds: own.rateIds })
  const { containerTypes } = useFreight()
  const [isPreview, setPreview] = useState(false)
  const { form, read, laneIndex, errorOf } = quote
  const isClosed = tender.status !== 'QUOTING' || !tender.admitted
  // What is typed is drawn first, what it adds up to right after it.
  const typed = useDeferredValue(form)
  const counted = typed.lanes.length === form.lanes.length ? typed : form
  const sum = useMemo(() => {
    const factor = (isoCode: string) => containerTypes.find((type) => type.isoCode === isoCode)?.teu ?? 0
    return sumQuote(counted, read, factor)
  }, [counted, read, containerTypes])
  const lane = form.lanes[laneIndex]
  const asked = read.lanes.find((entry) => entry.laneNo === lane?.laneNo)
  const laneSum = sum.lanes[laneIndex]
  const { bid } = saved
  const isOld = bid?.status === 'NEED_RECONFIRM' && !isClosed
  const lanesProblem = errorOf('lanes')
  const rateMode = RATE_MODES.find((one) => one === read.mode)
  const fill = rateMode && !isClosed && (
    <Suspense fallback={null}>
      <LazyFillFromRates quote={quote} own={own} charges={props.charges} mode={rateMode} />
    </Suspense>
  )
  return (
    <div className="ct-quote" ref={root}>
      {(tender.round > 1 || !tender.admitted) && (
        <Suspense fallback={<SkeletonBlock height={56} />}>
          <LazyRoundNotice tender={tender} bid={bid} />
        </Suspense>
      )}
      {bid?.counter && (
        <Suspense fallback={<SkeletonBlock height={200} />}>
          <LazyCounterCard bid={bid} onEnd={onRefresh} />
        </Suspense>
      )}
      {isOld && (
        <Suspense fallback={<SkeletonBlock height={280} />}>
          <LazyReconfirmCard
            bid={bid}
            tender={tender}
            today={quote.today}
            reconfirm={quote.reconfirm}
            onEdit={() => {
              if (quote.changes.length > 0) quote.acceptChanges()
              if (quote.check()) quote.focusField('lanes.0.charges.0.unitPrice')
            }}
          />
        </Suspense>
      )}
      {bid && <LazySailingNews bid={bid} asked={read} />}
      {bid && (
        <Suspense fallback={<SkeletonBlock height={160} />}>
          <LazyReceiptCard bid={bid} asked={read} />
        </Suspense>
      )}
      {isClosed && (
        <Notice tone="danger" isAlert>
          {t(bid ? 'bid.closed.withBid' : 'bid.closed.noBid')}
        </Notice>
      )}
      {!isOld && !isClosed && !bid && (
        <Suspense fallback={null}>
          <LazyStarts quote={quote} saved={saved} tender={read} charges={props.charges} />
        </Suspense>
      )}
      {!isOld && quote.changes.length > 0 && (
        <Suspense fallback={null}>
          <LazyChangesNotice changes={quote.changes} onAccept={quote.acceptChanges} />
        </Suspense>
      )}
      {quote.elsewhere && !isClosed && (
        <Suspense fallback={null}>
          <LazySentElsewhere
            bid={quote.elsewhere}
            typed={previewOf(form, read, sum)}
            onKeepTyped={quote.keepTyped}
            onTakeSent={quote.takeSent}
          />
        </Suspense>
      )}
      <fieldset className="ct-quote-form" disabled={isClosed}>
        <legend className="ct-hidden">{t('bid.form.title')}</legend>
        {lanesProblem && (
          <p className="ct-grid-error" role="alert" tabIndex={-1} data-field-anchor="lanes">
            {lanesProblem}
          </p>
        )}
        {form.lanes.length > 1 && (
          <Section title={t('bid.lane.tabs')} actions={fill}>
            <Suspense fallback={<SkeletonBlock height={160} />}>
              <LazyLaneOverview quote={quote} sum={sum} />
            </Suspense>
          </Section>
        )}
        {lane && asked && laneSum && (
          <Section title={t('bid.lane.title', { no: lane.laneNo })} actions={form.lanes.length === 1 && fill}>
            <LaneEditor
              key={lane.laneNo}
              quote={quote}
              index={laneIndex}
              lane={lane}
              asked={asked}
              sum={laneSum}
              own={own}
            />
            {form.lanes.length > 1 && <LaneSteps index={laneIndex} count={form.lanes.length} onGo={quote.openLane} />}
          </Section>
        )}
        <Section title={t('bid.terms.title')}>
          <TermsFields quote={quote} tender={read} hasOptions={option > 1 || saved.options.length > 1} />
        </Section>
      </fieldset>
      <Section title={t('bid.sum.title')}>
        <SumCard form={counted} sum={sum} tender={read} costs={own.isShown ? own.costs : undefined} />
      </Section>
      {!isClosed && (
        <QuoteBar quote={quote} sum={sum} bid={bid} onPreview={() => setPreview(true)}>
          {bid && (bid.status === 'SUBMITTED' || bid.status === 'NEED_RECONFIRM') && (
            <Suspense fallback={null}>
              <LazyWithdrawBid bid={bid} />
            </Suspense>
          )}
        </QuoteBar>
      )}
      <Dialog isOpen={isPreview} onClose={() => setPreview(false)} title={t('bid.preview.title')} size="large">
        <p className="ct-dim">{t('bid.preview.text')}</p>
        <Suspense fallback={<SkeletonBlock height={320} />}>
          <LazyBidFacts bid={previewOf(form, read, sum)} asked={read} />
        </Suspense>
      </Dialog>
    </div>
  )
}
