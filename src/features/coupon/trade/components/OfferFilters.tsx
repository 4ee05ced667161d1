import { COUPON_KINDS } from '@/contract/coupon/values.ts'
import { useText } from '@/i18n/useText.ts'
import { FilterBar } from '@/lists/FilterBar.tsx'
import { useDict } from '@/reference/useReferences.ts'
import type { OfferSearch } from '../useOffers.ts'

interface FiltersProps {
  search: OfferSearch
  isSignedIn: boolean
}

const POINTS_DIGITS = 9

/** Search filters of the coupon market. */
export function OfferFilters({ search, isSignedIn }: FiltersProps) {
  const t = useText()
  const modes = useDict('transport_mode').items
  const { labelOf } = useDict('coupon_kind')
  const kinds = COUPON_KINDS.map((value) => ({ value, label: labelOf(value) }))
  return (
    <FilterBar
      label={t('couponTrade.filters')}
      list={search}
      filters={[
        { kind: 'choice', name: 'kind', label: t('couponTrade.filter.kind'), options: kinds },
        { kind: 'choice', name: 'mode', label: t('couponTrade.filter.mode'), options: modes },
        { kind: 'port', name: 'pol', label: t('couponTrade.filter.pol') },
        { kind: 'port', name: 'pod', label: t('couponTrade.filter.pod') },
        { kind: 'whole', name: 'maxPoints', label: t('couponTrade.filter.maxPoints'), maxLength: POINTS_DIGITS },
        { kind: 'text', name: 'keyword', label: t('couponTrade.filter.keyword') },
        ...(isSignedIn
          ? [{ kind: 'flag' as const, name: 'fitsMine' as const, label: t('couponTrade.filter.fitsMine') }]
          : []),
      ]}
    />
  )
}
