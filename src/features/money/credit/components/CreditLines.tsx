import { useState } from 'react'
import { useList } from '@/api/useList.ts'
import { creditEndpoints } from '@/contract/money/credit/endpoints.ts'
import type { CreditLine, CreditQuery } from '@/contract/money/credit/schemas.ts'
import type { CreditLineStatus } from '@/contract/money/credit/values.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { wordsIn } from '@/i18n/locale.ts'
import type { Locale } from '@/i18n/locale.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { OwnList } from '@/lists/OwnList.tsx'
import { OWN_FILTERS } from '@/lists/OwnPanel.tsx'
import type { OwnFilter } from '@/lists/OwnPanel.tsx'
import { sheetTime } from '@/lists/sheetColumns.ts'
import { DictText } from '@/reference/DictText.tsx'
import { useDict } from '@/reference/useReferences.ts'
import { Button } from '@/ui/Button.tsx'
import { StatusTag } from '@/ui/Chip.tsx'
import type { Tone } from '@/ui/Chip.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { FileLink } from '@/ui/FileLink.tsx'
import { Meter } from '@/ui/Meter.tsx'
import { Money } from '@/ui/Money.tsx'
import { LineActions } from './LineActions.tsx'
import { RequestDialog } from './RequestDialog.tsx'
import './credit.css'

const TONES: Record<CreditLineStatus, Tone> = {
  REQUESTED: 'accent',
  GRANTED: 'ok',
  REFUSED: 'neutral',
  FROZEN: 'danger',
  CLOSED: 'neutral',
  EXPIRED: 'neutral',
}
const TABS = ['granted', 'asked', 'ended'] as const

const partyName = (locale: Locale, { side, seller, buyer }: CreditLine): string => {
  const other = side === 'BUYER' ? seller : buyer
  return wordsIn(locale, other.nameZh, other.nameEn)
}

/** Credit lines of this enterprise, given and received: limit, what is used and free, and what is overdue. */
export function CreditLines() {
  const t = useText()
  const { locale } = useLocale()
  const { labelOf } = useDict('credit_status')
  const [isAsking, setAsking] = useState(false)
  const list = useList<CreditQuery, CreditLine, 'state' | OwnFilter>(creditEndpoints.page, {
    filters: ['state', ...OWN_FILTERS],
    rules: { state: TABS },
    toQuery: ({ state, ...rest }) => ({ ...rest, tab: TABS.find((one) => one === state) ?? 'all' }),
    refreshOnFocus: true,
  })
  const ask = (
    <Button variant="primary" onClick={() => setAsking(true)}>
      {t('credit.request')}
    </Button>
  )
  return (
    <>
      <OwnList
        name="credit"
        title={t('credit.title')}
        list={list}
        tabs={{
          label: t('credit.status'),
          name: 'state',
          values: TABS.map((value) => ({ value, label: t(`credit.tab.${value}`) })),
        }}
        keyword={t('credit.keyword')}
        days={t('credit.createdAt')}
        tools={ask}
        rowKey={(row) => row.id}
        empty={
          list.isFiltered
            ? { title: t('credit.filteredEmpty') }
            : { title: t('credit.empty'), text: t('credit.empty.text'), action: ask }
        }
        columns={[
          { key: 'party', title: t('payment.list.party'), isLead: true, cell: (row) => <Party row={row} /> },
          { key: 'status', title: t('credit.status'), cell: (row) => <Status row={row} /> },
          { key: 'used', title: t('credit.used'), cell: (row) => <Use row={row} /> },
          {
            key: 'free',
            title: t('credit.free'),
            align: 'end',
            cell: ({ free, currency, limit }) =>
              limit === undefined ? '–' : <Money value={{ amount: free, currency }} />,
          },
          { key: 'due', title: t('credit.due'), cell: (row) => <Due row={row} /> },
          {
            key: 'validTo',
            title: t('credit.validTo'),
            cell: ({ validTo }) => (validTo === undefined ? '–' : <DateText value={validTo} precision="date" />),
          },
          { key: 'action', title: t('payment.list.action'), isAction: true, cell: (row) => <LineActions row={row} /> },
        ]}
        sheet={[
          [t('list.number'), (row) => row.no],
          [t('payment.list.party'), (row) => partyName(locale, row)],
          [t('credit.status'), (row) => labelOf(row.status)],
          [t('credit.request.currency'), (row) => row.currency],
          [t('credit.limit'), (row) => row.limit],
          [t('credit.used'), (row) => row.used],
          [t('credit.free'), (row) => row.free],
          [t('credit.overdue'), (row) => row.overdue],
          [t('credit.validTo'), (row) => row.validTo],
          [t('credit.createdAt'), (row) => sheetTime(row.createdAt)],
        ]}
      />
      {isAsking && <RequestDialog onClose={() => setAsking(false)} />}
    </>
  )
}

function Party({ row }: { row: CreditLine }) {
  const t = useText()
  const { locale } = useLocale()
  return (
    <span className="ct-credit-two">
      <strong>{partyName(locale, row)}</strong>
      <span className="ct-dim">
        {t(row.side === 'BUYER' ? 'payment.list.buyer' : 'payment.list.seller')} ·{' '}
        <span className="ct-code">{row.no}</span>
      </span>
    </span>
  )
}

/** The status, what is asked for, and the seller's last words. */
function Status({ row: { status, asked, answer, currency } }: { row: CreditLine }) {
  const t = useText()
  const { money } = useFormats()
  return (
    <span className="ct-credit-two">
      <StatusTag tone={TONES[status]}>
        <DictText dict="credit_status" code={status} />
      </StatusTag>
      {asked && (
        <span className="ct-dim">
          {t('credit.asked', {
            amount: money({ amount: asked.limit, currency }),
            monthly: money({ amount: asked.monthly, currency }),
          })}
        </span>
      )}
      {asked && <span>{asked.note}</span>}
      {asked?.papers?.map((file) => (
        <FileLink key={file.id} url={file.url}>
          {file.name}
        </FileLink>
      ))}
      {answer && <span className="ct-dim">{t('credit.answer', { note: answer })}</span>}
    </span>
  )
}

function Use({ row: { limit, used, currency } }: { row: CreditLine }) {
  const t = useText()
  const { money } = useFormats()
  if (limit === undefined) return <>–</>
  const text = t('credit.use', { used: money({ amount: used, currency }), limit: money({ amount: limit, currency }) })
  const tone: Tone = Number(used) > Number(limit) ? 'danger' : 'sea'
  return <Meter value={Number(used)} max={Number(limit)} label={t('credit.used')} text={text} tone={tone} />
}

function Due({ row: { overdue, orders, currency } }: { row: CreditLine }) {
  const t = useText()
  const { date } = useFormats()
  const next = orders[0]?.dueOn
  const count = orders.length
  return (
    <span className="ct-credit-two">
      {overdue !== undefined && (
        <strong className="ct-credit-late">
          {t('credit.overdue')} <Money value={{ amount: overdue, currency }} />
        </strong>
      )}
      <span className="ct-dim">
        {count === 0
          ? t('credit.due.none')
          : next === undefined
            ? t('credit.due.some', { count })
            : t('credit.due.next', { count, day: date(next) })}
      </span>
    </span>
  )
}
