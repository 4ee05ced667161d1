import type { Todo } from '@/contract/member/center/schemas.ts'
import type { TodoKind } from '@/contract/member/center/values.ts'
import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { Section } from '@/ui/Card.tsx'
import type { Tone } from '@/ui/Chip.tsx'
import { Countdown } from '@/ui/Countdown.tsx'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { LinkButton } from '@/ui/Button.tsx'
import { AboutMoney } from '@/ui/AboutMoney.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { todoItemLink, todoLink } from '../todoLink.ts'
import '@/ui/chip.css'
import './member.css'
import { TypedText } from '@/ui/TypedText.tsx'

/** Urgency of each kind. */
const TONES: Record<TodoKind, Tone> = {
  CERTIFY: 'danger',
  FIX_CERTIFICATION: 'danger',
  RENEW_CERTIFICATION: 'warn',
  TO_APPROVE: 'accent',
  TO_CONFIRM: 'accent',
  COUNTER_TO_ANSWER: 'accent',
  BID_TO_RECONFIRM: 'accent',
  DISPUTE_TO_RESOLVE: 'danger',
  TO_START: 'warn',
  BOOKING_TO_ACCEPT: 'accent',
  TO_PAY: 'accent',
  CHARGE_TO_ANSWER: 'accent',
  CREDIT_TO_ANSWER: 'accent',
  STATEMENT_TO_CHECK: 'accent',
  SAILING_TO_ANSWER: 'accent',
  NOTICE_TO_ANSWER: 'warn',
  TERMINATION_BOUGHT: 'warn',
  TERMINATION_SOLD: 'warn',
  RENEWAL_BOUGHT: 'accent',
  RENEWAL_SOLD: 'accent',
  AMENDMENT_BOUGHT: 'accent',
  AMENDMENT_SOLD: 'accent',
  TO_ACCEPT: 'warn',
  TO_REVIEW: 'neutral',
  RED_TO_CONFIRM: 'accent',
  TO_INVOICE: 'sea',
  COUPON_GIFT: 'sea',
  COUPON_EXPIRING: 'warn',
  TO_AWARD: 'warn',
  ENDING_BOUGHT: 'warn',
  ENDING_SOLD: 'warn',
  RETURNED_TENDER: 'danger',
  TENDER_DRAFT: 'neutral',
  BID_DRAFT: 'neutral',
  TO_QUOTE: 'sea',
  COMPLETE_PROFILE: 'neutral',
}

/** Every open todo of the enterprise, with links (PRODUCT, member centre). */
export function WorkList({ duties }: { duties: readonly Todo[] }) {
  const t = useText()
  const total = duties.reduce((sum, { kind, count }) => (kind === 'TO_QUOTE' ? sum : sum + count), 0)
  return (
    <Section title={t('member.work.title')} note={t('member.work.note', { count: total })}>
      {duties.length === 0 ? (
        <EmptyState
          title={t('member.work.empty')}
          text={t('member.work.empty.text')}
          action={<LinkButton to={hrefTo('tenderSearch')}>{t('route.tenderSearch')}</LinkButton>}
        />
      ) : (
        <ul className="ct-work">
          {duties.map((todo) => (
            <TodoGroup key={todo.kind} todo={todo} />
          ))}
        </ul>
      )}
    </Section>
  )
}

function TodoGroup({ todo }: { todo: Todo }) {
  const t = useText()
  const { kind, count, items } = todo
  const name = t(`member.duty.${kind}`)
  return (
    <li className={`ct-duty ct-tone-${TONES[kind]}`}>
      <div className="ct-duty-head">
        <span className="ct-duty-count">{count}</span>
        <RouteLink to={todoLink(kind)} className="ct-duty-name">
          {name}
        </RouteLink>
        <span className="ct-duty-note">{t(`member.duty.note.${kind}`)}</span>
      </div>
      {items.length > 0 && (
        <ul className="ct-duty-items" aria-label={name}>
          {items.map((item) => (
            <li key={item.id}>
              <RouteLink to={todoItemLink(todo, item.id)} className="ct-duty-item">
                <span className="ct-duty-title">
                  <TypedText>{item.title || t('member.untitled')}</TypedText>
                </span>
                <span className="ct-code">{item.no}</span>
                <span className="ct-duty-facts">
                  {item.amount && <AboutMoney value={item.amount} isAbout={item.isAbout} />}
                  {item.dueAt && <Countdown until={item.dueAt} />}
                </span>
              </RouteLink>
            </li>
          ))}
        </ul>
      )}
      {count > items.length && items.length > 0 && (
        <RouteLink to={todoLink(kind)} className="ct-duty-more">
          {t('member.work.all', { count })}
        </RouteLink>
      )}
    </li>
  )
}
