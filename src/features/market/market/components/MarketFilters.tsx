import { hasLane } from '@/contract/market/listing/kinds.ts'
import { LISTING_KINDS } from '@/contract/market/listing/values.ts'
import { useText } from '@/i18n/useText.ts'
import { FilterBar } from '@/lists/FilterBar.tsx'
import { useLaneFilters } from '@/lists/useLaneFilters.ts'
import type { Filter } from '@/lists/filters.ts'
import { useDict, useFreight, useNameOf } from '@/reference/useReferences.ts'
import { CheckBox } from '@/ui/CheckBox.tsx'
import type { MarketFilter, MarketSearch } from '../useMarket.ts'

interface FiltersProps {
  search: MarketSearch
  isSignedIn: boolean
}

type Declared = Filter<MarketFilter>
const ENDS = ['pol', 'pod'] as const

/** Search filters of listings; kinds that are offered at a place are filtered by province instead of by lane. */
export function MarketFilters({ search, isSignedIn }: FiltersProps) {
  const t = useText()
  const nameOf = useNameOf()
  const { carriers, containerTypes } = useFreight()
  const modes = useDict('transport_mode').items
  const { places, setFilters } = useLaneFilters(search)
  const kind = LISTING_KINDS.find((one) => one === search.filters.kind)
  const isLane = kind === undefined || hasLane(kind)
  // A flight leaves from an airport.
  const { mode } = search.filters
  const endName = (end: (typeof ENDS)[number]) =>
    t(mode === 'AIR' || mode === 'RAIL' ? `market.fact.${end}.${mode}` : `market.fact.${end}`)
  const lines = carriers.map((carrier) => ({ value: carrier.scac, label: nameOf(carrier) }))
  const boxes = containerTypes.map(({ isoCode, code }) => ({ value: isoCode, label: code }))
  const place: Declared[] = isLane
    ? [
        ...ENDS.map((name) => ({ kind: 'port' as const, name, label: endName(name), options: places })),
        { kind: 'choice', name: 'carrierScac', label: t('market.filter.carrier'), options: lines },
      ]
    : [{ kind: 'province', name: 'provinceCode', label: t('market.filter.province') }]
  const direct: Declared[] = [{ kind: 'flag', name: 'directOnly', label: t('market.filter.directOnly') }]
  const days: Declared[] = [
    { kind: 'day', name: 'etdFrom', label: t('market.filter.etdFrom') },
    { kind: 'day', name: 'etdTo', label: t('market.filter.etdTo') },
  ]
  // Guests see no prices.
  const price: Declared[] = [{ kind: 'whole', name: 'maxPrice', label: t('market.filter.maxPrice'), maxLength: 7 }]
  return (
    <FilterBar<MarketFilter>
      label={t('market.filters')}
      list={{ ...search, setFilters }}
      filters={[
        ...place,
        { kind: 'choice', name: 'isoCode', label: t('market.filter.box'), options: boxes },
        {
          kind: 'text',
          name: 'keyword',
          label: t('market.filter.keyword'),
          placeholder: t('market.filter.keyword.hint'),
        },
        ...(isLane ? direct : []),
        { kind: 'flag', name: 'certifiedOnly', label: t('market.filter.certifiedOnly') },
        { kind: 'flag', name: 'validToday', label: t('market.filter.validToday') },
      ]}
      more={[
        { kind: 'choice', name: 'mode', label: t('market.filter.mode'), options: modes },
        ...(isLane ? days : []),
        ...(isSignedIn ? price : []),
      ]}
    >
      {search.filters.sellerId !== undefined && (
        <CheckBox
          label={t('market.filter.seller')}
          checked
          onChange={() => search.setFilters({ sellerId: undefined })}
        />
      )}
    </FilterBar>
  )
}
