import { known } from '@/contract/known.ts'
import { useList } from '@/api/useList.ts'
import { nextOrderStep } from '@/contract/money/order/nextStep.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import type { OrderQuery, OrderSummary } from '@/contract/money/order/schemas.ts'
import type { PayState } from '@/contract/money/credit/values.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { wordsIn } from '@/i18n/locale.ts'
import type { Locale } from '@/i18n/locale.ts'
import { useText } from '@/i18n/useText.ts'
import { orderLink } from '@/routes/orderTabs.ts'
import { OwnList } from '@/lists/OwnList.tsx'
import { OWN_FILTERS } from '@/lists/OwnPanel.tsx'
import type { OwnFilter } from '@/lists/OwnPanel.tsx'
import { moneyColumns, sheetTime } from '@/lists/sheetColumns.ts'
import { useDict } from '@/reference/useReferences.ts'
import { LinkButton } from '@/ui/Button.tsx'
import { Countdown } from '@/ui/Countdown.tsx'
import { DictText } from '@/reference/DictText.tsx'
import { StatusTag } from '@/ui/Chip.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { AboutMoney } from '@/ui/AboutMoney.tsx'
import { TypedText } from '@/ui/TypedText.tsx'
import { orderSentence } from '../standing.ts'
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

/** The tab of no filter. */
const USUAL = 'toPay'

type Filter = 'tab' | OwnFilter

/** Orders of this enterprise on either side, those to pay first. */
export function OrdersList() {
  const t = useText()
  const { locale } = useLocale()
  const { labelOf } = useDict('order_status')
  const list = useList<OrderQuery, OrderSummary, Filter>(orderEndpoints.page, {
    filters: ['tab', ...OWN_FILTERS],
    rules: { tab: TABS },
    toQuery: ({ tab, ...rest }) => ({ ...rest, tab: TABS.find((one) => one === tab) ?? USUAL }),
    refreshOnFocus: true,
  })
  const { tab = USUAL, ...searched } = list.filters
  const isSearched = Object.keys(searched).length > 0
  return (
    <OwnList
      name="orders"
      title={t('payment.list.title')}
      list={list}
      tabs={{
        label: t('payment.list.title'),
        name: 'tab',
        usual: USUAL,
        values: TABS.map((value) => ({ value, label: t(TAB_TEXT[value]) })),
      }}
      keyword={t('payment.list.keyword')}
      days={t('list.created')}
      rowKey={(row) => row.id}
      empty={
        isSearched
          ? { title: t('payment.list.filteredEmpty') }
          : {
              title: t(tab === USUAL ? 'payment.list.empty' : 'payment.list.emptyAll'),
              text: t('payment.list.empty.text'),
            }
      }
      columns={[
        { key: 'no', title: t('payment.list.no'), isLead: true, cell: (row) => <Title row={row} /> },
        {
          key: 'status',
          title: t('payment.list.status'),
          cell: (row) => <Status row={row} />,
        },
        { key: 'party', title: t('payment.list.party'), cell: (row) => <Party row={row} /> },
        {
          key: 'payable',
          title: t('payment.list.payable'),
          align: 'end',
          cell: (row) => <AboutMoney value={row.payable} isAbout={row.isAbout} />,
        },
        {
          key: 'paid',
          title: t('payment.list.paidAmount'),
          align: 'end',
          // Nothing paid is nothing in any currency.
          cell: (row) => <AboutMoney value={row.paid} isAbout={row.isAbout && Number(row.paid.amount) > 0} />,
        },
        {
          key: 'payBy',
          title: t('payment.list.payBy'),
          cell: (row) => <PayBy row={row} />,
        },
        { key: 'action', title: t('payment.list.action'), isAction: true, cell: (row) => <Action row={row} /> },
      ]}
      sheet={[
        [t('list.number'), (row) => row.no],
        [t('list.title'), (row) => row.title],
        [t('payment.list.status'), (row) => labelOf(row.status)],
        [t('payment.list.party'), (row) => partyName(locale, row)],
        [t('list.side'), (row) => t(row.side === 'BUYER' ? 'payment.list.buyer' : 'payment.list.seller')],
        ...moneyColumns<OrderSummary>(t, t('payment.list.payable'), (row) => row.payable),
        [t('payment.list.isAbout'), (row) => (row.isAbout === true ? t('common.yes') : '')],
        ...moneyColumns<OrderSummary>(t, t('payment.list.paidAmount'), (row) => row.paid),
        [t('payment.list.payBy'), (row) => row.dueOn ?? sheetTime(row.payBy)],
        [t('list.created'), (row) => sheetTime(row.createdAt)],
      ]}
    />
  )
}

function partyName(locale: Locale, { side, seller, buyer }: OrderSummary): string {
  const other = side === 'BUYER' ? seller : buyer
  return wordsIn(locale, other.nameZh, other.nameEn)
}

const SOURCE_TEXT = {
  TENDER: 'payment.list.source.tender',
  LISTING: 'payment.list.source.listing',
  AGREEMENT: 'payment.list.source.agreement',
} as const

function Title({ row }: { row: OrderSummary }) {
  const t = useText()
  return (
    <span className="ct-order-title">
      <strong>
        <TypedText>{row.title}</TypedText>
      </strong>
      <span className="ct-dim">
        {t(known(SOURCE_TEXT, row.source) ?? 'payment.list.source.tender')} · {row.no}
      </span>
    </span>
  )
}

function Status({ row }: { row: OrderSummary }) {
  const t = useText()
  const sentence = orderSentence(row)
  return (
    <span className="ct-order-title">
      <OrderStatusTag order={row} />
      {sentence && <span className="ct-dim">{t(sentence)}</span>}
    </span>
  )
}

/** Until when an order is to be paid: the time of one that is prepaid, the day of one on credit or of a balance. */
function PayBy({ row: { status, payBy, payState, dueOn } }: { row: OrderSummary }) {
  if (status === 'TO_PAY' && payBy)
    return (
      <span className="ct-order-title">
        <Countdown until={payBy} />
        {payState === 'DEPOSIT_DUE' && <PayTag state={payState} />}
      </span>
    )
  if (!dueOn || payState === 'PAID' || payState === 'NOTHING_DUE') return <>–</>
  return (
    <span className="ct-order-title">
      <DateText value={dueOn} precision="date" />
      {(payState === 'OVERDUE' || payState === 'BALANCE_DUE') && <PayTag state={payState} />}
    </span>
  )
}

function PayTag({ state }: { state: PayState }) {
  return (
    <StatusTag tone={state === 'OVERDUE' ? 'danger' : 'warn'}>
      <DictText dict="pay_state" code={state} />
    </StatusTag>
  )
}

function Party({ row }: { row: OrderSummary }) {
  const t = useText()
  const { locale } = useLocale()
  return (
    <span className="ct-order-title">
      <span>{partyName(locale, row)}</span>
      <span className="ct-dim">{t(row.side === 'BUYER' ? 'payment.list.buyer' : 'payment.list.seller')}</span>
    </span>
  )
}

function Action({ row }: { row: OrderSummary }) {
  const t = useText()
  const step = nextOrderStep(row, row.side)
  return (
    <LinkButton
      size="small"
      variant={step ? 'primary' : 'plain'}
      to={orderLink(row.id, step === 'PAY' ? 'payment' : undefined)}
    >
      {t(step ? `payment.step.${step}` : 'payment.list.view')}
    </LinkButton>
  )
}
