import { useSearchParams } from 'react-router-dom'
import { COUPON_KINDS } from '@/contract/coupon/values.ts'
import type { CouponKind } from '@/contract/coupon/values.ts'
import { useText } from '@/i18n/useText.ts'
import { FilterBar } from '@/lists/FilterBar.tsx'
import { useDict } from '@/reference/useReferences.ts'
import { hrefTo } from '@/routes/href.ts'
import { TabLinks } from '@/ui/TabLinks.tsx'
import type { CenterSearch } from '../useCenter.ts'

interface FiltersProps {
  search: CenterSearch
  isSignedIn: boolean
}

const SORTS = ['worth', 'newest'] as const

/** Tabs of the coupon kinds; other filters stay. */
export function KindTabs({ kind }: { kind: string | undefined }) {
  const t = useText()
  const [params] = useSearchParams()
  const kinds = useDict('coupon_kind')
  const addressOf = (wanted?: CouponKind) => {
    const next = new URLSearchParams(params)
    for (const name of ['kind', 'current']) next.delete(name)
    if (wanted) next.set('kind', wanted)
    const text = next.toString()
    return text === '' ? hrefTo('couponCenter') : `${hrefTo('couponCenter')}?${text}`
  }
  return (
    <TabLinks
      label={t('couponCenter.kinds')}
      items={[
        { to: addressOf(), text: t('couponCenter.kind.all'), isCurrent: kind === undefined },
        ...COUPON_KINDS.map((one) => ({ to: addressOf(one), text: kinds.labelOf(one), isCurrent: kind === one })),
      ]}
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
