import { useQuery } from '@/api/useQuery.ts'
import { invoiceEndpoints } from '@/contract/money/invoice/endpoints.ts'
import { LATE_FEE } from '@/contract/reference/ruleCharges.ts'
import { useText } from '@/i18n/useText.ts'
import { DictText } from '@/reference/DictText.tsx'
import { hrefTo } from '@/routes/href.ts'
import { Card, Section } from '@/ui/Card.tsx'
import { AboutMoney } from '@/ui/AboutMoney.tsx'
import { Money } from '@/ui/Money.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { TypedText } from '@/ui/TypedText.tsx'
import type { OrderProps } from '../useOrderAct.ts'
import { Amounts, Elsewhere, Line, OpenLine, PaidLine, Parts, SettledLines } from './MoneyLines.tsx'

/** The money of an order: quoted, added, coupons, payable, paid, open, and the buyer's invoices. */
export function MoneySection({ order }: OrderProps) {
  const t = useText()
  const {
    payable,
    paid,
    isAbout,
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
  const isMixed = dues.some((one) => one.currency !== payable.currency)
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
            <AboutMoney value={payable} isAbout={isAbout} />
          </Line>
          {isMixed && (
            <Line label={t('order.money.dues')}>
              <Amounts of={dues} />
            </Line>
          )}
          <SettledLines order={order} />
          {deposit && <Parts label={t('order.money.deposit', { pct: deposit.pct })} parts={deposit.first} />}
          {deposit && <Parts label={t('order.money.balance')} parts={deposit.balance} />}
          <PaidLine order={order} />
          {payments.map(({ id, bankFee, amount }) =>
            bankFee === undefined ? null : (
              <Line key={id} label={t('order.money.bankFee')}>
                <Money value={{ amount: bankFee, currency: amount.currency }} />
              </Line>
            ),
          )}
          {cancelFee && (
            <Line label={t('order.money.cancelFee', { pct: cancelFeePct ?? 0 })}>
              <Amounts of={cancelFee} />
            </Line>
          )}
          {refunds
            .filter(({ status }) => status !== 'REFUSED')
            .map(({ id, status, amounts }) => (
              <Line key={id} label={t(status === 'REFUNDED' ? 'order.money.refunded' : 'order.money.refunding')}>
                <Amounts of={amounts} />
              </Line>
            ))}
          {!isOver && <OpenLine order={order} />}
          {disputed && (
            <Line label={t('order.money.disputed')}>
              <Amounts of={disputed} />
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
