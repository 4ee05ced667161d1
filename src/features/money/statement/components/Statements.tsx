import { useList } from '@/api/useList.ts'
import { moneyText } from '@/contract/money.ts'
import { statementEndpoints } from '@/contract/money/statement/endpoints.ts'
import type { Statement, StatementQuery } from '@/contract/money/statement/schemas.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { OwnList } from '@/lists/OwnList.tsx'
import { OWN_FILTERS } from '@/lists/OwnPanel.tsx'
import type { OwnFilter } from '@/lists/OwnPanel.tsx'
import { sheetTime } from '@/lists/sheetColumns.ts'
import { useDict, useNameOf } from '@/reference/useReferences.ts'
import { LinkButton } from '@/ui/Button.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { monthText } from '@/shared/monthText.ts'
import { partyOf, statementLink } from '../link.ts'
import { StatementTag } from './StatementTag.tsx'
import { Sums } from './Sums.tsx'
import './statement.css'

const TABS = ['toCheck', 'open', 'paid'] as const
const POLL_MS = 15_000

/** Monthly statements of this enterprise, sent and received. */
export function Statements() {
  const t = useText()
  const { labelOf } = useDict('statement_status')
  const nameOf = useNameOf()
  const list = useList<StatementQuery, Statement, 'state' | OwnFilter>(statementEndpoints.page, {
    filters: ['state', ...OWN_FILTERS],
    rules: { state: TABS },
    toQuery: ({ state, ...rest }) => ({ ...rest, tab: TABS.find((one) => one === state) ?? 'all' }),
    refreshOnFocus: true,
    pollMs: POLL_MS,
  })
  const sum = (amounts: Statement['closing']) => amounts.map(moneyText).join(' + ')
  return (
    <OwnList
      name="statements"
      title={t('statement.title')}
      list={list}
      tabs={{
        label: t('statement.status'),
        name: 'state',
        values: TABS.map((value) => ({ value, label: t(`statement.tab.${value}`) })),
      }}
      keyword={t('statement.keyword')}
      days={t('list.created')}
      rowKey={(row) => row.id}
      empty={
        list.isFiltered
          ? { title: t('statement.filteredEmpty') }
          : { title: t('statement.empty'), text: t('statement.empty.text') }
      }
      columns={[
        { key: 'month', title: t('statement.statement'), isLead: true, cell: (row) => <Name row={row} /> },
        { key: 'status', title: t('statement.status'), cell: (row) => <State row={row} /> },
        { key: 'closing', title: t('statement.closing'), align: 'end', cell: (row) => <Sums amounts={row.closing} /> },
        { key: 'open', title: t('order.money.open'), align: 'end', cell: (row) => <Sums amounts={row.open} /> },
        { key: 'due', title: t('statement.due'), cell: (row) => <Due row={row} /> },
        {
          key: 'action',
          title: t('payment.list.action'),
          isAction: true,
          cell: (row) => (
            <LinkButton size="small" variant={isWaiting(row) ? 'primary' : 'plain'} to={statementLink(row.id)}>
              {t(isWaiting(row) ? (row.side === 'BUYER' ? 'statement.check' : 'statement.answer') : 'statement.view')}
            </LinkButton>
          ),
        },
      ]}
      sheet={[
        [t('list.number'), (row) => row.no],
        [t('statement.month'), (row) => row.month],
        [t('payment.list.party'), (row) => nameOf(partyOf(row))],
        [t('statement.status'), (row) => labelOf(row.status)],
        [t('statement.opening'), (row) => sum(row.opening)],
        [t('statement.closing'), (row) => sum(row.closing)],
        [t('statement.disputed'), (row) => sum(row.disputed)],
        [t('order.money.open'), (row) => sum(row.open)],
        [t('statement.due'), (row) => row.due.map(({ dueOn }) => dueOn).join(', ')],
        [t('list.created'), (row) => sheetTime(row.createdAt)],
      ]}
    />
  )
}

function Name({ row }: { row: Statement }) {
  const t = useText()
  const { locale } = useLocale()
  const nameOf = useNameOf()
  return (
    <span className="ct-statement-two">
      <strong>
        <RouteLink to={statementLink(row.id)}>{monthText(locale, row.month)}</RouteLink>
      </strong>
      <span>{nameOf(partyOf(row))}</span>
      <span className="ct-dim">
        {t(row.side === 'BUYER' ? 'payment.list.buyer' : 'payment.list.seller')} ·{' '}
        <span className="ct-code">{row.no}</span>
      </span>
    </span>
  )
}

/** Whether this side has something to do. */
const isWaiting = ({ status, side, openLines }: Statement): boolean =>
  side === 'BUYER' ? openLines > 0 : status === 'DRAFT' || status === 'DISPUTED'

function State({ row: { status, openLines } }: { row: Statement }) {
  const t = useText()
  return (
    <span className="ct-statement-two">
      <StatementTag status={status} />
      {status !== 'DRAFT' && openLines > 0 && (
        <span className="ct-dim">{t('statement.openLines', { count: openLines })}</span>
      )}
    </span>
  )
}

function Due({ row: { due } }: { row: Statement }) {
  const { date } = useFormats()
  if (due.length === 0) return <>–</>
  return <>{due.map(({ dueOn }) => date(dueOn)).join(' · ')}</>
}
