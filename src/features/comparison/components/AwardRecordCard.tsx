import { hasCode } from '@/api/errors.ts'
import { failureText } from '@/api/errorText.ts'
import { useAction } from '@/api/useAction.ts'
import { useServerNow } from '@/api/useServerNow.ts'
import { BUSINESS_CODES } from '@/contract/envelope.ts'
import { tenderEndpoints } from '@/contract/tender/endpoints.ts'
import type { AwardRecord, TenderDetail } from '@/contract/tender/schemas.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { useText } from '@/i18n/useText.ts'
import { Failure } from '@/ui/Failure.tsx'
import { useDict } from '@/reference/useReferences.ts'
import { hrefTo } from '@/routes/href.ts'
import { Button, LinkButton } from '@/ui/Button.tsx'
import { Card, Section } from '@/ui/Card.tsx'
import { Countdown } from '@/ui/Countdown.tsx'
import { DataTable } from '@/ui/DataTable.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { DefinitionGrid } from '@/ui/DefinitionGrid.tsx'
import { Money } from '@/ui/Money.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { toast } from '@/ui/toast.ts'

interface RecordProps {
  tender: TenderDetail
  award: AwardRecord
  onChange: (tender: TenderDetail) => void
}

type Named = { bidderNameZh: string; bidderNameEn?: string | undefined }

/** Who won, when, why, by which weights, and what else stood on the table. Prints as the award letter. */
export function AwardRecordCard({ tender, award, onChange }: RecordProps) {
  const t = useText()
  const { locale } = useLocale()
  const { labelOf } = useDict('award_reason')
  const nameOf = (named: Named) =>
    locale === 'en-US' ? (named.bidderNameEn ?? named.bidderNameZh) : named.bidderNameZh
  const winner = award.snapshot.find((entry) => entry.bidId === award.bidId)
  return (
    <Section
      title={t('comparison.record.title')}
      actions={<RecordActions tender={tender} award={award} onChange={onChange} />}
    >
      <Card isMarked>
        <Notice tone={tender.status === 'AWARDED' ? 'warn' : 'ok'}>
          {t(tender.status === 'AWARDED' ? 'comparison.record.waiting' : 'comparison.record.confirmed', {
            name: nameOf(award),
          })}
        </Notice>
        <DefinitionGrid
          items={[
            { label: t('comparison.record.winner'), value: nameOf(award), span: 2 },
            ...(winner ? [{ label: t('comparison.award.price'), value: <Money value={winner.allIn} /> }] : []),
            { label: t('comparison.record.reason'), value: labelOf(award.reason) },
            { label: t('comparison.record.at'), value: <DateText value={award.awardedAt} /> },
            { label: t('comparison.record.by'), value: award.awardedBy },
            { label: t('comparison.record.confirmBy'), value: <DateText value={award.confirmBy} /> },
            { label: t('comparison.record.weights'), value: t('comparison.weights.formula', award.weights), span: 4 },
            ...(award.note ? [{ label: t('comparison.record.note'), value: award.note, span: 4 as const }] : []),
          ]}
        />
        <h3 className="ct-h3">{t('comparison.record.snapshot')}</h3>
        <DataTable
          caption={t('comparison.record.snapshot')}
          rows={award.snapshot}
          rowKey={(row) => row.bidId}
          columns={[
            { key: 'bidder', title: t('comparison.record.bidder'), isLead: true, cell: (row) => nameOf(row) },
            {
              key: 'allIn',
              title: t('comparison.matrix.allIn'),
              align: 'end',
              cell: (row) => <Money value={row.allIn} />,
            },
            { key: 'score', title: t('comparison.matrix.score'), align: 'end', cell: (row) => row.score },
            {
              key: 'complete',
              title: t('comparison.matrix.completeness'),
              align: 'end',
              cell: (row) => `${row.completeness}%`,
            },
          ]}
        />
      </Card>
    </Section>
  )
}

function RecordActions({ tender, award, onChange }: RecordProps) {
  const t = useText()
  const now = useServerNow()
  const undo = useAction(tenderEndpoints.undoAward, {
    intent: `tender.undoAward:${tender.id}:${award.awardedAt}`,
    onSuccess: (fresh) => {
      toast.success(t('comparison.award.undone'))
      onChange(fresh)
    },
    onError: (error) => {
      // The server sends the fresh tender with a 4009.
      if (hasCode(error, BUSINESS_CODES.stateChanged)) onChange((error.data as { fresh: TenderDetail }).fresh)
    },
  })
  const mayUndo = tender.status === 'AWARDED' && now < Date.parse(award.undoUntil)
  return (
    <>
      <Failure text={failureText(t, undo.error)} />
      {mayUndo && (
        <span className="ct-nowrap">
          {t('comparison.record.undoLeft')} <Countdown until={award.undoUntil} />
        </span>
      )}
      {mayUndo && (
        <Button
          look="danger"
          size="s"
          isBusy={undo.loading}
          onClick={() => void undo.run({ id: tender.id, version: tender.version })}
        >
          {t('comparison.action.undo')}
        </Button>
      )}
      {tender.orderId && (
        <LinkButton size="s" look="primary" to={hrefTo('payment', { orderId: tender.orderId })}>
          {t(tender.status === 'CONTRACTED' ? 'comparison.record.pay' : 'comparison.record.order')}
        </LinkButton>
      )}
    </>
  )
}
