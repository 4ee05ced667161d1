import type { ReactNode } from 'react'
import type { CompanyEntry } from '@/contract/member/company/schemas.ts'
import { SERVICE_TYPES } from '@/contract/member/values.ts'
import type { UserType } from '@/contract/userType.ts'
import { useText } from '@/i18n/useText.ts'
import { useDict, useFreight, useNameOf, useProvinces } from '@/reference/useReferences.ts'
import { Button } from '@/ui/Button.tsx'
import { Section } from '@/ui/Card.tsx'
import { CheckBox } from '@/ui/CheckBox.tsx'
import { choicesOf } from '@/ui/choices.ts'
import { KeywordSearch } from '@/ui/KeywordSearch.tsx'
import { ListFrame } from '@/ui/ListFrame.tsx'
import { MiniSelect } from '@/ui/MiniSelect.tsx'
import { SelectField } from '@/ui/SelectField.tsx'
import { useDirectory, type Directory as Search } from '../useDirectory.ts'
import { CompanyCards } from './CompanyCards.tsx'
import './zone.css'

const SORTS = ['rating', 'response', 'name'] as const
const RATINGS = ['3', '4'] as const

interface DirectoryProps {
  userType: UserType
  /** What can be done with one, drawn by the page that knows. */
  actions: (row: CompanyEntry) => ReactNode
}

/** The enterprises of one kind, searched by name, place, lane, service and record; every wish is in the address. */
export function Directory({ userType, actions }: DirectoryProps) {
  const t = useText()
  const search = useDirectory(userType)
  return (
    <Section title={t('zone.directory.title')} note={t('zone.directory.note', { count: search.total })}>
      <Filters search={search} userType={userType} />
      <ListFrame
        list={search}
        empty={{
          title: t('zone.directory.empty'),
          text: t('zone.directory.empty.text'),
          action: <Button onClick={search.resetFilters}>{t('zone.directory.reset')}</Button>,
        }}
      >
        <CompanyCards rows={search.records} isStale={search.loading} actions={actions} />
      </ListFrame>
    </Section>
  )
}

interface Choice {
  label: string
  name: 'provinceCode' | 'lane' | 'service' | 'minRating'
  search: Search
  items: readonly { value: string; label: string }[]
}

function ChoiceField({ label, name, search, items }: Choice) {
  const t = useText()
  return (
    <SelectField
      label={label}
      value={search.filters[name] ?? ''}
      onChange={(value) => search.setFilters({ [name]: value })}
      none={t('zone.directory.any')}
      options={items}
    />
  )
}

function Filters({ search, userType }: { search: Search; userType: UserType }) {
  const t = useText()
  const nameOf = useNameOf()
  const { provinces } = useProvinces()
  const { lanes } = useFreight()
  const services = useDict('service_type')
  return (
    <div role="group" aria-label={t('zone.directory.filters')}>
      <div className="ct-filters">
        <ChoiceField
          label={t('zone.directory.province')}
          name="provinceCode"
          search={search}
          items={provinces.map((province) => ({ value: province.code, label: nameOf(province) }))}
        />
        <ChoiceField
          label={t('zone.directory.lane')}
          name="lane"
          search={search}
          items={lanes.map((lane) => ({ value: lane.id, label: nameOf(lane) }))}
        />
        {userType !== 1 && (
          <ChoiceField
            label={t('zone.directory.service')}
            name="service"
            search={search}
            items={choicesOf(SERVICE_TYPES, services.labelOf)}
          />
        )}
        <ChoiceField
          label={t('zone.directory.rating')}
          name="minRating"
          search={search}
          items={choicesOf(RATINGS, (rating) => t('zone.directory.rating.from', { rating }))}
        />
        <div className="ct-filter-flags">
          <CheckBox
            label={t('zone.directory.certified')}
            checked={search.filters.certifiedOnly === 'true'}
            onChange={(event) => search.setFilters({ certifiedOnly: event.target.checked ? 'true' : undefined })}
          />
          {search.isFiltered && (
            <Button size="small" variant="quiet" onClick={search.resetFilters}>
              {t('zone.directory.reset')}
            </Button>
          )}
        </div>
      </div>
      <div className="ct-zone-bar">
        <KeywordSearch
          label={t('zone.directory.keyword')}
          value={search.filters.keyword}
          onSearch={(keyword) => search.setFilters({ keyword: keyword || undefined })}
        />
        <MiniSelect
          label={t('zone.directory.sort')}
          value={SORTS.find((sort) => sort === search.sort) ?? ''}
          onChange={(sort) => search.setSort(sort || undefined)}
          none={t('zone.directory.sort.orders')}
          options={choicesOf(SORTS, (sort) => t(`zone.directory.sort.${sort}`))}
        />
      </div>
    </div>
  )
}
