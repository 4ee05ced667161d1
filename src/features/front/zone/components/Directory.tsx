import type { ReactNode } from 'react'
import type { CompanyEntry } from '@/contract/member/company/schemas.ts'
import { SERVICE_TYPES } from '@/contract/member/values.ts'
import type { UserType } from '@/contract/userType.ts'
import { useText } from '@/i18n/useText.ts'
import { FilterBar } from '@/lists/FilterBar.tsx'
import { useDict, useFreight, useNameOf } from '@/reference/useReferences.ts'
import { Button } from '@/ui/Button.tsx'
import { Section } from '@/ui/Card.tsx'
import { ListFrame } from '@/ui/ListFrame.tsx'
import { useDirectory, type Directory as Search } from '../useDirectory.ts'
import { CompanyCards } from './CompanyCards.tsx'
import './zone.css'

const SORTS = ['rating', 'response', 'name'] as const
const RATINGS = ['3', '4'] as const

interface DirectoryProps {
  userType: UserType
  /** Actions for an enterprise, rendered by the page. */
  actions: (row: CompanyEntry) => ReactNode
}

/** Directory of one kind of enterprise, filtered by name, place, lane, service and record; filters are in the URL. */
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

function Filters({ search, userType }: { search: Search; userType: UserType }) {
  const t = useText()
  const nameOf = useNameOf()
  const { lanes } = useFreight()
  const { labelOf } = useDict('service_type')
  const services = SERVICE_TYPES.map((value) => ({ value, label: labelOf(value) }))
  return (
    <FilterBar
      label={t('zone.directory.filters')}
      list={search}
      filters={[
        { kind: 'province', name: 'provinceCode', label: t('zone.directory.province') },
        {
          kind: 'choice',
          name: 'lane',
          label: t('zone.directory.lane'),
          options: lanes.map((lane) => ({ value: lane.id, label: nameOf(lane) })),
        },
        ...(userType === 1
          ? []
          : [
              {
                kind: 'choice' as const,
                name: 'service' as const,
                label: t('zone.directory.service'),
                options: services,
              },
            ]),
        {
          kind: 'choice',
          name: 'minRating',
          label: t('zone.directory.rating'),
          options: RATINGS.map((rating) => ({ value: rating, label: t('zone.directory.rating.from', { rating }) })),
        },
        { kind: 'text', name: 'keyword', label: t('zone.directory.keyword') },
        { kind: 'flag', name: 'certifiedOnly', label: t('zone.directory.certified') },
      ]}
      sort={{
        label: t('zone.directory.sort'),
        usual: t('zone.directory.sort.orders'),
        options: SORTS.map((value) => ({ value, label: t(`zone.directory.sort.${value}`) })),
      }}
    />
  )
}
