import { useState } from 'react'
import { failureText } from '@/api/errorText.ts'
import { useAction } from '@/api/useAction.ts'
import { useServerNow } from '@/api/useServerNow.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import type { ReceivedBid } from '@/contract/trade/bid/schemas.ts'
import type { AwardRecord, AwardWinner } from '@/contract/trade/tender/award/schemas.ts'
import { allWeights } from '@/contract/trade/tender/weights.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { wordsIn } from '@/i18n/locale.ts'
import { useText } from '@/i18n/useText.ts'
import { Failure } from '@/ui/Failure.tsx'
import { useDict } from '@/reference/useReferences.ts'
import { agreementLink } from '@/reference/agreementLink.ts'
import { orderLink } from '@/routes/orderTabs.ts'
import { Button, LinkButton } from '@/ui/Button.tsx'
import { Card, Section } from '@/ui/Card.tsx'
import { StatusTag } from '@/ui/Chip.tsx'
import type { Tone } from '@/ui/Chip.tsx'
import { Countdown } from '@/ui/Countdown.tsx'
import { DataTable } from '@/ui/DataTable.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { DefinitionGrid } from '@/ui/DefinitionGrid.tsx'
import { Money } from '@/ui/Money.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { toast } from '@/ui/toast.ts'
import { letterOf } from '../names.ts'
import { RANK_TEXT } from '../ranked.ts'
import { AwardLetter } from './AwardLetter.tsx'
import { AwardSnapshot, GapText } from './AwardSnapshot.tsx'
import type { Named } from './AwardSnapshot.tsx'
import { Lapsed } from './Lapsed.tsx'
import { PartLanes } from './PartLanes.tsx'

interface RecordProps {
  tender: TenderDetail
  award: AwardRecord
  bids: readonly ReceivedBid[]
}

const PART_TONES: Record<AwardWinner['status'], Tone> = {
  WAITING: 'warn',
  CONFIRMED: 'ok',
  DECLINED: 'danger',
  LAPSED: 'danger',
  UNDONE: 'neutral',
}

/** Award record: winners, time, reason, weights and the other bids. Prints as the award letter. */
export function AwardRecordCard({ tender, award, bids }: RecordProps) {
  const [letter, setLetter] = useState<AwardWinner>()
  const t = useText()
  const { locale } = useLocale()
  const { labelOf } = useDict('award_reason')
  const nameOf = ({ bidderNameZh, bidderNameEn, option = 1 }: Named) => {
    const name = wordsIn(locale, bidderNameZh, bidderNameEn)
    return option === 1 ? name : t('comparison.option', { name, option: letterOf(option) })
  }
  const waiting = award.winners.filter((winner) => winner.status === 'WAITING')
  return (
    <Section title={t('comparison.record.title')} actions={<RecordActions tender={tender} award={award} />}>
      <Card isMarked>
        <Notice tone={waiting.length > 0 || tender.status === 'EVALUATING' ? 'warn' : 'ok'}>
          {tender.status === 'EVALUATING'
            ? t('comparison.record.open')
            : waiting.length > 0
              ? t('comparison.record.waiting', { names: waiting.map(nameOf).join(' · ') })
              : t('comparison.record.confirmed')}
        </Notice>
        <Winners tender={tender} award={award} nameOf={nameOf} onLetter={setLetter} />
        <DefinitionGrid
          items={[
            { label: t('comparison.record.reason'), value: labelOf(award.reason) },
            ...(award.rankOn ? [{ label: t('comparison.rankOn'), value: t(RANK_TEXT[award.rankOn]) }] : []),
            ...(award.gap ? [{ label: t('comparison.matrix.delta'), value: <GapText gap={award.gap} /> }] : []),
            { label: t('comparison.record.at'), value: <DateText value={award.awardedAt} /> },
            { label: t('comparison.record.by'), value: award.awardedBy },
            ...(award.closedLanes.length > 0
              ? [{ label: t('comparison.record.closed'), value: award.closedLanes.join(', ') }]
              : []),
            {
              label: t('comparison.record.weights'),
              value: t('comparison.weights.formula', allWeights(award.weights)),
              span: 4,
            },
            ...(award.note ? [{ label: t('comparison.record.note'), value: award.note, span: 4 as const }] : []),
          ]}
        />
        <AwardSnapshot award={award} nameOf={nameOf} />
      </Card>
      {letter && (
        <AwardLetter
          tender={tender}
          award={award}
          winner={letter}
          bid={bids.find((bid) => bid.id === letter.bidId)}
          onClose={() => setLetter(undefined)}
        />
      )}
    </Section>
  )
}

interface WinnersProps {
  tender: TenderDetail
  award: AwardRecord
  nameOf: (named: Named) => string
  onLetter: (winner: AwardWinner) => void
}

/** Each winner with its part, price, status and order. */
function Winners({ tender, award, nameOf, onLetter }: WinnersProps) {
  const t = useText()
  const { labelOf } = useDict('winner_status')
  const reasons = useDict('decline_reason')
  const looseOf = (laneNo: number) => tender.lanes.find((lane) => lane.laneNo === laneNo)?.loose
  return (
    <DataTable
      caption={t('comparison.record.winner')}
      rows={award.winners}
      rowKey={(row) => row.orderId ?? row.agreementId ?? row.bidId}
      columns={[
        { key: 'winner', title: t('comparison.record.winner'), isLead: true, cell: (row) => nameOf(row) },
        {
          key: 'lanes',
          title: t('comparison.parts.lanes'),
          cell: (row) => <PartLanes lanes={row.lanes} looseOf={looseOf} />,
        },
        { key: 'price', title: t('comparison.parts.price'), align: 'end', cell: (row) => <Money value={row.allIn} /> },
        {
          key: 'status',
          title: t('comparison.list.status'),
          cell: (row) => (
            <span className="ct-bidder">
              <StatusTag tone={PART_TONES[row.status]}>{labelOf(row.status)}</StatusTag>
              {row.status === 'WAITING' && (
                <span className="ct-dim">
                  {t('comparison.record.confirmBy')} <DateText value={row.confirmBy} />
                </span>
              )}
              {row.status === 'LAPSED' && <Lapsed at={row.confirmBy} />}
              {row.declineReason && <span className="ct-dim">{reasons.labelOf(row.declineReason)}</span>}
            </span>
          ),
        },
        {
          key: 'order',
          title: t('comparison.record.order'),
          cell: (row) => (
            <span className="ct-bidder-actions">
              <Outcome winner={row} />
              <Button size="small" onClick={() => onLetter(row)}>
                {t('comparison.letter.open')}
              </Button>
            </span>
          ),
        },
      ]}
    />
  )
}

/** Way to the order of a part, or to its agreement once the winner has confirmed. */
function Outcome({ winner: { status, orderId, agreementId, orderStep } }: { winner: AwardWinner }) {
  const t = useText()
  const isConfirmed = status === 'CONFIRMED'
  if (orderId !== undefined)
    return (
      <LinkButton
        size="small"
        variant={isConfirmed && orderStep ? 'primary' : 'plain'}
        to={orderLink(orderId, isConfirmed && orderStep === 'PAY' ? 'payment' : undefined)}
      >
        {t(isConfirmed && orderStep === 'PAY' ? 'comparison.record.pay' : 'comparison.record.see')}
      </LinkButton>
    )
  if (agreementId === undefined || !isConfirmed) return null
  return (
    <LinkButton size="small" to={agreementLink(agreementId, 'BUYER')}>
      {t('comparison.record.agreement')}
    </LinkButton>
  )
}

function RecordActions({ tender, award }: Omit<RecordProps, 'bids'>) {
  const t = useText()
  const now = useServerNow()
  const undo = useAction(tenderEndpoints.undoAward, {
    intent: `tender.undoAward:${tender.id}:${award.awardedAt}`,
    onSuccess: () => toast.success(t('comparison.award.undone')),
  })
  const until = award.winners
    .filter((winner) => winner.status === 'WAITING')
    .map((winner) => winner.undoUntil)
    .toSorted()
    .at(-1)
  if (until === undefined || tender.status === 'EVALUATING' || now >= Date.parse(until))
    return <Failure text={failureText(t, undo.error)} />
  return (
    <>
      <Failure text={failureText(t, undo.error)} />
      <span className="ct-nowrap">
        {t('comparison.record.undoLeft')} <Countdown until={until} />
      </span>
      <Button
        variant="danger"
        size="small"
        isBusy={undo.loading}
        onClick={() => void undo.run({ id: tender.id, version: tender.version })}
      >
        {t('comparison.action.undo')}
      </Button>
    </>
  )
}
