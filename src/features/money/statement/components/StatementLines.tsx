import type { StatementDetail, StatementLine } from '@/contract/money/statement/schemas.ts'
import type { Currency } from '@/contract/money.ts'
import { isProposed } from '@/contract/money/statement/balance.ts'
import { mayConfirm } from '@/contract/money/statement/rules.ts'
import type { LineState } from '@/contract/money/statement/values.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { DictText } from '@/reference/DictText.tsx'
import { useFreight } from '@/reference/useReferences.ts'
import { orderLink } from '@/routes/orderTabs.ts'
import { StatusTag } from '@/ui/Chip.tsx'
import type { Tone } from '@/ui/Chip.tsx'
import { DataTable } from '@/ui/DataTable.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { Money } from '@/ui/Money.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { TypedText } from '@/ui/TypedText.tsx'
import { LineActions } from './LineActions.tsx'
import './statement.css'

const TONES: Record<LineState, Tone> = {
  OPEN: 'accent',
  CONFIRMED: 'ok',
  DISPUTED: 'danger',
  AGREED: 'ok',
  WITHDRAWN: 'ok',
}

/** The lines of a statement, with what this side may do with each. */
export function StatementLines({ statement }: { statement: StatementDetail }) {
  const t = useText()
  if (statement.lines.length === 0)
    return <EmptyState title={t('statement.lines.none')} text={t('statement.lines.none.text')} />
  const action = {
    key: 'action',
    title: t('payment.list.action'),
    cell: (line: StatementLine) => (mayAct(statement, line) ? <LineActions statement={statement} line={line} /> : '–'),
  }
  return (
    <DataTable
      caption={t('statement.lines')}
      rows={statement.lines}
      rowKey={({ key }) => key}
      columns={[
        { key: 'what', title: t('statement.line'), isLead: true, cell: (line) => <What line={line} /> },
        {
          key: 'order',
          title: t('statement.order'),
          cell: ({ order }) =>
            order ? (
              <RouteLink to={orderLink(order.id, 'payment')}>
                <span className="ct-code ct-nowrap">{order.no}</span>
              </RouteLink>
            ) : (
              '–'
            ),
        },
        {
          key: 'due',
          title: t('statement.due'),
          cell: ({ dueOn }) => (dueOn === undefined ? '–' : <DateText value={dueOn} precision="date" />),
        },
        { key: 'amount', title: t('statement.amount'), align: 'end', cell: (line) => <Amount line={line} /> },
        {
          key: 'state',
          title: t('statement.line.state'),
          cell: (line) => (statement.status === 'DRAFT' ? '–' : <State line={line} />),
        },
        ...(statement.lines.some((line) => mayAct(statement, line)) ? [action] : []),
      ]}
    />
  )
}

/** Whether this side has something to do with a line. */
const mayAct = ({ status, side }: StatementDetail, line: StatementLine): boolean =>
  status !== 'DRAFT' && (side === 'BUYER' ? mayConfirm(line) : line.state === 'DISPUTED')

function What({ line: { kind, code, fee, amount } }: { line: StatementLine }) {
  const { chargeName } = useFreight()
  if (fee) return <Fee fee={fee} currency={amount.currency} />
  return (
    <span className="ct-statement-two">
      <strong>{code === undefined ? <DictText dict="statement_kind" code={kind} /> : chargeName(code)}</strong>
      {code !== undefined && (
        <span className="ct-dim">
          <DictText dict="statement_kind" code={kind} />
        </span>
      )}
    </span>
  )
}

/** A late fee with what it was counted of, so that the buyer can check it. */
function Fee({ fee, currency }: { fee: NonNullable<StatementLine['fee']>; currency: Currency }) {
  const t = useText()
  const { money, date } = useFormats()
  const { pct, until, parts } = fee
  return (
    <span className="ct-statement-two">
      <strong>{t('common.lateFee')}</strong>
      {parts.map(({ amount, days }, index) => (
        <span key={`${index}-${days}`} className="ct-dim">
          {t('statement.fee', { amount: money({ amount, currency }), pct, days })}
        </span>
      ))}
      <span className="ct-dim">{t('statement.fee.until', { day: date(until) })}</span>
    </span>
  )
}

function Amount({ line }: { line: StatementLine }) {
  const t = useText()
  const { money } = useFormats()
  const { amount, agreed } = line
  if (isProposed(line))
    return (
      <span className="ct-statement-two">
        <Money value={amount} />
        <span className="ct-dim">{t('statement.fee.proposed')}</span>
      </span>
    )
  if (agreed === undefined) return <Money value={amount} />
  return (
    <span className="ct-statement-two">
      <Money value={{ amount: agreed, currency: amount.currency }} />
      <span className="ct-dim">{t('statement.billed', { amount: money(amount) })}</span>
    </span>
  )
}

/** The state, why the line is disputed, and what the seller offers. */
function State({ line: { state, dispute, offer, amount, agreed } }: { line: StatementLine }) {
  const t = useText()
  const { money } = useFormats()
  const { currency } = amount
  return (
    <span className="ct-statement-two">
      <StatusTag tone={TONES[state]}>
        <DictText dict="statement_line" code={state} />
      </StatusTag>
      {dispute && (
        <span>
          <DictText dict="line_dispute" code={dispute.reason} /> ·{' '}
          {t('statement.believed', { amount: money({ amount: dispute.believed, currency }) })}
        </span>
      )}
      {dispute && (
        <span className="ct-dim">
          <TypedText>{dispute.note}</TypedText>
        </span>
      )}
      {offer && agreed === undefined && (
        <span>{t('statement.offer', { amount: money({ amount: offer.amount, currency }) })}</span>
      )}
      {offer?.note && (
        <span className="ct-dim">
          <TypedText>{offer.note}</TypedText>
        </span>
      )}
    </span>
  )
}
