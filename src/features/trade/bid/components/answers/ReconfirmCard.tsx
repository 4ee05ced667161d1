import { failureText } from '@/api/errorText.ts'
import { withBoxName } from '@/contract/trade/bid/coverage.ts'
import type { BidDetail } from '@/contract/trade/bid/schemas.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { useProblemText } from '@/i18n/problemText.ts'
import { useText } from '@/i18n/useText.ts'
import { ChangeList } from '@/reference/changes/ChangeList.tsx'
import { useFreight } from '@/reference/useReferences.ts'
import { CertifiedButton } from '@/session/CertifiedButton.tsx'
import { Button } from '@/ui/Button.tsx'
import { Card } from '@/ui/Card.tsx'
import { DefinitionGrid } from '@/ui/DefinitionGrid.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { Money } from '@/ui/Money.tsx'
import { netChanges, refitBid } from '../../refit.ts'
import type { Quote } from '../../useQuote.ts'

interface ReconfirmProps {
  bid: BidDetail
  tender: TenderDetail
  today: string
  reconfirm: Quote['reconfirm']
  /** Goes to the form, which then holds the bid as it would be now. */
  onEdit: () => void
}

/** The tender was changed after this bid: what changed, what the bid would come to, and one click to hold to its unit prices. */
export function ReconfirmCard({ bid, tender, today, reconfirm, onEdit }: ReconfirmProps) {
  const t = useText()
  const problemText = useProblemText()
  const { charges, boxCode } = useFreight()
  const refit = refitBid(bid, tender, today, charges)
  // Notes that the publisher wrote with each amendment since.
  const notes = [
    ...new Set(
      tender.amendments.filter((one) => one.version > bid.tenderVersion && one.note !== '').map((one) => one.note),
    ),
  ]
  const added = refit.lanes.filter((lane) => lane.noQuote && !bid.lanes.some((old) => old.laneNo === lane.laneNo))
  const whereOf = (field: string) => {
    const index = /^lanes\.(\d+)/.exec(field)?.[1]
    const no = index === undefined ? undefined : refit.lanes[Number(index)]?.laneNo
    return no === undefined || tender.lanes.length === 1 ? '' : `${t('bid.sum.lane', { no })} · `
  }
  return (
    <Card isMarked>
      <div className="ct-answer ct-changes" role="group" aria-label={t('bid.reconfirm.title')}>
        <h2 className="ct-receipt-title">{t('bid.reconfirm.title')}</h2>
        <p>{t('bid.reconfirm')}</p>
        {notes.map((note) => (
          <blockquote key={note} className="ct-answer-note">
            {note}
          </blockquote>
        ))}
        <ChangeList changes={netChanges(tender, bid.tenderVersion)} />
        <DefinitionGrid
          items={[
            { label: t('bid.reconfirm.was'), value: <Money value={bid.allIn} />, span: 2 },
            { label: t('bid.reconfirm.now'), value: <Money value={refit.allIn} size="large" />, span: 2 },
          ]}
        />
        {added.length > 0 && (
          <p className="ct-grid-blank">
            {t('bid.reconfirm.added', { lanes: added.map(({ laneNo }) => laneNo).join(', ') })}
          </p>
        )}
        {refit.problems.length > 0 && (
          <div>
            <strong>{t('bid.reconfirm.cannot')}</strong>
            <ul>
              {refit.problems.map((problem) => (
                <li
                  key={`${problem.field} ${problem.code} ${problem.params?.['code'] ?? ''} ${problem.params?.['box'] ?? ''}`}
                >
                  {whereOf(problem.field)}
                  {problemText(withBoxName(problem, boxCode))}
                </li>
              ))}
            </ul>
          </div>
        )}
        <Failure text={failureText(t, reconfirm.error)} />
        <span className="ct-answer-buttons">
          {refit.problems.length === 0 && (
            <CertifiedButton
              action="bid.confirm"
              variant="accent"
              isBusy={reconfirm.loading}
              onClick={() => void reconfirm.run({ id: bid.id, version: bid.version, tenderVersion: tender.version })}
            >
              {t('bid.reconfirm.go')}
            </CertifiedButton>
          )}
          <Button variant={refit.problems.length > 0 ? 'primary' : 'plain'} onClick={onEdit}>
            {t(refit.problems.length > 0 ? 'bid.reconfirm.mend' : 'bid.reconfirm.edit')}
          </Button>
        </span>
      </div>
    </Card>
  )
}
