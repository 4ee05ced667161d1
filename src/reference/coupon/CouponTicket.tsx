import type { ReactNode } from 'react'
import type { CouponTermsView } from '@/contract/coupon/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { Chip } from '@/ui/Chip.tsx'
import { DictText } from '../DictText.tsx'
import { useTermsText, type TermsLike } from './terms.ts'
import './coupon.css'
import { TypedText } from '@/ui/TypedText.tsx'

interface TicketProps {
  terms: TermsLike & Partial<CouponTermsView>
  /** Name of the issuer in the current language. */
  issuer?: string | undefined
  /** Expiry, remaining count: lines below the conditions. */
  facts?: ReactNode
  /** Buttons and links. */
  actions?: ReactNode
  /** Badge in the corner: its status, or that it fits an order. */
  mark?: ReactNode
  /** Grayed out: used, expired, or not for the reader. */
  isDim?: boolean | undefined
  /** h2 by default, depending on the page's headings. */
  level?: 'h2' | 'h3' | undefined
}

/** A coupon as a ticket: benefit on the stub, scope and expiry beside it. */
export function CouponTicket({
  terms,
  issuer,
  facts,
  actions,
  mark,
  isDim = false,
  level: Heading = 'h2',
}: TicketProps) {
  const t = useText()
  const { gives, least, conditions } = useTermsText()
  const where = conditions(terms.scope, terms.kind)
  return (
    <article className={isDim ? 'ct-ticket ct-ticket-dim' : 'ct-ticket'}>
      <div className="ct-ticket-stub">
        <strong className={terms.kind === 'FREE_ITEM' ? 'ct-ticket-gives ct-ticket-waives' : 'ct-ticket-gives'}>
          {gives(terms)}
        </strong>
        <span className="ct-ticket-least">{least(terms)}</span>
        <Chip>
          <DictText dict="coupon_kind" code={terms.kind} />
        </Chip>
      </div>
      <div className="ct-ticket-body">
        <div className="ct-ticket-head">
          <Heading className="ct-ticket-name">
            <TypedText>{terms.name ?? ''}</TypedText>
          </Heading>
          {mark}
        </div>
        {issuer && <span className="ct-dim">{t('coupon.by', { issuer })}</span>}
        {where.length === 0 ? (
          <span className="ct-ticket-where">{t('coupon.scope.none')}</span>
        ) : (
          <dl className="ct-ticket-where">
            {where.map(({ label, text }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        )}
        {facts && <div className="ct-ticket-facts">{facts}</div>}
        {actions && <div className="ct-ticket-actions">{actions}</div>}
      </div>
    </article>
  )
}
