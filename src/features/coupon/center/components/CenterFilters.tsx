import { useSearchParams } from 'react-router-dom'
import { COUPON_KINDS } from '@/contract/coupon/values.ts'
import type { CouponKind } from '@/contract/coupon/values.ts'
import { useText } from '@/i18n/useText.ts'
import { useDict, useFreight } from '@/reference/useReferences.ts'
import { hrefTo } from '@/routes/href.ts'
import { Button } from '@/ui/Button.tsx'
import { CheckBox } from '@/ui/CheckBox.tsx'
import { choicesOf } from '@/ui/choices.ts'
import { KeywordSearch } from '@/ui/KeywordSearch.tsx'
import { MiniSelect } from '@/ui/MiniSelect.tsx'
import { PortCombobox } from '@/ui/PortCombobox.tsx'
import { SelectField } from '@/ui/SelectField.tsx'
import { TabLinks } from '@/ui/TabLinks.tsx'
import { sortOf } from '../useCenter.ts'
import type { CenterSearch } from '../useCenter.ts'

interface FiltersProps {
  search: CenterSearch
  isSignedIn: boolean
}

const FLAG_TEXT = {
  usableByMe: 'couponCenter.filter.usableByMe',
  fitsMine: 'couponCenter.filter.fitsMine',
  endingSoon: 'couponCenter.filter.endingSoon',
} as const
const SORTS = ['worth', 'newest'] as const

/** The kinds as tabs; what else was looked for stays. */
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

/** What to look for; every change is in the address at once. */
export function CenterFilters({ search, isSignedIn }: FiltersProps) {
  const t = useText()
  const modes = useDict('transport_mode')
  const { ports } = useFreight()
  const { filters, setFilters } = search
  const flags = isSignedIn ? (['usableByMe', 'fitsMine', 'endingSoon'] as const) : (['endingSoon'] as const)
  return (
    <div role="group" aria-label={t('couponCenter.filters')}>
      <div className="ct-filters">
        <SelectField
          label={t('couponCenter.filter.mode')}
          value={filters.mode ?? ''}
          onChange={(mode) => setFilters({ mode })}
          none={t('couponCenter.filter.any')}
          options={modes.items}
        />
        <PortCombobox
          label={t('couponCenter.filter.pol')}
          value={filters.pol ?? null}
          onChange={(pol) => setFilters({ pol: pol ?? undefined })}
          options={ports}
        />
        <PortCombobox
          label={t('couponCenter.filter.pod')}
          value={filters.pod ?? null}
          onChange={(pod) => setFilters({ pod: pod ?? undefined })}
          options={ports}
        />
        <div className="ct-filter-flags">
          {flags.map((name) => (
            <CheckBox
              key={name}
              label={t(FLAG_TEXT[name])}
              checked={filters[name] === 'true'}
              onChange={(event) => setFilters({ [name]: event.target.checked ? 'true' : undefined })}
            />
          ))}
          {search.isFiltered && (
            <Button size="small" variant="quiet" onClick={search.resetFilters}>
              {t('couponCenter.filter.reset')}
            </Button>
          )}
        </div>
      </div>
      <div className="ct-center-bar">
        <KeywordSearch
          label={t('couponCenter.filter.keyword')}
          value={filters.q}
          onSearch={(q) => setFilters({ q: q || undefined })}
        />
        <MiniSelect
          label={t('couponCenter.sort')}
          value={sortOf(search)}
          onChange={(sort) => search.setSort(sort || undefined)}
          none={t('couponCenter.sort.ending')}
          options={choicesOf(SORTS, (sort) => t(`couponCenter.sort.${sort}`))}
        />
      </div>
    </div>
  )
}
