import { useState } from 'react'
import type { ReactNode } from 'react'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { Dialog } from '@/ui/Dialog.tsx'
import { SelectField } from '@/ui/SelectField.tsx'
import { useMedia } from '@/ui/useMedia.ts'
import { FilterControl } from './FilterControl.tsx'
import type { Filter, Filtered, SortChoice } from './filters.ts'
import './filters.css'

/** Narrower pages show filters in a sheet; the width at which cards replace tables (`src/ui/table.css`). */
export const PHONE = '(max-width: 767px)'

/** Props of `FilterBar`. */
export interface FilterBarProps<Name extends string> {
  /** Name of the search for screen readers. */
  label: string
  list: Filtered<Name>
  filters: readonly Filter<Name>[]
  /** Filters that are hidden until asked for, or until one of them is set. */
  more?: readonly Filter<Name>[]
  sort?: SortChoice
  /** What stands beside the buttons, e.g. an export. */
  children?: ReactNode
}

/** Filters of a list, declared as data, with their state in the URL; on phones in a sheet with the number of set ones. */
export function FilterBar<Name extends string>(props: FilterBarProps<Name>) {
  const t = useText()
  const isPhone = useMedia(PHONE)
  const [isOpen, setOpen] = useState(false)
  const { label, list, filters, more = [], sort, children } = props
  if (!isPhone)
    return (
      <search aria-label={label}>
        <Fields {...props} />
      </search>
    )
  const all = [...filters, ...more]
  const count = all.filter(({ name }) => list.filters[name] !== undefined).length
  const close = () => setOpen(false)
  return (
    <search aria-label={label}>
      <div className="ct-filter-bar">
        {all.map((filter) =>
          filter.kind === 'text' ? <FilterControl key={filter.name} filter={filter} list={list} /> : null,
        )}
        <Button onClick={() => setOpen(true)}>{t('list.filters', { count })}</Button>
        {list.isFiltered && <Reset list={list} />}
        {children}
      </div>
      <Dialog
        isOpen={isOpen}
        side="end"
        title={label}
        onClose={close}
        footer={
          <Button variant="primary" onClick={close}>
            {t('list.show')}
          </Button>
        }
      >
        <Fields list={list} filters={all.filter(({ kind }) => kind !== 'text')} {...(sort && { sort })} />
      </Dialog>
    </search>
  )
}

function Fields<Name extends string>(props: Omit<FilterBarProps<Name>, 'label'>) {
  const { list, filters, more = [], sort, children } = props
  const t = useText()
  const [isOpen, setOpen] = useState(() => more.some(({ name }) => list.filters[name] !== undefined))
  const shown = isOpen ? [...filters, ...more] : filters
  const flags = shown.filter(({ kind }) => kind === 'flag')
  return (
    <div className="ct-filters">
      {shown.map((filter) =>
        filter.kind === 'flag' ? null : <FilterControl key={filter.name} filter={filter} list={list} />,
      )}
      {sort && (
        <SelectField
          label={sort.label}
          value={sort.options.find(({ value }) => value === list.sort)?.value ?? ''}
          none={sort.usual}
          options={sort.options}
          onChange={(value) => list.setSort(value || undefined)}
        />
      )}
      <div className="ct-filter-flags">
        {flags.map((filter) => (
          <FilterControl key={filter.name} filter={filter} list={list} />
        ))}
        {more.length > 0 && (
          <Button size="small" variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t(isOpen ? 'list.less' : 'list.more')}
          </Button>
        )}
        {list.isFiltered && <Reset list={list} />}
        {children}
      </div>
    </div>
  )
}

function Reset({ list }: { list: Pick<Filtered<never>, 'resetFilters'> }) {
  const t = useText()
  return (
    <Button size="small" variant="quiet" onClick={list.resetFilters}>
      {t('list.reset')}
    </Button>
  )
}
