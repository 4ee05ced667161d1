import type { ReactNode } from 'react'
import { groupedCode } from '@/contract/coupon/code.ts'
import type { LookUp } from '@/contract/coupon/verification/schemas.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { CouponTicket } from '@/reference/coupon/CouponTicket.tsx'
import { StatusTag } from '@/ui/Chip.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { DefinitionGrid, type DefinitionItem } from '@/ui/DefinitionGrid.tsx'
import { AboutMoney } from '@/ui/AboutMoney.tsx'
import { Money } from '@/ui/Money.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { DictText } from '@/reference/DictText.tsx'
import { TypedText } from '@/ui/TypedText.tsx'

interface FoundProps {
  seen: LookUp
  children: ReactNode
}

/** The coupon found for a code, or the reason why it cannot be verified. */
export function FoundCoupon({ seen, children }: FoundProps) {
  const t = useText()
  const { coupon, refusal } = seen
  const isOpen = lacksBill(refusal)
  return (
    <div className="ct-counter-found" role="group" aria-label={t('counter.found')}>
      {refusal && (
        <Notice tone={isOpen ? 'warn' : 'danger'} isAlert>
          <strong>
            <DictText dict="verify_refusal" code={refusal} />
          </strong>
          <p>
            <RefusalText seen={seen} />
          </p>
        </Notice>
      )}
      {coupon && (
        <CouponTicket
          terms={coupon.terms}
          level="h3"
          isDim={refusal !== undefined && !isOpen}
          mark={
            <StatusTag tone={isOpen ? 'warn' : refusal ? 'danger' : 'ok'}>
              {refusal ? <DictText dict="verify_refusal" code={refusal} /> : t('counter.ok')}
            </StatusTag>
          }
          facts={<Facts seen={seen} />}
        />
      )}
      {children}
    </div>
  )
}

function Facts({ seen: { code, coupon, order, gives } }: { seen: LookUp }) {
  const t = useText()
  if (!coupon) return null
  const items: DefinitionItem[] = [
    ...(gives ? [{ label: t('counter.gives'), value: <Money value={gives} size="large" />, span: 2 } as const] : []),
    { label: t('counter.holder'), value: coupon.holderMasked },
    { label: t('counter.code'), value: <span className="ct-ticket-code">{groupedCode(code)}</span> },
    { label: t('counter.validFrom'), value: <DateText value={coupon.validFrom} precision="date" /> },
    { label: t('counter.validTo'), value: <DateText value={coupon.validTo} /> },
    { label: t('counter.batch'), value: <span className="ct-code">{coupon.batchNo}</span> },
    ...(order
      ? [
          {
            label: t('counter.orderNo'),
            value: (
              <>
                {order.no} · <TypedText>{order.title}</TypedText>
              </>
            ),
          },
        ]
      : []),
    ...(order
      ? [{ label: t('counter.payable'), value: <AboutMoney value={order.payable} isAbout={order.isAbout} /> }]
      : []),
  ]
  return <DefinitionGrid items={items} />
}

/** Text of a rejection, with time, user and missing amount. */
function RefusalText({ seen: { refusal, usedAt, usedBy, handedOverAt, short, coupon } }: { seen: LookUp }) {
  const t = useText()
  const { dateTime } = useFormats()
  const at = (value: string | undefined) => (value === undefined ? '' : dateTime(value))
  if (refusal === 'USED' && usedAt === undefined) return <>{t('counter.refusal.used')}</>
  if (refusal === 'USED')
    return usedBy === undefined ? (
      <>{t('counter.refusal.usedAt', { at: at(usedAt) })}</>
    ) : (
      <>{t('counter.refusal.usedBy', { at: at(usedAt), by: usedBy })}</>
    )
  if (refusal === 'HANDED_OVER') return <>{t('counter.refusal.handedOver', { at: at(handedOverAt) })}</>
  if (refusal === 'EXPIRED') return <>{t('counter.refusal.expired', { at: at(coupon?.validTo) })}</>
  if (refusal === 'NOT_STARTED') return <>{t('counter.refusal.notStarted', { at: at(coupon?.validFrom) })}</>
  if (refusal === 'BELOW_THRESHOLD')
    return <>{t('counter.refusal.below', { short: `${coupon?.terms.currency ?? ''} ${short ?? ''}`.trim() })}</>
  if (refusal === 'LOCKED') return <>{t(`counter.refusal.locked.${lockOf(coupon?.status)}`)}</>
  return refusal ? <>{t(`counter.refusal.plain.${refusal}`)}</> : null
}

/** Nothing is wrong with the coupon: its order or bill has not been named yet. */
const lacksBill = (refusal: LookUp['refusal']): boolean => refusal === 'ORDER_NEEDED' || refusal === 'BILL_NEEDED'

/** Why a coupon is locked. */
function lockOf(status: string | undefined): 'ORDER' | 'GIFT' | 'MARKET' {
  if (status === 'TRANSFERRING') return 'GIFT'
  return status === 'LISTED' ? 'MARKET' : 'ORDER'
}
