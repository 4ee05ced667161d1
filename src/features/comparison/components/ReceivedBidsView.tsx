import { useState } from 'react'
import type { ReactNode } from 'react'
import { failureText } from '@/api/errorText.ts'
import { useAction } from '@/api/useAction.ts'
import type { CompareColumn } from '@/contract/bid/compare.ts'
import { bidEndpoints } from '@/contract/bid/endpoints.ts'
import type { ReceivedBid, ReceivedBids } from '@/contract/bid/schemas.ts'
import type { TenderDetail } from '@/contract/tender/schemas.ts'
import type { AwardReason } from '@/contract/tender/values.ts'
import { useText } from '@/i18n/useText.ts'
import { Failure } from '@/ui/Failure.tsx'
import { saveText } from '@/shared/csv.ts'
import { CertifiedButton } from '@/session/CertifiedButton.tsx'
import { Button } from '@/ui/Button.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { comparisonCsv } from '../comparisonCsv.ts'
import { mayWin, planWhole } from '../plan.ts'
import type { Plan } from '../plan.ts'
import { useComparison } from '../useComparison.ts'
import { AwardDialog } from './AwardDialog.tsx'
import { CompareControls } from './CompareControls.tsx'
import { GapCard } from './GapCard.tsx'
import { Matrix } from './Matrix.tsx'
import { NoAwardDialog } from './NoAwardDialog.tsx'

interface ReceivedProps {
  tender: TenderDetail
  received: ReceivedBids
  /** What stands beside the name of a bidder, drawn by the page. */
  mark?: ((bidder: CompareColumn['bid']['bidder']) => ReactNode) | undefined
  onTender: (tender: TenderDetail) => void
  onReceived: (received: ReceivedBids) => void
}

/** The opened bids: compare like for like, then award one, shortlist, or take nobody. */
export function ReceivedBidsView({ tender, received, mark, onTender, onReceived }: ReceivedProps) {
  const t = useText()
  const { bids } = received
  const { settings, comparison, sum, change } = useComparison(tender, bids)
  const [plan, setPlan] = useState<Plan>()
  const [reason, setReason] = useState<AwardReason>('PRICE')
  const [isEnding, setEnding] = useState(false)
  const shortlist = useAction(bidEndpoints.shortlist, { intent: `bid.shortlist:${tender.id}`, onSuccess: onReceived })
  const isOpen = tender.status === 'EVALUATING'
  const actions = (column: CompareColumn) => {
    const { bid } = column
    if (!isOpen || (bid.status !== 'SUBMITTED' && bid.status !== 'SHORTLISTED')) return null
    const isListed = bid.status === 'SHORTLISTED'
    return (
      <>
        <CertifiedButton
          action="tender.award"
          size="s"
          look="primary"
          disabled={sum !== 100}
          onClick={() => {
            setPlan(planWhole(tender, bid))
            setReason(Number(column.delta) === 0 ? 'PRICE' : 'SERVICE')
          }}
        >
          {t('comparison.action.award')}
        </CertifiedButton>
        <Button
          size="s"
          isBusy={shortlist.loading}
          onClick={() => void shortlist.run({ id: bid.id, version: bid.version, shortlisted: !isListed })}
        >
          {t(isListed ? 'comparison.action.unshortlist' : 'comparison.action.shortlist')}
        </Button>
      </>
    )
  }
  return (
    <>
      {bids.length === 1 && isOpen && <Notice tone="warn">{t('comparison.one')}</Notice>}
      <CompareControls tender={tender} bids={bids} settings={settings} sum={sum} onChange={change} />
      <Failure text={failureText(t, shortlist.error)} />
      <Matrix comparison={comparison} settings={settings} actions={isOpen ? actions : undefined} mark={mark} />
      <div className="ct-under">
        <p className="ct-dim">{t('comparison.legend.text')}</p>
        <RatesLine tender={tender} />
      </div>
      <div className="ct-filter-bar">
        <Button onClick={() => saveText(`${tender.no}.csv`, comparisonCsv(comparison, settings.currency, t))}>
          {t('comparison.export')}
        </Button>
        <Button onClick={() => window.print()}>{t('comparison.print')}</Button>
        {isOpen && (
          <span className="ct-push">
            <Button look="danger" onClick={() => setEnding(true)}>
              {t('comparison.action.noAward')}
            </Button>
          </span>
        )}
      </div>
      <GapCard comparison={comparison} currency={settings.currency} />
      {plan && (
        <AwardDialog
          tender={tender}
          plan={plan}
          losers={losersOf(bids, plan)}
          weights={settings.weights}
          reason={reason}
          onClose={() => setPlan(undefined)}
          onChange={onTender}
        />
      )}
      {isEnding && <NoAwardDialog tender={tender} onClose={() => setEnding(false)} onChange={onTender} />}
    </>
  )
}

/** How many enterprises among the standing bids get nothing. */
function losersOf(bids: readonly ReceivedBid[], plan: Plan): number {
  const winners = new Set(plan.parts.map(({ bid }) => bid.bidder.id))
  return new Set(bids.filter((bid) => mayWin(bid) && !winners.has(bid.bidder.id)).map((bid) => bid.bidder.id)).size
}

function RatesLine({ tender: { rates } }: { tender: TenderDetail }) {
  const t = useText()
  const shown = (['USD', 'EUR'] as const).map((code) => `1 ${code} = ${rates.cnyPer[code]} CNY`)
  return (
    <p className="ct-dim">
      {t('comparison.matrix.rates', { date: rates.date, source: rates.source, rates: shown.join(' · ') })}
    </p>
  )
}
