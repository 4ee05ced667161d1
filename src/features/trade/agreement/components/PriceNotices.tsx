import { useState } from 'react'
import { useServerNow } from '@/api/useServerNow.ts'
import { mayAnswerNotice, noticeCurrencies } from '@/contract/trade/agreement/floating.ts'
import { isOver } from '@/contract/trade/agreement/lifecycle.ts'
import type { PriceNotice } from '@/contract/trade/agreement/notice/schemas.ts'
import type { AgreementDetail } from '@/contract/trade/agreement/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { LaneText } from '@/reference/LaneText.tsx'
import { useDict, useFreight } from '@/reference/useReferences.ts'
import { marketDay } from '@/contract/marketDay.ts'
import { Button } from '@/ui/Button.tsx'
import { Section } from '@/ui/Card.tsx'
import { DataTable } from '@/ui/DataTable.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { TypedText } from '@/ui/TypedText.tsx'
import { NoticeAnswer } from './NoticeAnswer.tsx'

/** Notices of other prices with the buyer's answers; the buyer answers an increase here. */
export function PriceNotices({ agreement }: { agreement: AgreementDetail }) {
  const t = useText()
  const { chargeName } = useFreight()
  const kinds = useDict('notice_kind')
  const today = marketDay(useServerNow(60_000))
  const [asked, setAsked] = useState<{ notice: PriceNotice; agree: boolean }>()
  const { notices = [], lanes, currency, side, status } = agreement
  if (notices.length === 0) return null
  const isOpen = (one: PriceNotice) => !isOver(status) && mayAnswerNotice(one, today)
  const answers = side === 'BUYER' && notices.some(isOpen)
  return (
    <Section title={t('agreement.notices')}>
      {answers && <Notice tone="warn">{t('agreement.notices.ask')}</Notice>}
      <DataTable
        caption={t('agreement.notices')}
        rows={[...notices].toReversed()}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'charge',
            title: t('agreement.charge'),
            isLead: true,
            cell: ({ code }) => `${code} ${chargeName(code)}`,
          },
          {
            key: 'lanes',
            title: t('agreement.lanes'),
            cell: (one) => (
              <span className="ct-agreement-two">
                {lanes
                  .filter(({ laneNo }) => one.lanes.includes(laneNo))
                  .map(({ laneNo, pol, pod }) => (
                    <LaneText key={laneNo} pol={pol} pod={pod} />
                  ))}
              </span>
            ),
          },
          {
            key: 'change',
            title: t('agreement.notices.change'),
            cell: (one) =>
              `${kinds.labelOf(one.kind)} ${noticeCurrencies(lanes, one, currency).join(' / ')} ${one.amount}`,
          },
          { key: 'from', title: t('agreement.history.from'), cell: ({ from }) => from },
          { key: 'at', title: t('agreement.termination.at'), cell: ({ at }) => <DateText value={at} /> },
          {
            key: 'answer',
            title: t('agreement.notices.answer'),
            cell: (one) => (
              <span className="ct-agreement-two">
                {t(`agreement.notices.${stageOf(one, isOpen(one))}`, { day: one.objectBy ?? '' })}
                {one.answer?.note && (
                  <span className="ct-dim">
                    <TypedText>{one.answer.note}</TypedText>
                  </span>
                )}
              </span>
            ),
          },
          ...(answers
            ? [
                {
                  key: 'act',
                  title: t('agreement.action'),
                  cell: (notice: PriceNotice) =>
                    isOpen(notice) && (
                      <span className="ct-agreement-acts">
                        <Button size="small" onClick={() => setAsked({ notice, agree: true })}>
                          {t('agreement.notices.accept')}
                        </Button>
                        <Button size="small" variant="danger" onClick={() => setAsked({ notice, agree: false })}>
                          {t('agreement.notices.object')}
                        </Button>
                      </span>
                    ),
                },
              ]
            : []),
        ]}
      />
      {asked && <NoticeAnswer agreement={agreement} {...asked} onClose={() => setAsked(undefined)} />}
    </Section>
  )
}

/** How far a notice has come. */
function stageOf({ kind, answer }: PriceNotice, isOpen: boolean) {
  if (answer) return answer.agreed ? ('agreed' as const) : ('objected' as const)
  if (isOpen) return 'open' as const
  return kind === 'DECREASE' ? ('less' as const) : ('stands' as const)
}
