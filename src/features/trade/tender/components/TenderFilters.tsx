import type { ReactNode } from 'react'
import { useText } from '@/i18n/useText.ts'
import { FilterBar } from '@/lists/FilterBar.tsx'
import { useLaneFilters } from '@/lists/useLaneFilters.ts'
import { useDict, useFreight, useNameOf } from '@/reference/useReferences.ts'
import { endName } from '../endName.ts'
import type { TenderSearch } from '../useTenderSearch.ts'

interface FiltersProps {
  search: TenderSearch
  isSignedIn: boolean
  /** Order, view and export, on the line of the boxes to check. */
  children?: ReactNode
}

const HOURS = ['24', '72', '168'] as const
const HOUR_TEXT = {
  '24': 'tender.search.closing.24',
  '72': 'tender.search.closing.72',
  '168': 'tender.search.closing.168',
} as const
const FLAGS = ['certifiedOnly', 'dangerous', 'reefer'] as const
const OWN_FLAGS = ['quotable', 'watched'] as const
const DAYS = ['etdFrom', 'etdTo', 'readyBy'] as const
/** States that nobody searches for: not public yet, or the default. */
const UNSEARCHED = ['DRAFT', 'REVIEWING', 'QUOTING']
const TEU = ['2', '5', '10', '20', '50']

/** Search filters of tenders. */
export function TenderFilters({ search, isSignedIn, children }: FiltersProps) {
  const t = useText()
  const nameOf = useNameOf()
  const { containerTypes, lanes, incoterms } = useFreight()
  const modes = useDict('transport_mode').items
  const { places, setFilters } = useLaneFilters(search)
  const statuses = useDict('tender_status').items.filter(({ value }) => !UNSEARCHED.includes(value))
  const boxes = containerTypes.map(({ isoCode, code }) => ({ value: isoCode, label: code }))
  const closing = HOURS.map((value) => ({ value, label: t(HOUR_TEXT[value]) }))
  const named = lanes.map((lane) => ({ value: lane.id, label: nameOf(lane) }))
  const terms = incoterms.map((term) => ({ value: term.code, label: `${term.code} ${nameOf(term)}` }))
  return (
    <FilterBar
      label={t('tender.search.filters')}
      list={{ ...search, setFilters }}
      filters={[
        { kind: 'port', name: 'pol', label: endName(t, 'pol', search.filters.mode), options: places },
        { kind: 'port', name: 'pod', label: endName(t, 'pod', search.filters.mode), options: places },
        { kind: 'choice', name: 'mode', label: t('tender.search.mode'), options: modes },
        { kind: 'choice', name: 'isoCode', label: t('tender.search.box'), options: boxes },
        { kind: 'choice', name: 'closingWithin', label: t('tender.search.closing'), options: closing },
        {
          kind: 'text',
          name: 'keyword',
          label: t('tender.search.keyword'),
          placeholder: t('tender.search.keyword.hint'),
        },
        ...[...FLAGS, ...(isSignedIn ? OWN_FLAGS : [])].map((name) => ({
          kind: 'flag' as const,
          name,
          label: t(`tender.search.${name}`),
        })),
      ]}
      more={[
        {
          kind: 'choice',
          name: 'status',
          label: t('tender.search.status'),
          options: statuses,
          any: t('tender.search.statusOpen'),
        },
        { kind: 'choice', name: 'lane', label: t('tender.search.lane'), options: named },
        ...DAYS.map((name) => ({ kind: 'day' as const, name, label: t(`tender.search.${name}`) })),
        {
          kind: 'choice',
          name: 'minTeu',
          label: t('tender.search.minTeu'),
          options: TEU.map((value) => ({ value, label: value })),
        },
        { kind: 'choice', name: 'incoterm', label: t('tender.search.incoterm'), options: terms },
      ]}
    >
      {children}
    </FilterBar>
  )
}
