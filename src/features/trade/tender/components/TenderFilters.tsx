import { useState } from 'react'
import { KEYWORD_MAX } from '@/contract/limits.ts'
import { useText } from '@/i18n/useText.ts'
import { useDict, useFreight, useNameOf } from '@/reference/useReferences.ts'
import { Button } from '@/ui/Button.tsx'
import { CheckBox } from '@/ui/CheckBox.tsx'
import { DateField } from '@/ui/DateField.tsx'
import { CommitField } from '@/ui/CommitField.tsx'
import { PortCombobox } from '@/ui/PortCombobox.tsx'
import { SelectField } from '@/ui/SelectField.tsx'
import type { TenderFilter, TenderSearch } from '../useTenderSearch.ts'

interface FiltersProps {
  search: TenderSearch
  isSignedIn: boolean
}

const HOURS = ['24', '72', '168'] as const
const HOUR_TEXT = {
  '24': 'tender.search.closing.24',
  '72': 'tender.search.closing.72',
  '168': 'tender.search.closing.168',
} as const
const FLAGS = ['certifiedOnly', 'dangerous', 'reefer'] as const
const OWN_FLAGS = ['quotable', 'watched'] as const
const FLAG_TEXT = {
  certifiedOnly: 'tender.search.certifiedOnly',
  dangerous: 'tender.search.dangerous',
  reefer: 'tender.search.reefer',
  quotable: 'tender.search.quotable',
  watched: 'tender.search.watched',
} as const
/** Filters that stand under "more". */
const MORE: readonly TenderFilter[] = ['status', 'lane', 'etdFrom', 'etdTo', 'readyBy', 'minTeu', 'incoterm']

/** What to look for; every change is in the address at once. */
export function TenderFilters({ search, isSignedIn }: FiltersProps) {
  const t = useText()
  const { filters, setFilters } = search
  const [isOpen, setOpen] = useState(() => MORE.some((name) => filters[name] !== undefined))
  const { ports, containerTypes } = useFreight()
  const modes = useDict('transport_mode')
  return (
    <search aria-label={t('tender.search.filters')}>
      <div className="ct-filters">
        <PortCombobox
          label={t('tender.search.pol')}
          value={filters.pol ?? null}
          onChange={(pol) => setFilters({ pol: pol ?? undefined })}
          options={ports}
        />
        <PortCombobox
          label={t('tender.search.pod')}
          value={filters.pod ?? null}
          onChange={(pod) => setFilters({ pod: pod ?? undefined })}
          options={ports}
        />
        <Choice label={t('tender.search.mode')} name="mode" search={search} options={modes.items} />
        <Choice
          label={t('tender.search.box')}
          name="isoCode"
          search={search}
          options={containerTypes.map((type) => ({ value: type.isoCode, label: type.code }))}
        />
        <Choice
          label={t('tender.search.closing')}
          name="closingWithin"
          search={search}
          options={HOURS.map((value) => ({ value, label: t(HOUR_TEXT[value]) }))}
        />
        <CommitField
          label={t('tender.search.keyword')}
          placeholder={t('tender.search.keyword.hint')}
          maxLength={KEYWORD_MAX}
          value={filters.keyword ?? ''}
          onSend={(keyword) => setFilters({ keyword })}
        />
        {isOpen && <MoreFilters search={search} />}
        <div className="ct-filter-flags">
          {[...FLAGS, ...(isSignedIn ? OWN_FLAGS : [])].map((name) => (
            <CheckBox
              key={name}
              label={t(FLAG_TEXT[name])}
              checked={filters[name] === 'true'}
              onChange={(event) => setFilters({ [name]: event.target.checked ? 'true' : undefined })}
            />
          ))}
          <Button size="small" variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t(isOpen ? 'tender.search.less' : 'tender.search.more')}
          </Button>
          {search.isFiltered && (
            <Button size="small" variant="quiet" onClick={search.resetFilters}>
              {t('tender.search.reset')}
            </Button>
          )}
        </div>
      </div>
    </search>
  )
}

interface ChoiceProps {
  label: string
  name: TenderFilter
  search: TenderSearch
  options: readonly { value: string; label: string }[]
  anyText?: string | undefined
}

function Choice({ label, name, search, options, anyText }: ChoiceProps) {
  const t = useText()
  return (
    <SelectField
      label={label}
      value={search.filters[name] ?? ''}
      onChange={(value) => search.setFilters({ [name]: value })}
      none={anyText ?? t('tender.search.any')}
      options={options}
    />
  )
}

function MoreFilters({ search }: { search: TenderSearch }) {
  const t = useText()
  const nameOf = useNameOf()
  const { lanes, incoterms } = useFreight()
  const statuses = useDict('tender_status')
  const { filters, setFilters } = search
  const day = (name: 'etdFrom' | 'etdTo' | 'readyBy', label: string) => (
    <DateField label={label} value={filters[name] ?? ''} onChange={(value) => setFilters({ [name]: value })} />
  )
  return (
    <>
      <Choice
        label={t('tender.search.status')}
        name="status"
        search={search}
        anyText={t('tender.search.statusOpen')}
        options={statuses.items.filter(
          (item) => item.value !== 'DRAFT' && item.value !== 'REVIEWING' && item.value !== 'QUOTING',
        )}
      />
      <Choice
        label={t('tender.search.lane')}
        name="lane"
        search={search}
        options={lanes.map((lane) => ({ value: lane.id, label: nameOf(lane) }))}
      />
      {day('etdFrom', t('tender.search.etdFrom'))}
      {day('etdTo', t('tender.search.etdTo'))}
      {day('readyBy', t('tender.search.readyBy'))}
      <Choice
        label={t('tender.search.minTeu')}
        name="minTeu"
        search={search}
        options={['2', '5', '10', '20', '50'].map((value) => ({ value, label: value }))}
      />
      <Choice
        label={t('tender.search.incoterm')}
        name="incoterm"
        search={search}
        options={incoterms.map((term) => ({ value: term.code, label: `${term.code} ${nameOf(term)}` }))}
      />
    </>
  )
}
