import { useList } from '@/api/useList.ts'
import { nextOrderStep } from '@/contract/money/order/nextStep.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import type { OrderSummary } from '@/contract/money/order/schemas.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { wordsIn } from '@/i18n/locale.ts'
import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { FilterTabs } from '@/lists/FilterTabs.tsx'
import { LinkButton } from '@/ui/Button.tsx'
import { Countdown } from '@/ui/Countdown.tsx'
import { DataTable } from '@/ui/DataTable.tsx'
import { ListFrame } from '@/ui/ListFrame.tsx'
import { Money } from '@/ui/Money.tsx'
import { TypedText } from '@/ui/TypedText.tsx'
import { OrderStatusTag } from './OrderStatusTag.tsx'
import './payment.css'

const TABS = ['toPay', 'paid', 'executing', 'finished', 'all'] as const
const TAB_TEXT = {
  toPay: 'payment.list.tab.toPay',
  paid: 'payment.list.tab.paid',
  executing: 'payment.list.tab.executing',
  finished: 'payment.list.tab.finished',
  all: 'payment.list.tab.all',
} as const

/** The tab in the URL as request parameter; the default is orders to pay. */
function tabQuery({ tab }: { tab?: string | undefined }): { tab: (typeof TABS)[number] } {
  return { tab: TABS.find((one) => one === tab) ?? 'toPay' }
}

/** Orders of this enterprise on either side, those to pay first. */
export function OrdersList() {
  const t = useText()
  const list = useList(orderEndpoints.page, {
    filters: ['tab'],
    rules: { tab: TABS },
    toQuery: tabQuery,
    refreshOnFocus: true,
  })
  const { tab: current } = tabQuery(list.filters)
  return (
    <>
      <FilterTabs
        label={t('payment.list.title')}
        name="tab"
        current={current === 'toPay' ? undefined : current}
        tabs={TABS.map((tab) => ({ ...(tab !== 'toPay' && { value: tab }), text: t(TAB_TEXT[tab]) }))}
      />
      <ListFrame
        list={list}
        empty={{
          title: t(current === 'toPay' ? 'payment.list.empty' : 'payment.list.emptyAll'),
          text: t('payment.list.empty.text'),
        }}
      >
        <DataTable
          caption={t('payment.list.title')}
          rows={list.records}
          rowKey={(row) => row.id}
          isStale={list.loading}
          columns={[
            { key: 'no', title: t('payment.list.no'), isLead: true, cell: (row) => <Title row={row} /> },
            {
              key: 'status',
              title: t('payment.list.status'),
              cell: (row) => <OrderStatusTag status={row.status} />,
            },
            { key: 'party', title: t('payment.list.party'), cell: (row) => <Party row={row} /> },
            {
              key: 'payable',
              title: t('payment.list.payable'),
              align: 'end',
              cell: (row) => <Money value={row.payable} />,
            },
            {
              key: 'payBy',
              title: t('payment.list.payBy'),
              cell: (row) => (row.status === 'TO_PAY' && row.payBy ? <Countdown until={row.payBy} /> : '–'),
            },
            { key: 'action', title: t('payment.list.action'), cell: (row) => <Action row={row} /> },
          ]}
        />
      </ListFrame>
    </>
  )
}

function Title({ row }: { row: OrderSummary }) {
  const t = useText()
  return (
    <span className="ct-order-title">
      <strong>
        <TypedText>{row.title}</TypedText>
      </strong>
      <span className="ct-dim">
        {t(row.source === 'LISTING' ? 'payment.list.source.listing' : 'payment.list.source.tender')} · {row.no}
      </span>
    </span>
  )
}

function Party({ row }: { row: OrderSummary }) {
  const t = useText()
  const { locale } = useLocale()
  const other = row.side === 'BUYER' ? row.seller : row.buyer
  return (
    <span className="ct-order-title">
      <span>{wordsIn(locale, other.nameZh, other.nameEn)}</span>
      <span className="ct-dim">{t(row.side === 'BUYER' ? 'payment.list.buyer' : 'payment.list.seller')}</span>
    </span>
  )
}

function Action({ row }: { row: OrderSummary }) {
  const t = useText()
  const step = nextOrderStep(row, row.side)
  return (
    <LinkButton size="small" variant={step ? 'primary' : 'plain'} to={hrefTo('payment', { orderId: row.id })}>
      {t(step ? `payment.step.${step}` : 'payment.list.view')}
    </LinkButton>
  )
}
