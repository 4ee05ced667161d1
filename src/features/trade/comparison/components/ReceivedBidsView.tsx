import { useState } from 'react'
import type { ReactNode } from 'react'
import type { CompareColumn } from '@/contract/trade/bid/comparison.ts'
import type { ReceivedBid, ReceivedBids } from '@/contract/trade/bid/schemas.ts'
import type { Demand } from '@/contract/trade/tender/demands/values.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { Co2Method } from '@/reference/co2/Co2.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { mayWin, planWhole } from '../plan.ts'
import type { Plan } from '../plan.ts'
import { useComparison } from '../useComparison.ts'
import { AwardDialog } from './AwardDialog.tsx'
import { AwardPlanner } from './AwardPlanner.tsx'
import { BidActions } from './BidActions.tsx'
import { CompareControls } from './CompareControls.tsx'
import { CounterDialog } from './CounterDialog.tsx'
import { DecisionBar } from './DecisionBar.tsx'
import { DisqualifyDialog } from './DisqualifyDialog.tsx'
import { EstimateDialog } from './EstimateDialog.tsx'
import { GapCard } from './GapCard.tsx'
import { LaneOverview } from './LaneOverview.tsx'
import { Matrix } from './Matrix.tsx'
import { NoAwardDialog } from './NoAwardDialog.tsx'
import { RatesLine } from './RatesLine.tsx'
import { RoundDialog } from './RoundDialog.tsx'
import { useRemoveEstimate } from '../useRemoveEstimate.ts'
import { useUnwaive } from '../useUnwaive.ts'
import { WaiveDialog } from './WaiveDialog.tsx'

interface ReceivedProps {
  tender: TenderDetail
  received: ReceivedBids
  /** Content beside a bidder's name, rendered by the page. */
  mark?: ((bidder: CompareColumn['bid']['bidder']) => ReactNode) | undefined
}

/** The dialog that is open. */
type Asking =
  | { what: 'award'; plan: Plan }
  | { what: 'counter' | 'disqualify'; bid: ReceivedBid }
  | { what: 'waive'; bid: ReceivedBid; demand: Demand }
  | { what: 'estimate'; code: string }
  | { what: 'plan' | 'round' | 'nobody' }

/** The opened bids: compare, then award, shortlist, counter-offer, new round or no award. */
export function ReceivedBidsView({ tender, received, mark }: ReceivedProps) {
  const t = useText()
  const { bids } = received
  const { settings, comparison, landedAfter, sum, change } = useComparison(tender, bids)
  const [asking, setAsking] = useState<Asking>()
  // On a phone the settings fill the first screen; one comes for the prices.
  const [isWide] = useState(() => window.matchMedia?.('(min-width: 768px)').matches ?? true)
  const isOpen = tender.status === 'EVALUATING'
  const close = () => setAsking(undefined)
  const waiving = {
    ask: (bid: ReceivedBid, demand: Demand) => setAsking({ what: 'waive', bid, demand }),
    undo: useUnwaive(tender),
  }
  const estimating = {
    own: tender.evaluation?.estimates ?? [],
    ask: (code: string) => setAsking({ what: 'estimate', code }),
    remove: useRemoveEstimate(tender),
  }
  const actions = (column: CompareColumn) => (
    <BidActions
      tender={tender}
      column={column}
      isScored={sum === 100}
      onAward={() => setAsking({ what: 'award', plan: planWhole(tender, column.bid) })}
      onCounter={() => setAsking({ what: 'counter', bid: column.bid })}
      onDisqualify={() => setAsking({ what: 'disqualify', bid: column.bid })}
    />
  )
  return (
    <>
      {bids.length === 1 && isOpen && <Notice tone="warn">{t('comparison.one')}</Notice>}
      <details open={isWide} className="ct-controls-fold">
        <summary>{t('comparison.controls')}</summary>
        <CompareControls tender={tender} bids={bids} settings={settings} sum={sum} onChange={change} />
      </details>
      {tender.lanes.length > 1 && (
        <LaneOverview
          tender={tender}
          bids={comparison.columns.map((column) => column.bid)}
          laneNo={settings.laneNo}
          onLane={(laneNo) => change({ laneNo })}
        />
      )}
      <Matrix
        tender={tender}
        comparison={comparison}
        settings={settings}
        actions={isOpen ? actions : undefined}
        waiving={isOpen ? waiving : undefined}
        estimating={isOpen ? estimating : undefined}
        mark={mark}
      />
      <div className="ct-under">
        <p className="ct-dim">{t('comparison.legend.text')}</p>
        <RatesLine tender={tender} bids={bids} shownIn={settings.currency} />
      </div>
      {comparison.columns.some(({ co2Kg }) => co2Kg !== undefined) && <Co2Method />}
      <DecisionBar
        tender={tender}
        bids={bids}
        comparison={comparison}
        settings={settings}
        isScored={sum === 100}
        onAsk={(what) => setAsking({ what })}
      />
      <GapCard comparison={comparison} currency={settings.currency} landedAfter={landedAfter} />
      {asking?.what === 'award' && (
        <AwardDialog
          tender={tender}
          plan={asking.plan}
          bids={bids}
          losers={losersOf(bids, asking.plan)}
          weights={settings.weights}
          onClose={close}
        />
      )}
      {asking?.what === 'plan' && (
        <AwardPlanner
          tender={tender}
          bids={bids}
          onClose={close}
          onPlan={(plan) => setAsking({ what: 'award', plan })}
        />
      )}
      {asking?.what === 'counter' && <CounterDialog tender={tender} bid={asking.bid} onClose={close} />}
      {asking?.what === 'disqualify' && <DisqualifyDialog bid={asking.bid} onClose={close} />}
      {asking?.what === 'waive' && (
        <WaiveDialog tender={tender} bid={asking.bid} demand={asking.demand} onClose={close} />
      )}
      {asking?.what === 'estimate' && <EstimateDialog tender={tender} code={asking.code} onClose={close} />}
      {asking?.what === 'round' && <RoundDialog tender={tender} bids={bids} onClose={close} />}
      {asking?.what === 'nobody' && <NoAwardDialog tender={tender} onClose={close} />}
    </>
  )
}

/** Number of enterprises with an active bid that get nothing. */
function losersOf(bids: readonly ReceivedBid[], plan: Plan): number {
  const winners = new Set(plan.parts.map(({ bid }) => bid.bidder.id))
  return new Set(bids.filter((bid) => mayWin(bid) && !winners.has(bid.bidder.id)).map((bid) => bid.bidder.id)).size
}
