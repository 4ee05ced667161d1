import { useState } from 'react'
import { useServerNow } from '@/api/useServerNow.ts'
import { marketDay } from '@/contract/marketDay.ts'
import { isOpenRenewal } from '@/contract/trade/agreement/renewal/rules.ts'
import type { Renewal } from '@/contract/trade/agreement/renewal/schemas.ts'
import type { AgreementDetail } from '@/contract/trade/agreement/schemas.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { LaneText } from '@/reference/LaneText.tsx'
import { useFreight } from '@/reference/useReferences.ts'
import { Button } from '@/ui/Button.tsx'
import { Section } from '@/ui/Card.tsx'
import { DataTable } from '@/ui/DataTable.tsx'
import { DateText, DaySpan } from '@/ui/DateText.tsx'
import { DefinitionGrid } from '@/ui/DefinitionGrid.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { TypedText } from '@/ui/TypedText.tsx'
import { unitPriceText } from '@/ui/unitPriceText.ts'
import { changedPrices, renewalStage, renewingOf } from '../renewal.ts'
import { RenewalAnswer } from './RenewalAnswer.tsx'

/** The last proposal to renew an agreement: period, containers and prices; the other party answers it here. */
export function RenewalSection({ agreement }: { agreement: AgreementDetail }) {
  const { renewal } = agreement
  return renewal ? <Proposal agreement={agreement} renewal={renewal} /> : null
}

function Proposal({ agreement, renewal }: { agreement: AgreementDetail; renewal: Renewal }) {
  const t = useText()
  const [answer, setAnswer] = useState<'agree' | 'refuse'>()
  const today = marketDay(useServerNow(60_000))
  const stage = renewalStage(agreement, renewal, isOpenRenewal(renewingOf(agreement), today))
  const { note, at, validFrom, validTo, answerBy } = renewal
  const isAsked = stage === 'asked'
  return (
    <Section
      title={t('agreement.renewal')}
      actions={
        isAsked && (
          <>
            <Button variant="primary" onClick={() => setAnswer('agree')}>
              {t('agreement.renewal.agree')}
            </Button>
            <Button onClick={() => setAnswer('refuse')}>{t('agreement.renewal.refuse')}</Button>
          </>
        )
      }
    >
      <Notice tone={isAsked ? 'warn' : undefined}>
        {t(`agreement.renewal.stage.${stage}`, { day: answerBy, no: agreement.follower?.no ?? '' })}
      </Notice>
      <DefinitionGrid
        items={[
          { label: t('agreement.renewal.by'), value: t(`agreement.${renewal.by === 'BUYER' ? 'buyer' : 'seller'}`) },
          { label: t('agreement.renewal.at'), value: <DateText value={at} /> },
          { label: t('agreement.renewal.period'), value: <DaySpan from={validFrom} to={validTo} />, span: 2 },
          ...(note
            ? [{ label: t('agreement.explanation'), value: <TypedText>{note}</TypedText>, span: 4 as const }]
            : []),
          ...(renewal.answer?.note
            ? [
                {
                  label: t('agreement.termination.answer'),
                  value: <TypedText>{renewal.answer.note}</TypedText>,
                  span: 4 as const,
                },
              ]
            : []),
        ]}
      />
      <RenewedBoxes agreement={agreement} renewal={renewal} />
      <RenewedPrices agreement={agreement} renewal={renewal} />
      {answer && (
        <RenewalAnswer
          agreement={agreement}
          renewal={renewal}
          agree={answer === 'agree'}
          onClose={() => setAnswer(undefined)}
        />
      )}
    </Section>
  )
}

interface PartProps {
  agreement: AgreementDetail
  renewal: Renewal
}

function RenewedBoxes({ agreement, renewal }: PartProps) {
  const t = useText()
  const { boxCode } = useFreight()
  const rows = agreement.lanes.flatMap((lane) =>
    lane.boxes.map(({ isoCode, qty }) => {
      const part = renewal.lanes.find(({ laneNo }) => laneNo === lane.laneNo)
      return { lane, isoCode, before: qty, after: part?.boxes.find((box) => box.isoCode === isoCode)?.qty ?? 0 }
    }),
  )
  return (
    <DataTable
      caption={t('agreement.renewal.boxes')}
      rows={rows}
      rowKey={({ lane, isoCode }) => `${lane.laneNo} ${isoCode}`}
      columns={[
        {
          key: 'lane',
          title: t('agreement.lane'),
          isLead: true,
          cell: ({ lane }) => <LaneText pol={lane.pol} pod={lane.pod} />,
        },
        { key: 'box', title: t('agreement.box'), cell: ({ isoCode }) => boxCode(isoCode) },
        { key: 'before', title: t('agreement.renewal.before'), align: 'end', cell: ({ before }) => before },
        {
          key: 'after',
          title: t('agreement.renewal.after'),
          align: 'end',
          cell: ({ after }) => (after > 0 ? after : t('agreement.renewal.none')),
        },
      ]}
    />
  )
}

function RenewedPrices({ agreement, renewal }: PartProps) {
  const t = useText()
  const formats = useFormats()
  const { chargeName, boxCode } = useFreight()
  const rows = changedPrices(agreement, renewal)
  if (rows.length === 0) return <p className="ct-dim">{t('agreement.renewal.samePrices')}</p>
  return (
    <DataTable
      caption={t('agreement.renewal.prices')}
      rows={rows}
      rowKey={({ lane, line }) => `${lane.laneNo} ${line.code} ${line.isoCode ?? ''}`}
      columns={[
        {
          key: 'charge',
          title: t('agreement.charge'),
          isLead: true,
          cell: ({ line: { code, isoCode } }) => [code, chargeName(code), boxCode(isoCode)].filter(Boolean).join(' '),
        },
        {
          key: 'lane',
          title: t('agreement.lane'),
          cell: ({ lane }) => <LaneText pol={lane.pol} pod={lane.pod} />,
        },
        {
          key: 'before',
          title: t('agreement.renewal.before'),
          align: 'end',
          cell: ({ line }) => unitPriceText(formats, line),
        },
        {
          key: 'after',
          title: t('agreement.renewal.after'),
          align: 'end',
          cell: ({ line, unitPrice }) => unitPriceText(formats, { ...line, unitPrice }),
        },
        {
          key: 'pct',
          title: t('agreement.notices.change'),
          align: 'end',
          cell: ({ pct }) => (pct === undefined ? '' : `${pct > 0 ? '+' : ''}${(pct * 100).toFixed(1)}%`),
        },
      ]}
    />
  )
}
