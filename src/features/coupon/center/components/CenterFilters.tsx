import { COUPON_KINDS } from '@/contract/coupon/values.ts'
import { useText } from '@/i18n/useText.ts'
import { FilterBar } from '@/lists/FilterBar.tsx'
import { FilterTabs } from '@/lists/FilterTabs.tsx'
import { useDict } from '@/reference/useReferences.ts'
import type { CenterSearch } from '../useCenter.ts'

interface FiltersProps {
  search: CenterSearch
  isSignedIn: boolean
}

const SORTS = ['worth', 'newest'] as const

/** Tabs of the coupon kinds; other filters stay. */
export function KindTabs({ kind }: { kind: string | undefined }) {
  const t = useText()
  const { labelOf } = useDict('coupon_kind')
  return (
    <FilterTabs
      label={t('couponCenter.kinds')}
      name="kind"
      current={kind}
      tabs={[{ text: t('couponCenter.kind.all') }, ...COUPON_KINDS.map((value) => ({ value, text: labelOf(value) }))]}
    />
  )
}

/** Search filters of the collection centre. */
export function CenterFilters({ search, isSignedIn }: FiltersProps) {
  const t = useText()
  const modes = useDict('transport_mode').items
  const flags = isSignedIn ? (['usableByMe', 'fitsMine', 'endingSoon'] as const) : (['endingSoon'] as const)
  return (
    <FilterBar
      label={t('couponCenter.filters')}
      list={search}
      filters={[
        { kind: 'choice', name: 'mode', label: t('couponCenter.filter.mode'), options: modes },
        { kind: 'port', name: 'pol', label: t('couponCenter.filter.pol') },
        { kind: 'port', name: 'pod', label: t('couponCenter.filter.pod') },
        { kind: 'text', name: 'q', label: t('couponCenter.filter.keyword') },
        ...flags.map((name) => ({ kind: 'flag' as const, name, label: t(`couponCenter.filter.${name}`) })),
      ]}
      sort={{
        label: t('couponCenter.sort'),
        usual: t('couponCenter.sort.ending'),
        options: SORTS.map((value) => ({ value, label: t(`couponCenter.sort.${value}`) })),
      }}
    />
  )
}
