import type { ReactNode } from 'react'
import { useQuery } from '@/api/useQuery.ts'
import { invoiceEndpoints } from '@/contract/money/invoice/endpoints.ts'
import { LATE_FEE } from '@/contract/reference/ruleCharges.ts'
import type { OrderDetail } from '@/contract/money/order/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { DictText } from '@/reference/DictText.tsx'
import { hrefTo } from '@/routes/href.ts'
import { Card, Section } from '@/ui/Card.tsx'
import { Money } from '@/ui/Money.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { TypedText } from '@/ui/TypedText.tsx'
import type { OrderProps } from '../useOrderAct.ts'

/** The money of an order: quoted, added, coupons, payable, paid, open, and the buyer's invoices. */
export function MoneySection({ order }: OrderProps) {
  const t = useText()
  const {
    payable,
    paid,
    due,
    dues = [],
    ledger,
    coupons,
    adjustments,
    side,
    payers,
    elsewhere,
    disputed,
    payments,
    refunds = [],
    cancelFee,
    cancelFeePct,
    credits = [],
    deposit,
  } = order
  const isMixed = dues.length > 1
  const { currency } = payable
  const added = adjustments.filter(({ status }) => status === 'APPROVED')
  const asked = adjustments.filter(({ status }) => status === 'PROPOSED')
  const isPaid = Number(paid.amount) > 0
  const isOver = order.status === 'CANCELLED' || order.status === 'TIMED_OUT'
  const hasParts = coupons.length > 0 || added.length > 0 || credits.length > 0
  return (
    <Section title={t('order.money')}>
      <Card>
        <dl className="ct-order-money">
          {hasParts && (
            <Line label={t('order.ledger.quoted')}>
              <Money value={{ amount: ledger.quoted, currency }} />
            </Line>
          )}
          {added.map(({ id, code, amount }) => (
            <Line key={id} label={t(code === LATE_FEE ? 'common.lateFee' : 'order.ledger.added')}>
              <Money value={amount} />
            </Line>
          ))}
          {coupons.map(({ couponId, name, amount }) => (
            <Line key={couponId} label={<TypedText>{name}</TypedText>}>
              <Money value={{ amount: `-${amount}`, currency }} />
            </Line>
          ))}
          {credits.map(({ id, no, value }) => (
            <Line
              key={id}
              label={
                <>
                  {t('order.ledger.credit')} <span className="ct-code">{no}</span>
                </>
              }
            >
              <Money value={{ amount: `-${value}`, currency }} />
            </Line>
          ))}
          <Line label={t('order.money.payable')} isStrong>
            {isMixed && <span className="ct-dim">{t('order.money.about')} </span>}
            <Money value={payable} />
          </Line>
          {isMixed && (
            <Line label={t('order.money.dues')}>
              {dues.map(({ currency: each, amount }) => (
                <Money key={each} value={{ amount, currency: each }} />
              ))}
            </Line>
          )}
          {deposit && <Parts label={t('order.money.deposit', { pct: deposit.pct })} parts={deposit.first} />}
          {deposit && <Parts label={t('order.money.balance')} parts={deposit.balance} />}
          <Line label={t('order.money.paid')}>
            <Money value={paid} />
          </Line>
          {payments.map(({ id, bankFee, amount }) =>
            bankFee === undefined ? null : (
              <Line key={id} label={t('order.money.bankFee')}>
                <Money value={{ amount: bankFee, currency: amount.currency }} />
              </Line>
            ),
          )}
          {cancelFee && (
            <Line label={t('order.money.cancelFee', { pct: cancelFeePct ?? 0 })}>
              {cancelFee.map((amount) => (
                <Money key={amount.currency} value={amount} />
              ))}
            </Line>
          )}
          {refunds
            .filter(({ status }) => status !== 'REFUSED')
            .map(({ id, status, amounts }) => (
              <Line key={id} label={t(status === 'REFUNDED' ? 'order.money.refunded' : 'order.money.refunding')}>
                {amounts.map((amount) => (
                  <Money key={amount.currency} value={amount} />
                ))}
              </Line>
            ))}
          {!isOver && (
            <Line label={t('order.money.open')} isStrong={Number(due.amount) > 0}>
              {isMixed && Number(due.amount) > 0 && <span className="ct-dim">{t('order.money.about')} </span>}
              <Money value={due} size={Number(due.amount) > 0 ? 'large' : undefined} />
            </Line>
          )}
          {disputed && (
            <Line label={t('order.money.disputed')}>
              {disputed.map((amount) => (
                <Money key={amount.currency} value={amount} />
              ))}
            </Line>
          )}
          {elsewhere && (
            <Line label={t(payers?.party === 'CONSIGNEE' ? 'order.money.prepaid' : 'order.money.collect')}>
              <Elsewhere {...elsewhere} />
            </Line>
          )}
          {asked.map(({ id, amount }) => (
            <Line key={id} label={t('order.money.asked')}>
              <Money value={amount} />
            </Line>
          ))}
          {side === 'BUYER' && isPaid && !isOver && <Invoices orderNo={order.no} />}
        </dl>
      </Card>
    </Section>
  )
}

interface LineProps {
  label: ReactNode
  isStrong?: boolean
  children: ReactNode
}

function Line({ label, isStrong = false, children }: LineProps) {
  return (
    <div className={isStrong ? 'ct-order-strong' : undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** A part of the dues, one amount a currency; says so once it is paid. */
function Parts({ label, parts }: { label: string; parts: NonNullable<OrderDetail['deposit']>['first'] }) {
  const t = useText()
  const isPaid = parts.every(({ rest }) => Number(rest) === 0)
  return (
    <Line label={label}>
      {parts.map((part) => (
        <Money key={part.currency} value={part} />
      ))}
      {isPaid && <span className="ct-dim">{t('order.money.isPaid')}</span>}
    </Line>
  )
}

/** What the other party of the sale pays: as quoted, and about how much that is in the order's currency. */
function Elsewhere({ amounts, total }: NonNullable<OrderDetail['elsewhere']>) {
  const t = useText()
  const isConverted = amounts.some(({ currency }) => currency !== total.currency)
  return (
    <>
      {amounts.map((amount) => (
        <Money key={amount.currency} value={amount} />
      ))}
      {isConverted && (
        <span className="ct-dim">
          {t('order.money.about')} <Money value={total} />
        </span>
      )}
    </>
  )
}

/** The buyer's invoices of this order, or where to request one. Without an answer there is only the link. */
function Invoices({ orderNo }: { orderNo: string }) {
  const t = useText()
  const { data } = useQuery(invoiceEndpoints.page, { keyword: orderNo }, { silent: true })
  const invoices = data?.records.filter((one) => one.orderNos.includes(orderNo)) ?? []
  return (
    <>
      {invoices.map(({ id, no, invoiceNo, status, amount }) => (
        <Line
          key={id}
          label={
            <>
              <RouteLink to={hrefTo('invoice', { tab: 'requests', id })}>
                {t('order.money.invoice')} <span className="ct-code">{invoiceNo ?? no}</span>
              </RouteLink>{' '}
              <span className="ct-dim">
                <DictText dict="invoice_status" code={status} />
              </span>
            </>
          }
        >
          <Money value={amount} />
        </Line>
      ))}
      {invoices.length === 0 && (
        <Line label={t('order.money.invoice')}>
          <RouteLink to={hrefTo('invoice')}>{t('order.money.request')}</RouteLink>
        </Line>
      )}
    </>
  )
}
