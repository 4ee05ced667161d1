import { Suspense } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { LazyCreditLines } from '@/features/money/credit/components/lazyLines.ts'
import { LazyStatements, LazyStatementView } from '@/features/money/statement/components/lazyStatements.ts'
import { OrderView } from '@/features/money/order/components/OrderView.tsx'
import { ChargeLines } from '@/features/money/payment/components/ChargeLines.tsx'
import { OrderFacts } from '@/features/money/payment/components/OrderFacts.tsx'
import { OrdersList } from '@/features/money/payment/components/OrdersList.tsx'
import { OrderStatusTag } from '@/features/money/payment/components/OrderStatusTag.tsx'
import { Payments } from '@/features/money/payment/components/Payments.tsx'
import { PayOrder } from '@/features/money/payment/components/PayOrder.tsx'
import { useOrder } from '@/features/money/payment/usePayOrder.ts'
import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { ORDER_TABS, orderTabOf } from '@/routes/orderTabs.ts'
import { readId } from '@/routes/params.ts'
import { Button, LinkButton } from '@/ui/Button.tsx'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { ErrorState } from '@/ui/ErrorState.tsx'
import { PageHeader } from '@/ui/PageHeader.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'
import { TabLinks } from '@/ui/TabLinks.tsx'
import { TypedText } from '@/ui/TypedText.tsx'
import { useAddressValues } from '@/routes/addressValues.ts'
import { Pending } from './Pending.tsx'

const PARTS = ['statements', 'credit'] as const
const LEADS = { orders: 'payment.list.lead', statements: 'statement.lead', credit: 'credit.lead' } as const

export default function PaymentPage() {
  const t = useText()
  const { orderId, statement } = useAddressValues({ orderId: readId, statement: readId })
  const [params] = useSearchParams()
  if (orderId) return <OneOrder key={orderId} id={orderId} />
  if (statement)
    return (
      <Suspense fallback={<SkeletonBlock height={480} />}>
        <LazyStatementView key={statement} id={statement} />
      </Suspense>
    )
  const part = PARTS.find((one) => one === params.get('tab')) ?? 'orders'
  return (
    <>
      <PageHeader title={t('payment.list.title')} lead={t(LEADS[part])} />
      <TabLinks
        label={t('payment.parts')}
        items={[
          { to: hrefTo('payment'), text: t('payment.part.orders'), isCurrent: part === 'orders' },
          {
            to: hrefTo('payment', { tab: 'statements' }),
            text: t('statement.title'),
            isCurrent: part === 'statements',
          },
          { to: hrefTo('payment', { tab: 'credit' }), text: t('credit.title'), isCurrent: part === 'credit' },
        ]}
      />
      {part === 'orders' && <OrdersList />}
      <Suspense fallback={<SkeletonBlock height={420} />}>
        {part === 'statements' && <LazyStatements />}
        {part === 'credit' && <LazyCreditLines />}
      </Suspense>
    </>
  )
}

function OneOrder({ id }: { id: string }) {
  const t = useText()
  const { tab } = useAddressValues({ tab: ORDER_TABS })
  const { hash } = useLocation()
  const query = useOrder(id)
  const { data: order, refresh } = query
  const back = <LinkButton to={hrefTo('payment')}>{t('payment.back')}</LinkButton>
  if (order)
    return (
      <>
        <PageHeader
          title={<TypedText>{order.title}</TypedText>}
          lead={order.no}
          tags={<OrderStatusTag order={order} />}
          actions={
            <>
              <Button onClick={() => window.print()}>{t('payment.print')}</Button>
              {back}
            </>
          }
        />
        <Pending id={order.id} />
        <OrderView
          order={order}
          tab={orderTabOf(tab, hash)}
          onTimeOut={refresh}
          payment={
            <>
              <PayOrder order={order} onRefresh={refresh} />
              <Payments order={order} />
            </>
          }
          facts={<OrderFacts order={order} />}
          lines={<ChargeLines order={order} />}
        />
      </>
    )
  return (
    <>
      <PageHeader title={t('payment.title')} />
      {query.isFirstLoad && <SkeletonBlock height={420} />}
      {query.error?.name === 'TransportError' && <ErrorState error={query.error} onRetry={query.refresh} />}
      {query.error && query.error.name !== 'TransportError' && (
        <EmptyState title={t('payment.missing')} text={t('payment.missing.text')} action={back} />
      )}
    </>
  )
}
