import type { ReactNode } from 'react'
import type { List } from '@/api/useList.ts'
import { useServerNow } from '@/api/useServerNow.ts'
import { useText } from '@/i18n/useText.ts'
import { marketDay } from '@/contract/marketDay.ts'
import { Button } from '@/ui/Button.tsx'
import type { SelectOption } from '@/ui/kit.ts'
import { ListFrame } from '@/ui/ListFrame.tsx'
import type { ListFrameProps } from '@/ui/ListFrame.tsx'
import { useMedia } from '@/ui/useMedia.ts'
import './filters.css'
import './ownList.css'
import { FilterBar, PHONE } from './FilterBar.tsx'
import { FilterTabs } from './FilterTabs.tsx'
import type { Filter } from './filters.ts'
import { ListTools } from './ListTools.tsx'
import type { ListToolsProps } from './ListTools.tsx'
import { useSheet } from './useSheet.ts'
import type { SheetColumn } from './useSheet.ts'

/** Filters of every list of one's own; the days are those of `createdAt`, unless the list says otherwise. */
export const OWN_FILTERS = ['keyword', 'from', 'to'] as const
export type OwnFilter = (typeof OWN_FILTERS)[number]

/** Tabs over one filter. Without `usual`, the tab of no filter is the first and shows everything. */
export interface OwnTabs<Name extends string> {
  label: string
  name: Name
  values: readonly SelectOption[]
  /** The value that stands for no filter. */
  usual?: string
}

/** What a list of one's own has, however its rows are drawn; `name` is the name of the exported file. */
export interface OwnPanelProps<Row extends object, Name extends string> {
  name: string
  title: string
  list: List<Row, Name | OwnFilter>
  tabs?: OwnTabs<Name>
  /** Caption of the keyword, and of the days. */
  keyword: string
  days: string
  filters?: readonly Filter<Name | OwnFilter>[]
  sheet: readonly SheetColumn<Row>[]
  empty: ListFrameProps['empty']
  /** What stands beside the export. */
  tools?: ReactNode
  /** What stands between the filters and the rows. */
  children?: ReactNode
}

interface Drawn {
  /** Settings of columns, if the rows are a table. */
  columns?: Pick<ListToolsProps, 'columns' | 'view' | 'onView'>
  rows: ReactNode
}

/** Ranges of one click: today, seven days, thirty days. */
const SPANS = { today: 0, week: 6, month: 29 } as const
const SPAN_NAMES = ['today', 'week', 'month'] as const

/** Tabs with counts, search, days, the export of all rows, and the faces of an empty or failed list round its rows. */
export function OwnPanel<Row extends object, Name extends string>(props: OwnPanelProps<Row, Name> & Drawn) {
  const { name, title, list, tabs, keyword, days, filters = [], sheet, empty, tools, children, columns, rows } = props
  const t = useText()
  const now = useServerNow(60_000)
  const today = marketDay(now)
  const file = useSheet(`${name}-${today}`, list.everyRow, sheet)
  const isPhone = useMedia(PHONE)
  const searchedBy = [...OWN_FILTERS, ...filters.map((filter) => filter.name)]
  const isSearched = searchedBy.some((one) => list.filters[one] !== undefined)
  const presets = SPAN_NAMES.map((span) => ({
    label: t(`list.days.${span}`),
    from: marketDay(now, SPANS[span]),
    to: today,
  }))
  const settings = <ListTools {...columns} sheet={file} isEmpty={list.total === 0} isShort={isPhone} />
  return (
    <>
      {tabs && <StatusTabs tabs={tabs} list={list} />}
      <div className="ct-own-bar">
        {/* The tab is no part of what is cleared; the button for it stands beside the others. */}
        <FilterBar<Name | OwnFilter>
          label={t('list.search', { list: title })}
          list={{ ...list, isFiltered: false }}
          filters={[
            { kind: 'text', name: 'keyword', label: keyword },
            { kind: 'range', name: 'from', to: 'to', label: days, presets },
            ...filters,
          ]}
        >
          {isPhone && settings}
        </FilterBar>
        <span className="ct-list-tools">
          {isSearched && (
            <Button variant="quiet" onClick={() => list.setFilters(nothing(searchedBy))}>
              {t('list.reset')}
            </Button>
          )}
          {tools}
          {!isPhone && settings}
        </span>
      </div>
      {children}
      <ListFrame list={list} empty={empty}>
        {rows}
      </ListFrame>
    </>
  )
}

function nothing<Name extends string>(names: readonly Name[]): { [K in Name]?: undefined } {
  const patch: { [K in Name]?: undefined } = {}
  for (const name of names) patch[name] = undefined
  return patch
}

interface StatusTabsProps<Row, Name extends string> {
  tabs: OwnTabs<Name>
  list: List<Row, Name | OwnFilter>
}

function StatusTabs<Row, Name extends string>({ tabs, list }: StatusTabsProps<Row, Name>) {
  const t = useText()
  const { label, name, values, usual } = tabs
  const { counts } = list
  const all = usual === undefined ? [{ text: t('common.all'), count: counts?.['all'] }] : []
  const current = list.filters[name]
  return (
    <FilterTabs
      label={label}
      name={name}
      current={current === usual ? undefined : current}
      tabs={[
        ...all,
        ...values.map(({ value, label: text }) => ({
          ...(value !== usual && { value }),
          text,
          count: counts && (counts[value] ?? 0),
        })),
      ]}
    />
  )
}
