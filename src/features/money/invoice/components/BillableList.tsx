import { useState } from 'react'
import { useList } from '@/api/useList.ts'
import { invoiceEndpoints } from '@/contract/money/invoice/endpoints.ts'
import type { Billable } from '@/contract/money/invoice/schemas.ts'
import { TAX_GROUPS, TAX_PCT, taxCategoryOf } from '@/contract/money/invoice/values.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { wordsIn } from '@/i18n/locale.ts'
import { useText } from '@/i18n/useText.ts'
import { OwnList } from '@/lists/OwnList.tsx'
import { OWN_FILTERS } from '@/lists/OwnPanel.tsx'
import { moneyColumns, sheetTime } from '@/lists/sheetColumns.ts'
import { useDict } from '@/reference/useReferences.ts'
import { hrefTo } from '@/routes/href.ts'
import { orderLink } from '@/routes/orderTabs.ts'
import { monthText } from '@/shared/monthText.ts'
import { ActionButton } from '@/ui/ActionButton.tsx'
import { LinkButton } from '@/ui/Button.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { Money } from '@/ui/Money.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { cnyTotal, fitsWith } from '../selection.ts'
import { RequestDialog } from './RequestDialog.tsx'
import './invoice.css'
import { TypedText } from '@/ui/TypedText.tsx'

/** Paid orders without invoice; orders that can share one are selected together. */
export function BillableList() {
  const t = useText()
  const list = useList(invoiceEndpoints.billable, { filters: OWN_FILTERS, refreshOnFocus: true })
  const groups = useDict('tax_group')
  const { locale } = useLocale()
  const [chosen, setChosen] = useState<readonly Billable[]>([])
  const [isAsking, setAsking] = useState(false)
  const toggle = (row: Billable) =>
    setChosen((all) =>
      all.some(({ key }) => key === row.key) ? all.filter(({ key }) => key !== row.key) : [...all, row],
    )
  return (
    <>
      <p className="ct-invoice-lead">{t('invoice.billable.lead')}</p>
      <OwnList
        name="billable"
        title={t('invoice.tab.billable')}
        list={list}
        keyword={t('invoice.billable.keyword')}
        days={t('invoice.billable.paidAt')}
        rowKey={(row) => row.key}
        empty={
          list.isFiltered
            ? { title: t('invoice.billable.filteredEmpty') }
            : {
                title: t('invoice.billable.empty'),
                text: t('invoice.billable.empty.text'),
                action: <LinkButton to={hrefTo('payment')}>{t('route.payment')}</LinkButton>,
              }
        }
        columns={[
          {
            key: 'choose',
            title: t('invoice.billable.choose'),
            isAction: true,
            isMark: true,
            cell: (row) => <Choose row={row} chosen={chosen} onToggle={() => toggle(row)} />,
          },
          {
            key: 'order',
            title: t('invoice.billable.order'),
            isLead: true,
            cell: (row) =>
              row.statement ? <Statement statement={row.statement} groups={row.groups} /> : <Order row={row} />,
          },
          { key: 'seller', title: t('invoice.seller'), cell: (row) => <Seller seller={row.seller} /> },
          { key: 'group', title: t('invoice.taxGroup'), cell: (row) => <Group row={row} /> },
          {
            key: 'paidAt',
            title: t('invoice.billable.paidAt'),
            cell: (row) => <DateText value={row.paidAt} precision="date" />,
          },
          {
            key: 'amount',
            title: t('invoice.billable.amount'),
            align: 'end',
            cell: (row) => <Originals row={row} />,
          },
          {
            key: 'cny',
            title: t('invoice.billable.cny'),
            align: 'end',
            cell: (row) => <Money value={{ amount: row.cny, currency: 'CNY' }} />,
          },
        ]}
        sheet={[
          [t('list.number'), ({ statement, orderNo }) => (statement ? statement.no : orderNo)],
          [t('invoice.billable.order'), ({ statement, title }) => (statement ? statement.orderNos.join(', ') : title)],
          [t('invoice.seller'), (row) => wordsIn(locale, row.seller.nameZh, row.seller.nameEn)],
          [t('invoice.taxGroup'), (row) => groups.labelOf(row.taxGroup)],
          [t('invoice.billable.paidAt'), (row) => sheetTime(row.paidAt)],
          ...moneyColumns<Billable>(t, t('invoice.billable.amount'), (row) => row.amount),
          [t('invoice.billable.cny'), (row) => Number(row.cny)],
        ]}
      />
      <div className="ct-footbar ct-invoice-bar" role="status">
        <span>{t('invoice.billable.chosen', { count: chosen.length })}</span>
        {chosen.length > 0 && <Money value={{ amount: cnyTotal(chosen), currency: 'CNY' }} size="large" />}
        <ActionButton
          variant="accent"
          disabledReason={chosen.length === 0 ? t('invoice.billable.none') : null}
          onClick={() => setAsking(true)}
        >
          {t('invoice.billable.ask')}
        </ActionButton>
      </div>
      {isAsking && (
        <RequestDialog
          rows={chosen}
          onClose={() => setAsking(false)}
          onDone={() => {
            setAsking(false)
            setChosen([])
            list.refresh()
          }}
        />
      )}
    </>
  )
}

interface ChooseProps {
  row: Billable
  chosen: readonly Billable[]
  onToggle: () => void
}

/** Checkbox of a row; disabled with a reason if it cannot share the invoice. */
function Choose({ row, chosen, onToggle }: ChooseProps) {
  const t = useText()
  const { labelOf } = useDict('tax_group')
  const fits = fitsWith(chosen, row)
  return (
    <input
      type="checkbox"
      className="ct-invoice-check"
      aria-label={
        row.statement
          ? t('invoice.billable.chooseStatement', { no: row.statement.no, group: labelOf(row.taxGroup) })
          : t('invoice.billable.chooseOne', { no: row.orderNo, group: labelOf(row.taxGroup) })
      }
      title={
        fits
          ? undefined
          : t(chosen[0]?.statement || row.statement ? 'invoice.billable.alone' : 'invoice.billable.unfit')
      }
      disabled={!fits}
      checked={chosen.some(({ key }) => key === row.key)}
      onChange={onToggle}
    />
  )
}

function Order({ row }: { row: Billable }) {
  const t = useText()
  return (
    <span className="ct-invoice-two">
      <RouteLink to={orderLink(row.orderId, 'payment')}>
        <TypedText>{row.title}</TypedText>
      </RouteLink>
      <span className="ct-dim ct-code">{row.orderNo}</span>
      {row.groups > 1 && <span className="ct-dim">{t('invoice.billable.groups', { count: row.groups })}</span>}
    </span>
  )
}

interface StatementProps {
  statement: NonNullable<Billable['statement']>
  groups: number
}

/** The statement whose paid orders are invoiced together. */
function Statement({ statement: { id, no, month, orderNos }, groups }: StatementProps) {
  const t = useText()
  const { locale } = useLocale()
  return (
    <span className="ct-invoice-two">
      <RouteLink to={hrefTo('payment', { tab: 'statements', statement: id })}>
        {t('invoice.billable.statement', { month: monthText(locale, month) })}
      </RouteLink>
      <span className="ct-dim ct-code">{no}</span>
      <span className="ct-dim">{t('invoice.billable.orders', { count: orderNos.length })}</span>
      {groups > 1 && <span className="ct-dim">{t('invoice.billable.statementGroups', { count: groups })}</span>}
    </span>
  )
}

/** Tax group of the row's amount and its rate, because an order can have several rows. */
function Group({ row }: { row: Billable }) {
  const t = useText()
  const { labelOf } = useDict('tax_group')
  const percent = TAX_GROUPS.includes(row.taxGroup) ? TAX_PCT[taxCategoryOf(row)] : undefined
  return (
    <span className="ct-invoice-two">
      {labelOf(row.taxGroup)}
      {percent !== undefined && (
        <span className="ct-dim">
          {percent === 0 ? t('invoice.billable.exempt') : t('invoice.billable.rate', { percent })}
        </span>
      )}
      {row.supplements !== undefined && (
        <span className="ct-dim">{t('invoice.billable.supplements', { no: row.supplements })}</span>
      )}
    </span>
  )
}

/** The share as it was due, one amount a currency. */
function Originals({ row: { originals, amount } }: { row: Billable }) {
  return (
    <span className="ct-invoice-two">
      {(originals ?? [amount]).map((one) => (
        <Money key={one.currency} value={one} />
      ))}
    </span>
  )
}

/** Company name in the current language. */
export function Seller({ seller }: { seller: Billable['seller'] }) {
  const { locale } = useLocale()
  return <span>{wordsIn(locale, seller.nameZh, seller.nameEn)}</span>
}
