import { COUPON_KINDS } from '@/contract/coupon/values.ts'
import { KEYWORD_MAX } from '@/contract/limits.ts'
import { useText } from '@/i18n/useText.ts'
import { useDict, useFreight } from '@/reference/useReferences.ts'
import { Button } from '@/ui/Button.tsx'
import { CheckBox } from '@/ui/CheckBox.tsx'
import { knownOf } from '@/ui/choices.ts'
import { CommitField } from '@/ui/CommitField.tsx'
import { PortCombobox } from '@/ui/PortCombobox.tsx'
import { SelectField } from '@/ui/SelectField.tsx'
import type { OfferSearch } from '../useOffers.ts'

interface FiltersProps {
  search: OfferSearch
  isSignedIn: boolean
}

/** What to look for on the coupon market; every change is in the address at once. */
export function OfferFilters({ search, isSignedIn }: FiltersProps) {
  const t = useText()
  const { filters, setFilters } = search
  return (
    <search aria-label={t('couponTrade.filters')}>
      <div className="ct-filters">
        <DictSelect
          dict="coupon_kind"
          only={COUPON_KINDS}
          label={t('couponTrade.filter.kind')}
          value={filters.kind}
          onChange={(kind) => setFilters({ kind })}
        />
        <DictSelect
          dict="transport_mode"
          label={t('couponTrade.filter.mode')}
          value={filters.mode}
          onChange={(mode) => setFilters({ mode })}
        />
        <Ports search={search} />
        <CommitField
          label={t('couponTrade.filter.maxPoints')}
          isWhole
          maxLength={9}
          value={filters.maxPoints ?? ''}
          onSend={(maxPoints) => setFilters({ maxPoints })}
        />
        <CommitField
          label={t('couponTrade.filter.keyword')}
          maxLength={KEYWORD_MAX}
          value={filters.keyword ?? ''}
          onSend={(keyword) => setFilters({ keyword })}
        />
        <div className="ct-filter-flags">
          {isSignedIn && (
            <CheckBox
              label={t('couponTrade.filter.fitsMine')}
              checked={filters.fitsMine === 'true'}
              onChange={(event) => setFilters({ fitsMine: event.target.checked ? 'true' : undefined })}
            />
          )}
          {search.isFiltered && (
            <Button size="small" variant="quiet" onClick={search.resetFilters}>
              {t('couponTrade.filter.reset')}
            </Button>
          )}
        </div>
      </div>
    </search>
  )
}

function Ports({ search: { filters, setFilters } }: { search: OfferSearch }) {
  const t = useText()
  const { ports } = useFreight()
  return (
    <>
      <PortCombobox
        label={t('couponTrade.filter.pol')}
        value={filters.pol ?? null}
        onChange={(pol) => setFilters({ pol: pol ?? undefined })}
        options={ports}
      />
      <PortCombobox
        label={t('couponTrade.filter.pod')}
        value={filters.pod ?? null}
        onChange={(pod) => setFilters({ pod: pod ?? undefined })}
        options={ports}
      />
    </>
  )
}

interface DictProps {
  dict: string
  only?: readonly string[]
  label: string
  value: string | undefined
  onChange: (value: string) => void
}

function DictSelect({ dict, only, label, value = '', onChange }: DictProps) {
  const t = useText()
  const { items } = useDict(dict)
  return (
    <SelectField
      label={label}
      value={value}
      onChange={onChange}
      none={t('couponTrade.filter.any')}
      options={only ? knownOf(items, only) : items}
    />
  )
}
