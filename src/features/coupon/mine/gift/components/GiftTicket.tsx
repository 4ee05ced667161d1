import type { ReactNode } from 'react'
import type { Gift } from '@/contract/coupon/trade/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { CouponTicket } from '@/reference/coupon/CouponTicket.tsx'
import { DictText } from '@/reference/DictText.tsx'
import { StatusTag } from '@/ui/Chip.tsx'
import { Countdown } from '@/ui/Countdown.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { useIssuerName } from '../../useIssuerName.ts'
import { TypedText } from '@/ui/TypedText.tsx'

interface TicketProps {
  gift: Gift
  actions?: ReactNode
  level?: 'h2' | 'h3'
  onEnd: () => void
}

/** A gift as a ticket: coupon, sender, message and expiry. */
export function GiftTicket({ gift, actions, level = 'h2', onEnd }: TicketProps) {
  const t = useText()
  const nameOf = useIssuerName()
  const { status, terms, issuer, from, message, expiresAt, validTo, direction } = gift
  const isOpen = status === 'PENDING'
  return (
    <CouponTicket
      terms={terms}
      issuer={nameOf(issuer)}
      level={level}
      isDim={!isOpen}
      mark={
        <StatusTag tone={isOpen ? 'sea' : 'neutral'}>
          <DictText dict="gift_status" code={status} />
        </StatusTag>
      }
      facts={
        <>
          {direction === 'RECEIVED' && <span>{t('couponGift.from', { from })}</span>}
          {message && (
            <q>
              <TypedText>{message}</TypedText>
            </q>
          )}
          {isOpen && (
            <span>
              {t('couponGift.waits')} <Countdown until={expiresAt} onEnd={onEnd} />
            </span>
          )}
          <span>
            {t('couponMine.until')} <DateText value={validTo} />
          </span>
        </>
      }
      actions={actions}
    />
  )
}
